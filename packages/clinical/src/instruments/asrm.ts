import { memory } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

export const asrm = defineInstrument({
  key: 'asrm',
  name: 'ASRM',
  aliases: ['Altman Self-Rating Mania Scale', 'Altman Self-Rating Mania Scale (ASRM)'],
  purpose: 'symptom',
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
      bandsEvidence: memory(),
      cutPoint: { value: 6, evidence: memory() },
      reliableChange: reliableChangeFrom(4, 0.79),
      remission: { value: 5, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'free with credit',
  sources: [memory()],
});
