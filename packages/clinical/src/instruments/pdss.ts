import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';
import { CAMCOPS } from './sources.ts';

export const pdss = defineInstrument({
  key: 'pdss',
  name: 'PDSS',
  aliases: [
    'PDSS-SR',
    'Panic Disorder Severity Scale',
    'Panic Disorder Severity Scale (PDSS)',
    'Panic Disorder Severity Scale Self-Report',
  ],
  purpose: 'symptom',
  condition: 'anxiety',
  measures: 'panic disorder severity',
  itemCount: 7,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'PDSS total score',
      min: 0,
      max: 28,
      worse: 'higher',
      bands: [
        { from: 0, label: 'mild' },
        { from: 11, label: 'moderate' },
        { from: 16, label: 'severe' },
      ],
      bandsEvidence: memory('clinician form, unverified'),
      cutPoint: { value: 8, evidence: memory() },
      reliableChange: reliableChangeFrom(5.5, 0.75),
      remission: { value: 5, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'copyright Shear, free for clinical use',
  sources: [verified(CAMCOPS), verified('BMC Psychiatry, 12888-020-02560-w')],
});
