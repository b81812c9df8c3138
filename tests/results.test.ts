import { expect, it } from 'vitest';
import { renderProof } from '../scripts/documents/proof/document.ts';
import { proofFiles } from './proof-files.ts';
import { allResults, type Result, whyNotWritten } from './results.ts';

const result: Result = {
  name: 'keys',
  bar: 'No key is lost.',
  passed: true,
  seconds: 12.5,
  scale: 1,
  figures: { keys: 1000 },
  commit: 'abc1234',
  tree: 'def5678',
  day: '2026-11-24',
  machine: '2 cores',
};

it('the page has a section for each result, with its figures and where they were seen', () => {
  const page = renderProof([result, { ...result, name: 'writes', passed: false, figures: { lost: 7 } }]);
  expect(page.match(/^## .*/gm)).toEqual(['## keys', '## writes']);
  expect(page).toContain('| lost | 7 |');
  expect(page).toContain(
    '**Not met** at commit `abc1234` (tree `def5678`), 2026-11-24, scale 1, 12.5 s, 2 cores.',
  );
});

it('every result is of a heavy check that there is, under its name, at full size', () => {
  const results = allResults();
  expect(results.length).toBeGreaterThan(30);
  expect(results.filter(({ name, scale }) => scale !== 1 || !proofFiles.has(name))).toEqual([]);
});

it.each<[string, number, string[], string | undefined]>([
  ['of full size, nothing changed', 1, [], undefined],
  [
    'beside what other checks and benchmarks wrote',
    1,
    ['tests/results/keys.json', 'benchmarks/results/a.json'],
    undefined,
  ],
  ['at a reduced scale', 0.05, [], 'it ran at a scale of 0.05'],
  [
    'of a tree with a change',
    1,
    ['tests/results/keys.json', 'a.ts'],
    'the tree has changes that are in no commit (a.ts)',
  ],
])('a report %s: %s %s is not written because %s', (_, scale, changed, why) => {
  expect(whyNotWritten(scale, changed)).toBe(why);
});
