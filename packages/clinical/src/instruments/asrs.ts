import { verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';

export const asrs = defineInstrument({
  key: 'asrs',
  name: 'ASRS v1.1 part A',
  aliases: [
    'ASRS',
    'ASRS v1.1',
    'ASRS-6',
    'ASRS-5',
    'Adult ADHD Self-Report Scale',
    'Adult ADHD Self-Report Scale (ASRS v1.1)',
  ],
  purpose: 'screen',
  measures: 'adult ADHD screen, six items',
  itemCount: 6,
  itemRange: [0, 4],
  needsResponses: true,
  scales: [
    {
      key: 'total',
      label: 'ASRS part A shaded answers',
      min: 0,
      max: 6,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below screening cut' },
        { from: 4, label: 'positive screen' },
      ],
      bandsEvidence: verified('ASRS v1.1 scoring (regenmedky)'),
      cutPoint: { value: 4, evidence: verified('ASRS v1.1 scoring (regenmedky)') },
      countAtLeast: [2, 2, 2, 3, 3, 3],
      codes: [],
    },
    {
      key: 'sum',
      label: 'ASRS part A sum',
      min: 0,
      max: 24,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below screening cut' },
        { from: 14, label: 'positive screen' },
      ],
      bandsEvidence: verified('ASRS-5 scoring (jotform template)'),
      cutPoint: { value: 14, evidence: verified('ASRS-5 scoring (jotform template)') },
      aliases: ['ASRS sum'],
      codes: [],
    },
  ],
  escalations: [],
  licence: 'WHO, free with credit',
  sources: [verified('ASRS v1.1 scoring (regenmedky)'), verified('ASRS-5 scoring (jotform template)')],
});
