import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';
import { CAMCOPS } from './sources.ts';

export const phq8 = defineInstrument({
  key: 'phq8',
  name: 'PHQ-8',
  aliases: ['Patient Health Questionnaire 8', 'Patient Health Questionnaire-8 (PHQ-8)'],
  purpose: 'symptom',
  condition: 'depression',
  measures: 'depressive symptoms over two weeks, without the self-harm item',
  itemCount: 8,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'PHQ-8 total score',
      min: 0,
      max: 24,
      worse: 'higher',
      bands: [
        { from: 0, label: 'minimal' },
        { from: 5, label: 'mild' },
        { from: 10, label: 'moderate' },
        { from: 15, label: 'moderately severe' },
        { from: 20, label: 'severe' },
      ],
      bandsEvidence: verified(CAMCOPS),
      cutPoint: { value: 10, evidence: verified(CAMCOPS) },
      reliableChange: reliableChangeFrom(5.6, 0.86),
      remission: { value: 4, evidence: memory() },
      codes: [loinc('94328-2', 'Patient health questionnaire 8 item total score')],
    },
  ],
  escalations: [],
  codes: [loinc('94329-0', 'Patient Health Questionnaire 8 item')],
  licence: 'public domain',
  sources: [verified(CAMCOPS)],
});
