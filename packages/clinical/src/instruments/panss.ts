import { ours, verified } from '../evidence/evidence.ts';
import { defineInstrument, type InstrumentScale } from './define-instrument.ts';
import { CAMCOPS } from './sources.ts';

function subscale(key: string, letter: string, firstItem: number, lastItem: number): InstrumentScale {
  const count = lastItem - firstItem + 1;
  return {
    key,
    label: `PANSS ${key}`,
    min: count,
    max: count * 7,
    worse: 'higher',
    bands: [{ from: count, label: 'not banded' }],
    bandsEvidence: ours('no published bands'),
    items: Array.from({ length: count }, (_, index) => firstItem + index),
    aliases: [`PANSS-${letter}`, `PANSS ${key}`, `PANSS ${key} subscale`],
    codes: [],
  };
}

export const panss = defineInstrument({
  key: 'panss',
  name: 'PANSS',
  aliases: ['Positive and Negative Syndrome Scale', 'Positive and Negative Syndrome Scale (PANSS)'],
  purpose: 'symptom',
  measures: 'schizophrenia symptoms, clinician rated',
  itemCount: 30,
  itemRange: [1, 7],
  scales: [
    {
      key: 'total',
      label: 'PANSS total score',
      min: 30,
      max: 210,
      worse: 'higher',
      bands: [
        { from: 30, label: 'below mildly ill' },
        { from: 58, label: 'mildly ill' },
        { from: 75, label: 'moderately ill' },
        { from: 95, label: 'markedly ill' },
        { from: 116, label: 'severely ill' },
      ],
      bandsEvidence: verified('Leucht 2005'),
      reliableChange: { value: 16.5, evidence: verified('PMC3786588 (1.96 SEM)') },
      codes: [],
    },
    subscale('positive', 'P', 1, 7),
    subscale('negative', 'N', 8, 14),
    subscale('general', 'G', 15, 30),
  ],
  escalations: [
    { item: 7, atLeast: 5, level: 'note', selfHarm: false, label: 'hostility rated high', evidence: ours() },
    {
      item: 20,
      atLeast: 5,
      level: 'note',
      selfHarm: false,
      label: 'depressive mood rated high',
      evidence: ours(),
    },
  ],
  licence: 'proprietary (MHS, PANSS Institute)',
  sources: [verified(CAMCOPS), verified('PMC3786588'), verified('Leucht 2005')],
});
