/**
 * One worker of the mutation run: keeps a vitest instance over the copy of the tree and judges the batches of
 * mutants it is sent. A batch is one test run: a driver file loads the tests once per mutant.
 */
import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { dependentsOf } from './import-graph.ts';
import type { Mutant, Verdict } from './mutant.ts';
import { mutantPlugin } from './mutant-plugin.ts';

const root = realpathSync(process.argv[2] ?? '');
const driver = join(root, 'packages', `mutants-${process.pid}.test.ts`);
const conditions = ['@svc/source', 'module', 'node', 'development|production'];

const DOES_NOT_LOAD = 'does not load';
const mutants = new Map<number, Mutant>();
let count = 0;

writeFileSync(driver, '');
const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    include: ['packages/mutants-*.test.ts'],
    watch: false,
    reporters: [{}],
    maxWorkers: 1,
    isolate: false,
    pool: 'threads',
    // Cached by file and text, which a mutant shares with its original.
    fsModuleCache: false,
    globalSetup: process.argv[3] === 'database' ? ['packages/store/test/global-setup.ts'] : [],
  },
  {
    plugins: [mutantPlugin(root, mutants, dependentsOf(root))],
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: ['@svc/source'] } },
  },
);

process.on('message', (message: readonly Mutant[] | 'stop') => {
  if (message === 'stop') void vitest.close().then(() => process.exit(0));
  else void judge(message).then((verdicts) => process.send?.(verdicts));
});
// The run that started this worker is gone.
process.on('disconnect', () => process.exit(1));
process.send?.('ready');

/** First only the tests that carry an id of the row, then, for what they missed, all others. */
async function judge(batch: readonly Mutant[]): Promise<Verdict[]> {
  const verdicts = new Map<Mutant, Verdict>();
  const rounds = Math.max(...batch.map(({ tests }) => tests.length));
  for (const which of ['named', 'all'] as const) {
    for (let round = 0; round < rounds; round++) {
      const open = batch.filter((mutant) => !verdicts.has(mutant) && mutant.tests[round]);
      if (open.length > 0) await runRound(open, round, which, verdicts);
    }
  }
  return batch.map((mutant) => verdicts.get(mutant) ?? { name: mutant.name, fate: 'survived' });
}

interface Numbered {
  readonly number: number;
  readonly mutant: Mutant;
  readonly test: string;
}

/** Runs the tests of one round for every mutant that is still open. */
async function runRound(
  open: readonly Mutant[],
  round: number,
  which: 'named' | 'all',
  verdicts: Map<Mutant, Verdict>,
): Promise<void> {
  const numbered = open.map((mutant) => ({ mutant, number: ++count, test: mutant.tests[round] ?? '' }));
  mutants.clear();
  for (const { mutant, number } of numbered) mutants.set(number, mutant);
  if (which === 'named') vitest.setGlobalTestNamePattern(patternOf(numbered));
  else vitest.resetGlobalTestNamePattern();
  const failed = await runDriver(numbered);
  for (const { mutant, number } of numbered) {
    const prefix = `mutant ${number} > `;
    const by = failed.find((name) => name.startsWith(prefix))?.slice(prefix.length);
    if (by !== undefined) verdicts.set(mutant, { name: mutant.name, fate: fateOf(by, which, mutant), by });
  }
}

function fateOf(failed: string, which: 'named' | 'all', { hasRow }: Mutant): Verdict['fate'] {
  if (failed.startsWith(DOES_NOT_LOAD)) return 'broken';
  return which === 'named' || !hasRow ? 'killed' : 'unnamed';
}

/** Tests whose title carries a row id and names what the mutant changed. */
function patternOf(numbered: readonly Numbered[]): RegExp {
  const ofEach = numbered.map(({ number, mutant: { words } }) => {
    const named = words.length === 0 ? '' : `.*(?<![A-Za-z])(?:${words.join('|')})(?![A-Za-z])`;
    return `${number} (?:${DOES_NOT_LOAD}|.*\\[(?:1|2|D):${named})`;
  });
  return new RegExp(`^mutant (?:${ofEach.join('|')})`);
}

/** Full names of the tests that failed. */
async function runDriver(numbered: readonly Numbered[]): Promise<string[]> {
  const loads = numbered.map(
    ({ number, test }) =>
      `describe('mutant ${number}', async () => {
  try { await import('${join(root, test)}?mutant=${number}'); }
  catch (error) { it('${DOES_NOT_LOAD}: ' + String(error).split('\\n')[0], () => { throw error; }); }
});`,
  );
  writeFileSync(driver, `import { describe, it } from 'vitest';\n${loads.join('\n')}\n`);
  vitest.invalidateFile(driver);
  const specifications = await vitest.globTestSpecifications([driver]);
  const { testModules } = await vitest.runTestSpecifications(specifications, false);
  const errors = testModules.flatMap((module) => module.errors());
  if (testModules.length !== 1 || errors.length > 0)
    throw new Error(`the driver failed: ${errors[0]?.message ?? 'it did not run'}`);
  return testModules.flatMap(failedTests);
}

function failedTests(module: TestModule): string[] {
  return [...module.children.allTests()]
    .filter((test) => test.result().state === 'failed')
    .map((test) => test.fullName);
}
