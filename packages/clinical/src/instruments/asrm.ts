import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

const ALTMAN = 'Altman 1997: above 5, sensitivity 85.5 % (maniainsights.com)';

export const asrm = defineInstrument({
  key: 'asrm',
  name: 'ASRM',
  aliases: ['Altman Self-Rating Mania Scale', 'Altman Self-Rating Mania Scale (ASRM)'],
  purpose: 'symptom',
  condition: 'mania',
  measures: 'manic symptoms over a week',
  itemCount: 5,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'ASRM total score',
      min: 0,
      max: 20,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below cut' },
        { from: 6, label: 'at or above cut' },
      ],
      bandsEvidence: verified(ALTMAN),
      cutPoint: { value: 6, evidence: verified(ALTMAN) },
      reliableChange: reliableChangeFrom(4, 0.79),
      remission: { value: 5, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'free with credit',
  sources: [memory()],
});
