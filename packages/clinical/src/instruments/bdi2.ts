import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';
import { selfHarmItem } from './self-harm-item.ts';

export const bdi2 = defineInstrument({
  key: 'bdi2',
  name: 'BDI-II',
  aliases: ['BDI-2', 'Beck Depression Inventory 2', 'Beck Depression Inventory-II (BDI-II)'],
  purpose: 'symptom',
  condition: 'depression',
  measures: 'depressive symptoms over two weeks',
  itemCount: 21,
  itemRange: [0, 3],
  scales: [
    {
      key: 'total',
      label: 'BDI-II total score',
      min: 0,
      max: 63,
      worse: 'higher',
      bands: [
        { from: 0, label: 'minimal' },
        { from: 14, label: 'mild' },
        { from: 20, label: 'moderate' },
        { from: 29, label: 'severe' },
      ],
      bandsEvidence: verified('doctorabel and studybuff BDI-II tables (secondary)'),
      reliableChange: reliableChangeFrom(11, 0.93),
      remission: { value: 13, evidence: memory() },
      codes: [loinc('89209-1', 'Beck Depression Inventory II total score')],
    },
  ],
  escalations: [selfHarmItem(9, 1, 'note'), selfHarmItem(9, 2)],
  codes: [loinc('89210-9', 'Beck Depression Inventory II')],
  licence: 'proprietary (Pearson)',
  sources: [verified('doctorabel and studybuff BDI-II tables (secondary)'), verified('PMC9340848')],
});
