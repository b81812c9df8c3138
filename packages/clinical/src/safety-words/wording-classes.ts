/**
 * Words that stand for each other in wordings of risk, by the name a wording uses: `{intend} {die}`. They may use each other.
 * Written as people speak; the forms of common verbs and the words of either sex are read alike. Data.
 */
const CLASSES: Readonly<Record<string, string>> = {
  // people
  kin: 'husband|partner|spouse|ex|ex husband|ex partner|ex boyfriend|boyfriend|fiance|fiancee|father|parents?|brothers?|sons?|child|children|kids?|babies|baby|newborn|toddlers?|infants?|twins|little ones?|wee ones?|wee one|girls?|boys?|grandfather|grandparents?|grandsons?|grandchild|grandchildren|uncle|cousins?|nephews?|step ?father|stepsons?|step ?parents?|in laws|father in law|brother in law|son in law|siblings?|family',
  little:
    'child|children|kids?|babies|baby|newborn|toddlers?|infants?|twins|triplets|little ones?|wee ones?|little girl|little boy|sons?|bairns?|weans?|grandchild|grandchildren|grandson|unborn child|stepson|(?:[1-9]|1[0-7]) (?:year|yr|month|week|day)s? ?olds?|(?:[1-9]|1[0-5]) ?(?:yo|y o|yr old)|(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:year|month|week|day)s? olds?',
  stranger:
    'neighbors?|pensioners?|shoppers?|cyclists?|joggers?|pedestrians?|passers ?by|commuters?|shop assistants?|cashiers?|bus drivers?|taxi drivers?|waiters?|waitress|bouncers?|bystanders?|nurses?|doctors?|gps?|staff|staff members?|members? of staff|staff nurses?|security|security guards?|coworkers?|boss|manager|supervisor|employer|teachers?|classmates?|roommates?|flatmates?|housemates?|residents?|peers?|co patients?|patients?|pupils?|students?|inmates?|cell ?mates?|man|men|people|person|police|police officers?|policeman|gardai?|guards?|officers?|constable|sergeant|soldiers?|strangers?|passers? ?by|passengers?|bus drivers?|drivers?|taxi drivers?|customers?|shopkeepers?|paramedics?|ambulance crew|crew|landlord|carers?|care ?workers?|care assistants?|caregivers?|support workers?|social workers?|key ?workers?|workers?|home help|health ?care assistants?|hcas?|friends?|mates?|priest|judge|lawyer|solicitor|therapist|psychiatrist|consultant|lecturer|bully|bullies|attacker|rapist|abuser|dealer|tenant|rival|visitors?',
  thing:
    '(?:rooster|dog|cat|hen|hens|lawn|hedge|car|house|bin|bins|plants?|garden|fence|bike|phone|hair|cooking|singing|cake|wifi|record|music|alarm|window)(?![^ ])',
  owned:
    '(?:my|his|her|their|your|our|the|a|an|another|fellow|other|two|three|several|some|some of the|one of the|one of|both|all|all the|2|3|4|any|that|this|whole)',
  person:
    '(?:someone|somebody|some one|people|others|other people|each other|everyone|everybody|anyone|anybody|{him}|them|us|the lot of (?:them|us|you|ye)|every one of (?:them|us|you)|them all|us all|you all|(?:{owned} (?:{owned} )?(?:[a-z]+ )?)?(?:{kin}|{stranger})(?! {thing}))',
  /** Who an abuser is; a wording begins with it rather than with whose they are, so that few words are looked at. */
  culprit:
    '(?:husband|partner|spouse|ex|ex husband|ex partner|ex boyfriend|boyfriend|fiance|fiancee|father|parents|brothers?|sons?|uncle|cousin|step ?father|in laws|father in law|brother in law|son in law|stepbrother|foster (?:carer|father)|carers?|landlord|flatmate|roommate|housemate|pimp|bully|bullies|family|stranger|neighbor|teacher|coach|priest|relative)',
  abuser:
    '(?:(?:my|his|her|their|the|a) )?(?:(?!(?:that|and|to|with|than|because)(?![^ ]))[a-z]+ )?{culprit}',
  /** Not "her hand": "her" stands for him, his and hers too. */
  him: 'her(?=$| (?:with|at|in|on|and|or|when|if|for|to|because|by|while|again|last|this|yesterday|today|tonight|badly|repeatedly|during|after|before|over|from|as|but|then|until|he|i|they|out|up|off|down|around|round|twice|several|once|every|most|all|now|there|through|into|hard|so|since|dead|alive|first|himself|myself|instead|too|violently|unprovoked|without|daily|weekly|three|x[0-9]*|[0-9]+|one|some|where|who|next|regularly|often|slowly|that|the|a|is|was|would|will|across|against|back|under|onto|like|near|multiple|both|not|just|even|of)(?![^ ]))',
  reader: '(?:me|{him}|us|patient|client|the patient|the client|this (?:girl|man|child|patient))',

  // wanting and thinking
  intend:
    '(?:want|wanted|wanna|wish|yearn|yearns|yearning|long|longs|longing|longed|plan|plans|intend|intends|intended|intending|intent|intention|intentions|decided|decision|resolved|ready|prepared|determined|willing|going|about|hope|love|prefer|preferred|rather|need|needed|crave|craves|craving|desire|desires|beg|begs|begged|begging|pray|prays|prayed|praying|try|tried|attempt|attempted|threaten|threatens|threatened|threatening|threat|threats|think|thinks|thought|thinking|considers?|contemplate|contemplates|contemplated|contemplating|contemplation|talk|speak|spoke|fantasies|fantasizing|fantasize|imagine|picture|pictures|picturing|images|imagery|visions|urge|idea|ideas|ideation|impulse|impulses|temptation|tempted|google|googled|googling|search|searched|searching|toying|preoccupied|preoccupation|obsessed|vow|vows|vowed|swear|swears|swore|promise|promised|mission|dreams|close|closer|comfort|relief)',
  link: '(?: (?:to|of|about|on|with|for|that|how|he|i|they|would|will|might|should|could|ways?|the|by|want|wanted|be|being|best|easiest|quickest|in|go|going|out|there|and|it|up|at|must|have to|needs? to|simply|really|again|over|away|somehow|maybe)){0,4}',
  would: '(?:will|would|going to|might|shall|is to|are to|about to|gonna|must|has to|have to|should)',

  // acts against oneself
  die: '(?:die|dies|dying|be dead|being dead|be killed|get killed|death|drop dead|perish|pass away|be gone|being gone|be no more|be (?:6|six) feet under|be in heaven|go to heaven|meet {my} maker|cease to exist|stop existing|not exist|leave this world|leave this life|be put down|be with god|go to sleep (?:and )?(?:not|never) wake(?: up)?|sleep forever|sleep for ever|go to sleep for ?ever|sleep and (?:not|never) wake(?: up)?)',
  end_it:
    '(?:end it|end it all|end things|end everything|(?:end|ending) it (?:tonight|today|now|tomorrow|this (?:week|weekend))|end (?:the|my|this|all the|all this) (?:pain|suffering|misery)|finish it|finish it all|finish everything|finish things|finish {self}|do {self} in|do myself in|be done with (?:life|living|it all|everything)|get it over with|exit this life|check out|leave it all|leave everyone|disappear|vanish|do something (?:silly|stupid|daft|desperate|to {self}|bad)|do anything (?:silly|stupid|daft)|do it (?:tonight|today|tomorrow|soon|properly|right|now)|make away with {self})',
  kill_self:
    '(?:(?:kill|killed|hang|hanged|shoot|shot|drown|drowned|poison|poisoned|gas|gassing|gassed|electrocute|electrocuted|electrocuting|suffocate|suffocated|suffocating|asphyxiate|asphyxiated|strangle|strangled|starve|starved|stab|stabbed|burn|top|topping|topped|destroy|destroying|off|offing|finish off|execute|euthani[sz]e|dispose of|end|immolate) {self}|self immolat[a-z]+)',
  high: '(?:[a-z0-9]+ )?(?:[a-z0-9]+ )?(?:bridge|cliffs?|roof|rooftop|ledge|balcony|parapet|viaduct|aqueduct|overpass|flyover|multi ?storey|car park|parking garage|tower|tower block|block of flats|building|flats|quay|quayside|pier|harbor wall|railings?|barrier|window|(?:[a-z0-9]+ )?(?:floor|story|storey)|pylon|scaffolding|crane|weir|embankment|stairwell|stairs|something high|waterfall|height|mast|silo|dam)',
  moving:
    '(?:[a-z0-9]+ )?(?:[a-z]+ )?(?:trains?|tram|luas|bus|buses|lorry|lorries|trucks?|cars?|traffic|vans?|tube|metro|subway|vehicles?|tractor|motorway|dual carriageway|path of (?:a|the) [a-z]+|dart|express)',
  water:
    '(?:[a-z]+ )?(?:[a-z]+ )?(?:river|sea|canal|lake|loch|lough|ocean|reservoir|weir|pond|quay|harbor|tide|waves|dock|docks|liffey|thames|lee|lagan|clyde|ganga|ganges|well|slurry pit|slurry tank)',
  rope: '(?:rope|ropes|noose|nooses|ligatures?|cord|belt|belts|dressing gown cord|shoelaces?|cable|wire|flex|scarf|sheets?|bed ?sheets?|curtain|lead|leash|chain|dupatta|sari|saree|hosepipe|hose|bandage|tights|strap|bag|plastic bag|towing strap|tow rope|blind cord)',

  // medicines and other things that are swallowed
  med: '(?:[a-z]+ )?(?:pill|capsules?|caps|medication|drugs?|insulin|painkillers?|pain killers?|sleepers|sleeping pill|sleeping|antidepressants?|antipsychotics?|opioids?|opiates?|benzos?|benzodiazepines?|blood thinners?|sedatives?|sedation|tranquilli[sz]ers?|co codamol|co dydramol|beta blockers?|patches|tramadols?|prescription|box of [a-z]+|repeat)',
  took: '(?:take|took|taken|swallow|swallowed|ingest|ingests|ingested|ingesting|necked|neck|necking|downed|downing|consume|consumed|consuming|gulped|scoffed|popped|drink|drank|drunk|inject|injects|injected|injecting|ate|eaten|emptied|tipped|washed down|knocked back|had)',
  many: '(?:about|around|approx|approximately|circa|ca|roughly|over|nearly|almost|at least|more than|up to|some|well over|another|maybe|c)',
  count:
    '(?:[1-9][0-9]{1,2}(?: (?:to|or) [1-9][0-9])?|[1-9][0-9]x[0-9]+(?: ?(?:mg|mcg|g))?|[1-9][0-9] ?x(?: [0-9]+(?: ?mg)?)?|x ?[1-9][0-9]|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty(?: [a-z]+)?|thirty(?: [a-z]+)?|forty(?: [a-z]+)?|fifty(?: [a-z]+)?|sixty|seventy|eighty|ninety|(?:a|one|two|couple of) hundred|hundreds|dozens?|a dozen|two dozen|several dozen|loads|lots|a load|a lot|a bunch|bunch|tons|heaps|(?:a )?(?:large|huge|massive|significant|unknown|big|great) (?:number|quantity|amount|handful))',
  wholly:
    '(?:(?:a|an|the|her|my|their|his|one|two|three|four|2|3|4|5|several|both|multiple|about a|another) )?(?:whole |entire |full |half a |half the )?(?:[0-9]+ )?(?:bottles?|box|boxes|packets?|packs?|strips?|blisters?|blister packs?|sheets?|trays?|handfuls?|fistfuls?|month s supply|months? supply|weeks? supply|week s supply|dosette(?: box)?|nomad(?: tray)?|pill ?box|supply|stash|tub|jar|contents|stock|cocktail|mixture|concoction|overdose|lot)',
  caustic:
    '(?:bleach|antifreeze|anti freeze|batteries|battery|razor blades?|razors?|blades?|detergent|poison|pesticides?|weed ?killer|paraquat|roundup|rat poison|rodenticide|slug pellets|insecticide|organophosphates?|drain cleaner|oven cleaner|toilet cleaner|disinfectant|dettol|screen ?wash|white spirit|turps|turpentine|petrol|diesel|kerosene|paraffin|methylated spirits?|surgical spirit|hand sanitiz?s?er|hand gel|sheep dip|acid|caustic soda|perfume|nail varnish remover|washing up liquid|laundry (?:pods?|capsules?)|paint thinner|fertili[sz]er|phenyl|celphos|aluminium phosphide|sulphas|sodium nitrite|cyanide|screws|nails|pins|needles|coins|broken glass|shards? of glass|magnets|lighter fluid|cleaning (?:fluid|products?|chemicals?)|floor cleaner|harpic|jeyes fluid|lysol)',

  // the body
  limb: '(?:wrists?|arms?|forearms?|fore arms?|upper arms?|legs?|thighs?|calves|calf|hips?|throat|neck|skin|stomach|tummy|abdomen|belly|chest|breasts?|hands?|ankles?|shoulders?|face|veins?|arteries|artery|ribs|knuckles?|limbs|body|inner [a-z]+|antecubital fossa|acf)',
  side: '(?:(?:l|r|lt|rt|left|right|both|bilateral|inner|upper|lower|ventral|dorsal|volar|own|the|her|my|their) ){0,3}',

  stash:
    '(?:stockpile|hoard|stash|stashes|stashed|stashing|squirrell?ed away|squirrell?ing away|accumulate|accumulated|accumulating|collect|collected|collecting|amassed|amassing|(?:save|put|store|stored|storing|keeps|kept|set|sets) (?:up|by|aside|away|back)|putting (?:by|aside|away)|hid|hide|hiding|hidden|conceal|concealed|concealing|secreting)',

  /** Who is plainly a child. */
  young:
    'child|children|kids?|babies|baby|newborn|toddlers?|infants?|twins|little ones?|wee ones?|(?:[1-9]|1[0-4]) (?:year|yr|month|week|day)s? ?olds?|(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:year|month|week|day)s? olds?|weans?|bairns?|eldest|youngest|middle child|little girl|little boy',
  ingested:
    '(?:after take|after swallow|took|taken|swallow (?:a|the|all|her|my|[0-9]+)|swallowed|ingested|ingestion|ingest|ate|eaten|drank|necked|downed|injected|consumed|overdosed|gulped|washed down|emptied)',
  much: '(?:(?:unknown|large|huge|massive|significant|excess|big) (?:number|quantity|amount|amounts|quantities|dose|doses|handful)|handfuls?|fistfuls?|(?:an )?awful lot of|[0-9]+ (?:days|weeks?|months?) (?:supply|worth|of)|(?:a )?(?:days|weeks?|months?) (?:supply|worth)|(?:whole|entire|full) (?:lot|box|bottle|packet|strip|pack|tub|tube|supply|blister)|the lot|a (?:rake|clatter|load|heap|pile|shower|feed|bunch|tube|strip|box|bottle|packet|jar|sheet|blister) of|(?:two|three|four|five|several|[2-9]) (?:boxes|bottles|packets|strips|packs|sheets|blisters)|{count}(?! ?(?:mg|mcg|ml|micrograms?|g|gm|units?|iu|percent|times|days?|minutes?|hours?|weeks?|years?|months?|am|pm|km|miles|steps|photos?|pages|o clock)(?![^ ])))',
  regrets:
    '(?:regret|regrets|regretful|regretting|sorry|disappointed|disappointment|upset|angry|gutted|annoyed|devastated|furious|ashamed|distraught)',
  survived:
    '(?:woke up|woken up|wake up|survived|surviving|survive|being alive|am alive|is alive|was found|were found|being found|was saved|was rescued|was stopped|not work|not worked|failed|come round|came round|did not die|not die|not succeed|resuscitated|brought back)',

  long: '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|since (?:mon|tues?|wed|thurs?|fri|sat|sun|yesterday|last|the)|yesterday|(?:[2-9]|[1-9][0-9]|two|three|four|five|six|seven|eight|nine|ten|several|many|a few) (?:days?|weeks?|hrs|hours|nights|7|52|shifts|meals)|day (?:[2-9]|two|three|four|five)|x [2-9]|(?:48|36|72|24) ?(?:h|hrs|hours)|last week|a week|weeks|days)',

  // leave-taking
  farewell: '(?:goodbyes?|good byes?|farewells?)',
  letter:
    '(?:letters?|notes?|cards?|messages?|texts?|e ?mails?|videos?|voice ?notes?|voice ?mails?|posts?|recordings?|envelopes?|diary entry)',
  send: '(?:write|wrote|written|leave|left|penned|prepared|recorded|record|recording|made|make|sent|send|sends|sending|texted|posted|found|addressed|sealed)',
  dear: '(?:each of us|each of {kin}|us all|all of us|us|me|everyone|everybody|loved ones|friends|{my} friends|best friend|{owned} (?:{owned} )?(?:[a-z]+ )?{kin}|{kin})',
  handed:
    '(?:gave|give|gives|given|giving|handed|hand|handing|passed|pass|passing|sold|sell|selling|parted with|parting with|rehomed|rehoming|re homed|signed over|donated|donating|got rid of|getting rid of|get rid of)',
  belongings:
    '(?:tools?|watch|watches|guitars?|records|record collection|collections?|vinyl|dogs?|cats?|pets?|animals?|horses?|pony|ponies|hens|bees|jewell?e?ry|rings?|wedding rings?|necklace|bracelet|bikes?|bicycle|motorbike|car|van|tractor|boat|savings|money|possessions|belongings|things|stuff|books|phone|laptop|ipad|play ?station|xbox|games?|console|trophy|trophies|medals?|fishing (?:rods?|gear|tackle)|golf clubs|clothes|make ?up|skateboard|teddy|teddies|lego|camera|paintings?|piano|violin|keys|bank cards?|cards|trainers|saddle|heirlooms?|diary|diaries|photos|albums?|furniture|(?:favou?rite|prized|treasured|precious|best|most valued|valued) [a-z]+)',
  by_then:
    '(?:much longer|for long|for ?ever|(?:for|by|at|come|until|till|to see|after|past) (?:the )?(?:[a-z]+ )?(?:christmas|easter|summer|spring|autumn|winter|new year|harvest|lambing|silage|wedding|christening|communion|birthday|exams?|results|graduation|holidays|birth|funeral|weekend|end of|anniversary|diwali|eid|thanksgiving|next|then|that|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|today|it|[0-9]+|{kin}|snow|match|season|debs|leaving cert)|next (?:week|month|year|summer|term|christmas|birthday|spring|time)|tomorrow|in the morning|in (?:a|one|two|three|[0-9]) (?:days?|weeks?|months?|years?)|when (?:you|we|they|the|i|he|his|her|my))',
  method:
    '(?:nooses?|nembutal|pentobarbital|sodium nitrite|exit bags?|helium|cyanide|lethal (?:dose|doses|injection|amounts?)|fatal (?:dose|doses|amounts?)|(?:painless|lethal|fatal|deadly|quick|quickest|easiest|easy|effective|least painful|reliable|certain) (?:methods?|ways?|means|poisons?|deaths?)|ways? (?:to|of|he could|i could) (?:die|kill|end|do it)|how (?:to|i could|he could|would i|it feels to|long it takes to) (?:die|kill|hang|tie a noose|drown|overdose|bleed|do it)|how (?:many|much) {gap6}(?:stop (?:my|his|her|the) heart|kill|die|fatal|lethal|overdose|would do it|it takes|needed)|(?:what|which) {gap6}(?:fatal|lethal|would kill|kill you|be enough)|(?:tide|train) (?:times|timetable)|high bridges?|bridge heights?|height of (?:the |a |an |local |nearby |various |some ){0,5}(?:bridges?|cliffs?|buildings?|viaduct|tower)|drop from (?:the|a))',
  seek: '(?:research|researched|researching|google|googled|googling|search|searched|searches|searching|look up|look into|look for|look at|read up on|read about|reading about|ask|asked|asking|enquired|inquired|enquiring|wonder|wonders|wondered|wondering|forums?|websites?|web ?pages?|online|internet|browser|bookmarked|watch|watched|ordered|order|ordering|(?:search|browser|browsing|internet|phone) history)',

  // weapons and fire
  gun: '(?:gun|guns|shot ?gun|rifle|rifles|pistol|pistols|firearms?|revolver|air ?gun|air rifle|crossbow|cross bow|ammunition|ammo|bullets|weapons?|cartridges|glock|ak ?47|9 ?mm|hand ?gun|service weapon|long gun)',
  knife:
    '(?:knife|machete|axe|hatchet|sword|samurai sword|dagger|blade|stanley knife|bread knife|kitchen knife|carving knife|meat cleaver|cleaver|hammer|crowbar|crow bar|iron bar|metal bar|baseball bat|cricket bat|bat|hurley|hurl|golf club|spade|shovel|pitchfork|slash ?hook|scissors|screwdriver|screw driver|broken bottle|broken glass|shard|scalpel|box cutter|taser|knuckle ?duster|chainsaw|sickle|acid|lathi|belan|chair leg|poker|billhook|hunting knife|pen ?knife|flick knife|chisel|nail gun|catapult|bow and arrow|petrol bomb|grenade|explosives?|pipe bomb|bomb)',
};

/** A wording with the words of its classes; names of the shared patterns are left for them. */
export function inFull(wording: string): string {
  let read = wording;
  for (let depth = 0; depth < 4; depth += 1)
    read = read.replace(/\{([a-z_]+)\}/g, (whole, name: string) => {
      const words = CLASSES[name];
      return words === undefined ? whole : words.startsWith('(') ? words : `(?:${words})`;
    });
  return read;
}
