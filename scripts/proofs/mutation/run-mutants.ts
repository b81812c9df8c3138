/**
 * One worker of the mutation run: keeps a vitest instance over the copy of the tree and judges the batches of
 * mutants it is sent. A batch is one test run: a driver file loads the tests once per mutant.
 */
import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { dependentsOf } from './import-graph.ts';
import type { Mutant, Verdict } from './mutant.ts';
import { mutantPlugin } from './mutant-plugin.ts';

const root = realpathSync(process.argv[2] ?? '');
const driver = join(root, 'packages', `mutants-${process.pid}.test.ts`);
const conditions = ['@svc/source', 'module', 'node', 'development|production'];

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
    globalSetup: process.argv[3] === 'database' ? ['packages/store/src/testing/global-setup.ts'] : [],
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
process.send?.('ready');

async function judge(batch: readonly Mutant[]): Promise<Verdict[]> {
  const verdicts = new Map<Mutant, Verdict>();
  const rounds = Math.max(...batch.map(({ tests }) => tests.length));
  for (let round = 0; round < rounds; round++) {
    const open = batch.filter((mutant) => !isSettled(verdicts.get(mutant)) && mutant.tests[round]);
    if (open.length > 0) await runRound(open, round, verdicts);
  }
  return [...verdicts.values()];
}

const isSettled = (verdict: Verdict | undefined): boolean =>
  verdict?.fate === 'killed' || verdict?.fate === 'broken';

/** Runs the tests of one round for every mutant that is still open. */
async function runRound(
  open: readonly Mutant[],
  round: number,
  verdicts: Map<Mutant, Verdict>,
): Promise<void> {
  const numbered = open.map((mutant) => ({ mutant, number: ++count, test: mutant.tests[round] ?? '' }));
  mutants.clear();
  for (const { mutant, number } of numbered) mutants.set(number, mutant);
  const failed = await runDriver(numbered, vitest);
  for (const { mutant, number } of numbered) {
    const names = failed
      .filter((name) => name.startsWith(`mutant ${number} `))
      .map((name) => name.slice(`mutant ${number} > `.length));
    const verdict = verdictOn(mutant, names);
    if (verdict.fate !== 'survived' || !verdicts.has(mutant)) verdicts.set(mutant, verdict);
  }
}

function verdictOn({ name, words }: Mutant, failed: readonly string[]): Verdict {
  const broken = failed.find((title) => title.startsWith('does not load'));
  if (broken !== undefined) return { name, fate: 'broken', by: broken };
  const named = new RegExp(`\\[(1|D):.*(?<![A-Za-z])(${words.length > 0 ? words.join('|') : '.'})(?![A-Za-z])`);
  const by = failed.find((title) => named.test(title));
  if (by !== undefined) return { name, fate: 'killed', by };
  return failed[0] === undefined ? { name, fate: 'survived' } : { name, fate: 'unnamed', by: failed[0] };
}

/** Full names of the tests that failed. */
async function runDriver(
  numbered: readonly { readonly number: number; readonly test: string }[],
  vitest: Vitest,
): Promise<string[]> {
  const loads = numbered.map(
    ({ number, test }) =>
      `describe('mutant ${number}', async () => {
  try { await import('${join(root, test)}?mutant=${number}'); }
  catch (error) { it('does not load: ' + String(error).split('\\n')[0], () => { throw error; }); }
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
