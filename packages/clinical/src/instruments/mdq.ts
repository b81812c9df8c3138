import { verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';

export const mdq = defineInstrument({
  key: 'mdq',
  name: 'MDQ',
  aliases: ['Mood Disorder Questionnaire (MDQ)'],
  purpose: 'screen',
  measures: 'lifetime manic symptoms screen',
  itemCount: 13,
  itemRange: [0, 1],
  notSummed: 'a positive screen also needs the two questions that follow the thirteen items',
  scales: [
    {
      key: 'total',
      label: 'MDQ symptom count',
      min: 0,
      max: 13,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below symptom cut' },
        { from: 7, label: 'symptom cut reached, two further questions decide' },
      ],
      bandsEvidence: verified('medicalalgorithms.com MDQ page'),
      cutPoint: { value: 7, evidence: verified('medicalalgorithms.com MDQ page') },
      codes: [],
    },
  ],
  escalations: [],
  codes: [loinc('85102-2', 'Mood Disorder Questionnaire')],
  licence: 'free with credit',
  sources: [verified('medicalalgorithms.com MDQ page'), verified('nhcltd.com MDQ page')],
});
