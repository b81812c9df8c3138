import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

const PERCENT_OF_SUM = 100 / 48;

export const whodas12 = defineInstrument({
  key: 'whodas12',
  name: 'WHODAS 2.0 12-item',
  aliases: ['WHODAS', 'WHODAS 2.0', 'WHODAS-12', 'WHODAS 2.0 12', 'WHO Disability Assessment Schedule 2.0'],
  purpose: 'function',
  condition: 'overall',
  measures: 'disability over a month',
  itemCount: 12,
  itemRange: [0, 4],
  needsResponses: true,
  scales: [
    {
      key: 'total',
      label: 'WHODAS 2.0 12-item sum',
      min: 0,
      max: 48,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below the 90th population centile' },
        { from: 10, label: 'at or above the 90th population centile' },
      ],
      bandsEvidence: memory(),
      reliableChange: reliableChangeFrom(8, 0.86),
      aliases: ['WHODAS sum'],
      codes: [],
    },
    {
      key: 'percentage',
      label: 'WHODAS 2.0 12-item percentage',
      min: 0,
      max: 100,
      worse: 'higher',
      bands: [
        { from: 0, label: 'below the 90th population centile' },
        { from: 10 * PERCENT_OF_SUM, label: 'at or above the 90th population centile' },
      ],
      bandsEvidence: memory(),
      reliableChange: reliableChangeFrom(8 * PERCENT_OF_SUM, 0.86),
      multiplier: PERCENT_OF_SUM,
      aliases: ['WHODAS percentage'],
      codes: [],
    },
  ],
  escalations: [],
  licence: 'WHO, permission for electronic use',
  sources: [verified('Üstün 2010'), verified('PMC4794955'), memory()],
});
