import { defineRules } from '../define-rule.ts';

export const AFFECT_RULES = defineRules('affect', [
  [
    'full_range',
    {
      observed: [
        '(?:full|broad|wide|normal)(?: and (?:reactive|appropriate|congruent))? (?:range|affect)',
        'full range(?: of)?(?: affect| emotion)?',
        'affect (?:is |was )?(?:full|reactive|broad|bright|normal)',
        '(?:reactive|bright|euthymic) affect',
        'laugh {gap6}(?:serious|sober|sad)(?: again)?',
        'in all the right places',
        'range of (?:emotions?|expressions?|feelings?)',
        '(?:face|expression) {gap}(?:lively|animated)',
        '(?:warm|bright|animated) and (?:reactive|responsive|engaged)',
      ],
      headed: ['full', 'full range', 'reactive', 'broad', 'bright', 'euthymic', 'normal'],
    },
  ],
  [
    'congruent',
    {
      observed: [
        '(?:mood )?congruent (?:affect|with)',
        'affect (?:is |was )?(?:mood )?congruent',
        'mood congruent',
        '(?:fit|fits|fitting|match|matches|matching|goes|go|in keeping|in line|squares|sit) {gap1}(?:with )?(?:what you|what he|what she|your words|your story|the words|the subject|what was said|what is being said|the story)',
        'fits? entirely',
      ],
      headed: ['congruent', 'appropriate'],
    },
  ],
  [
    'incongruent',
    {
      observed: [
        'incongruent',
        'incongruous',
        'mood incongruent',
        'smil(?:ing|es|ed) while (?:talk|describ)[^ ]* (?:about )?',
        'not (?:quite |really )?(?:fit|match|go|in keeping|seem to (?:fit|match|go)|line up|square) {gap}(?:words|what|say|story|face|saying|subject|telling|said)',
        '(?:smile|smiling|grin|grinning|laugh|giggling|chuckling) {gap}(?:as|while|when) you (?:say|tell|talk|describe|said|told|speak)',
        '(?:said|say|tell|told|describe|talk) {gap6}(?:with a|smiling|and smile) {gap}(?:smile|grin|laugh)?',
      ],
      headed: ['incongruent', 'incongruous'],
    },
  ],
  [
    'constricted',
    {
      observed: [
        '(?:constricted|restricted) (?:affect|range|in range)',
        'affect (?:is |was )?(?:constricted|restricted)',
        'not (?:show|give) (?:much|a lot)(?: of)?(?: your)? (?:emotion|feeling|expression|away|face)',
        '(?:narrow|limited|reduced) range',
        '(?:emotions?|feelings?|face|smile) {gap}(?:held (?:in|back|tight)|tightly held|under wraps|tight|contained|flicker|fleeting)',
      ],
      headed: ['constricted', 'restricted', 'narrow'],
    },
  ],
  [
    'blunted',
    {
      observed: [
        'blunted',
        '(?:little|hardly any|barely any|not much|not a lot of|reduced|minimal) (?:expression|emotion|feeling|change)',
        '(?:face|expression) (?:hardly|barely|scarcely) (?:move|moved|change|changed|changes|changing|shift|shifts)',
        'muted',
        'not (?:have )?much expression',
      ],
      headed: ['blunted', 'blunt'],
    },
  ],
  [
    'flat',
    {
      observed: [
        'flat(?:tened)? affect',
        'affect (?:is |was |appear )?(?:flat|flattened)',
        'expressionless',
        'no facial expression',
        'no (?:change|expression|emotion|movement|feeling|reaction|flicker) {gap}(?:face|at all|whatsoever|voice|your)?',
        'without (?:any )?(?:expression|emotion|feeling)',
        '(?:face|expression) {gap}(?:blank|empty|mask|flat|wooden|stone)',
        '(?:face|expression) {gap1}not (?:move|moved|change|changed|changing|moving|shift|shifted|flicker)',
        'not a flicker',
        'like {gap}(?:reading|shopping list|weather (?:report|forecast)|telephone directory)',
        'not (?:much|any) expression',
      ],
      headed: ['flat', 'flattened'],
    },
  ],
  [
    'labile',
    {
      observed: [
        'labile affect',
        'affect (?:is |was )?(?:labile)',
        'emotionally labile',
        'shift(?:s|ed|ing)? (?:quickly|rapidly|abruptly) (?:from|between) (?:laugh|tears|cry)[^ ]*',
        'laugh(?:ing|s|ed)? (?:then|and then|one minute) (?:cry|tearful|crying|sobbing)',
        'laugh(?:ing|ed|s)? {gap6}(?:cry|sobbing|tears|tearful|weeping|crying|cried)',
        '(?:cry|cried|tears|sobbing|tearful|weeping) {gap6}(?:laugh|laughing|laughed|smiling|furious|shouting|joking)',
        '(?:furious|angry|shouting|rage|joking) {gap6}(?:cry|tears|sobbing|laughing|weeping)',
        '(?:just )?(?:sing|singing|laughing|giggling) and now {gap}(?:cry|sobbing|crying|tears)',
        'from laugh(?:ing)? to',
        'one minute {gap}(?:singing|laughing|she|he) {gap6}(?:next|then) {gap6}(?:floods|tears|crying|sobbing)',
      ],
      headed: ['labile'],
    },
  ],
  [
    'tearful',
    {
      observed: [
        'tearful(?:ness)?',
        'cry',
        'cried',
        'sobbing',
        'sobs',
        'weeping',
        'weeps',
        'tears',
        'tears up',
        'tearing up',
        'crying',
        'wiping (?:your|his|her|their) eyes',
        'broke down',
        'sniffling',
        'sniffles',
        'voice breaking',
        '(?:well|welling|welled|filling|filled|fill|brimming) up',
        'eyes (?:are |have |is |just )*(?:fill|filling|filled|wet|welling|brimming|watering|shining)',
        '(?:have|take|need|grab|pass|box of|here are|offer|want) {gap}tissues?',
      ],
      headed: ['tearful'],
    },
  ],
  [
    'anxious',
    {
      observed: [
        'anxious affect',
        '(?:seem|appear|look|sound) {gap1}(?:anxious|nervous|tense|worried|on edge|uneasy)',
        'visibly (?:anxious|nervous|tense)',
        '(?:do |did )?(?:look|seem|sound|appear) {gap}(?:anxious|nervous|tense|worried|on edge|uneasy|jumpy|panicky|frightened|keyed up)',
        'shoulders {gap}(?:ears|hunched|tight|tense|up)',
        'white knuckles',
        'voice {gap}(?:shake|trembling|tremble|quaver|quavering)',
        'breath(?:e|ing)? {gap}(?:fast|quick|quickly|shallow)',
      ],
      headed: ['anxious', 'nervous', 'tense', 'apprehensive', 'worried'],
    },
  ],
  [
    'irritable',
    {
      observed: [
        'irritable affect',
        '(?:seem|appear|look|sound) {gap1}(?:irritable|irritated|annoyed|frustrated|angry)',
        '(?:look|seem|sound|appear|get|become|are) {gap1}(?:irritable|irritated|annoyed|frustrated|cross|exasperated|impatient|snappy|short with me)',
        'snapp?(?:ed|ing)? at (?:me|us|the)',
        'jaw {gap}(?:clenched|tight|set)',
        'through (?:your|his|her|gritted) teeth',
      ],
      headed: ['irritable', 'irritated', 'angry', 'hostile'],
    },
  ],
  [
    'expansive',
    {
      observed: [
        'expansive (?:affect)',
        'grandiose and expansive',
        '(?:huge|big|wide|enormous) (?:smile|grin)',
        'beaming',
        'arms wide',
        'larger than life',
        'expansive',
      ],
      headed: ['expansive', 'elevated', 'euphoric'],
    },
  ],
  [
    'inappropriate',
    {
      observed: [
        'inappropriate (?:affect|laughter|laughing|smiling|giggling)',
        '(?:laughs?|laughed|laughing|smiles?|smiling|giggl(?:es|ing|ed)) (?:inappropriately|out of context|for no (?:apparent )?reason)',
        'affect (?:is |was )?inappropriate',
        '(?:laugh|giggl(?:e|ed|ing)|smiling|grinning) {gap6}(?:nothing funny|not funny|for no reason|out of nowhere|not a joke|died|death|funeral)',
      ],
      headed: ['inappropriate', 'odd', 'bizarre'],
    },
  ],
]);
