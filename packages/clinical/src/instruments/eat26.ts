import { memory } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

export const eat26 = defineInstrument({
  key: 'eat26',
  name: 'EAT-26',
  aliases: ['Eating Attitudes Test 26', 'Eating Attitudes Test', 'Eating Attitudes Test (EAT-26)'],
  // The behaviour questions that accompany the 26 items are not part of the score and are not read.
  purpose: 'symptom',
  condition: 'eating',
  measures: 'disordered eating attitudes',
  itemCount: 26,
  itemRange: [0, 3],
  reversedItems: [26],
  scales: [
    {
      key: 'total',
      label: 'EAT-26 total score',
      min: 0,
      max: 78,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below referral cut' },
        { from: 20, label: 'referral cut reached' },
      ],
      bandsEvidence: memory(),
      cutPoint: { value: 20, evidence: memory() },
      reliableChange: reliableChangeFrom(10, 0.9),
      remission: { value: 19, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'free with permission',
  sources: [memory()],
});
