import { defineStates } from './define-state.ts';

const NOT_WAKE =
  '(?:(?:can|could) not (?:be )?(?:wake|woken|rouse|roused|get (?:her|him|them) (?:up|awake))(?! (?:up )?(?:in the morning|for (?:work|school|college)|without|before|early|on time))|will not (?:wake|rouse)|would not (?:wake|rouse)|not (?:wake|waking|rousable|rouseable|responding(?! (?:to (?:treatment|medication|antidepressants|her|his|internal|lithium|the|clozapine|it)|well|adequately))))';

/** How awake and how clear somebody is. */
export const CONSCIOUSNESS = defineStates([
  {
    key: 'unrousable',
    label: 'loss of consciousness',
    says: [
      `${NOT_WAKE}|unrous(?:able|eable)|unresponsive(?! (?:to (?:treatment|medication|antidepressants|ssris?|therapy|lithium)|depression))|unconscious(?! (?:bias|mind|process|motiv|fantas|conflict))|comatose|in a coma|stuporous|stupor|out cold|gcs (?:of |is |was )?(?:[3-9]|1[012])(?! [0-9])|only responds? to pain|responds? only to pain|lifeless`,
    ],
  },
  {
    key: 'hard_to_rouse',
    label: 'marked drowsiness',
    insteadOf: 'drowsiness',
    says: [
      '(?:two|three|four|five|several|[2-9]|many) (?:goes|tries|attempts|shakes|shouts) to (?:wake|rouse|get) (?:her|him|them|up)|(?:took|takes) (?:[^ ]+ ){0,4}to (?:rouse|wake) (?:her|him)(?! (?:up )?(?:for school|for work))',
      '(?:can|could) not be (?:got|gotten|get|raised) (?:up|out of bed|awake)|(?:can|could) not (?:get|keep) (?:her|him|them|my [^ ]+) (?:to )?(?:awake|wake up|open (?:her|his) eyes|stir)|(?:nod|nods|nodding|dropp?ing|drops|drift|drifts|drifting) off (?:mid|in the middle|over|while|between|when|into|halfway)|asleep (?:mid|in (?:her|his) (?:dinner|soup|food|plate)|standing|over (?:her|his) (?:food|dinner|plate))|(?:slow|slower) to (?:answer|respond|rouse|wake)|(?:will|would|does|did) not (?:wake|rouse|stir|come round)|(?:eyes|lids) (?:will not|would not|not) (?:open|stay open)|(?:slept|sleeping|asleep) (?:(?:for|through) )?(?:(?:1[4-9]|2[0-9]|eighteen|twenty|sixteen|all day|the clock|round the clock)|through (?:meals|lunch|dinner|everything))',
      '(?:hard|harder|difficult|tough|slow|struggl(?:e|ing)|impossible|takes? (?:ages|a lot|several attempts|three goes)) to (?:wake|rouse|waken|get (?:her|him) (?:up|awake)|stir)|(?:hardly|barely) (?:rousable|awake|conscious|stirs|stirring|opens? (?:her|his) eyes)|barely able to stay awake|can not (?:stay awake|keep (?:her|his|their|my) eyes open)|obtunded|over ?sedat(?:ed|ion)|heavily sedated|(?:fall(?:ing|s)?|drops?|dropping|drift(?:ing|s)?|nods?|nodding) (?:asleep|off) (?:mid|in the middle|during|while (?:eating|talking|speaking)|in (?:her|his) (?:dinner|food|soup|chair|plate)|over)|nodding off|drifting (?:off|in and out)|in and out of (?:it|sleep|consciousness)|eyes rolling and sleepy|slumped(?! (?:shoulders|posture))|gcs (?:of |is |was )?1[34](?! [0-9])|asleep (?:all day|most of the day|at the table)|sleep(?:s|ing)? (?:all day|20 hours|22 hours|round the clock)|(?:more|increasingly|unusually|excessively|abnormally) (?:drowsy|sleepy|sedated|somnolent)|(?:drowsy|sleepy|sedated)(?= and (?:slurr|confus|unstead|vomit))|drowsier|sleepier',
    ],
  },
  {
    key: 'drowsiness',
    label: 'drowsiness',
    says: [
      'drows(?:y|iness)(?! (?:[^ ]+ ){0,3}(?:as|than) (?:usual|before|always))|sleepy(?! (?:town|village|baby))|sleepiness|groggy|zonked|dopey|dozy|sedated(?! (?:[^ ]+ ){0,3}as (?:usual|before|always))|sedation|spaced out|out of it|lethargic|lethargy|somnolen(?:t|ce)|hung ?over feeling|zombie',
    ],
    quiet: true,
  },
  {
    key: 'acute_confusion',
    label: 'new confusion',
    insteadOf: 'confusion',
    besides: true,
    says: [
      '(?:talk|talking|chat|chatting|speak|speaking|chats|waving|reaching) (?:to|for|at) (?:people|things|somebody|someone|a man|her dead|his dead|(?:her|his) (?:dead|late) [^ ]+) (?:[^ ]+ ){0,2}(?:not there|is not there)|(?:something|things?|somebody) (?:[^ ]+ ){0,4}(?:is not|not) there|(?:pull|pulls|pulling|pick|picks|picking|pluck|plucks|plucking) (?:at|off) (?:[^ ]+ ){0,3}(?:blankets?|sheets?|bed ?clothes|the air|lines|invisible|threads)|(?:put|puts|putting|left|leaving|keeps|found|find|hides) (?:[^ ]+ ){0,2}(?:keys|handbag|shoes|shoe|purse|slippers|glasses|kettle|phone|bread|iron|milk) (?:[^ ]+ ){0,2}(?:in|into) the (?:oven|fridge|freezer|microwave|washing machine|bin)|handbag (?:[^ ]+ ){0,3}in the fridge|(?:ask|asks|asked|asking) (?:me )?(?:what|which) (?:color|year|day|month) (?:[^ ]+ )?(?:is|it is)|(?:think|thinks|thought|thinking|reckons|convinced|says) (?:it is|i am|we are|he is|she is) (?:19[0-9]{2}|at war|(?:her|his) (?:mother|mom|sister|dad|wife|husband)|back in|on a (?:ship|boat|train)|in the army)|(?:do|did|does) not (?:know|recogni[sz]e) (?:me|us|her own|his own|who|where|which house|(?:her|his) (?:own )?(?:son|daughter|wife|husband|house|room))|(?:yesterday|last week|at visiting|day before|this morning) (?:[^ ]+ ){0,3}(?:was |were )?(?:doing|sharp as|fine at|right as|did) (?:my|the|a|his|her)? ?(?:tax|crossword|tack|visiting|accounts|sudoku)|was fine (?:at|when i|on) (?:visiting|left|saturday|sunday|monday|friday)|sun ?down(?:ing|s)|lost in (?:her|his) own (?:house|home|street|kitchen)|words? (?:not )?mak(?:e|ing) no sense|muttering(?! about (?:the|his|her))',
      '(?:new|acute|sudden|increas(?:ed|ing)|worsening|sudden onset|new onset|intermittent|post ?ictal|fluctuating) confusion|(?:acutely|suddenly|newly|increasingly|more|very|getting|become|became|becoming|got|gone|went|going|now|quite|seems?|seemed|looks?|looked|found|is|was|been|extremely|grossly|floridly) confused(?! (?:about (?:the (?:dose|instructions|plan|letter|date of|appointment|forms?|results?|change|diagnosis)|her (?:dose|medication)|his (?:dose|medication)|how|what|which|whether|when to|why)|by (?:the|this)|with (?:another|the other|her sister)|over (?:the|which)))|(?:more |got |gone |very )?muddled (?:since|today|up(?! (?:the|her|his) (?:pills|medication|dates))|at night|and)|confused (?:since|today|yesterday|this|overnight|last night|at night|and (?:agitated|drowsy|sweat|shak|restless|hot|vomit|unsteady|sleepy|picking)[a-z]*)|confusion (?:since|today|over|for|and|overnight|this|came on|started)',
      'deliri(?:um|ous)(?! tremens)|talking (?:nonsense|rubbish|gibberish|gobbledygook|double dutch)|gibberish|incoherent|not making (?:any |much )?sense|making no sense|altered (?:mental (?:state|status)|consciousness|sensorium|level)|encephalopath(?:y|ic)|disorient(?:ed|ated|ation)|(?:do|did) not know (?:where (?:she|he|they) (?:is|was|are|were)|what day it (?:is|was)|who (?:i|we|his|her)[a-z]* )|picking at (?:the (?:air|sheets|bed ?clothes|blankets?)|things)|plucking at (?:the )?(?:air|sheets|bed ?clothes)|(?:does|did) not recogni[sz]e (?:me|us|her|his) (?:[^ ]+ )?|off (?:her|his) head with fever',
    ],
  },
  {
    key: 'confusion',
    label: 'confusion',
    says: [
      'confus(?:ed|ion)(?! (?:about (?:the (?:dose|instructions|plan|letter|date of|appointment|forms?|results?|change|diagnosis)|her (?:dose|medication)|his (?:dose|medication)|how|what|which|whether|when to|why)|by (?:the|this)|with (?:another|the other|her sister)|over (?:the|which)))|muddled(?! up (?:the|her|his) (?:pills|medication|dates))',
    ],
  },
  {
    key: 'mutism',
    label: 'not speaking',
    says: [
      '(?<!selective )(?<!selectively )(?:mute|mutism)(?! (?:button|the|on))|(?:stopped|not|no longer|hardly|barely|will not|would not) (?:speaking|speak|talking|talk|spoken|talked|verbal|communicating|said a word|answer(?:ing)?)(?! (?:to (?:her|his|my|their|each|him|me|them|us|the)|about|of|english|the|with|in (?:english|groups|class)))|not (?:said|uttered|spoken) (?:a|one) (?:word|thing)|(?:just )?star(?:es|ing) (?:ahead|blankly|at the (?:wall|ceiling)|into space) and (?:silent|not|will)',
    ],
  },
  {
    key: 'catatonia',
    label: 'catatonia',
    says: [
      'cataton(?:ia|ic)|waxy flexibility|posturing(?: for hours)?|mute and (?:immobile|still)|catalep(?:sy|tic)|frozen in (?:one )?(?:position|a chair|place)|(?:sits?|stands?|stood|sat) (?:motionless|frozen) for hours|echolalia|automatic obedience',
    ],
  },
  {
    key: 'stroke_signs',
    label: 'signs of a stroke',
    says: [
      '(?:smile|mouth|face) (?:(?:is|was|goes|has|only|all|s) ){0,3}(?:on one side|lopsided|crooked|wonky|uneven|half|slipped|sliding|sagging|slid|gone (?:slack|wonky|crooked))|one side of (?:her|his|the|my) (?:face|mouth|smile)(?! (?:paint|is sunburnt|bruised|burnt))|(?:one|left|right) eye (?:will not|does not|can not|would not|not) (?:close|shut|blink)|half (?:of )?(?:her|his|the) face (?:(?:has|is|gone|went) )*(?:dropped|drooping|slack|slipped|numb|dead|not moving)|(?:never|not|does not|did not|misses|ignores|leaves) (?:see|saw|seeing|notice|noticed|eat|eats|ate)? ?(?:[^ ]+ ){0,3}on (?:the|her|his) (?:left|right)(?: side| hand side| half)?(?! (?:of the road|page))|(?:people|things|everything) on (?:his|her|the) (?:right|left)(?= (?:[^ ]+ ){0,6}(?:never|not))|(?:suddenly |gone |went )(?:can not|could not) (?:find|get) (?:(?:her|his|the|any) )?words(?: out)?|(?:arm|leg|hand|foot) (?:(?:has|just|gone|went|is|hangs|hanging|suddenly) ){1,3}(?:dead|useless|limp|floppy|by (?:her|his) side)|drag(?:s|ging|ged)? (?:(?:her|his|my|one|the|left|right) ){1,2}(?:leg|foot)',
      '(?<!bell )(?<!old )(?:face|facial|mouth) (?:(?:is|has|have|was|and|gone|went|side) ){0,2}(?:droop(?:ing|ed|s|y)?|dropped|fallen (?:on|to)|lopsided|palsy|weakness|asymmetry|twisted (?:on|to) one side)|droop(?:ing|y|ed)? (?:on (?:one|the left|the right) side|face|mouth)|(?:one|left|right) (?:side|sided)(?: of (?:her|his|the|my) (?:body|face))? (?:(?:is|has|have|was|gone|went|feels?|suddenly|of|the) ){0,2}(?:weak(?:ness)?|numb(?:ness)?|limp|dead|paralyzed|droop(?:ing|ed)?)|(?:left|right) (?:arm|leg|hand) (?:(?:is|has|have|was|gone|went|feels?|suddenly) ){0,3}(?:weak(?:ness)?|limp|useless|paralyzed|dead|heavy and weak)|dead (?:left|right) (?:arm|leg|hand|side)|speech (?:is |has gone |suddenly )*(?:jumbled|gone|lost)|weak(?:ness)? (?:of|on|down|in|affecting) (?:the |her |his |my |one )?(?:left|right|one) (?:hand side|sided?|arm|leg|hand)|(?:stroke signs|signs of (?:a )?stroke)|mouth (?:is |has gone |gone )?down(?: on (?:one|the left|the right))?|arm (?:is |has gone |gone )?weak and (?:face|mouth|speech)|hemipar(?:esis|etic)|hemipleg(?:ia|ic)|fast positive|suspected stroke|acute stroke|(?:sudden(?:ly)?|acute) (?:loss of speech|aphasia|dysphasia|dysarthria|weakness|loss of vision|slurred speech|speech disturbance|can not speak)|lost (?:the use of (?:her|his|one)|her speech|his speech)|new (?:aphasia|dysphasia|focal neurology|hemianopia)|focal neurolog[a-z]+',
    ],
  },
  {
    key: 'meningism',
    label: 'signs of meningitis',
    besides: true,
    says: [
      'mening(?:ism|itis|itic)(?! (?:b|c|w|acwy))|meningococc[a-z]+(?! vacc)|(?:stiff neck|neck stiffness) (?:and|with) (?:[^ ]+ ){0,3}(?:fever|headache|light|photophobia|vomit[a-z]*|temperature|rash)|(?:fever|headache|photophobia|temperature|vomiting) (?:[^ ]+ ){0,3}(?:stiff neck|neck stiffness)|photophobia and|non ?blanching|rash (?:that |which )?(?:does|did|do) not (?:blanch|fade)|encephalitis|kernig',
    ],
  },
  {
    key: 'head_injury',
    label: 'head injury',
    says: [
      'head (?:injury|trauma|strike|wound)|(?:traumatic |acquired )?brain injury|tbi|subdural|extradural|skull fracture|concuss(?:ion|ed)|(?:hit|bang(?:ed|ing)?|struck|knocked|bumped|cracked|split|whacked|bashed) (?:(?:her|his|their|my|the) )?head(?! (?:off|against|on) (?:the|a) (?:wall|walls)(?: in frustration)?)|knocked (?:out|unconscious)(?! (?:by the (?:tablets|medication|pills)|of the))|intracranial (?:bleed|h(?:a)?emorrhage)|brain (?:bleed|h(?:a)?emorrhage)|landed on (?:her|his|their) head',
    ],
    pastCounts: true,
  },
  {
    key: 'brain_lesion',
    label: 'brain tumour or operation on the brain',
    says: [
      'brain tumor|brain (?:mets|metastases)|glioma|glioblastoma|meningioma|craniotomy|space occupying lesion|hydrocephalus|vp shunt',
    ],
    pastCounts: true,
  },
  {
    key: 'thunderclap_headache',
    label: 'a sudden or worst-ever headache',
    insteadOf: 'headache',
    says: [
      'thunder ?clap(?: head ?aches?)?|(?:worst|most severe)(?: ever)? head ?aches?(?: ever)?(?: of (?:her|his|my) life)?|worst (?:pain|head ?ache) of (?:her|his|my) life|(?:sudden|explosive)(?: severe| onset| terrible)* head ?aches?|head ?aches? (?:(?:which|that|it|and) )?(?:(?:came|come) on )?(?:suddenly|in seconds|a bang|out of nowhere)|(?:hit|kicked|struck) (?:on|in) the (?:back of the )?head (?:by|with) (?:a )?(?:bat|hammer|brick)',
    ],
  },
  {
    key: 'headache',
    label: 'severe headache',
    says: [
      'head (?:[^ ]+ )?(?:bursting|splitting|hammering|in a vice|pounding) (?:[^ ]+ ){0,4}(?:lying|bend|cough|wake|wakes|morning|sick)|whoosh(?:ing|es)? in (?:her|his|my|the) (?:ears?|head)|sight (?:go|goes|going|went) (?:gray|black|dim)',
      '(?:severe|splitting|pounding|terrible|blinding|awful|unbearable|throbbing|crushing|excruciating|bad) (?:[^ ]+ )?head ?aches?|head ?aches? (?:is |was )?(?:severe|terrible|unbearable|splitting|with (?:vomiting|visual|stiff neck|neck stiffness|blurred))|head (?:is )?(?:splitting|exploding|about to explode)|papill(?:o)?edema|raised intracranial pressure|idiopathic intracranial hypertension|iih',
    ],
  },
]);
