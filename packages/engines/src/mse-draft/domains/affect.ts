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
      ],
      headed: ['constricted', 'restricted', 'narrow'],
    },
  ],
  ['blunted', { observed: ['blunted'], headed: ['blunted', 'blunt'] }],
  [
    'flat',
    {
      observed: [
        'flat(?:tened)? affect',
        'affect (?:is |was |appear )?(?:flat|flattened)',
        'expressionless',
        'no facial expression',
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
      ],
      headed: ['irritable', 'irritated', 'angry', 'hostile'],
    },
  ],
  [
    'expansive',
    {
      observed: ['expansive (?:affect)', 'grandiose and expansive'],
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
      ],
      headed: ['inappropriate', 'odd', 'bizarre'],
    },
  ],
]);
