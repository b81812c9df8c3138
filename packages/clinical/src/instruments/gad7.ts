import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { CAMCOPS } from './sources.ts';

export const gad7 = defineInstrument({
  key: 'gad7',
  name: 'GAD-7',
  aliases: [
    'Generalized Anxiety Disorder 7',
    'Generalised Anxiety Disorder 7',
    'Generalized Anxiety Disorder-7 (GAD-7)',
  ],
  purpose: 'symptom',
  condition: 'anxiety',
  measures: 'anxiety symptoms over two weeks',
  itemCount: 7,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'GAD-7 total score',
      min: 0,
      max: 21,
      worse: 'higher',
      bands: [
        { from: 0, label: 'minimal' },
        { from: 5, label: 'mild' },
        { from: 10, label: 'moderate' },
        { from: 15, label: 'severe' },
      ],
      bandsEvidence: verified(CAMCOPS),
      cutPoint: { value: 10, evidence: verified(CAMCOPS) },
      reliableChange: { value: 4, evidence: verified('Toussaint 2020 (abstract)') },
      remission: { value: 4, evidence: memory() },
      codes: [loinc('70274-6', 'Generalized anxiety disorder 7 item (GAD-7) total score [Reported.PHQ]')],
    },
  ],
  escalations: [],
  codes: [loinc('69737-5', 'Generalized anxiety disorder 7 item (GAD-7)')],
  licence: 'public domain',
  sources: [verified(CAMCOPS), verified('PMC9340848')],
});
