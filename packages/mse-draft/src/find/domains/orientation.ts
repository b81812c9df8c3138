import { defineRules } from '../define-rule.ts';

const UNSURE =
  '(?:do not know|am not sure|can not (?:remember|say|tell)|not sure|no idea|could not (?:say|state|tell|give|name|identify)|not know|unsure|have no idea|forget|lost track of)';

export const ORIENTATION_RULES = defineRules('orientation', [
  ['alert', { observed: ['alert(?: and)?', 'awake and alert', 'fully alert'], headed: ['alert', 'awake'] }],
  [
    'disoriented_time',
    {
      says: [
        `${UNSURE} (?:what |which |the )?(?:is )?(?:the )?(?:day|date|month|year|season|time of year|day of the week|today date)`,
        `what (?:day|year|month|date) (?:is it|it is) ${UNSURE}`,
      ],
      observed: [
        'oriented to (?:person and place|person|place and person|self and place|self|name)(?: only)?(?! place)',
        '(?:incorrect|wrong) (?:date|day|month|year)',
        '(?:gave|stated|state|give|reported|said) (?:the )?(?:year|date|month|day) (?:as|incorrectly|wrong)',
        'not (?:know|able to (?:give|state|name)) (?:the )?(?:day|date|month|year)',
        'gave (?:the )?(?:year|date|month|day) as',
        '(?:could|did) not (?:tell me|say|give me|know|name) (?:the )?(?:day|date|month|year)',
        '(?:thought|think|believed|said) it was (?:19|18|nineteen)[^ ]*',
      ],
    },
  ],
  [
    'disoriented_place',
    {
      says: [
        `${UNSURE} (?:where (?:i am|we are|this is|i was)|what (?:this )?place (?:is )?(?:this)?|what building|what (?:city|town|hospital)|which (?:city|hospital|town))`,
        'where am i',
        'what is this place',
      ],
      observed: [
        'oriented to (?:person|self|name) only',
        'not know where (?:he|she|they) (?:is|are|was)',
        '(?:thought|think|believed|said) (?:it was [^ ]+ and )?(?:that )?(?:he was|she was|we were|they were) (?:on|in|at) (?:the|a) (?:ferry|ship|boat|train|hotel|school|barracks|hospital in)',
      ],
    },
  ],
  [
    'disoriented_person',
    {
      says: [`${UNSURE} (?:who i am|{my} (?:own )?name)`],
      observed: [
        '(?:disoriented|not oriented) to {gap}(?:person|self)',
        '(?:unable to|could not) (?:give|state) (?:his|her|their) (?:own )?name',
      ],
    },
  ],
  [
    'disoriented_situation',
    {
      says: [
        `${UNSURE} why i (?:am|was|have been) (?:here|brought|in (?:the|this)|sent)`,
        `${UNSURE} (?:how i got here|what (?:i am doing here|this is (?:for|about)|happened to me))`,
      ],
      observed: [
        '(?:disoriented|not oriented) to {gap}(?:situation|circumstances?)',
        'not (?:know|understand) why (?:he|she|they) (?:is|was|are|were) (?:here|brought|admitted)',
        '(?:oriented )?x3 not situation',
      ],
    },
  ],
  [
    'drowsy',
    {
      says: ['drowsy'],
      observed: [
        'drowsy',
        'sleepy',
        'nodding off',
        'dozing',
        'eyes closing',
        '(?:drift|drifting|drifted|dropping|nodding|dropped|doz(?:e|ed|ing)) {gap1}off',
        'stay(?:ing)? awake',
      ],
      headed: ['drowsy', 'somnolent', 'sedated'],
    },
  ],
  [
    'lethargic',
    {
      observed: ['lethargic', 'lethargy', 'obtunded', 'difficult to rouse', 'hard to rouse'],
      headed: ['lethargic'],
    },
  ],
  [
    'fluctuating_alertness',
    {
      observed: [
        'fluctuating (?:alertness|consciousness|level|levels|sensorium|awareness)',
        '(?:alertness|consciousness|sensorium|awareness|level of consciousness) (?:is |was )?(?:fluctuat(?:es|ed|ing)|wax(?:es|ing) and wan(?:es|ing))',
        '(?:perfectly |quite )?(?:sensible|lucid|clear|fine|perfect sense|with it|herself|himself|with us) {gap6}(?:then|and then|and by|but by|by) {wide}(?:not know|gone|away|confused|not)',
        '(?:one minute|at supper|this morning|at breakfast) {wide}(?:then|by|minutes later|hour later) {gap6}(?:not|does not|did not)',
        '(?:could|can) (?:barely|hardly|not) rouse',
        'drift off and (?:come|came) back',
      ],
      headed: ['fluctuating'],
    },
  ],
  [
    'confused',
    {
      says: [
        '(?:get|am|feel|been|getting|got|gotten|become|was|so) {gap1}(?:confused|mixed up|disoriented)(?! (?:about (?:the|my) (?:bill|form|insurance|dose|plan|instructions|question)|by (?:the|my) (?:bill|form|insurance|question)))',
        '(?:wander|wandered|got lost|get lost|getting lost) {gap}(?:home|neighborhood|street|way|store|driving|familiar|house)',
        'confusion',
        'are you the (?:purser|captain|porter|conductor|barman|teacher|postman|milkman)',
      ],
      observed: [
        '(?:appear|seem|was|is|look|became|acutely|increasingly|visibly) {gap1}(?:confused|bewildered|disoriented)',
        'confus(?:ed|ion)',
        'not know (?:who any|any|me|us|who i|who we|who (?:i|we) (?:are|am))',
        '(?:who is|who are) the (?:man|woman) in',
        'thought (?:she|he|it|i) was a (?:burglar|stranger|thief)',
        'not recogni[sz]e (?:his|her|the|me|us|its)',
      ],
      headed: ['confused'],
    },
  ],
]);
