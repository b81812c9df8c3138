import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { CAMCOPS } from './sources.ts';

export const shaps = defineInstrument({
  key: 'shaps',
  name: 'SHAPS',
  aliases: ['Snaith-Hamilton Pleasure Scale', 'Snaith-Hamilton Pleasure Scale (SHAPS)'],
  purpose: 'symptom',
  condition: 'depression',
  measures: 'loss of pleasure over days',
  itemCount: 14,
  itemRange: [0, 1],
  scales: [
    {
      key: 'total',
      label: 'SHAPS total score',
      min: 0,
      max: 14,
      worse: 'higher',
      bands: [
        { from: 0, label: 'normal hedonic tone' },
        { from: 3, label: 'reduced hedonic tone' },
      ],
      bandsEvidence: memory(),
      cutPoint: { value: 3, evidence: memory() },
      remission: { value: 2, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'copyright RCPsych',
  sources: [verified(CAMCOPS), memory()],
});
