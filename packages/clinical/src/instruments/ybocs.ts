import { ours, verified } from '../evidence/evidence.ts';
import { defineInstrument } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';
import { CAMCOPS } from './sources.ts';

const UNBANDED = [{ from: 0, label: 'not banded' }];

export const ybocs = defineInstrument({
  key: 'ybocs',
  name: 'Y-BOCS',
  aliases: ['Yale-Brown Obsessive Compulsive Scale', 'Yale-Brown Obsessive Compulsive Scale (Y-BOCS)'],
  purpose: 'symptom',
  condition: 'obsessions',
  measures: 'obsessive-compulsive severity',
  itemCount: 10,
  itemRange: [0, 4],
  scales: [
    {
      key: 'total',
      label: 'Y-BOCS total score',
      min: 0,
      max: 40,
      worse: 'higher',
      bands: [
        { from: 0, label: 'subclinical' },
        { from: 8, label: 'mild' },
        { from: 16, label: 'moderate' },
        { from: 24, label: 'severe' },
        { from: 32, label: 'extreme' },
      ],
      bandsEvidence: verified('pbpsychiatricservices and droracle.ai summaries (secondary)'),
      reliableChange: reliableChangeFrom(5.7, 0.89),
      remission: {
        value: 12,
        evidence: verified('international consensus, as used in Elsner 2020 (abstract)'),
      },
      codes: [],
    },
    {
      key: 'obsessions',
      label: 'Y-BOCS obsessions',
      min: 0,
      max: 20,
      worse: 'higher',
      bands: UNBANDED,
      bandsEvidence: ours('no published bands'),
      items: [1, 2, 3, 4, 5],
      aliases: ['Y-BOCS obsessions', 'Y-BOCS obsession subscale'],
      codes: [],
    },
    {
      key: 'compulsions',
      label: 'Y-BOCS compulsions',
      min: 0,
      max: 20,
      worse: 'higher',
      bands: UNBANDED,
      bandsEvidence: ours('no published bands'),
      items: [6, 7, 8, 9, 10],
      aliases: ['Y-BOCS compulsions', 'Y-BOCS compulsion subscale'],
      codes: [],
    },
  ],
  escalations: [],
  licence: 'copyright Goodman, free with permission',
  sources: [verified(CAMCOPS), verified('pbpsychiatricservices and droracle.ai summaries (secondary)')],
});
