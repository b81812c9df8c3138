/** The same visit of somebody else: people have other names, or each is of the other sex. */

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
