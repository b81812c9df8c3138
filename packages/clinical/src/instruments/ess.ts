import { memory, ours, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

export const ess = defineInstrument({
  key: 'ess',
  name: 'ESS',
  aliases: ['Epworth Sleepiness Scale', 'Epworth Sleepiness Scale (ESS)', 'Epworth'],
  purpose: 'somatic',
  measures: 'daytime sleepiness',
  itemCount: 8,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'ESS total score',
      min: 0,
      max: 24,
      worse: 'higher',
      bands: [
        { from: 0, label: 'lower normal' },
        { from: 6, label: 'higher normal' },
        { from: 11, label: 'mild' },
        { from: 13, label: 'moderate' },
        { from: 16, label: 'severe' },
      ],
      bandsEvidence: verified('all-about-sleep.com and beechfieldsleep.ie ESS pages'),
      reliableChange: reliableChangeFrom(4.8, 0.82),
      remission: { value: 10, evidence: memory() },
      scoreAlert: {
        atLeast: 16,
        level: 'note',
        label: 'severe daytime sleepiness: ask about driving and machines',
        evidence: ours(),
      },
      codes: [],
    },
  ],
  escalations: [],
  licence: 'proprietary (Johns, Mapi)',
  sources: [verified('all-about-sleep.com and beechfieldsleep.ie ESS pages'), memory()],
});
