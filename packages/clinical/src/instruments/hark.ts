import { memory } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';

export const hark = defineInstrument({
  key: 'hark',
  name: 'HARK',
  aliases: ['Humiliation, Afraid, Rape, Kick', 'HARK screen'],
  purpose: 'screen',
  measures: 'partner violence screen, four items',
  itemCount: 4,
  itemRange: [0, 1],
  scales: [
    {
      key: 'total',
      label: 'HARK total score',
      min: 0,
      max: 4,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below screening cut' },
        { from: 1, label: 'positive screen' },
      ],
      bandsEvidence: memory(),
      cutPoint: { value: 1, evidence: memory() },
      codes: [loinc('76504-0', 'Total score [HARK]')],
    },
  ],
  escalations: [],
  licence: 'free (open access)',
  sources: [memory()],
});
