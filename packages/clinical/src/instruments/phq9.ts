import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { selfHarmItem } from './self-harm-item.ts';
import { CAMCOPS, NHS_RELIABLE_CHANGE } from './sources.ts';

export const phq9 = defineInstrument({
  key: 'phq9',
  name: 'PHQ-9',
  aliases: ['Patient Health Questionnaire 9', 'Patient Health Questionnaire-9 (PHQ-9)', 'PHQ-9 depression'],
  purpose: 'symptom',
  measures: 'depressive symptoms over two weeks',
  itemCount: 9,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'PHQ-9 total score',
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
      bandsEvidence: verified(CAMCOPS),
      cutPoint: { value: 10, evidence: verified('Kroenke 2001') },
      reliableChange: { value: 6, evidence: memory(NHS_RELIABLE_CHANGE) },
      remission: { value: 4, evidence: memory() },
      codes: [
        loinc('44261-6', 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]'),
        snomed('720433000', 'Patient Health Questionnaire Nine Item score (observable entity)'),
      ],
    },
  ],
  escalations: [selfHarmItem(9)],
  codes: [loinc('44249-1', 'PHQ-9 quick depression assessment panel [Reported.PHQ]')],
  licence: 'public domain',
  sources: [verified(CAMCOPS), verified('Kroenke 2001'), verified('Löwe 2004')],
});
