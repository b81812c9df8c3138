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
        'engaging',
        'readily engaged',
        'engages? (?:well|easily|readily)',
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
        'reticent',
        'weigh(?:ing|ed)? {gap1}(?:every|each|your words)',
        'choos(?:e|ing) {my} words',
        '(?:hold|holding|held) {gap}back',
        'close to {my} chest',
        'careful (?:what|with what|about what|how much) (?:you|he|she) (?:say|tell)',
        'not (?:tell|want to tell|give) me (?:much|everything|a lot)',
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
        'distrustful',
        'wary',
        '(?:mistrust|distrust|suspicion)',
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
        'verbally abusive',
        'confrontational',
        'belligerent',
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
        'avoids? (?:answering|the question|questions)',
        'avoided (?:answering|the question|questions)',
        'deflect(?:s|ing|ed)? (?:questions|the question)',
        'vague (?:answers|responses|historian)',
        'chang(?:e|es|ed|ing) the subject',
        'avoid {gap1}(?:my|the|that|any|every) questions?',
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
        'shrug(?:ged|ging)? (?:it|that|everything|the question) off',
      ],
      headed: ['dismissive'],
    },
  ],
  [
    'apathetic',
    {
      says: [
        '(?:feel|am|been) {gap1}apathetic',
        'can not be bothered',
        '(?:all )?the same to me',
        '(?:could|do) not care (?:less|either way|one way or|about anything)',
        'not bothered (?:either way|one way or)',
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
