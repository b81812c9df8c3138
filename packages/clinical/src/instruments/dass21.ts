import { memory, verified } from '../evidence/evidence.ts';
import { defineInstrument, type InstrumentScale } from './define-instrument.ts';
import { reliableChangeFrom } from './reliable-change.ts';

const RAW_TABLE = 'PMC10560014 table 1';
const DOUBLED_TABLE = 'psyctest DASS-21 table';
const LABELS = ['normal', 'mild', 'moderate', 'severe', 'extremely severe'] as const;
const DEPRESSION_ITEMS = [3, 5, 10, 13, 16, 17, 21];
const ANXIETY_ITEMS = [2, 4, 7, 9, 15, 19, 20];
const STRESS_ITEMS = [1, 6, 8, 11, 12, 14, 18];

type Cuts = readonly [number, number, number, number, number];

/** The subscale as usually reported: the sum of its seven items, doubled. */
function doubled(name: string, items: readonly number[], cuts: Cuts): InstrumentScale {
  return {
    ...subscale(name, items, cuts),
    key: name,
    label: `DASS-21 ${name}`,
    max: 42,
    bandsEvidence: verified(DOUBLED_TABLE),
    multiplier: 2,
    reliableChange: reliableChangeFrom(9, 0.88),
  };
}

/** The sum of the seven items as it stands. */
function raw(name: string, items: readonly number[], cuts: Cuts): InstrumentScale {
  return {
    ...subscale(name, items, cuts),
    key: `${name}_raw`,
    label: `DASS-21 ${name} (raw)`,
    max: 21,
    bandsEvidence: verified(RAW_TABLE),
    reliableChange: reliableChangeFrom(4.5, 0.88),
  };
}

function subscale(name: string, items: readonly number[], cuts: Cuts) {
  return {
    min: 0,
    worse: 'higher',
    bands: LABELS.map((label, index) => ({ from: cuts[index] ?? Number.NaN, label })),
    remission: { value: cuts[1] - 1, evidence: memory('upper end of the normal band') },
    items,
    aliases: [`DASS-21 ${name}`, `DASS-21 ${name[0]}`, `DASS ${name}`, `DASS-${name[0]}`],
    codes: [],
  } as const;
}

export const dass21 = defineInstrument({
  key: 'dass21',
  name: 'DASS-21',
  aliases: [
    'DASS',
    'Depression Anxiety Stress Scales 21',
    'Depression Anxiety Stress Scales',
    'Depression Anxiety and Stress Scale 21 (DASS-21)',
  ],
  purpose: 'symptom',
  condition: 'overall',
  measures: 'depression, anxiety and stress over a week',
  itemCount: 21,
  itemRange: [0, 3],
  needsResponses: true,
  scales: [
    doubled('depression', DEPRESSION_ITEMS, [0, 10, 14, 21, 28]),
    doubled('anxiety', ANXIETY_ITEMS, [0, 8, 10, 15, 20]),
    doubled('stress', STRESS_ITEMS, [0, 15, 19, 26, 34]),
    raw('depression', DEPRESSION_ITEMS, [0, 5, 7, 11, 14]),
    // The published raw table puts 5 in the mild band although twice 5 is in the moderate one.
    raw('anxiety', ANXIETY_ITEMS, [0, 4, 6, 8, 10]),
    raw('stress', STRESS_ITEMS, [0, 8, 10, 13, 17]),
  ],
  escalations: [],
  licence: 'public domain',
  sources: [verified(DOUBLED_TABLE), verified(RAW_TABLE), memory()],
});
