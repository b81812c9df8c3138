import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { proofFiles } from './proof-files.ts';
import { findStale, readCoverage } from './stale.ts';

const seen: Readonly<Record<string, string>> = { keys: 'abc1234', mutants: 'abc1234', old: '0000000' };
const covers = new Map([
  [
    'keys',
    {
      folders: ['packages/store/src', 'tests/property/keys.proof.ts', 'tests/property/keys'],
      runsTests: false,
    },
  ],
  ['mutants', { folders: ['packages/store/src'], runsTests: true }],
  ['new', { folders: ['packages/labs/src'], runsTests: false }],
  ['old', { folders: ['packages/labs/src'], runsTests: false }],
]);
const staleWith = (...changed: string[]) =>
  findStale(
    (name) => seen[name],
    covers,
    (commit) => (commit === 'abc1234' ? changed : undefined),
  );

it.each<[string, string, boolean]>([
  ['a source of its folders', 'packages/store/src/accounts/keys.ts', true],
  ['the check itself', 'tests/property/keys.proof.ts', true],
  ['what the check is made of', 'tests/property/keys/lanes.ts', true],
  ['a test of it', 'packages/store/src/keys.test.ts', false],
  ['a page of it', 'packages/store/src/README.md', false],
  ['another folder whose name begins alike', 'packages/store/src-old/keys.ts', false],
  ['another package', 'packages/labs/src/labs.ts', false],
])('a change of %s (%s) makes a check stale: %s', (_, file, isStale) => {
  expect(staleWith(file).some(({ name }) => name === 'keys')).toBe(isStale);
});

it('a change of a test makes a check stale that runs tests', () => {
  expect(staleWith('packages/store/src/keys.test.ts').map(({ name }) => name)).toEqual([
    'mutants',
    'new',
    'old',
  ]);
});

it('a change of a page makes not even a check stale that runs tests', () => {
  expect(staleWith('packages/store/src/README.md').map(({ name }) => name)).toEqual(['new', 'old']);
});

it('a check that never ran, or at a commit that is not here, is stale', () => {
  expect(staleWith()).toEqual([
    { name: 'new', why: 'never ran' },
    { name: 'old', why: '0000000 is not in the history that is here' },
  ]);
});

it('every heavy check names folders that are there', () => {
  const root = new URL('../', import.meta.url);
  const missing = [...proofFiles.values()].flatMap((file) =>
    readCoverage(file, readFileSync(new URL(file, root), 'utf8')).folders.filter(
      (path) => !existsSync(new URL(path, root)),
    ),
  );
  expect(proofFiles.size).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

it('a check that names none is refused', () => {
  expect(() => readCoverage('tests/load/x.proof.ts', 'await runProof({})')).toThrow(
    'tests/load/x.proof.ts names no folder in `covers`',
  );
});
