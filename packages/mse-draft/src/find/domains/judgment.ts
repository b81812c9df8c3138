import { defineRules } from '../define-rule.ts';

export const JUDGMENT_RULES = defineRules('judgment', [
  ['good', { headed: ['good', 'intact', 'sound', 'excellent'] }],
  ['fair', { headed: ['fair', 'adequate'] }],
  ['limited', { headed: ['limited', 'questionable'] }],
  ['impaired', { headed: ['impaired', 'compromised'] }],
  ['poor', { observed: ['(?:poor|lacks?|lack of) judgment'], headed: ['poor', 'lacking'] }],
  [
    'grossly_impaired',
    {
      observed: [
        '(?:grossly|severely) impaired judgment',
        'judgment (?:is |was )?(?:grossly|severely) impaired',
      ],
      headed: ['grossly impaired', 'severely impaired'],
    },
  ],
  ['not_assessed', { headed: ['not assessed', 'not tested', 'deferred'] }],
]);
