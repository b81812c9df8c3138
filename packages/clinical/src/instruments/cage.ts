import { verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { CAMCOPS } from './sources.ts';

export const cage = defineInstrument({
  key: 'cage',
  name: 'CAGE',
  aliases: ['CAGE questionnaire', 'CAGE alcohol'],
  purpose: 'substance',
  measures: 'alcohol screen, four items',
  itemCount: 4,
  itemRange: [0, 1],
  scales: [
    {
      key: 'total',
      label: 'CAGE total score',
      min: 0,
      max: 4,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below screening cut' },
        { from: 2, label: 'positive screen' },
      ],
      bandsEvidence: verified(CAMCOPS),
      cutPoint: { value: 2, evidence: verified(CAMCOPS) },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'believed public domain',
  sources: [verified(CAMCOPS)],
});
