import { defineRules } from '../define-rule.ts';

export const BEHAVIOR_RULES = defineRules('behavior', [
  ['calm', { observed: ['calm', 'settled'], headed: ['relaxed'] }],
  [
    'cooperative',
    {
      observed: ['cooperative(?: with)?', 'co operative', 'pleasant and cooperative'],
      headed: ['cooperative'],
    },
  ],
  [
    'restless',
    {
      says: [
        '(?:can|could) not (?:seem to )?(?:sit|stay|keep|be|hold|stand) still',
        'restless',
        'have to keep move',
        'feel antsy|am antsy',
        'can not settle',
        'unable to (?:sit|stay|keep) still',
        'pace (?:around|the|up|back|all|at night|{gap1}room)',
        'keep pace',
      ],
      asks: ['restless', 'hard to sit still', 'trouble (?:sit|keep) still'],
      observed: [
        'restless(?:ly|ness)?',
        'unable to (?:sit|remain|stay) still',
        'pace',
        'get up and down',
        'shift(?:ing)? in (?:your|his|her|their|the) (?:seat|chair)',
        'up and down out of (?:your|his|her|their|the) (?:seat|chair)',
      ],
      headed: ['restless'],
    },
  ],
  [
    'agitated',
    {
      says: ['(?:feel|am|get|been) {gap1}agitated'],
      observed: ['agitated', 'visibly agitated'],
      headed: ['agitated', 'agitation'],
    },
  ],
  [
    'withdrawn',
    {
      says: [
        '(?:have )?(?:isolate|isolating|isolated) {self}',
        'been isolating',
        'withdrawn',
        'pulled away from',
        'shut {self} (?:away|in|off|up)',
        '(?:do|did|does) not (?:want to )?(?:see|talk to|answer|go out with) (?:anyone|anybody|people|friends|{my} friends)',
        'stopped (?:see|answer|answering|talk to|go out with|hang out with|returning) {gap}(?:friends|people|anyone|calls|texts|everyone|phone)',
        'stay in {my} room',
        'not (?:leave|left) (?:the house|{my} room|{my} apartment|{my} flat|bed|{my} bed|home)',
        'avoid (?:people|everyone|friends|{my} friends|everybody)',
        'avoiding (?:people|everyone|friends|{my} friends|everybody)',
      ],
      observed: ['withdrawn', 'socially withdrawn'],
      headed: ['withdrawn'],
    },
  ],
  [
    'disinhibited',
    {
      observed: ['disinhibited', 'disinhibition', 'overly familiar', 'sexually inappropriate'],
      headed: ['disinhibited'],
    },
  ],
  [
    'impulsive',
    {
      says: [
        'impulsive(?:ly)?',
        'act without think',
        'do (?:things|stuff) without think',
        '(?:spent|spend|spending|blew|blow|blown|maxed out|max out) {gap}(?:savings|thousand|thousands|hundreds|credit cards?|money on|paycheck|dollars|pounds|rent)',
        'spending spree',
        '(?:grand|thousand|thousands) on (?:the|my|a|credit)',
        '(?:start|started|launched|opened) (?:two|three|four|five|six|several|[2-9]) (?:businesses|companies|projects)',
        '(?:quit|walked out of) {my} job on (?:the spot|a whim)',
        'reckless(?:ly)?',
        'on a whim',
        'on impulse',
        '(?:gambled|gambling) (?:away|everything)',
      ],
      asks: ['spend more', 'impulsive', 'spending (?:sprees?|more|a lot)', 'reckless', 'risky things'],
      observed: ['impulsive', 'impulsivity'],
      headed: ['impulsive'],
    },
  ],
  [
    'repetitive_movements',
    {
      observed: [
        'repetitive (?:movements?|motions?|behavior)',
        'rocking (?:back and forth|in)',
        'rock back and forth',
        'hand (?:wringing|flapping)',
        'wringing (?:your|his|her|their) hands',
        'stereotyp(?:ies|ed)(?: movements?)?',
        'picking at (?:your|his|her|their) (?:skin|nails|fingers)',
      ],
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
      ],
      headed: ['tearful'],
    },
  ],
  [
    'responding_to_internal_stimuli',
    {
      observed: [
        'respond(?:ing|s|ed)? to internal stimul(?:i|us)',
        'internally (?:preoccupied|stimulated)',
        'talk to (?:someone|somebody|people|a person) (?:who|that) (?:is|are) not (?:there|here|present)',
        '(?:talk|mumbling|muttering|laugh|laughing|whispering) to {self}',
        'look(?:ing)? at (?:something|someone) (?:in the corner|that is not there)',
        'respond(?:ing)? to (?:unseen|voice)',
        'listening to something',
      ],
    },
  ],
  [
    'aggressive',
    {
      observed: [
        'aggressive',
        'physically threatening',
        'combative',
        'slams? (?:the |your |his |her |their )?(?:fist|table|door|hand)',
        'slammed (?:the |your |his |her |their )?(?:fist|table|door|hand)',
        'throws? (?:a|the) (?:chair|cup|phone)',
        'threw (?:a|the) (?:chair|cup|phone)',
        'assaultive',
        'threatened staff',
      ],
      headed: ['aggressive'],
    },
  ],
]);
