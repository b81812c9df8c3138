import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

export const pss10 = defineInstrument({
  key: 'pss10',
  name: 'PSS-10',
  aliases: ['PSS', 'Perceived Stress Scale', 'Perceived Stress Scale 10'],
  purpose: 'function',
  condition: 'overall',
  measures: 'perceived stress over a month',
  itemCount: 10,
  itemRange: [0, 4],
  reversedItems: [4, 5, 7, 8],
  scales: [
    {
      key: 'total',
      label: 'PSS-10 total score',
      min: 0,
      max: 40,
      worse: 'higher',
      bands: [
        { from: 0, label: 'low' },
        { from: 14, label: 'moderate' },
        { from: 27, label: 'high' },
      ],
      bandsEvidence: verified('griefartist.com PSS-10 page (secondary)'),
      reliableChange: reliableChangeFrom(6.5, 0.82),
      codes: [],
    },
  ],
  escalations: [],
  licence: 'free for non-profit use, else permission',
  sources: [verified('griefartist.com PSS-10 page (secondary)'), memory()],
});
