import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';

export const pcptsd5 = defineInstrument({
  key: 'pcptsd5',
  name: 'PC-PTSD-5',
  aliases: ['Primary Care PTSD Screen for DSM-5', 'Primary Care PTSD Screen'],
  purpose: 'screen',
  measures: 'PTSD screen, five items',
  itemCount: 5,
  itemRange: [0, 1],
  scales: [
    {
      key: 'total',
      label: 'PC-PTSD-5 total score',
      min: 0,
      max: 5,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below screening cut' },
        { from: 4, label: 'positive screen' },
      ],
      bandsEvidence: memory(),
      cutPoint: { value: 4, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'US government work, free',
  sources: [verified('rhavekost clinical toolkit'), memory()],
});
