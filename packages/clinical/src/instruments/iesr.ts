import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';
import { CAMCOPS } from './sources.ts';

export const iesr = defineInstrument({
  key: 'iesr',
  name: 'IES-R',
  aliases: ['Impact of Event Scale Revised', 'Impact of Event Scale-Revised (IES-R)'],
  purpose: 'symptom',
  condition: 'trauma',
  measures: 'post-traumatic distress over a week',
  itemCount: 22,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'IES-R total score',
      min: 0,
      max: 88,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below concern' },
        { from: 24, label: 'concern' },
        { from: 33, label: 'at or above the cut' },
      ],
      bandsEvidence: memory(),
      cutPoint: { value: 33, evidence: memory() },
      reliableChange: reliableChangeFrom(19, 0.95),
      remission: { value: 23, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'free',
  sources: [verified(CAMCOPS), memory()],
});
