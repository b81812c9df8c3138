import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findStale, readCovers } from './stale.ts';

const page =
  '# Proof\n\n## keys\n\nMet at commit `abc1234`, 2 s.\n\n## old\n\nMet at commit `0000000`, 2 s.\n';
const covers = new Map([
  ['keys', ['packages/store/src', 'proofs/src/keys']],
  ['new', ['packages/labs/src']],
  ['old', ['packages/labs/src']],
]);
const staleWith = (...changed: string[]) =>
  findStale(page, covers, (commit) => (commit === 'abc1234' ? changed : undefined));

it.each<[string, string, boolean]>([
  ['a source of its folders', 'packages/store/src/accounts/keys.ts', true],
  ['the check itself', 'proofs/src/keys.ts', true],
  ['what the check is made of', 'proofs/src/keys/lanes.ts', true],
  ['a test of it', 'packages/store/src/keys.test.ts', true],
  ['another folder whose name begins alike', 'packages/store/src-old/keys.ts', false],
  ['another package', 'packages/labs/src/labs.ts', false],
])('a change of %s (%s) makes a check stale: %s', (_, file, isStale) => {
  expect(staleWith(file).some(({ name }) => name === 'keys')).toBe(isStale);
});

it('a check that never ran, or at a commit that is not here, is stale', () => {
  expect(staleWith()).toEqual([
    { name: 'new', why: 'never ran' },
    { name: 'old', why: '0000000 is not in the history that is here' },
  ]);
});

it('every heavy check names folders that are there', () => {
  const root = new URL('../', import.meta.url);
  const folder = new URL('./src/', import.meta.url);
  const names = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'proof.ts');
  const missing = names.flatMap((file) => {
    const name = file.slice(0, -3);
    const named = readCovers(name, readFileSync(new URL(file, folder), 'utf8')).filter(
      (path) => !path.startsWith('proofs/src/'),
    );
    return named.filter((path) => !existsSync(new URL(path, root)));
  });
  expect(names.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

it('a check that names none is refused', () => {
  expect(() => readCovers('x', 'await runProof({})')).toThrow('proofs/src/x.ts names no folder in `covers`');
});
