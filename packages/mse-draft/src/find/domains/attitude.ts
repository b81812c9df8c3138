import { defineRules } from '../define-rule.ts';

export const ATTITUDE_RULES = defineRules('attitude', [
  [
    'cooperative',
    {
      observed: ['cooperative attitude', 'easy to talk (?:with|to)'],
      headed: ['cooperative', 'open', 'pleasant', 'friendly'],
    },
  ],
  [
    'engaged',
    {
      observed: [
        'engaged(?! (?:to|in))(?: well| and)?',
        '(?:brought|made|written|wrote) {gap1}(?:list|notes|diary|questions)',
        'very present',
        '(?:ask|asking|asked) (?:good|thoughtful|lots of) questions',
      ],
      headed: ['engaged'],
    },
  ],
  [
    'guarded',
    {
      observed: [
        'guarded',
        'weigh(?:ing|ed)? {gap1}(?:every|each|your words)',
        'choos(?:e|ing) {my} words',
        '(?:hold|holding|held) {gap}back',
      ],
      headed: ['guarded'],
    },
  ],
  [
    'suspicious',
    {
      says: [
        'who (?:want|wants|like|need|needs) (?:to )?know',
        '(?:what|why) (?:are )?you (?:asking|ask) (?:for|that|me)',
        '(?:are|is) (?:you|this|that) (?:the one|recording|from them)',
      ],
      observed: [
        'suspicious',
        'mistrustful',
        'wary',
        '(?:mistrustful|distrustful|suspicious|wary) of',
        'not (?:trust|sure (?:you can |whether to |you )?trust) (?:me|us|this)',
        '(?:check|checking|checked|eyeing) {gap}(?:camera|recording|cameras|phone|recorder|clipboard|wires|behind the|under the)',
      ],
      headed: ['suspicious', 'paranoid'],
    },
  ],
  [
    'hostile',
    {
      says: [
        'you (?:people|lot) are all the same',
        '(?:no|do not|not) touch me',
        'careful what you (?:write|say|do)',
      ],
      observed: [
        'hostile',
        '(?:swear|swearing|swore|curs(?:e|ing)|shout|yelling|snarl(?:ed|ing)?) at (?:me|us|staff|the|everyone)',
        'no need to (?:shout|swear|be rude)',
        '(?:contempt|contemptuous|sneer(?:ing|ed)?|insult(?:s|ed|ing)?|abusive)',
      ],
      headed: ['hostile'],
    },
  ],
  [
    'evasive',
    {
      says: [
        '(?:can we|could we|let us) (?:skip|pass on|leave|not do) (?:that|this|it)',
        'i am not answering',
      ],
      observed: [
        'evasive',
        'chang(?:e|es|ed|ing) the subject',
        '(?:round|around) the houses',
        'will not tell me',
      ],
      headed: ['evasive'],
    },
  ],
  [
    'dismissive',
    {
      observed: [
        'dismissive',
        'wav(?:e|ed|ing) {gap1}(?:me |it |that |the question )?(?:off|away)',
        'brush(?:ed|ing)? {gap1}(?:me |it |that )?(?:off|aside)',
        'roll(?:ed|ing)? your eyes',
      ],
      headed: ['dismissive'],
    },
  ],
  [
    'apathetic',
    {
      says: [
        'can not be bothered',
        '(?:all )?the same to me',
        '(?:could|do) not care (?:less|either way|one way or|about anything)',
      ],
      observed: ['apathetic', 'indifferent', 'disinterested'],
      headed: ['apathetic'],
    },
  ],
  [
    'seductive',
    {
      observed: ['seductive', 'flirtatious', 'flirt(?:ing|y|ed)?', 'wink(?:ed|ing)?'],
      headed: ['seductive'],
    },
  ],
  [
    'ingratiating',
    {
      observed: ['ingratiating', 'overly complimentary', 'flatter(?:ing|ed|y)?', 'compliment(?:s|ing|ed)?'],
      headed: ['ingratiating'],
    },
  ],
]);
