import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';
import { selfHarmItem } from './self-harm-item.ts';

export const qids16 = defineInstrument({
  key: 'qids16',
  name: 'QIDS-SR16',
  aliases: [
    'QIDS',
    'QIDS-SR',
    'QIDS-16',
    'Quick Inventory of Depressive Symptomatology',
    'Quick Inventory of Depressive Symptomatology Self-Report',
  ],
  purpose: 'symptom',
  condition: 'depression',
  measures: 'depressive symptoms over a week',
  itemCount: 16,
  itemRange: [0, 3],
  notSummed: 'the highest answer of items 1-4, 6-9 and 15-16 counts once for each group',
  scales: [
    {
      key: 'total',
      label: 'QIDS-SR16 total score',
      min: 0,
      max: 27,
      worse: 'higher',
      bands: [
        { from: 0, label: 'none' },
        { from: 6, label: 'mild' },
        { from: 11, label: 'moderate' },
        { from: 16, label: 'severe' },
        { from: 21, label: 'very severe' },
      ],
      bandsEvidence: verified('ids-qids.org interpretation table'),
      reliableChange: reliableChangeFrom(5, 0.86),
      remission: { value: 5, evidence: memory() },
      codes: [],
    },
  ],
  escalations: [selfHarmItem(12)],
  licence: 'free with permission statement',
  sources: [verified('ids-qids.org interpretation table'), memory()],
});
