import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { CAMCOPS, NHS_RELIABLE_CHANGE } from './sources.ts';

export const wsas = defineInstrument({
  key: 'wsas',
  name: 'WSAS',
  aliases: ['Work and Social Adjustment Scale', 'Work and Social Adjustment Scale (WSAS)'],
  purpose: 'function',
  condition: 'overall',
  measures: 'functional impairment',
  itemCount: 5,
  itemRange: [0, 8],
  scales: [
    {
      key: 'total',
      label: 'WSAS total score',
      min: 0,
      max: 40,
      worse: 'higher',
      bands: [
        { from: 0, label: 'subclinical' },
        { from: 10, label: 'significant impairment' },
        { from: 21, label: 'severe impairment' },
      ],
      bandsEvidence: memory(),
      reliableChange: { value: 8, evidence: memory(NHS_RELIABLE_CHANGE) },
      remission: { value: 9, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'copyright Marks, free with credit',
  sources: [verified(CAMCOPS), memory()],
});
