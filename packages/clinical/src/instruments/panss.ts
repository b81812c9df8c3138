import { memory, ours, verified } from '../evidence/evidence.ts';
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
  condition: 'psychosis',
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
      reliableChange: {
        value: 15,
        evidence: verified('Leucht 2006 (abstract): 15 points for one step of the CGI'),
      },
      relapseRise: {
        share: 0.25,
        low: {
          upTo: 40,
          points: 10,
          evidence: memory('10 points read; that they hold up to 40 is unverified'),
        },
        evidence: verified('Csernansky 2002, as tabled in PMC3298768'),
      },
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
  sources: [verified(CAMCOPS), verified('Leucht 2005')],
});
