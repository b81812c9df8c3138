import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { selfHarmItem } from './self-harm-item.ts';
import { CAMCOPS } from './sources.ts';

export const hamd17 = defineInstrument({
  key: 'hamd17',
  name: 'HAM-D17',
  aliases: [
    'HAM-D',
    'HAM-D-17',
    'HDRS',
    'HDRS-17',
    'HRSD',
    'HRSD-17',
    'Hamilton Depression Rating Scale',
    'Hamilton Rating Scale for Depression',
  ],
  purpose: 'symptom',
  condition: 'depression',
  measures: 'depression severity, clinician rated',
  itemCount: 17,
  itemRange: [
    ...Array.from({ length: 3 }, () => [0, 4] as const),
    ...Array.from({ length: 3 }, () => [0, 2] as const),
    ...Array.from({ length: 5 }, () => [0, 4] as const),
    ...Array.from({ length: 3 }, () => [0, 2] as const),
    [0, 4],
    [0, 2],
    [0, 2],
  ],
  scales: [
    {
      key: 'total',
      label: 'HAM-D17 total score',
      min: 0,
      max: 52,
      worse: 'higher',
      bands: [
        { from: 0, label: 'none' },
        { from: 8, label: 'mild' },
        { from: 14, label: 'moderate' },
        { from: 19, label: 'severe' },
        { from: 23, label: 'very severe' },
      ],
      bandsEvidence: verified(CAMCOPS),
      reliableChange: {
        value: 6,
        evidence: verified('Rush 2021, STAR*D (abstract): 3.9 to 5.8 by scale of function'),
      },
      remission: { value: 7, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [selfHarmItem(3, 1, 'note'), selfHarmItem(3, 2)],
  licence: 'public domain',
  sources: [verified(CAMCOPS), verified('Zimmerman 2013')],
});
