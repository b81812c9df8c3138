import { defineRules } from '../define-rule.ts';

export const AFFECT_RULES = defineRules('affect', [
  [
    'full_range',
    {
      observed: [
        '(?:smiles?|laughs?) {gap6}(?:serious|grave|sober|quiet|sad|tear(?:y|s|ful)?)',
        '(?:grows?|go|goes|turns?|becomes?) (?:quiet|serious|grave) (?:when|about|speak|at)',
        '(?:full|broad|wide|normal)(?: and (?:reactive|appropriate|congruent))? (?:range|affect)',
        'full range(?: of)?(?: affect| emotion)?',
        '(?:reactive|bright|euthymic) affect',
        'laugh {gap6}(?:serious|sober|sad)(?: again)?',
        'in all the right places',
        '(?:face|expression) {gap}(?:lively|animated)',
      ],
      headed: ['full', 'full range', 'reactive', 'broad', 'bright', 'euthymic', 'normal'],
    },
  ],
  [
    'congruent',
    {
      observed: [
        'all (?:of it )?fits?',
        'in keeping with (?:what|his|her|the|their)',
        'fits? what',
        '(?:mood )?congruent (?:affect|with)',
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
        'weeping',
        'weeps',
        'tears',
        'tearing up',
        'crying',
        'wiping (?:your|his|her|their) eyes',
        'broke down',
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
        '(?:do |did )?(?:look|seem|sound|appear) {gap}(?:anxious|nervous|tense|worried|on edge|uneasy|jumpy|panicky|frightened|keyed up)',
        'shoulders {gap}(?:ears|hunched|tight|tense|up)',
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
      ],
      headed: ['irritable', 'irritated', 'angry', 'hostile'],
    },
  ],
  [
    'expansive',
    {
      observed: ['expansive (?:affect)', '(?:huge|big|wide|enormous) (?:smile|grin)', 'beaming', 'expansive'],
      headed: ['expansive', 'elevated', 'euphoric'],
    },
  ],
  [
    'inappropriate',
    {
      observed: [
        '(?:laugh|giggl(?:e|ed|ing)|smiling|grinning) {gap6}(?:nothing funny|not funny|for no reason|out of nowhere|not a joke|died|death|funeral)',
      ],
      headed: ['inappropriate', 'odd', 'bizarre'],
    },
  ],
]);
