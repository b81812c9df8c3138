import { defineSafetyTopic } from '../define-topic.ts';

/** Overdoses told as plain facts, and injuries known by their signs. Ours. */
export const SIGNS_OF_SELF_HARM = defineSafetyTopic({
  key: 'self_harm',
  label: 'self-harm or overdose',
  groups: [
    {
      grade: 'plan',
      wordings: [
        '(?:take|took|taken|swallow|swallowed|swallowing|neck|necked|downed|ingested|ate|eaten|popped|consumed|gulped) (?:about |around |approx |approximately |roughly |over |nearly |almost |some |at least |more than |up to |circa |another |the |all )*(?:1[0-9]|[2-9][0-9]|1[0-9]{2}|{count}) (?:of )?(?:my |his |her |the |x |mixed |different |old )*(?:[a-z]+ )?(?:pill|pills|capsules|painkillers|sleepers|sleeping)(?! (?:a (?:day|week|month)|each|every|in the (?:morning|evening)|at (?:night|bedtime)|supervised|as (?:prescribed|usual)|with (?:breakfast|food|water)|over (?:the|a) (?:week|month)|daily|since|per|last (?:week|month)|in (?:a|the last) (?:week|month)|for (?:my|the|a|his|her)|between))',
        '(?:swallow|swallowed|necked|downed|gulped|washed down) (?:about |around |approx |approximately |roughly |over |nearly |almost |some |at least |more than |maybe )*(?:1[0-9]|[2-9][0-9]|1[0-9]{2}|ten|fifteen|twenty|thirty|forty|fifty|sixty|a dozen|dozens)(?! (?:pints?|mg|ml|mls|beers?|oysters|drinks|years?|minutes|times|hours|days|lengths))',
        '(?:take|took|taken|swallow|swallowed|neck|necked|downed|had) (?:a )?(?:bit|mix|mixture|load|lot|pile|handful|handfuls|fistful|fistfuls|bunch|rake|wheen|cocktail|few|heap|selection|pick) (?:of |o )?(?:everything|all sorts|whatever|anything|what was (?:in|there)|everything in|stuff from|what (?:i|he) (?:could|found))',
        '(?:empty|emptied|popped|used|finished) (?:[a-z]+ )?(?:blisters?|blister packs?|blister strips?|foil strips?|foils)|(?:empty|emptied) (?:[a-z]+ )?(?:strips?|packets?|boxes|bottles?|packs?) of (?:[a-z]+ )?(?:pill|painkillers?|meds|medication|sleeping)|(?:empty|emptied) pill (?:strips?|packets?|boxes|bottles?|packs?)|pill (?:strips?|packets?|boxes|bottles?|packs?) (?:empty|all empty|lying empty)',
        '(?:finish|finished|emptied|downed|polished off|drained|got through|gone through|went through) (?:the |a |his |her |my |both |two |three |whole )*(?:packets?|box|strip|bottle|blister|boxes|packs?|strips|tub)(?: of (?:[a-z]+ )?(?:pill|pills|painkillers?|sleeping|sleepers|meds|medication)| and (?:the |an |a )?(?:other|next|second|one) (?:packet|box|strip|bottle|one))(?! (?:of )?(?:biscuits?|crisps|sweets|cigarettes|hobnobs))',
        '(?:scrub|scrubs|scrubbed|scrubbing|washing|washes|rubbing|rubs|scour[a-z]*) {gap6}(?:with (?:neat )?(?:bleach|wire wool|steel wool|a scourer|domestos|a brillo|a wire brush|sandpaper)|until (?:it|they|he) bleeds?|red raw|till (?:it|they|he) bleeds?)',
        'head ?butt(?:s|ed|ing)? (?:the |a |his |her )?(?:tiles|walls?|doors?|floor|window|mirror|sink|radiator|locker|basin)|(?:bang|bangs|banged|banging|punch|punching|punched|butt|butted|butting) {gap}(?:until|till) (?:he|they|it|i|his knuckles|her knuckles|his head|her head) (?:is |are |was |were )?(?:bleeds?|bled|bleeding|raw)',
        '(?:fresh|new|more|further|recent|unexplained) (?:[a-z]+ )?(?:cuts?|scratches|burns?|wounds?|lacerations?|marks|slashes|cigarette burns) (?:on|to|across|along|up|over|under) (?:both |his |her |my |the |left |right |inner )*(?:arms?|forearms?|wrists?|thighs?|legs?|stomach|hips?|ankles?)',
      ],
      together: [
        [
          '(?:long sleeves?|sleeves? (?:pulled|kept|always|tugged)|hoodie|jumper|cardigan|full sleeves|tights)',
          '(?:degrees|heat|heatwave|hot|hottest|summer|sun|pe|swimming|beach)',
          '(?:bandages?|dressings?|plasters?|blood|would not|will not|refus[a-z]*|would not discuss|not (?:let|roll|show|take)|hid|hiding|flinch[a-z]*|cuts?|marks)',
        ],
        [
          '(?:fresh|new|another) (?:[a-z]+ )?(?:bandages?|dressings?|plasters?|gauze)',
          '(?:would not|will not|not (?:say|discuss|explain)|arm|wrist|forearm|thigh|sleeve|hid|vague|changed the subject|blood|sleeves)',
        ],
        [
          '(?:plasters?|bandages|gauze|steri ?strips|antiseptic) (?:have |has |is |are )?(?:run|running|ran|gone|going|disappear[a-z]*|vanish[a-z]*|missing)',
        ],
        [
          '(?:poured|pours|pouring|tipped|held|holds|holding|pressed|pressing|put)',
          '(?:kettle|boiling water|boiling|iron|lighter|hob|hot plate|straighteners|aerosol|cigarettes?|hot (?:tap|oil|fat))',
          '(?:on purpose|deliberate(?:ly)?|(?:over|on|to|against|onto) (?:his|her|my) (?:own )?(?:hand|foot|arm|leg|thigh|skin|wrist|stomach|face))',
        ],
      ],
      unless: [
        'accident(?:ally|al)?|by mistake|tripped|cooking|for (?:my|a|the|his|her) (?:[a-z]+ )?(?:headaches?|back|knee|pain|period|migraine|heart|uti|infection|cold|fever)|for (?:five|seven|ten|[0-9]+) days|making (?:tea|dinner)|biscuits?|hobnobs|crisps|sweets|smarties|chocolates?|mints|cigarettes|vitamins?|course of|antibiotics|cereal|wine|beers?|gin|whiskey|bottle of water|milk|juice|recycl[a-z]+|returned|bin day|end of (?:the )?month|last of the month|new pack|next pack|refill|new supply|lego|raffle|photos|ferry|lengths|pints|walks?|steps|blood test|vaccin[a-z]+|venepuncture|cannula|jag|injection site|surgery|operation|stitches|clinic|wound nurse|district nurse|ulcer|eczema|uniform|lifeguard|religio[a-z]+|sun ?burn|sun cream|rolled (?:them|it) up|arms clear|worn out|clumsy|cat|kitten|brambles|thorns|roses|gardening|football|five a side|hedge|dishes|pans|the (?:sink|bath|toilet|floor|step|loo|patio|tiles) (?:with|until|clean)|over (?:a|the last|two|the) (?:month|week|year|course)|per week|a week|mg daily|daily|weekly|as prescribed|childhood|in the past',
      ],
    },
  ],
});

const CONTROLLED =
  '(?:passport|phone|mobile|bank ?cards?|key ?card|keys|pension(?: book)?|post|benefits|wages|money|papers|visa|id|bank book|glasses|medication|inhaler)';
const BY_THEM =
  '(?:in laws|partner|husband|boyfriend|ex|aunts?|uncle|uncles|son in law|landlord|boss|mates|lads|fella|men|gang|carer|friends|sister in law|nephew|employer|agent)';

/** A person kept, watched, spoken for or used by another. Ours. */
export const COERCION = defineSafetyTopic({
  key: 'abuse',
  label: 'violence or abuse against the person',
  groups: [
    {
      ofOthers: true,
      bySomebody: true,
      wordings: [
        '(?:he|husband|partner|boyfriend|son|father|brother|friend|carer|in laws|cousin|uncle|aunt|fiance) (?:always |usually |often |again |now |then |does |did |keeps |kept |all )*(?:answers|answered|answering|speaks|spoke|talks|talked|replies|replied|cuts in|cut in|the talking) for (?:me|him|patient)',
        '(?:ex|ex partner|ex husband|ex boyfriend|former (?:partner|husband|boyfriend)) (?:has |have |had |is |was |keeps? |be |been |still |again )*(?:sat|sits|sitting|parked|parks|parking|follow|follows|followed|following|turned up|turns up|turning up|stands|standing|waits|waiting|drives past|driving past|outside) {gap6}(?:outside|across|unit|house|flat|work|school|gate|car|nights?|every|again|home|him|her|me)',
        '(?:hands?|fingers?|thumbs?|arm) (?:is |was |were |went |goes |go )*(?:round|around|on|at|to|over) (?:my|his|her|the patient) (?:throat|neck|windpipe|mouth)|(?:by|round|at) the throat|(?:marks?|bruis[a-z]+) (?:on|round|around|to|at) (?:his|her|my|the) (?:neck|throat)',
        '(?:lock|locks|locked|locking|shut|shuts) (?:him|her|me) (?:in|out|inside|up)|(?:not|never) (?:been )?(?:out|outside|out the door|let out|seen) (?:the door |of the house |by a doctor |in public )*(?:alone|on (?:his|her) own|without (?:him|them|husband|in laws|partner)) (?:since|in|for)',
        '(?:living|staying|moved|sleeping|dealing|camped|set up) (?:in|into|out of|from) (?:his|her|the patient) (?:unit|flat|house|place|room|home|bedsit|caravan) {gap6}(?:keys?|key ?card|bank card|sleeps in|bath|floor|will not leave|took over|deal)',
        '(?:it is |that is |this is )?our (?:little |special |own |wee )?secret(?: game| time)?|secret game',
        '(?:hear|heard) {gap}(?:man|male|him|partner|husband|boyfriend|somebody|someone) {gap1}(?:breathing|whispering|telling|prompting|shouting|threatening)|(?:male|man) (?:voice )?(?:shouting|screaming|threatening|heard) {gap1}(?:behind|in (?:the )?background|down the line|at (?:her|him))',
      ],
      together: [
        [
          `${CONTROLLED}`,
          `${BY_THEM}`,
          '(?:keeps?|kept|keeping|holds?|holding|took|takes|have|has|locked|drawer|confiscated|hides?|hid|hidden|got)',
          '(?:not (?:been|allowed|go|out|seen|see)|never|cannot|can not|alone|answers|answered|bruis[a-z]*|scared|afraid|frightened|cross|angry|in (?:a|the|his|their) (?:drawer|safe|pocket|wallet)|sleeps|without asking|permission|since the wedding|forces?|watch)',
        ],
        [
          '(?:gets?|got|getting|goes|be) (?:cross|angry|rough|handy|physical|nasty|annoyed|mad)',
          '(?:partner|husband|boyfriend|father|son|he|in laws)',
          '(?:bruis[a-z]*|keeps?|phone|bank|scared|late|tea is|dinner|flinch[a-z]*|afraid|eggshells)',
        ],
        [
          '(?:black eye|bruis[a-z]+|ribs?|split lip|broken wrist|burns?|swollen (?:lip|jaw|eye)|thick lip)',
          '(?:cupboard|door|door ?frame|stairs|walked into|clumsy|fell|tripped|bannister)',
          '(?:again|answers?|speaks?|spoke|third|second|another|so was|partner|husband|boyfriend|different (?:ages|story|stories)|did not look|would not look|ex|last (?:time|month)|story (?:changed|changes)|looked at him)',
        ],
        [
          '(?:opens?|opening|opened|reads?|reading|goes through|checks?|checking|listens?|listening|sits? in|sitting in|sat in|stands?|standing|hovers|hovering|waits?|waiting)',
          '(?:post|mail|letters|messages|calls?|visits?|appointments?|on the phone|phone|in the hall|in the doorway|outside the (?:door|room))',
          '(?:in laws|aunts?|uncles?|family|husband|partner|boyfriend|since the wedding|every (?:visit|time|call)|while (?:he|i) (?:is|am)|he)',
          '(?:sits? in|our visits|breathing|every (?:visit|call|time|appointment)|never alone|not (?:alone|leave)|listening|since the wedding|will not leave|on the phone to)',
        ],
        [
          '(?:whisper|whispered|whispering|whispers)',
          '(?:phone|call|caller|line|999|000|911|rang)',
          '(?:stay on|shouting|behind|male|pizza|he is (?:here|back|coming)|cannot talk|can not talk|hung up|help)',
        ],
        [
          '(?:cash ?machine|atm|post office|bank|benefit day|pay ?day|pension day|pension|cheques?|loans?|contracts?|benefits|phones? in (?:his|her) name)',
          '(?:fella|mates?|lads?|men|man from|neighbor|daughter|son|nephew|friends?|carer|landlord|new boyfriend)',
          '(?:takes? (?:him|her)|took (?:him|her)|waits?|waiting|every|makes? (?:him|her)|has (?:him|her) sign|sign|signs|marched|walks? (?:him|her)|bruis[a-z]*|strict|in his name|in her name|hands? over|looks? after (?:it|his|her))',
        ],
        [
          '(?:two|second|three|several|new|burner) phones?|hotel (?:key|room)(?: card)?|(?:older|grown) (?:man|men|boyfriend)',
          '(?:hotel|boyfriend|older|taxi|gifts|trainers|missing|girl|boy|men|pupil|lad)',
          '(?:boyfriend|thirty|forty|[3-6][0-9]|older|hotel|missing|key|money|truant|cannot explain|not explain)',
        ],
        [
          '(?:contracepti[a-z]+|birth control|the pill|condoms?|coil)',
          '(?:boyfriend|partner|husband|he|ex)',
          '(?:sink|toilet|hid|hides|hidden|binned|throws?|threw|flush[a-z]*|poked|took (?:it )?off|will not let|swap[a-z]*|holes)',
        ],
        [
          '(?:too (?:tired|ill|busy|unwell)|asleep|not (?:in|up to it|available)|resting|away)',
          '(?:son in law|husband|partner|boyfriend|in laws|daughter|he)',
          '(?:to see (?:you|us|me|the nurse)|at the door|door)',
          '(?:again|same as|third|every|last (?:month|time|visit)|each)',
        ],
      ],
      unless: [
        'witnessed by|interpreter|interpret[a-z]*|deaf|aphasi[a-z]+|dementia|toddler|speech|sore throat|stroke|dentist|phlebotom[a-z]+|blood test|venepuncture|cannula|hockey|football|rugby|hurling|five a side|ladder|surprise (?:party|present)|birthday|christmas|present|bank holiday|power of attorney|appointee|deputy|court of protection|social worker (?:manages|holds)|kind|gentle|feels safe|safe at home|seen alone|at (?:her|his) request|asked (?:him|her) to|likes? (?:him|her) to|first husband|years ago|decades?|divorced|film|novel|library|cinema|baby asleep|scarf|stethoscope|necklace|tie|dog|cat|coat|lost (?:his|her) (?:phone|keys)|locked (?:himself|herself) out|of the (?:house|car|flat) by|boxing|mock|karate|mask',
      ],
    },
  ],
});

const WEAPON = '(?:{knife}|{gun}|knives|machetes|screwdrivers?|hammers?|bats?|blades?|scissors)';

/** Threats in other words, and somebody waited for. Ours. */
export const HARM_TO_COME = defineSafetyTopic({
  key: 'violence',
  label: 'violence',
  groups: [
    {
      ofOthers: true,
      wordings: [
        '(?:swerve|swerved|swerves|swerving|aimed|aims|drove|drives|steered|accelerat[a-z]+|mounted the (?:kerb|curb|pavement)) (?:the car |his car |her car |straight |the van )*(?:at|to hit|towards|toward|for|into) (?:a |the |two |some |an? )?(?:[a-z]+ )?(?:cyclists?|pedestrians?|crowd|people|children|man|bus stop|walkers?|jogger|group|neighbor|girl|boy|lads)',
        '(?:put|puts|putting|drove|punch|punched|smash|smashed) (?:his|her|a|my) (?:fist|fists|head|foot|elbow|boot) (?:through|in to|into) (?:the |a |his |her |my |our )?(?:[a-z]+ )?(?:door|wall|window|telly|tv|television|screen|windscreen|mirror|glass|plaster ?board|cupboard)',
        '(?:one way or (?:another|the other)|if it is the last thing) {gap6}(?:with me|pay|sorry|regret|kids|children|see to it|get (?:him|her|them)|not walk away)',
        '(?:kids|children|baby|boys|girls|weans|wee ones?|little ones?|family|whole family|bairns|twins|{little}) (?:[a-z]+ )?(?:are |is |be |will |all |would |should )*(?:coming|come|going|go|gone|leaving|leave) (?:along )?with me(?= (?:tonight|tomorrow|when|one way|to heaven|to god|to a better|together|out of this|where)|$)',
        '(?:sort|sorts|sorting|sorted|do|doing|see to|deal with|finish|fix) (?:him|her|them|that (?:man|woman|one)) (?:out )?(?:with|using) (?:the |a |an |his |her |my )?(?:[a-z]+ )?(?:hammer|knife|bat|axe|blade|shovel|iron bar|machete|hatchet|gun|shotgun|crowbar)',
        '(?:says|said|keeps? saying|shouting|shouts|told (?:me|us)) (?:it is |it was )?now or never {gap}(?:door|barricad[a-z]*|knife|office)',
      ],
      together: [
        [
          '(?:wait|waits|waiting|sit|sits|sat|sitting|lurking|hiding|hid|parked|hanging about)',
          '(?:outside|across from|at the gate|behind the (?:hedge|door|bins)|round the corner|by (?:his|her) car|in (?:his|her) (?:garden|close|drive))',
          '(?:sort (?:him|her|them|it) out|hammer|knife|bat|blade|axe|make (?:him|her|them) (?:pay|sorry|listen)|get (?:him|her|them) (?:for|back)|teach (?:him|her|them)|petrol|acid|he will see|regret)',
        ],
        [
          '(?:chairs?|furniture|wardrobe|table|bed|locker|sofa|mattress)',
          '(?:against|across|in front of|up to) (?:the |his |her |a )?(?:[a-z]+ )?(?:[a-z]+ )?door',
          '(?:now or never|sweat[a-z]*|shout[a-z]*|will not (?:come|let|open)|threat[a-z]*|knife|weapon|staff|office|hostage|armed|they are coming|piece of)',
        ],
        [
          '(?:know|knows|knew|found out|watched)',
          '(?:about|where|which|what time)',
          '(?:school|school bus|nursery|creche|lives?|address|parks|your house|her house|his house|route|playground)',
          '(?:wee girl|wee boy|little (?:girl|boy)|kids|children|daughter|son|dr|doctor|nurse|consultant|judge|social worker|you|your)',
          '(?:voicemail|text|message|note|said|says|told|tell|shouted|warned|letter|email|better watch|careful|would be a shame)',
        ],
        [
          '(?:have|cut|take|get|dig|drive|burn|let|pull|rip|taking|getting|cutting) (?:the |that |his |her )?(?:demons?|devil|chip|implant|evil|spirit|transmitter|serpent|jinn|tracker|it) out (?:of|from)',
          '{kin}|mum|mother|neighbor|him|boy|girl|nurse',
        ],
        [
          '(?:demons?|devil|chip|implant|evil|spirit|transmitter|serpent|jinn|tracker)',
          '(?:have (?:it|the [a-z]+) out|let out|cut (?:it |him |them )?out|get it out|take it out|taken out|dig it out|drive it out|burn(?:ed)? out|(?:out of|inside|in|from) (?:{kin}|mum|mom|dad|mother|the neighbor|him|her)|come out)',
          '(?:{kin}|mum|mother|neighbor|boy|girl|child|nurse)',
          '(?:tonight|today|driving|drive|knife|told|will|when|going to|has to|must|scissors)',
        ],
        [
          '(?:window|balcony|roof|stairs)',
          '(?:baby|{little})',
          '(?:fly|flying|flies|angels?|wings|test|measured|throw|thrown|dropp?[a-z]*)',
          '(?:measured|blood|god|says|angels?|told|voice|believes?|can|learn|test)',
        ],
      ],
      unless: [
        'boxes|help (?:him|her|them) in|lift home|taxi|pick (?:him|her|them) up|bus to|concert|tickets|football|karate|gym bag|boxing|game|gaming|film|novel|play|rehears[a-z]*|drama|birthday|proud|enrol[a-z]*|settl[a-z]+|holiday|on the plane|flight|airport|flying lesson|dentist|tooth|dvla|by accident|joke|laughing|puppy|cat|dog|vet|church|to nursery|to school|shop|park|sister wedding|pothole|deer|badger',
      ],
    },
  ],
});

/** Weapons kept near for protection. Ours. */
export const ARMED = defineSafetyTopic({
  key: 'weapon',
  label: 'a weapon within reach',
  groups: [
    {
      ofOthers: true,
      wordings: [
        `(?:carries|carry|carrying|carried|keeps?|kept|keeping|hides?|hid|hidden|has|had|have|takes|sleeps with|walks with|got|found|noted|saw|seen|there (?:is|was|were|are)) (?:a |an |the |two |three |several |his |her |my )*(?:[a-z]+ )?${WEAPON} (?:hidden |tucked |kept |stuffed |pushed |strapped |taped |down |always )*(?:down|under|up|in|inside|beneath|behind|beside|next to|by|strapped to|taped to|within) (?:the |his |her |my |a )?(?:[a-z]+ )?(?:pillows?|mattress|bed|cushion|coffee table|table|socks?|sleeve|trousers|waistband|boots?|dressing gown|coat|jacket|hoodie|school ?bag|rucksack|handbag|front door|door|bedside|chair|sofa|seat|leg|belt)`,
      ],
      together: [
        [
          WEAPON,
          '(?:under|beneath|behind|beside|by|down|inside|taped) (?:the |his |her |my |a )?(?:[a-z]+ )?(?:pillows?|mattress|bed|front door|cushions?|coffee table|sock|sleeve|waistband|seat)',
        ],
        [
          WEAPON,
          '(?:in case (?:they|he|somebody|someone|anyone|of)|for (?:protection|when they|if they)|because (?:everyone|they|people|he is|somebody)|to (?:defend|protect) {self}|they are (?:coming|after)|for them coming)',
          '(?:pocket|bag|carries|carry|keeps?|sleeps?|car|bed|door|sock|bought|coat|tram|bus|street)',
        ],
      ],
      unless: [
        'tool ?box|tool ?belt|tool ?bag|electrician|joiner|carpenter|plumber|plasterer|contractor|for (?:the )?camping|cutlery|kitchen drawer|toy|foam|costume|cricket|baseball team|golf|match|practice|training|sharpen[a-z]*|chopping|chop|pumpkin|bread|cake|vegetables|fish(?:ing)?|chef|butcher|amnesty|handed (?:it )?in|licensed|inspected|locked|in the safe|scouts|club|fencing|invoices|work|sewing|hairdress[a-z]+|school project|darts|museum|garden|shed|decorat[a-z]+|painting|pumpkin|spoon',
      ],
    },
  ],
});

/** Children and babies in danger by what is thought of them or not done for them. Ours. */
export const CHILD_IN_DANGER = defineSafetyTopic({
  key: 'child_at_risk',
  label: 'a child at risk',
  groups: [
    {
      ofOthers: true,
      bySomebody: true,
      wordings: [
        '(?:{little}|small ones|(?:two|three|wee|small|young) ones|us all|all of us|family|them all|girls|boys) {gap6}(?:safer|better off|happier|at peace|spared|free|out of (?:pain|this|it)) {gap}(?:in heaven|in the next (?:world|life)|with (?:me|god|jesus|granny|the angels)|along with me|dead|gone|asleep (?:for ever|forever)|not (?:here|in this world|born)|without me|if neither|where i am going|if (?:i|we|neither|none))',
        '(?:safer|better off|happier|at peace) (?:with (?:me|god) )?(?:in heaven|in the next world|with (?:god|jesus|the angels)|along with me|if (?:neither|none) of us (?:was|were|is|are) here)|safe from me',
        '(?:{little}|twins) {gap6}(?:eating|ate|eats|fed|feeding|drinking) {gap1}(?:from|out of|off) {gap}(?:dog bowl|bin|floor|dog|cat bowl|rubbish)|(?:same|unchanged|day old|soiled|sodden) (?:nappy|nappies|nappy bag)|not (?:turn|react|respond|look|go|stir|move) (?:round |to (?:him|her|it|the baby) )?when (?:he|baby|the baby|she|they) (?:cry|cries|cried|screamed)|stepped over (?:him|her|the (?:baby|child|toddler))',
      ],
      together: [
        [
          '{young}',
          '(?:sleep|sleeps|sleeping|slept) in (?:the|a|his|her) (?:car|van|shed|hall|cupboard|bath)',
          '(?:radiation|in case|because|voices|they|hid(?:ing)?|aliens|signals|safe from|cold)',
        ],
        [
          '{young}',
          '(?:injects?|injecting|gives?|giving|cooks?|cooking|feeds?|feeding|minds?|minding|gets? (?:the|himself)|left|alone)',
          '(?:insulin|youtube|asleep by|drunk|every night|most (?:days|nights)|cannot wake|not get up|passed out|overnight|on (?:his|her|their) own (?:all|overnight|for))',
        ],
        [
          '(?:bottles?|milk|feeds?|formula)',
          '(?:cold|curdled|sour|mouldy|untouched|watered|empty)',
          '(?:baby|infant|newborn|cried|cry|wall)',
        ],
        [
          '{young}|nursery|school|teacher',
          '(?:mouldy|same (?:clothes|nappy|sandwich|pampers|uniform)|no lunch|hungry|stealing food|unwashed|lice|no coat)',
          '(?:days|again|week|every|third|running|thin|says?)',
        ],
      ],
      unless: [
        'holidays|dragon|den|play(?:ed|ing)?|sandpit|swimming|school trip|camp(?:ing)?|party|pizza|film|grandparents|nana|car seat|asleep in (?:the|her) car seat|long drive|journey|thriving|gaining well|weaned|doll|puppy|kitten|supervised|spare (?:nappy|clothes)',
      ],
    },
  ],
});

/** Nothing taken, told by those who sit beside. Ours. */
export const NOTHING_TAKEN = defineSafetyTopic({
  key: 'not_eating_or_drinking',
  label: 'not eating or drinking',
  groups: [
    {
      wordings: [
        '(?:neither|nor|no) (?:food|bite|meal) (?:nor|or|and) (?:drink|sup|fluids?|water)(?! (?:after|before|from midnight|allowed|in the))|(?:wet|wets|wetting|moisten|moistens|moistening|sponge|sponging) (?:his|her|my|the) (?:mouth|lips)|lips? (?:wetted|moistened|sponged)|(?:keep|keeps|kept|keeping|holds?) (?:nothing|not a thing|no food|no fluids?) down {gap}(?:since|for|days?)',
        'food is (?:for|only for|not for) {gap1}(?:folk|people|those|others|them|ones|the likes) {gap}(?:deserve|earn|worthy|me)|not deserve (?:to eat|food|feeding|a meal|dinner)',
      ],
      together: [
        [
          '(?:mouth|tongue|lips)',
          '(?:sandpaper|cracked|parched|dry|furred|shrivelled)',
          '(?:full jug|jug|untouched|not (?:drinking|drink|touched)|full (?:cup|glass|beaker)|since)',
        ],
        [
          '(?:trays?|plates?|meals?|dinners?|sandwich(?:es)?|cups?|meals on wheels)',
          '(?:untouched|unopened|back full|came back|to the (?:dog|bin)|pushed|stacked|piled|left)',
          '(?:day (?:[3-9]|three|four|five|six)|days|third|fourth|fifth|again|every|since|all week)',
        ],
      ],
      unless: [
        'ramadan|lent|fast(?:ing)? for|procedure|operation|before the (?:scan|test)|ferry|hangover|dentist|inhaler|antihistamine|sun|ice cream|lip balm|reflux|nbm|oysters|vindaloo|one day only|takeaway|picky',
      ],
    },
  ],
});

/** Somebody who has not come where they were to be and left behind what nobody leaves behind. Ours. */
export const MISSING = defineSafetyTopic({
  key: 'unsafe',
  label: 'danger at home, on the road or lost',
  groups: [
    {
      bySomebody: true,
      wordings: [
        'missing (?:person|from (?:home|the ward|school|care|the unit|her bed|his bed))(?! (?:poster|in [12][0-9]{3}))|reported missing|(?:bed|beds) (?:not|never) (?:been )?slept in',
        '(?:found|lying|lay|lain|been) (?:him |her )?on (?:the|his|her) (?:[a-z]+ )?floor {wide}(?:since|all night|overnight|for (?:days|two|three|hours)|days)|(?:sheets?|clothes|nightdress|skin) (?:is |was |were )?stuck to (?:him|her|his|the)|not (?:have )?been turned (?:in|for|since)|(?:strong |overpowering )smell of (?:urine|faeces|gas|rotting|decay)|flies on (?:the )?window|bags of (?:his|her) own|own (?:waste|excrement|faeces)',
      ],
      together: [
        [
          '(?:not|never) (?:arrive|arrived|turn up|turned up|come home|came home|been home|seen|return|returned|got home|show up|showed up|answer|answering)',
          '(?:phone|voicemail|mobile|handbag|bag|wallet|purse|keys|bed|coat|pills?|shoes|medication)',
          '(?:off|straight to|left (?:behind|his|her|on|at)|switched off|not slept|dead|on the bed|ringing out)',
        ],
      ],
      unless: [
        'flat battery|delayed|missed (?:the|his|her) (?:bus|train)|found safe|turned up (?:safe|well)|shift|at (?:his|her) (?:friend|sister)|yoga|exercise|clinic letter|reading|playing|tummy time|carpet fitter|parcel|post',
      ],
    },
  ],
});

/** Voices that will be obeyed. Ours. */
export const WILL_OBEY = defineSafetyTopic({
  key: 'command_voices',
  label: 'voices that command',
  groups: [
    {
      wordings: [
        '(?:if|when|once) (?:the |his |her |my )?(?:voices?|angels?|god|devil|entity|radio|tv) (?:says?|tells?|told|wants?|gives?|orders?|speaks?) {wide}(?:do (?:as|what|it)|obey|have to|will act)',
        '(?:will|must|have to|going to|has no choice but to|might) (?:do (?:as|what|whatever) |obey |follow )(?:the )?(?:voices?|angels?|entity|radio|tv) (?:says?|tells?|wants?|orders?)',
      ],
      unless: ['sat ?nav|choir|teacher|gut|intuition|god parent|church|vicar|priest'],
    },
  ],
});

/** Fires that are not the first. Ours. */
export const FIRES_AGAIN = defineSafetyTopic({
  key: 'fire',
  label: 'fire',
  groups: [
    {
      wordings: [],
      together: [
        [
          '(?:wheelie bins?|bins?|skips?|sheds?|barns?|haystacks?|hedges?|cars?)',
          '(?:lighter|matches|petrol|alight|ablaze|firelighters|burnt out)',
          '(?:third|fourth|another|each time|every time|there again|ran off|watching|same)',
        ],
      ],
      unless: ['barbecue|bonfire|camping|birthday|candles?|smok(?:es|ing|er)|insurance|stolen'],
    },
  ],
});
