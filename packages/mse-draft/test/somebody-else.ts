/** The same visit of somebody else: people have other names, are of the other sex, of another age, or from elsewhere. */

/** Given names of people in the labelled visits. Data. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'Priya Denise Kev Jean Ben Craig Kyle Maureen Tom Kirsty Lorraine Declan Jan Bev Steve Donna Fraser Marcus Callum Stephen ' +
    'Doreen Ruth Jayden Margaret Gary Eddie Dale Joanne Loretta Aoife Huw Carol Bridie Joe Joseph Jess Simon Simran Tyler Alfie ' +
    'Helen Kevin Morag Bernie Hugh James Walter Harold Neil Gaz Mary Kelly Susan Fiona Ryan Joan Marisol Stan Raymond Liam Gwyn ' +
    'Tony Ffion Owen Megan Aisha Steph Eilidh Sana Idris Elizabeth Agnes Derek Rory Cody Mike Rick Elena Earl Lynn Kiara Larry ' +
    'Dan Kath Femi Michael Lisa Davy Rhiannon Arthur Darnell Leanne Bethan Carmel Theo Obinna Lachie Tobi Billy Matilda Carla ' +
    'Anjali Damo Jules John Sean Thomas Gwen Donal Kayleigh Ronnie Miriam Basia Halina Johnny Tasha Paula Saoirse Colin Sandra ' +
    'Jamie Ellie Rennie Moira Hamid Leon Lupe Ramiro Irene Charles Mateo Stevie Simone Isla Harpreet Hamish Tama Ricky Jack ' +
    'Danny Harry Bruce Sharon Norman Leonard Pauline Archie Wullie Rhian Matthew Yvonne Claire George Julie Marlon Zayn Morna ' +
    'Javed Glenys Daniel Shaun Virgil Roger Karen Cecil Sadie Peter Travis Annika Kayla Deb Gladys Marcel Wilma Paul Frances Eoin ' +
    'Ciara Gethin Asha Wasim Josie Mair Gareth Christy Tash Kuba Victoria Dami Teni Isha Ritu Mia Ewan Alex Karthik Rohan Faizan ' +
    'Sofia Aaliyah Zach Omar Neel Dawn Angus Kathy Shane Nomsa Themba Teddy Alfred Damien Clive Zainab Monique Mikey Dylan Mhairi ' +
    'Danielle Farouk Zanele Trish Gabriela Luis Marion Abena Rita Doris Janine Olivia Frankie Andy Elaine Sam Edna Gerard Janet Carl'
  ).split(' '),
);
const OTHERS =
  'Adeyemi Kwame Siobhan Wei Fatima Jose Ingrid Ravi Hamza Oksana Thabo Mei Yusuf Carys Tamsin Bjorn Leilani Kofi Ximena Dafydd'.split(
    ' ',
  );
const SEXES = new Map(
  'he/she him/her his/her himself/herself husband/wife son/daughter brother/sister father/mother dad/mum man/woman boy/girl'
    .split(' ')
    .flatMap((pair) => {
      const [one = '', other = ''] = pair.split('/');
      return [[one, other] as const, ...(other === 'her' ? [] : [[other, one] as const])];
    }),
);
/** What "her" stands before where it is whose something is. */
const OWNS =
  /^ (?!(?:to|and|or|but|in|on|at|for|with|when|that|the|a|off|out|up|down|about|from|again|too|so|if|because|as|by|after|before|is|was|not|then|now|away|into|over|all|alone|like|how|what|why|this|these|fat|stupid|alive|very|here|there|home|it|i|he|she|they|we|you)(?![a-z]))[a-z]/;

/** A transcript in which each name of a person is another one. */
export function withOtherNames(transcript: string): string {
  const given = [...new Set(transcript.match(/\p{Lu}\p{Ll}+/gu))].filter((name) => NAMES.has(name));
  const renamed = new Map(
    given.map((name, at) => [name, OTHERS[(at * 7 + transcript.length) % OTHERS.length] ?? name]),
  );
  return transcript.replace(/\p{Lu}\p{Ll}+/gu, (word) => renamed.get(word) ?? word);
}

/** A transcript in which everybody is of the other sex. */
export function withOtherSexes(transcript: string): string {
  return transcript.replace(/(?<![\p{L}])[A-Za-z]+(?!\p{L})/gu, (word, at: number) => {
    const small = word.toLowerCase();
    const after = transcript.slice(at + word.length, at + word.length + 20);
    const other = small === 'her' ? (OWNS.test(after) ? 'his' : 'him') : SEXES.get(small);
    if (other === undefined) return word;
    return word === small ? other : `${other.charAt(0).toUpperCase()}${other.slice(1)}`;
  });
}

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
/** Where a number is an age, with what it is written with: before it, or after it. */
const AGE =
  /(?<=(?<![a-z])(?:i['’]?m|i am|you['’]?re|he['’]?s|she['’]?s|aged?|turned|when (?:i|he|she|you) (?:was|were)) )[a-z0-9]+(?!['’a-z0-9])(?=(?:[- ][a-z]+)?(?:[.,;?!\n]| (?:and|with|now|when|i|he|she|after|before|years old)(?![a-z])))|(?<![a-z0-9])[a-z0-9]+(?=(?:[- ][a-z]+)?[- ]years?[- ]old(?![a-z]))/giu;

/** A transcript in which everybody is older by some years: ten, or one before the age of twenty; the oldest are young. */
export function withOtherAges(transcript: string): string {
  const next = (words: readonly string[], word: string): string | undefined =>
    words.includes(word) ? words[(words.indexOf(word) + 1) % words.length] : undefined;
  return transcript.replace(AGE, (word) => {
    if (/^[2-9]\d$/.test(word)) return `${(Number(word.charAt(0)) % 8) + 2}${word.charAt(1)}`;
    const other = next(TENS, word.toLowerCase()) ?? next(TEENS, word.toLowerCase());
    if (other === undefined) return word;
    return word === word.toLowerCase() ? other : `${other.charAt(0).toUpperCase()}${other.slice(1)}`;
  });
}

/** Places in the labelled visits. Data. */
const PLACES: ReadonlySet<string> = new Set(
  (
    'Leicester Perth Leeds Dalby Cardiff Lagos Limerick Hull Sylhet Chinle Peckham Macon Spain Pune Toronto Bolton Swansea Nagpur ' +
    'Lisbon Cofimvaba Tenby Duluth Florida Cornwall Toledo Hargeisa Galway Wythenshawe Libya Luton America Australia Ohio Timaru ' +
    'Rotterdam Whitby Bournemouth Widnes Lublin Canada Brampton Walton Dingwall Manchester Neath Aberystwyth Basra Jamnagar ' +
    'Chittagong Minot Bismarck Beckley Odessa Gillette Oklahoma Alaska Winnipeg Macroom Gateshead Lanzarote Letterkenny Kilkenny ' +
    'Wolverhampton Larne Germany Rochdale Cairns Utah Newcastle Fresno Ikorodu Halifax Footscray Helmand Gawler Nairn Filey ' +
    'Mombasa Lincoln Gugulethu Herat Joliet Adelaide Kumasi Reno Laredo Cebu Gdynia Oughterard Enugu Holland Tucson Rangiora ' +
    'Barrie Burnie Stobhill York Crewe Roselawn Bundoran Wakefield Derby Paisley Russia Hartlepool Iraq Fargo Tacoma Atlanta ' +
    'Delaware Cheltenham Arizona Frogtown Korea Pearland Cork Ballard Tripoli Birmingham Harehills Braga Radom Stuttgart Frankfurt ' +
    'Coventry Houston Tianjin Mallorca Dnipro Brixton Croydon Brighton Bilbao Yonkers Alhambra Washington Allentown Columbus Dayton ' +
    'Gisborne Kamloops Delhi Featherstone Brandon Toowoomba Barbados Worcester Saskatoon Madurai Thrissur Carbonear Drumchapel ' +
    'Shipley Lancashire Tenerife Blackpool Huddersfield Denver Honduras Phoenix Cleveland Billings Dearborn Bunbury Clonmel Sydney ' +
    'Ludhiana Chennai Ghent Swindon Aberdeen Hampshire Lyon Todmorden Asmara Tulsa Kirkcaldy Poland Slough Harrogate Lahore ' +
    'Stockwell Scotland Dubbo Athlone Georgia Truro Nanaimo Nyeri Nakuru Casablanca Turkey Aleppo Khartoum Mogadishu Jamaica ' +
    'Flagstaff Derry Sligo Dublin Lunenburg Kowloon Tobago Fremantle Brisbane China Hereford Vegas Dundalk Norwich Erie Finland ' +
    'Nashville Warrington Amritsar Umlazi Paarl Talgarth Corby London Ireland England Wales Glasgow Edinburgh Liverpool'
  ).split(' '),
);
const ELSEWHERE =
  'Osaka Bogota Tashkent Ouagadougou Cusco Bergen Hanoi Tampere Windhoek Recife Ulaanbaatar Suva Gaborone Porto Almaty'.split(
    ' ',
  );
/** What one region writes or calls otherwise than another. Data. */
const REGIONAL = new Map(
  'mum/mom mums/moms colour/color colours/colors neighbour/neighbor neighbours/neighbors behaviour/behavior favourite/favorite humour/humor favour/favor honour/honor harbour/harbor labour/labor rumour/rumor centre/center theatre/theater litre/liter grey/gray tyre/tire pyjamas/pajamas realise/realize realised/realized recognise/recognize apologise/apologize organised/organized paralysed/paralyzed practising/practicing practised/practiced cancelled/canceled travelling/traveling travelled/traveled counsellor/counselor counselling/counseling'
    .split(' ')
    .flatMap((pair) => {
      const [one = '', other = ''] = pair.split('/');
      return [[one, other] as const, [other, one] as const];
    }),
);

/** A transcript in which each place is another one, and written as elsewhere: "Mum" is "Mom", "colour" is "color". */
export function withOtherRegions(transcript: string): string {
  return transcript.replace(/(?<!\p{L})\p{L}+(?!\p{L})/gu, (word) => {
    if (PLACES.has(word)) return ELSEWHERE[(word.length * 7 + word.charCodeAt(1)) % ELSEWHERE.length] ?? word;
    const other = REGIONAL.get(word.toLowerCase());
    if (other === undefined) return word;
    return word === word.toLowerCase() ? other : `${other.charAt(0).toUpperCase()}${other.slice(1)}`;
  });
}
