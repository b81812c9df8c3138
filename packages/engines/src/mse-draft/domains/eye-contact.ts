import { defineRules } from '../define-rule.ts';

export const EYE_CONTACT_RULES = defineRules('eye_contact', [
  [
    'good',
    {
      observed: [
        '(?:good|appropriate|normal|adequate|excellent) eye contact',
        'eye contact (?:is |was )?(?:good|appropriate|normal|adequate)',
        'make good eye contact',
        'maintain(?:s|ed)? (?:good )?eye contact',
      ],
      headed: ['good', 'appropriate', 'adequate'],
    },
  ],
  ['fair', { headed: ['fair', 'reasonable'] }],
  ['intermittent', { headed: ['intermittent', 'fleeting', 'sporadic', 'inconsistent', 'variable'] }],
  [
    'poor',
    {
      observed: [
        '(?:little|minimal|limited|no|not make(?: much| any)?) eye contact',
        'eyes (?:are )?(?:downcast|on the floor)',
        'downcast (?:gaze|eyes)',
        'not look(?: up|ing up)',
        '(?:look|staring|stares|stare|gaze|gazing) (?:down )?at (?:the|your|his|her|their) (?:floor|feet|ground|shoes|hands|lap)',
        'look (?:down )?at the (?:floor|ground)',
      ],
      headed: ['poor', 'minimal', 'limited', 'little', 'downcast', 'absent', 'sparse'],
    },
  ],
  [
    'avoidant',
    {
      observed: [
        'avoid(?:s|ed|ing)? (?:making )?(?:eye contact|{my} gaze|my gaze)',
        'look away',
        'look(?:ing)? away',
        'not look at me',
        'gaze (?:averted|avoidant)',
        'averted gaze',
      ],
      headed: ['avoidant', 'avoided', 'averted', 'avoiding'],
    },
  ],
  ['intense', { observed: ['intense (?:gaze|stare)'], headed: ['intense', 'piercing', 'fixed'] }],
  [
    'staring',
    {
      observed: ['star(?:es|ing) (?:blankly|intently|at me|at the wall|into space|off)', 'blank stare'],
      headed: ['staring', 'stare'],
    },
  ],
]);
