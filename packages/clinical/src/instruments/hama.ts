import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';
import { CAMCOPS } from './sources.ts';

export const hama = defineInstrument({
  key: 'hama',
  name: 'HAM-A',
  aliases: ['HARS', 'HAM-A-14', 'Hamilton Anxiety Rating Scale', 'Hamilton Anxiety Scale'],
  purpose: 'symptom',
  condition: 'anxiety',
  measures: 'anxiety severity, clinician rated',
  itemCount: 14,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'HAM-A total score',
      min: 0,
      max: 56,
      worse: 'higher',
      bands: [
        { from: 0, label: 'mild or none' },
        { from: 18, label: 'mild to moderate' },
        { from: 25, label: 'moderate to severe' },
        { from: 31, label: 'very severe' },
      ],
      bandsEvidence: verified(CAMCOPS),
      reliableChange: reliableChangeFrom(7, 0.86),
      remission: { value: 7, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'public domain',
  sources: [verified(CAMCOPS), memory()],
});
