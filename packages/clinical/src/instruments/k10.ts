import { verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

export const k10 = defineInstrument({
  key: 'k10',
  name: 'K10',
  aliases: [
    'Kessler 10',
    'Kessler Psychological Distress Scale',
    'Kessler Psychological Distress Scale (K10)',
  ],
  purpose: 'symptom',
  condition: 'overall',
  measures: 'psychological distress over a month',
  itemCount: 10,
  itemRange: [1, 5],
  scales: [
    {
      key: 'total',
      label: 'K10 total score',
      min: 10,
      max: 50,
      worse: 'higher',
      bands: [
        { from: 10, label: 'low' },
        { from: 16, label: 'moderate' },
        { from: 22, label: 'high' },
        { from: 30, label: 'very high' },
      ],
      bandsEvidence: verified('Australian Bureau of Statistics 4817.0.55.001'),
      reliableChange: reliableChangeFrom(7.5, 0.93),
      remission: { value: 19, evidence: verified('mindtherapy.com.au K10 page') },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'free with credit (Kessler)',
  sources: [
    verified('Australian Bureau of Statistics 4817.0.55.001'),
    verified('mindtherapy.com.au K10 page'),
  ],
});
