import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';

export const who5 = defineInstrument({
  key: 'who5',
  name: 'WHO-5',
  aliases: [
    'WHO-5 Well-Being Index',
    'WHO-Five Well-Being Index',
    'World Health Organization-Five Well-Being Index',
  ],
  purpose: 'function',
  measures: 'well-being over two weeks',
  itemCount: 5,
  itemRange: [0, 5],
  needsResponses: true,
  scales: [
    {
      key: 'total',
      label: 'WHO-5 percentage score',
      min: 0,
      max: 100,
      worse: 'lower',
      bands: [
        { from: 0, label: 'very low well-being' },
        { from: 29, label: 'low well-being' },
        { from: 51, label: 'adequate well-being' },
      ],
      bandsEvidence: verified('WHO-5 across disease areas, systematic review: 50 and 28'),
      cutPoint: { value: 50, evidence: verified('Valant WHO-5 help page') },
      reliableChange: { value: 10, evidence: verified('WHO-5 review 2015 (abstract)') },
      remission: { value: 51, evidence: memory() },
      multiplier: 4,
      aliases: ['WHO-5 percentage', 'WHO-5 percentage score', 'WHO-5 percent'],
      codes: [],
    },
    {
      key: 'raw',
      label: 'WHO-5 raw score',
      min: 0,
      max: 25,
      worse: 'lower',
      bands: [
        { from: 0, label: 'very low well-being' },
        { from: 8, label: 'low well-being' },
        { from: 13, label: 'adequate well-being' },
      ],
      bandsEvidence: memory('13 verified; 8 (28 %) is unverified'),
      cutPoint: { value: 12, evidence: verified('Valant WHO-5 help page') },
      reliableChange: { value: 2.5, evidence: verified('WHO-5 review 2015 (abstract): 10 of 100 points') },
      remission: { value: 13, evidence: memory() },
      aliases: ['WHO-5 raw', 'WHO-5 raw score'],
      codes: [],
    },
  ],
  escalations: [],
  licence: 'free with credit (CC BY-NC-SA)',
  sources: [verified('Valant WHO-5 help page'), verified('WHO-5 review 2015 (abstract)')],
});
