import { defineConcern } from '../define-concern.ts';

/** Signs that a clinician sees, hears or smells, and that a person may speak of. */

export const AGITATION_CONCERN = defineConcern({
  name: 'agitation',
  topic: 'agitation or aggression',
  against: [],
  ofOthers: true,
  observed: [
    'agitat*|pacing|paced|pace (?:up|back|around|the)|shout*|yell(?:ed|ing|s)?|scream*|bang*|slam*|punch*|kick*|threw|throw*|thrown|clench*|fists?|aggress*|hostil*|threat*|glar*|swear*|swore|storm*|restrain*|security|lung*|spat|spit*|stand* over|squar* up|rais* (?:your|his|her) voice|(?:your|his|her) voice (?:is |was )?(?:rais*|getting louder)|worked up|(?:very|so|really|pretty|quite) angry|can not (?:settle|sit|keep still)|not (?:settle|sit down|sat|kept still)|combative|belligeren*|volatile|irate|menac*|intimidat*|in my face|step back|sit down please|keep your voice|calm down|alarm button|invad*|up and down|(?:out of|left|leave|back in) (?:your|the|his|her|that) (?:chair|seat)|on your feet|up again|rocking|wringing|fidget*|tapping|jiggl*|restless*|knuckles|finger (?:at|in)|red in the face|(?:mind|watch) your language|(?:lower|drop) your voice|on edge|wound up|snapp(?:ed|ing) at|argu*|cross with me|(?:barge|burst)* (?:in|out)|walk* out|refus* to (?:sit|leave|stay)|kicked|grip*|cornered|block* (?:the|my) (?:door|way)|smash*|thump*|jab*|point* at me|lash* out|assault*|verbally abusive|abusive|sneer*|contempt*',
  ],
});

export const INJURY_CONCERN = defineConcern({
  name: 'injury',
  topic: 'an injury',
  against: [],
  says: [
    'black eye|split lip|(?:bruise*|stitches|bandage*|plaster cast|burns?|scars?|cuts|scratches|marks) {gap}(?:on|all over|up|down|across|under) (?:my|his|her) (?:arm|arms|leg|legs|face|wrist|wrists|neck|thigh|thighs|stomach|body|chest|back|hand|hands)',
  ],
  observed: [
    'bruis*|fat lip|thick lip|shiner|black and blue|bump on|knock to|missing (?:a )?(?:tooth|teeth)|chipped tooth|crutch*|neck brace|skin is (?:raw|broken)|bite marks?|raw|dried blood|cuts|cut on|scars?|scarr*|scratch*|burn|burns|burnt|wound*|bandag*|stitch*|sutur*|lacerat*|plaster on|bleed*|blood (?:on|all|down)|bloodied|swollen|swelling|black eye|split lip|marks? (?:on|around|across|round|up|down|there)|in a sling|limp*|graz*|abras*|ligature|welts?|injur*|gauze|sores?|dressing on|cast on|red line*|scab*',
  ],
});

export const INTOXICATION_CONCERN = defineConcern({
  name: 'intoxication',
  topic: 'intoxication',
  against: [],
  says: [
    '(?:i am|am|been|got|was|bit|still|really|so|pretty|absolutely) (?:drunk|high|stoned|wasted|hammered|pissed|tipsy|plastered|off my (?:face|head)|buzzed|trashed|coming down|hung ?over|steaming|loaded|smashed)(?= |$)|(?:had|drank|drunk|drinking|necked|downed|sunk) {gap}(?:few|couple|pint*|beer*|bottle|bottles|vodka|whisky|whiskey|wine|drink|drinks|cans?|can|shots?|six pack|gin|rum|spirits|cider|litre|liter|fifth) {gap6}(?:before|today|this morning|already|earlier|on the way|just|so far|hour*|breakfast|to get here|lunch|now|in the car|tonight)|(?:used|smoked|snorted|shot up|dropped|popped|injected|took|taken|had) {gap}(?:meth|crack|coke|cocaine|heroin|weed|spice|pills|acid|speed|ketamine|mdma|fentanyl|gear|crystal|something|line*|edibles?|xanax|valium|gbl|ghb|shrooms) {gap6}(?:before|today|this morning|already|earlier|on the way|just|hour*|now|to get here|last night|tonight)',
  ],
  observed: [
    'intoxicat*|drunk|(?:smell*|reek*|stink*|whiff) {gap}(?:drink|beer|alcohol|cannabis|weed|wine|spirits|whisky|vodka|booze|marijuana|solvent*|glue|smoke|gin)|(?:alcohol|drink|beer|vodka|booze|wine) {gap}(?:breath|on you)|slur*|sway*|unsteady|stagger*|stumbl*|pin ?point*|pupils?|dilat*|blood ?shot|glassy|glazed|under the influence|stoned|(?:you are|seem|look|appear|be) high|tipsy|withdrawal|nodding off|sniffing|red eyes|eyes (?:are )?(?:red|glassy)|breathaly*|track marks?|wasted|hung ?over|inebriat*',
  ],
  asks: [
    '(?:drink|drinking|drunk|drank|alcohol|taken|used|using|use|had|smoked) {gap}(?:anything|something|any|much|drink)? ?{gap}(?:today|this morning|tonight|before (?:you|coming)|on board|yesterday|earlier|just now)|(?:are|were) you (?:drunk|high|intoxicated|under the influence|sober)|smell* (?:of )?(?:alcohol|drink)',
  ],
});

export const CONFUSION_CONCERN = defineConcern({
  name: 'confusion',
  topic: 'confusion or clouded consciousness',
  against: ['orientation'],
  says: [
    'where (?:am|are) (?:i|we)$|where is this|what is this place|who are you(?: again| people)?$|not know (?:where i am|who i am|where (?:this|we)|what (?:day|year|month)|what (?:is|was) going on|how i got here|who you are)|(?:not sure|no idea) (?:where i am|what day|what year|who you)|(?:is this|are we (?:in|on|at)|i am (?:in|on|at)) {gap1}(?:hotel|ship|boat|train|station|church|school|airport|cruise|factory|prison|army|barracks|my (?:mother|house|kitchen|office))|am i (?:dreaming|dead|awake)|(?:everything|it all|head) {gap1}(?:muddled|foggy|fuzzy|mixed up|jumbled|scrambled|hazy)|(?:mom|mother|dad|father|husband|wife) {gap6}(?:waiting for me|pick me up|be worried|downstairs|expecting me|home from school)',
  ],
  observed: [
    'confus*|disorient*|drows*|letharg*|fluctuat*|doz*|drift* (?:off|in and out)|sleepy|asleep|rous*|obtund*|muddled|clouded|stupor*|sedat*|delirious|delirium|unrespons*|in and out|not orient*|incoheren*|(?:could|can|does|did|do) not (?:give|know|tell|state|name) {gap}(?:date|day|month|year|where|name|place|season|situation|why)|(?:not|unable to) recogni[sz]*|thought (?:it was|he was|she was|i was|we were)|gave (?:the|his|her) {gap}(?:as|wrong)|(?:it is|it was|we are|this is) actually|in fact|nodding off|eyes keep clos*|keep (?:fall*|drift*|nod*|clos*)|eyes (?:keep )?(?:open|shut|droop*|roll*|heavy)|head (?:keep )?(?:drop*|nod*|loll*|fall*)|snor*|slow to (?:answer|wake|respond)|hard to (?:wake|rouse)|(?:clear|bright|alert|sharp|with it)(?:er)? {gap6}(?:this morning|earlier|yesterday|breakfast|an hour|now|before)|(?:an hour|a minute|this morning|earlier|yesterday) {gap6}(?:clear|awake|talking|knew|fine|bright)|asked me that|told me (?:that )?(?:already|twice)|(?:last|wrong) (?:week|month|year|day)$|not quite|that was (?:last|in)|only to (?:self|name|person)|oriented to (?:self|name|person)|wak* you|stay with me|can you open your eyes|sleeping (?:through|during)',
  ],
  hints: [
    'nineteen|hospital|hotel|ship|school|mother|not know|not sure|spring|winter|summer|19[0-9]{2}|home|bus|train',
  ],
  asks: [],
});

export const MEMORY_CONCERN = defineConcern({
  name: 'memory',
  topic: 'a gap in memory',
  against: ['memory'],
  says: [
    'not remember (?:anything|a thing|any of|what happened|how|getting|doing|saying|the (?:rest|night|crash|accident|whole|last)|it|that|most|coming|going|being|driving|hit*|my (?:name|wedding|son|daughter|wife|husband))|(?:no|not have any|without any) (?:memory|recollection|idea (?:how|what happened))|black(?:ed|ing)? ?outs?|blackouts?|(?:lost|losing|lose|missing|miss) {gap1}(?:time|hours|days|whole (?:day*|week*|night)|a (?:day|night|week|weekend)|chunks?)|next thing i (?:know|knew|remember)|(?:came|come|coming) (?:to|round) {gap}(?:in|on|at|outside|behind|miles|with)|how i got (?:here|there|home|to)|amnes*|memory (?:is )?(?:gone|blank|wiped)|complete blank|total blank|all a blank|it is (?:a |all )?(?:gone|blank)',
  ],
  observed: [
    'amnes*|no (?:memory|recollection)|not (?:remember|recall|recollect)|black ?out*|confabulat*|fills? in|memory (?:gap|loss)|fugue|dissociat*',
  ],
});

export const CATATONIA_CONCERN = defineConcern({
  name: 'catatonia',
  topic: 'catatonic signs',
  against: [],
  says: [
    '(?:can not|could not|not able to|unable to|not) (?:move|speak|talk) {gap6}(?:hours|body|stuck|frozen|my (?:arms?|legs?|mouth|lips)|words|at all|for|when|anymore)|(?:frozen|stuck|froze|locked) {gap}(?:for hours|like (?:a |that|this)|in (?:place|one|the (?:same|chair|doorway))|statue|there|solid|stiff)|(?:he|she) (?:has not|had not|will not|does not|did not|stopped|just) {gap1}(?:spoken|speak*|talk*|move*|moving|stare*|stares|blink*|stands|sits|freeze*)(?= |$)',
  ],
  observed: [
    'catatoni*|mute|mutism|waxy|postur*|rigid*|not (?:moved|moving|move|blink*|spoken|speak|respond*|react*|said|answer* (?:me|any))|star(?:e|es|ed|ing) (?:at|into|straight|ahead|blank*|through|past)|frozen|froze|stupor*|echo*|(?:same|that|this|one) position|immobile|stopped (?:talking|speaking|moving|mid)|stuck|held (?:his|her|your|the) arm|arm {gap}(?:stay*|remain*|up|still|where)|repeat* (?:everything|what i|my)|copy* (?:me|my|what)|grimac*|resist*|negativis*|motionless|statue|mannerism*|lorazepam challenge|automatic obedience|gegenhalten',
  ],
});

export const INCOHERENCE_CONCERN = defineConcern({
  name: 'incoherence',
  topic: 'speech that cannot be followed',
  against: [],
  observed: [
    'word salad|(?:not|hard to|difficult to|struggl* to|unable to|could not|cannot|can not) (?:follow|understand|make (?:sense|out)|catch)|mak* (?:no|little|any) sense|not mak* sense|incoheren*|jumbl*|neologis*|made up words|gibberish|word* (?:do|did|does) not|los(?:t|e|ing) (?:me|you there)|unintelligible|disjointed|nonsens*|derail*|salad|run together|not connect*',
  ],
});

export const INSIGHT_CONCERN = defineConcern({
  name: 'insight',
  topic: 'insight or judgement gravely impaired',
  against: [],
  says: [
    '(?:what|which) (?:illness|problem|condition|disorder|breakdown|episode)|(?:it is|that is) (?:you|your lot|them|the (?:doctors|staff)|everyone else)(?= |$)|your lot|i (?:have )?(?:cured|healed|fixed) (?:it|myself|me)|i am (?:cured|healed|above|past) |nothing to (?:treat|cure|fix)|(?:never|not) (?:felt )?(?:better|healthier|clearer)$|(?:waste of|wasting) (?:your|my) time|why would i need|not my (?:problem|illness)|let me (?:go|out)|discharge me|no business keeping|keep me (?:here|locked)|locked (?:me )?(?:in|up)|against my will',
    '(?:with|without|no) (?:the |my )?(?:lights (?:off|out)|headlights|brakes|hands on)|(?:jumped|ran|run|through|ignored) {gap1}red lights?|a hundred(?: and [^ ]+)?(?: miles| mph|$)|(?:wrong|other) (?:way|side) (?:up|down|round|of) the (?:motorway|road|street)|on the hard shoulder|(?:quit|jacked in|walked out of|resigned) {gap1}(?:my |the )?job|(?:maxed|remortgaged|re mortgaged|loan sharks?|payday|bet|gambled|staked|put) {gap}(?:the |my |our )?(?:house|cards?|savings|everything|pension|mortgage|deposit)|on the house$|(?:naked|stripped|undressed) {gap6}(?:street|shop|church|road|town|office)|(?:gave|giving|handed) {gap}(?:strangers?|to anyone|people in the street)|(?:slept|sleep|sex|bed) with {gap}(?:strangers?|anyone|[0-9]+|different|men|women)',
    '(?:nothing|not anything) {gap1}(?:wrong|the matter) with (?:me|my (?:mind|head|brain|memory))|i am not (?:ill|sick|mad|crazy|unwell|the one|mentally|psychotic|a patient|the problem|bipolar|schizophrenic)|(?:you|they|everyone else|doctors?|she|he) (?:are|is) (?:the )?(?:ones?|one) (?:who|that|with|need*|ill|sick|mad)|not (?:need|want|believe in) (?:help|medication|to be here|any (?:help|medication|pill*)|treatment|a (?:doctor|psychiatrist|hospital)|your (?:help|pill*|medication))|never (?:had|been) (?:it|ill|bipolar|schizophreni*|unwell)|(?:binned|flushed|threw|thrown|chucked|stopped|ditched) {gap1}(?:the |my |them|all )*(?:lithium|medication|pills|tablets|meds|olanzapine|clozapine|quetiapine|injection|depot)|it was a mistake|there is no illness|best i have ever',
  ],
  observed: [
    'insight {gap1}(?:absent|nil|lacking|none|lost|minimal|very poor)|no insight|(?:absent|nil|lacks|lack of|without) (?:any )?insight|judgment {gap}(?:grossly|severely|very|markedly|profoundly|gravely|absent)|gross(?:ly)? impair*|does not (?:think|believe|accept|see|recogni[sz]e|acknowledge) {gap6}(?:ill|unwell|problem|wrong|illness|condition|danger)|deny {gap1}(?:any )?(?:illness|being ill|being unwell|problem*)|wants? to (?:drive|leave|go home|fly|discharge)',
  ],
});
