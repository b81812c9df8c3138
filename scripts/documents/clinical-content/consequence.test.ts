import { expect, it } from 'vitest';
import { rowsOf, worstOf } from './consequence.ts';
import { renderAll } from './pages.ts';
import type { Content } from './read-content.ts';

const memory = { status: 'memory', source: 'general clinical knowledge, unverified' };
const verified = { status: 'verified', source: 'a label' };
const contentOf = (file: string, value: unknown): Content => ({
  file: `packages/clinical/src/${file}`,
  name: 'TABLE',
  value,
});

it.each([
  ['a critical limit', 'analytes/renal.ts', [{ key: 'k', criticalLow: { value: 2.5, evidence: memory } }], 0],
  ['an urgent limit', 'analytes/urgent-limits.ts', [{ analyte: 'k', limit: 3, evidence: memory }], 0],
  ['a highest dose', 'drugs/ssri.ts', [{ key: 'd', maxDose: '80 mg/day', maxDoseEvidence: memory }], 0],
  ['a washout', 'interactions/washouts.ts', [{ days: 14, evidence: memory }], 0],
  ['a major interaction', 'interactions/maoi.ts', [{ id: 'X1', severity: 'major', evidence: memory }], 0],
  ['a minor interaction', 'interactions/maoi.ts', [{ id: 'X1', severity: 'minor', evidence: memory }], 1],
  [
    'a cut-off',
    'instruments/phq9.ts',
    { scales: [{ key: 's', cutPoint: { value: 10, evidence: memory } }] },
    1,
  ],
  [
    'a reference range',
    'analytes/renal.ts',
    [{ key: 'k', reference: { low: 1 }, referenceEvidence: memory }],
    2,
  ],
  ['a member of a set', 'enzymes/cyp3a4.ts', [{ key: 'e', evidence: memory }], 2],
  ['an onset', 'drugs/ssri.ts', [{ key: 'd', onset: { fromWeeks: 2, evidence: memory } }], 3],
  ['a hint', 'analytes/renal.ts', [{ key: 'k', context: { high: 'dehydration', evidence: memory } }], 3],
])('%s has its consequence', (_, file, value, consequence) => {
  expect(rowsOf([contentOf(file, value)]).map((row) => row.consequence)).toEqual([consequence]);
});

it('tells the numbers that a statement stands for', () => {
  const value = [
    {
      key: 'sodium',
      criticalLow: { value: 120, evidence: memory },
      reference: { low: 135 },
      referenceText: '135-145',
      referenceEvidence: verified,
      sources: [memory],
    },
  ];
  expect(rowsOf([contentOf('analytes/renal.ts', value)])).toMatchObject([
    { place: 'TABLE sodium criticalLow', says: 'value: 120', status: 'memory' },
    {
      place: 'TABLE sodium referenceEvidence',
      says: 'reference.low: 135; referenceText: 135-145',
      status: 'verified',
    },
  ]);
});

it('puts what is from memory on the first page, the worst first, and files in that order on theirs', () => {
  const hint = contentOf('analytes/a.ts', [{ key: 'a', context: { high: 'a hint', evidence: memory } }]);
  const limit = contentOf('analytes/b.ts', [{ key: 'b', criticalLow: { value: 7, evidence: memory } }]);
  const read = contentOf('analytes/c.ts', [{ key: 'c', criticalLow: { value: 9, evidence: verified } }]);
  const pages = renderAll([hint, limit, read]);
  const first = pages.get('README.md') ?? '';
  expect(first).toContain('| All | 1 | 2 | 0 | 0 |');
  expect(first).toContain('- analytes/b.ts: **TABLE b criticalLow**: value: 7');
  expect(first.indexOf('value: 7')).toBeLessThan(first.indexOf('a hint'));
  expect(first).not.toContain('value: 9');
  const page = pages.get('clinical-analytes.md') ?? '';
  expect(page.indexOf('/b.ts')).toBeLessThan(page.indexOf('/a.ts'));
  expect(worstOf([contentOf('analytes/d.ts', [{ key: 'd' }])])).toBe(4);
});
