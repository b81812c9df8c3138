import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { selfHarmItem } from './self-harm-item.ts';
import { CAMCOPS } from './sources.ts';

const SCORING = 'SOCAS resource hub, scoring the CORE-10';

export const core10 = defineInstrument({
  key: 'core10',
  name: 'CORE-10',
  aliases: [
    'Clinical Outcomes in Routine Evaluation 10',
    'Clinical Outcomes in Routine Evaluation-10 (CORE-10)',
  ],
  purpose: 'function',
  condition: 'overall',
  measures: 'psychological distress over a week',
  itemCount: 10,
  // Answers are the points printed beside them, so the two positive items are not turned round again.
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'CORE-10 total score',
      min: 0,
      max: 40,
      worse: 'higher',
      bands: [
        { from: 0, label: 'non-clinical' },
        { from: 11, label: 'mild' },
        { from: 15, label: 'moderate' },
        { from: 20, label: 'moderately severe' },
        { from: 25, label: 'severe' },
      ],
      bandsEvidence: verified(SCORING),
      cutPoint: { value: 11, evidence: verified(SCORING) },
      reliableChange: { value: 6, evidence: verified('clientforms.app, after Barkham 2013 (secondary)') },
      remission: { value: 10, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [selfHarmItem(6)],
  licence: 'free (CC BY-ND)',
  sources: [verified(CAMCOPS), memory()],
});
