import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';
import { type Edit, schemaEdits } from './schema-mutants.ts';
import { readSource } from './source-tree.ts';

const CONTRACTS = 'packages/contracts/src';

/** Every mutant of the tree, in a fixed order. */
export function findMutants(root: string): Mutant[] {
  const contracts = sourcesIn(root, CONTRACTS).map((file) => readSource(root, file));
  return schemaEdits(contracts).map((edit) => ({ ...edit, tests: contractTests(edit), project: 'pure' }));
}

/** Source files directly in a folder, tests left out. */
function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

const SPEC_TESTS = ['requests', 'responses', 'blocks', 'envelopes', 'agent-responses', 'rules'] as const;
type SpecTest = (typeof SPEC_TESTS)[number];

/** The specification tests of the contracts, the likeliest to notice first. */
function contractTests({ file, words }: Edit): string[] {
  const first = likelyTests(file.slice(CONTRACTS.length + 1, -3), words);
  const others = SPEC_TESTS.filter((name) => !first.includes(name));
  return [...first, ...others].map((name) => `${CONTRACTS}/spec/${name}.test.ts`);
}

function likelyTests(source: string, _words: readonly string[]): SpecTest[] {
  switch (source) {
    case 'inputs':
      return ['requests'];
    case 'intelligence':
    case 'primitives':
      return ['blocks', 'responses'];
    case 'errors':
    case 'events':
    case 'ping':
    case 'endpoints':
      return ['envelopes'];
    default:
      return ['responses', 'requests'];
  }
}
