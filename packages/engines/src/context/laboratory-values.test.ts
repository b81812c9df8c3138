import { describe, expect, it } from 'vitest';
import { laboratoryValues } from './laboratory-values.ts';

const read = (text: string): string =>
  laboratoryValues(text)
    .map(({ analyte, value, unit }) => [analyte.key, value, unit].filter((it) => it !== undefined).join(' '))
    .join('; ');

describe('laboratory values written in words [D:read whole]', () => {
  it.each([
    ['potassium is 9.9', 'potassium 9.9'],
    ['K+ 2.9', 'potassium 2.9'],
    ['Na 121', 'sodium 121'],
    ['sodium 128 (was 139)', 'sodium 128'],
    ['Lithium level 0.62 mmol/L on Thursday, eGFR 88.', 'lithium 0.62 mmol/L; egfr 88'],
    ['lithium 1.6', 'lithium 1.6'],
    ['clozapine level 0.42 mg/L', 'clozapine 0.42 mg/L'],
    ['QTc 516 ms', 'qtc 516 ms'],
    ['CK sent: 4,120', 'ck 4120'],
    ['neuts 0.3', 'anc 0.3'],
    ['neutrophils came back at 0.8', 'anc 0.8'],
    ['platelets 62 x10^9/L', 'platelets 62 x10^9/L'],
    ['ALT 240 U/L, creatinine 190 umol/L', 'alt 240 U/L; creatinine 190 umol/L'],
    ['CRP 12 last week', 'crp 12'],
  ])('%s', (text, values) => {
    expect(read(text)).toBe(values);
  });

  it.each([
    'lithium 800 mg',
    'lithium 800 mg, level 0.7',
    'lithium 400',
    'haloperidol 5',
    'clozapine 400',
    'potassium 600 mg tablets',
    'sodium valproate 500 mg',
    'iron 200 mg daily',
    'aged 45',
    'seen on 12 March',
    'ward 7',
    'two weeks on sertraline 100',
    'vitamin D 1000 IU',
    'drinks 2 coffees',
    'calcium 2 tablets',
  ])('a dose, a time or a place is none: %s', (text) => {
    expect(read(text)).toBe('');
  });
});
