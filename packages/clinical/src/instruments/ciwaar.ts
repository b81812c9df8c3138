import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { CAMCOPS } from './sources.ts';

const ASAM = 'ASAM alcohol withdrawal guideline 2020, pocket guide, table 1';

export const ciwaar = defineInstrument({
  key: 'ciwaar',
  name: 'CIWA-Ar',
  aliases: [
    'CIWA',
    'Clinical Institute Withdrawal Assessment for Alcohol',
    'Clinical Institute Withdrawal Assessment for Alcohol, revised',
    'Clinical Institute Withdrawal Assessment for Alcohol revised (CIWA-Ar)',
  ],
  purpose: 'substance',
  measures: 'alcohol withdrawal severity, clinician rated',
  itemCount: 10,
  itemRange: [...Array.from({ length: 9 }, () => [0, 7] as const), [0, 4]],
  scales: [
    {
      key: 'total',
      label: 'CIWA-Ar total score',
      min: 0,
      max: 67,
      worse: 'higher',
      bands: [
        { from: 0, label: 'mild' },
        { from: 10, label: 'moderate' },
        { from: 19, label: 'severe' },
      ],
      bandsEvidence: verified(ASAM),
      remission: { value: 7, evidence: memory() },
      scoreAlert: {
        atLeast: 15,
        level: 'escalate',
        label: 'raised risk of severe alcohol withdrawal: prompt medical assessment advised',
        evidence: verified('US Veterans Affairs, symptoms of alcohol withdrawal syndrome: 15 or more'),
      },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'public domain',
  sources: [verified(CAMCOPS), verified(ASAM)],
});
