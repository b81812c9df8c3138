import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { NHS_RELIABLE_CHANGE } from './sources.ts';

export const spin = defineInstrument({
  key: 'spin',
  name: 'SPIN',
  aliases: ['Social Phobia Inventory', 'Social Phobia Inventory (SPIN)'],
  purpose: 'symptom',
  condition: 'anxiety',
  measures: 'social anxiety over a week',
  itemCount: 17,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'SPIN total score',
      min: 0,
      max: 68,
      worse: 'higher',
      bands: [
        { from: 0, label: 'none' },
        { from: 21, label: 'mild' },
        { from: 31, label: 'moderate' },
        { from: 41, label: 'severe' },
        { from: 51, label: 'very severe' },
      ],
      bandsEvidence: verified('socialanxiety.co SPIN page (secondary)'),
      cutPoint: { value: 19, evidence: verified('socialanxiety.co SPIN page (secondary)') },
      reliableChange: { value: 10, evidence: memory(NHS_RELIABLE_CHANGE) },
      remission: { value: 18, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'copyright Davidson, permission needed',
  sources: [verified('socialanxiety.co SPIN page (secondary)'), memory()],
});
