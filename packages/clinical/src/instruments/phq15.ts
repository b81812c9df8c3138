import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

export const phq15 = defineInstrument({
  key: 'phq15',
  name: 'PHQ-15',
  aliases: ['Patient Health Questionnaire 15', 'Patient Health Questionnaire-15 (PHQ-15)'],
  purpose: 'somatic',
  measures: 'somatic symptom burden',
  itemCount: 15,
  itemRange: [0, 2],
  scales: [
    {
      key: 'total',
      label: 'PHQ-15 total score',
      min: 0,
      max: 30,
      worse: 'higher',
      bands: [
        { from: 0, label: 'minimal' },
        { from: 5, label: 'low' },
        { from: 10, label: 'medium' },
        { from: 15, label: 'high' },
      ],
      bandsEvidence: verified('CamCOPS, phq15.py: 5, 10 and 15'),
      reliableChange: reliableChangeFrom(5, 0.8),
      codes: [loinc('70273-8', 'Patient health questionnaire 15 item total score')],
    },
  ],
  escalations: [],
  codes: [loinc('69728-4', 'Patient health questionnaire 15 item')],
  licence: 'public domain',
  sources: [memory()],
});
