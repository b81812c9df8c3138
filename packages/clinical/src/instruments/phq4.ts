import { memory } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';

export const phq4 = defineInstrument({
  key: 'phq4',
  name: 'PHQ-4',
  aliases: ['Patient Health Questionnaire 4', 'Patient Health Questionnaire-4 (PHQ-4)'],
  purpose: 'screen',
  measures: 'brief depression and anxiety screen',
  itemCount: 4,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'PHQ-4 total score',
      min: 0,
      max: 12,
      worse: 'higher',
      bands: [
        { from: 0, label: 'normal' },
        { from: 3, label: 'mild' },
        { from: 6, label: 'moderate' },
        { from: 9, label: 'severe' },
      ],
      bandsEvidence: memory(),
      codes: [loinc('70272-0', 'Patient health questionnaire 4 item total score')],
    },
  ],
  escalations: [],
  codes: [loinc('69724-3', 'Patient health questionnaire 4 item')],
  licence: 'public domain',
  sources: [memory()],
});
