import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

export const k6 = defineInstrument({
  key: 'k6',
  name: 'K6',
  aliases: ['Kessler 6', 'Kessler Psychological Distress Scale (K6)'],
  purpose: 'symptom',
  condition: 'overall',
  measures: 'psychological distress over a month, six items',
  itemCount: 6,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'K6 total score',
      min: 0,
      max: 24,
      worse: 'higher',
      bands: [
        { from: 0, label: 'low' },
        { from: 5, label: 'moderate' },
        { from: 13, label: 'serious' },
      ],
      bandsEvidence: memory(),
      reliableChange: reliableChangeFrom(4.5, 0.89),
      remission: { value: 4, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'free with credit (Kessler)',
  sources: [verified('Kessler 2010 abstract'), memory()],
});
