import { memory, ours, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';

export const ymrs = defineInstrument({
  key: 'ymrs',
  name: 'YMRS',
  aliases: ['Young Mania Rating Scale', 'Young Mania Rating Scale (YMRS)'],
  purpose: 'symptom',
  condition: 'mania',
  measures: 'mania severity, clinician rated',
  itemCount: 11,
  itemRange: [
    [0, 4],
    [0, 4],
    [0, 4],
    [0, 4],
    [0, 8],
    [0, 8],
    [0, 4],
    [0, 8],
    [0, 8],
    [0, 4],
    [0, 4],
  ],
  scales: [
    {
      key: 'total',
      label: 'YMRS total score',
      min: 0,
      max: 60,
      worse: 'higher',
      bands: [
        { from: 0, label: 'remission range' },
        { from: 12, label: 'hypomanic range' },
        { from: 21, label: 'manic range' },
        { from: 30, label: 'severe' },
      ],
      bandsEvidence: verified('Int J Bipolar Disord 2021, 40345-021-00241-5, table 1'),
      reliableChange: { value: 6.6, evidence: verified('Lukasiewicz 2013 (abstract)') },
      remission: { value: 12, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [
    {
      item: 9,
      atLeast: 4,
      level: 'note',
      selfHarm: false,
      label: 'disruptive or aggressive behaviour rated high',
      evidence: ours(),
    },
  ],
  licence: 'copyright, widely free',
  sources: [verified('Int J Bipolar Disord 2021, 40345-021-00241-5, table 1'), memory()],
});
