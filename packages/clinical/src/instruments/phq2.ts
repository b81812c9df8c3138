import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';

export const phq2 = defineInstrument({
  key: 'phq2',
  name: 'PHQ-2',
  aliases: ['Patient Health Questionnaire 2', 'Patient Health Questionnaire-2 (PHQ-2)'],
  purpose: 'screen',
  measures: 'depression screen, two items',
  itemCount: 2,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'PHQ-2 total score',
      min: 0,
      max: 6,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below screening cut' },
        { from: 3, label: 'positive screen' },
      ],
      bandsEvidence: verified('droracle.ai summary (secondary)'),
      cutPoint: { value: 3, evidence: verified('droracle.ai summary (secondary)') },
      codes: [loinc('55758-7', 'Patient Health Questionnaire 2 item (PHQ-2) total score [Reported]')],
    },
  ],
  escalations: [],
  codes: [loinc('55757-9', 'Patient Health Questionnaire 2 item (PHQ-2) [Reported]')],
  licence: 'public domain',
  sources: [verified('droracle.ai summary (secondary)'), memory()],
});
