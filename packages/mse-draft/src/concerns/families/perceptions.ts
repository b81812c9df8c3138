import { defineConcern } from '../define-concern.ts';

/** Hearing what others do not hear, however it is put. */
export const AUDITORY_HALLUCINATION_CONCERN = defineConcern({
  name: 'voices',
  topic: 'voices',
  against: ['perception'],
  byAnyone: true,
  says: [
    '(?:hear|hearing|heard|hears) {gap}(?:voice|voices|whisper*|murmur*|mutter*|chatter*|people|someone|somebody|things|him|them|laugh*|footsteps|singing|screaming|crying|music|my name|a man|a woman|men|kids|children|noises|knocking|angels?|god|demons?|the dead|my (?:late|dead) [^ ]+)(?= |$)(?! (?:about|from work|mail|out|say you|say it is))',
    'voices|(?:a|the|his|her|this|that|one|my) voice(?! (?:on the phone|mail|message))|(?:they|he|she|it|men|guys|women|people|man|woman|someone) {gap1}(?:talk*|comment*|whisper*|laugh*|argu*|shout*|mutter*|singing|sings|chat*|discuss*|mock*|swear*|call*|taunt*|insult*) {gap}(?:about me|at me|to me|me names|over me|my name|in my (?:head|ear|ears)|inside|through the|from the (?:wall|walls|ceiling|vent|vents|attic|loft|tv|radio|next)|what i (?:am|do))',
    '(?:in|inside|round) (?:my|there) ?(?:ear|ears|head)? {gap6}(?:discuss*|say*|talk*|tell*|call*|shout*|whisper*|laugh*|comment*|speak*)|call* my name|talk* (?:back )?to (?:them|him|her|it|the (?:wall|walls|tv)) (?:when|at night|in)|told (?:them|him|it|her) to (?:wait|stop|shut up|go away|leave me|be quiet)|(?:commentary|running comment*)|(?:ah|avh|auditory) (?:present|endorsed|reported|hallucinat*)|hallucinat*|you do not argue with (?:him|her|them)|(?:committee|chorus|choir|crowd) in there|get* louder|(?:quite|so|very|really|too) loud|loud today|will not shut up|not shut up|(?:drown*|block*|shut*) (?:them|it|him) out',
  ],
  observed: [
    'respond* to|internal stimuli|(?:talk*|whisper*|mutter*|mumbl*|speak*|laugh*|smil*|giggl*|nod*|answer*) {gap}(?:to (?:yourself|himself|herself|someone|somebody|the (?:side|wall|corner|air|ceiling))|under your breath|something|them|someone)|(?:look*|glanc*|turn*|star*|peer*|keep check*) {gap6}(?:over (?:my|your|his|her|the) shoulder|to the side|corner|ceiling|empty|behind (?:me|you)|at (?:something|someone)|past me|nobody|no one|somebody|not see)|(?:listening|attending) to|as if (?:someone|listening|hearing|somebody)|distracted by (?:something|voice*)|cock* (?:his|her|your) head|mouthing|lips (?:are |were |keep )?mov*|nod* along|(?:smil*|laugh*|grin*|wav*|frown*) at (?:the|something|nothing|someone|nobody)|laugh* to|giggl*|(?:look*|glanc*|turn*|drift*|flick*|go*|going) (?:up|off|over|away|round|around|behind|back) (?:at|to|toward|towards)|eyes (?:keep )?(?:go*|going|mov*|flick*|dart*|follow*)|someone (?:else )?(?:is )?talk*|(?:call*|shout*|speak*|talk*) (?:out )?to (?:a|an|his|her|your) [^ ]+ {gap6}(?:not (?:present|there|here)|dead|late)|not (?:present|there|in the room)|hallucinat*|hears? voice*',
  ],
  hints: [
    'they|talk*|say*|tell*|shout*|whisper*|laugh*|comment*|sometimes|at night|louder|man|woman|men|guys|radio|head|through the wall|since|music|name|people',
  ],
  asks: [
    '(?:hear|hearing|heard) {gap}(?:voice*|thing*|anything|anyone|anybody|sound*|people|someone|noise*)(?! (?:about|from|else to say))|voices?(?! (?:mail|message))|hallucinat*|nobody (?:is )?there|no one (?:is )?(?:there|around|else)|who (?:is|are|was|were) {gap}(?:talk*|whisper*)|(?:mind|ears|eyes) play*|(?:talk*|speak*|answer*|listen*|whisper*) {gap}to (?:someone|somebody|them|just now|right now|now)|things (?:that )?(?:other people|others) (?:do not|can not|could not)',
  ],
  leads: [
    'what get* louder|who is|who are (?:they|you talk)|how often|when (?:did|do) (?:they|it)|noise|sleep',
  ],
});

/** Seeing, feeling or smelling what others do not, however it is put. */
export const VISUAL_HALLUCINATION_CONCERN = defineConcern({
  name: 'visions',
  topic: 'seeing or sensing what others do not',
  against: ['perception'],
  byAnyone: true,
  says: [
    '(?:see|saw|seeing|seen|sees) {gap}(?:shadow*|figure*|shape*|people|man|woman|men|lady|children|child|kids|insects?|spiders?|snakes?|bugs|ants|rats|mice|faces|ghost*|spirit*|angels?|demon*|devil|dead|my (?:late|dead) [^ ]+|things|lights|cats?|dogs?|animals|someone|somebody|eyes|soldiers|little) {gap6}(?:corner|wall|walls|ceiling|door|doorway|window|curtain*|bed|bedroom|floor|night|evening*|wardrobe|chair|stand*|sitting|staring|look* at me|not there|nobody|no one|crawl*|float*|disappear*|vanish*|move|moving|watch*|die|died|grave)',
    'there (?:is|are|was|were) {gap}(?:children|people|man|woman|men|lady|girl|boy|figure*|insects?|spiders?|snakes|bugs|ants|cats?|dog|rats|shadow*|somebody|someone|faces) {gap}(?:in|by|on|at|under|behind|over|stand*|sitting|crawl*|look*) {gap}(?:my|the|that) (?:room|wardrobe|bed|corner|wall|walls|ceiling|window|curtain*|sofa|chair|bedroom|end|foot|stairs|floor|landing|blanket|sheets)',
    '(?:hundreds|thousands|millions|lots|loads|tiny) (?:of )?(?:tiny |little )?(?:legs|feet|eggs|hairs|insects|bugs|worms|wires|needles|hands)|(?:go*|going|get*|come*|came|burrow*|bor*) {gap}(?:in|out) (?:at|through|of|by) (?:the|my) (?:elbow|skin|arms?|ears?|eyes?|nose|mouth|pores|fingers?)|(?:nobody|no one|none of them|they|she|he) (?:else )?(?:can|could|will|would|do|does|did|never|not)(?: not)? (?:get|see|smell|hear|feel|notice|taste)(?:s)? (?:it|them|him|her)|nobody else get*|crawl* {gap}(?:on|under|over|in|inside|up) (?:me|my|the walls?)|under my skin|(?:see|saw|seen|seeing) (?:thing|things) (?:that )?(?:other|others|are not|is not|not|no one)|(?:walls?|floor|face|faces|carpet|picture*|ceiling) {gap}(?:crawl*|breath*|melt*|mov(?:e|es|ed|ing)|drip*|warp*|ripple*|chang(?:e|ed|ing) shape)|(?:touch*|grab*|strok*|hold*|pull*|sit* on) (?:me|my [^ ]+) {gap6}(?:no one|nobody|not there|night|asleep|bed|dark)',
    '(?:smell*|smelt|taste*|tasting|stink*) {gap}(?:gas|burn*|rot*|blood|smoke|flesh|death|sulphur|sulfur|poison*|rubber|chemical*|dead|metal*|sewage|faeces|feces) (?!alarm)|(?:smell*|taste*) {gap}(?:burn*|rot*|blood|gas|chemical*|metal*)$|(?:visited|visits|visit|came to see|comes? to see|sat with|stood|standing) {gap6}(?:late|dead|passed|buried|grave|ghost|angel)|visual hallucinat*|vh',
  ],
  observed: [
    '(?:pick*|swat*|brush*|reach*|grab*|point*|flick*|scratch*) {gap}(?:at|for|off|away|to)? ?(?:the air|something|thing*|nothing|insects?|bugs|your (?:skin|arms|clothes)|sheets|blanket|bedclothes|invisible)|visual hallucinat*|see* (?:thing*|people|insects?|children)',
  ],
  hints: [
    'see|saw|shadow*|figure*|children|insects?|spiders?|night|corner|stand*|skin|smell*|people|they|only',
  ],
  asks: [
    'see(?:ing)? {gap}(?:things?|anything|anyone|people|someone|vision*|shadow*|them|what) {gap6}(?:not|other|others|there|see|real)|see(?:ing)? things|visions?|seen things|(?:smell|feel|taste|touch)(?:ing|ed)? {gap}(?:things?|anything) {gap6}(?:not|other|there|explain)|hallucinat*|eyes play*|what (?:are|were|do|did) you (?:see|look* at|point*)|who (?:is|was|are) (?:there|that|in the)|(?:children|figure*|shadow*|insects?|man|woman) {gap}(?:you see|real|there|look like|say*|do)',
  ],
});
