import { memory, ours, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { CAMCOPS } from './sources.ts';

const MOVEMENT_ITEMS = [1, 2, 3, 4, 5, 6, 7];

const BANDS = [
  { from: 0, label: 'none or minimal' },
  { from: 2, label: 'movements rated, see the single areas' },
];

export const aims = defineInstrument({
  key: 'aims',
  name: 'AIMS',
  aliases: ['Abnormal Involuntary Movement Scale', 'Abnormal Involuntary Movement Scale (AIMS)'],
  purpose: 'adverse',
  measures: 'involuntary movements, clinician rated',
  itemCount: 12,
  itemRange: [...Array.from({ length: 10 }, () => [0, 4] as const), [0, 1], [0, 1]],
  needsResponses: true,
  scales: [
    {
      key: 'total',
      label: 'AIMS movement ratings (items 1-7)',
      min: 0,
      max: 28,
      worse: 'higher',
      bands: BANDS,
      bandsEvidence: ours('a single rating of 2 is worth review'),
      reliableChange: { value: 2, evidence: memory() },
      items: [1, 2, 3, 4, 5, 6, 7],
      aliases: ['AIMS items 1-7', 'AIMS dyskinesia'],
      codes: [],
    },
    {
      key: 'items_1_10',
      label: 'AIMS items 1-10',
      min: 0,
      max: 40,
      worse: 'higher',
      bands: BANDS,
      bandsEvidence: ours('a single rating of 2 is worth review'),
      reliableChange: { value: 2, evidence: memory() },
      items: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      aliases: ['AIMS items 1-10'],
      codes: [],
    },
  ],
  escalations: MOVEMENT_ITEMS.map((item) => ({
    item,
    atLeast: 3,
    level: 'note',
    selfHarm: false,
    label: 'movements in one area rated moderate or severe',
    evidence: verified('Schooler-Kane criteria as printed by BMJ Best Practice: moderate in one body area'),
  })),
  licence: 'public domain (US government)',
  sources: [verified('austedohcp.com AIMS guide'), verified('mind-td.com AIMS guide'), verified(CAMCOPS)],
});
