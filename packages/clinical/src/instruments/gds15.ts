import { memory, verified } from '../evidence/evidence.ts';
import { loinc } from '../evidence/terminology.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';
import { CAMCOPS } from './sources.ts';

export const gds15 = defineInstrument({
  key: 'gds15',
  name: 'GDS-15',
  aliases: ['Geriatric Depression Scale 15', 'Geriatric Depression Scale short form', 'GDS short form'],
  purpose: 'symptom',
  condition: 'depression',
  measures: 'depressive symptoms in older adults over a week',
  itemCount: 15,
  itemRange: [0, 1],
  // Answers are yes = 1, no = 0.
  reversedItems: [1, 5, 7, 11, 13],
  scales: [
    {
      key: 'total',
      label: 'GDS-15 total score',
      min: 0,
      max: 15,
      worse: 'higher',
      bands: [
        { from: 0, label: 'normal' },
        { from: 5, label: 'mild' },
        { from: 9, label: 'moderate' },
        { from: 12, label: 'severe' },
      ],
      bandsEvidence: verified('fpnotebook and MSD Manual GDS pages'),
      cutPoint: { value: 6, evidence: verified('fpnotebook and MSD Manual GDS pages') },
      reliableChange: reliableChangeFrom(3.5, 0.82),
      remission: { value: 4, evidence: memory() },
      codes: [loinc('48545-8', 'Geriatric depression scale.short version total')],
    },
  ],
  escalations: [],
  codes: [loinc('48543-3', 'Geriatric depression scale (GDS).short version panel')],
  licence: 'public domain',
  sources: [verified('fpnotebook and MSD Manual GDS pages'), verified(CAMCOPS)],
});
