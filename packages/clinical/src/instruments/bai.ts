import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

export const bai = defineInstrument({
  key: 'bai',
  name: 'BAI',
  aliases: ['Beck Anxiety Inventory', 'Beck Anxiety Inventory (BAI)'],
  purpose: 'symptom',
  condition: 'anxiety',
  measures: 'anxiety symptoms over a week',
  itemCount: 21,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'BAI total score',
      min: 0,
      max: 63,
      worse: 'higher',
      bands: [
        { from: 0, label: 'minimal' },
        { from: 8, label: 'mild' },
        { from: 16, label: 'moderate' },
        { from: 26, label: 'severe' },
      ],
      bandsEvidence: verified('studybuff BAI table (secondary)'),
      reliableChange: reliableChangeFrom(11.5, 0.92),
      remission: { value: 7, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'proprietary (Pearson)',
  sources: [verified('studybuff BAI table (secondary)'), verified('Beck 1988 abstract')],
});
