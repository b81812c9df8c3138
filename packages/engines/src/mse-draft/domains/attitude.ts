import { defineRules } from '../define-rule.ts';

export const ATTITUDE_RULES = defineRules('attitude', [
  [
    'cooperative',
    { observed: ['cooperative attitude'], headed: ['cooperative', 'open', 'pleasant', 'friendly'] },
  ],
  [
    'engaged',
    {
      observed: [
        'engaged(?! (?:to|in))(?: well| and)?',
        'engaging',
        'readily engaged',
        'engages? (?:well|easily|readily)',
      ],
      headed: ['engaged'],
    },
  ],
  ['guarded', { observed: ['guarded', 'reticent'], headed: ['guarded'] }],
  [
    'suspicious',
    { observed: ['suspicious', 'mistrustful', 'distrustful', 'wary'], headed: ['suspicious', 'paranoid'] },
  ],
  [
    'hostile',
    { observed: ['hostile', 'verbally abusive', 'confrontational', 'belligerent'], headed: ['hostile'] },
  ],
  [
    'evasive',
    {
      observed: [
        'evasive',
        'avoids? (?:answering|the question|questions)',
        'avoided (?:answering|the question|questions)',
        'deflect(?:s|ing|ed)? (?:questions|the question)',
        'vague (?:answers|responses|historian)',
      ],
      headed: ['evasive'],
    },
  ],
  ['dismissive', { observed: ['dismissive'], headed: ['dismissive'] }],
  [
    'apathetic',
    {
      says: ['(?:feel|am|been) {gap1}apathetic'],
      observed: ['apathetic', 'indifferent', 'disinterested'],
      headed: ['apathetic'],
    },
  ],
  ['seductive', { observed: ['seductive', 'flirtatious'], headed: ['seductive'] }],
  ['ingratiating', { observed: ['ingratiating', 'overly complimentary'], headed: ['ingratiating'] }],
]);
