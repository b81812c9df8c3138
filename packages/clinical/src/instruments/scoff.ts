import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';

export const scoff = defineInstrument({
  key: 'scoff',
  name: 'SCOFF',
  aliases: ['SCOFF questionnaire'],
  purpose: 'screen',
  measures: 'eating disorder screen, five items',
  itemCount: 5,
  itemRange: [0, 1],
  scales: [
    {
      key: 'total',
      label: 'SCOFF total score',
      min: 0,
      max: 5,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below screening cut' },
        { from: 2, label: 'positive screen' },
      ],
      bandsEvidence: verified('simplified.tools SCOFF page (secondary)'),
      cutPoint: { value: 2, evidence: verified('simplified.tools SCOFF page (secondary)') },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'free',
  sources: [verified('simplified.tools SCOFF page (secondary)'), memory()],
});
