import { expect, it } from 'vitest';
import { commitOf, readSections, type Report, whyNotWritten, withReport } from './page.ts';

const where = { commit: 'abc1234', tree: 'def5678', day: '2026-11-24', machine: '2 cores' };
const report: Report = {
  name: 'keys',
  bar: 'No key is lost.',
  passed: true,
  seconds: 12.5,
  scale: 1,
  figures: { keys: 1000 },
};

it('a report takes the place of the one before it, in order of names; others stay as they are', () => {
  const first = withReport(withReport('', { ...report, name: 'writes' }, where), report, where);
  const again = withReport(first, { ...report, passed: false, figures: { keys: 7 } }, where);
  expect([...readSections(again).keys()]).toEqual(['keys', 'writes']);
  expect(again).toContain('| keys | 7 |');
  expect(again).toContain(
    '**Not met** at commit `abc1234` (tree `def5678`), 2026-11-24, scale 1, 12.5 s, 2 cores.',
  );
  expect(readSections(again).get('writes')).toBe(readSections(first).get('writes'));
  expect(commitOf(readSections(again).get('keys'))).toBe('abc1234');
});

it.each<[string, number, string[], string | undefined]>([
  ['of full size, nothing changed', 1, [], undefined],
  [
    'beside what other checks and benchmarks wrote',
    1,
    ['docs/proof.md', 'benchmarks/results/a.json'],
    undefined,
  ],
  ['at a reduced scale', 0.05, [], 'it ran at a scale of 0.05'],
  [
    'of a tree with a change',
    1,
    ['docs/proof.md', 'a.ts'],
    'the tree has changes that are in no commit (a.ts)',
  ],
])('a report %s: %s %s is not written because %s', (_, scale, changed, why) => {
  expect(whyNotWritten(scale, changed)).toBe(why);
});
