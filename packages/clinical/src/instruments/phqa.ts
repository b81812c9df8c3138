import { memory, ours } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { selfHarmItem } from './self-harm-item.ts';

export const phqa = defineInstrument({
  key: 'phqa',
  name: 'PHQ-A',
  aliases: [
    'PHQ-9 modified for teens',
    'PHQ-9 modified for adolescents',
    'PHQ-9A',
    'PHQ-9 adolescent',
    'PHQ-9 teen',
    'PHQ-Teen',
  ],
  purpose: 'symptom',
  condition: 'depression',
  measures: 'depressive symptoms over two weeks, adolescents',
  itemCount: 9,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'PHQ-A total score',
      min: 0,
      max: 27,
      worse: 'higher',
      bands: [
        { from: 0, label: 'minimal' },
        { from: 5, label: 'mild' },
        { from: 10, label: 'moderate' },
        { from: 15, label: 'moderately severe' },
        { from: 20, label: 'severe' },
      ],
      bandsEvidence: memory('adult PHQ-9 bands as used for adolescents, unverified'),
      cutPoint: { value: 10, evidence: memory() },
      reliableChange: { value: 5, evidence: ours('taken over from the adult PHQ-9') },
      remission: { value: 4, evidence: memory() },
      codes: [
        loinc(
          '89204-2',
          'Patient Health Questionnaire-9: Modified for Teens total score [Reported.PHQ.Teen]',
        ),
      ],
    },
  ],
  escalations: [selfHarmItem(9, 1, 'note', ours('as in the adult PHQ-9')), selfHarmItem(9, 2)],
  codes: [loinc('89206-7', 'Patient Health Questionnaire-9: Modified for Teens [Reported.PHQ.Teen]')],
  licence: 'public domain',
  sources: [memory()],
});
