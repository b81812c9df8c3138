import { memory, verified } from '../evidence/evidence.ts';
import { loinc, snomed } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { selfHarmItem } from './self-harm-item.ts';
import { CAMCOPS } from './sources.ts';

/** At any answer above zero, 29 % of the people were at risk by the C-SSRS: enough to ask, not to call it high. */
const ITEM_9 = 'Na 2018, J Affect Disord (abstract): predictive value of the item 28.6 %';

export const phq9 = defineInstrument({
  key: 'phq9',
  name: 'PHQ-9',
  aliases: ['Patient Health Questionnaire 9', 'Patient Health Questionnaire-9 (PHQ-9)', 'PHQ-9 depression'],
  purpose: 'symptom',
  condition: 'depression',
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
      reliableChange: { value: 5, evidence: verified('Löwe 2004 (abstract)') },
      remission: { value: 4, evidence: memory() },
      codes: [
        loinc('44261-6', 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]'),
        snomed('720433000', 'Patient Health Questionnaire Nine Item score (observable entity)'),
      ],
    },
  ],
  escalations: [selfHarmItem(9, 1, 'note', verified(ITEM_9)), selfHarmItem(9, 2)],
  codes: [loinc('44249-1', 'PHQ-9 quick depression assessment panel [Reported.PHQ]')],
  licence: 'public domain',
  sources: [verified(CAMCOPS), verified('Kroenke 2001'), verified('Löwe 2004')],
});
