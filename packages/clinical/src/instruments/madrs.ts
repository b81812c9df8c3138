import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';
import { selfHarmItem } from './self-harm-item.ts';

export const madrs = defineInstrument({
  key: 'madrs',
  name: 'MADRS',
  aliases: ['Montgomery-Åsberg Depression Rating Scale', 'Montgomery-Asberg Depression Rating Scale'],
  purpose: 'symptom',
  condition: 'depression',
  measures: 'depression severity, clinician rated',
  itemCount: 10,
  itemRange: [0, 6],
  scales: [
    {
      key: 'total',
      label: 'MADRS total score',
      min: 0,
      max: 60,
      worse: 'higher',
      bands: [
        { from: 0, label: 'none' },
        { from: 7, label: 'mild' },
        { from: 20, label: 'moderate' },
        { from: 35, label: 'severe' },
      ],
      bandsEvidence: verified('Snaith cuts, in a measurement handbook'),
      reliableChange: reliableChangeFrom(6.5, 0.86),
      remission: { value: 10, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [selfHarmItem(10, 2, 'note'), selfHarmItem(10, 4)],
  licence: 'copyright, free for clinical use',
  sources: [verified('Snaith cuts, in a measurement handbook'), memory()],
});
