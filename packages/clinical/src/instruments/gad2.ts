import { verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';

export const gad2 = defineInstrument({
  key: 'gad2',
  name: 'GAD-2',
  aliases: [
    'Generalized Anxiety Disorder 2',
    'Generalised Anxiety Disorder 2',
    'Generalized Anxiety Disorder-2 (GAD-2)',
  ],
  purpose: 'screen',
  measures: 'anxiety screen, two items',
  itemCount: 2,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'GAD-2 total score',
      min: 0,
      max: 6,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below screening cut' },
        { from: 3, label: 'positive screen' },
      ],
      bandsEvidence: verified('droracle.ai summary (secondary)'),
      cutPoint: { value: 3, evidence: verified('droracle.ai summary (secondary)') },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'public domain',
  sources: [verified('droracle.ai summary (secondary)')],
});
