import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { copyTree } from './copy-tree.ts';
import { EQUIVALENT } from './equivalent.ts';
import { findMutants } from './find-mutants.ts';
import type { Mutant, Verdict } from './mutant.ts';
import { type Proof, type ProofResult, runProof } from '../../proof.ts';
import { say } from '../../support/say.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Only the mutants whose name holds this. */
const only = process.argv[2];
/** Mutants of one test run. */
const BATCH = 40;
/** Batches of one worker: every module that a mutant was loaded with stays in its memory. */
const BATCHES_OF_WORKER = 5;

export interface MutationRun extends Pick<Proof, 'name' | 'covers' | 'runsTests' | 'bar' | 'limitMinutes'> {
  /** Fewer mutants mean that folders have moved away from where they are looked for. */
  readonly leastMutants: number;
  isIn(file: string): boolean;
}

/** Changes one thing at a time in a temporary copy of the tree, of those files that `isIn` says. */
export function proveMutants({ leastMutants, isIn, ...proof }: MutationRun): Promise<void> {
  const found = findMutants(root).filter((mutant) => isIn(mutant.file));
  if (found.length < leastMutants)
    throw new Error(
      `only ${found.length} of at least ${leastMutants} mutants are found: has a folder moved?`,
    );
  const mutants = found.filter((mutant) => only === undefined || mutant.name.includes(only));
  return runProof({ ...proof, run: () => run(mutants) });
}

async function run(mutants: readonly Mutant[]): Promise<ProofResult> {
  const judged = mutants.filter(({ name }) => !isEquivalent(name));
  const controls = controlsOf(judged);
  const verdicts = await judgeAll([...controls, ...judged]);
  const isControl = new Set(controls.map(({ name }) => name));
  const ofMutants = verdicts.filter(({ name }) => !isControl.has(name));
  const count = (fate: Verdict['fate']) => ofMutants.filter((verdict) => verdict.fate === fate).length;
  const survivors = ofMutants.filter(({ fate }) => fate === 'survived' || fate === 'unnamed');
  const failedControls = verdicts.filter(({ name, fate }) => isControl.has(name) && fate !== 'survived');
  for (const { name, fate, by } of [...failedControls, ...ofMutants.filter(({ fate }) => fate !== 'killed')])
    process.stderr.write(`${fate}: ${name}${by === undefined ? '' : ` (${by})`}\n`);
  return {
    passed: survivors.length === 0 && failedControls.length === 0 && ofMutants.length === judged.length,
    figures: {
      mutants: mutants.length,
      killed: count('killed'),
      'noticed only by tests without a row id': count('unnamed'),
      survived: count('survived'),
      'refused while loading': count('broken'),
      equivalent: mutants.length - judged.length,
      'test files that fail without a change': failedControls.length,
      survivors: survivors.map(({ name }) => name).join('; ') || 'none',
    },
  };
}

/** A change that changes nothing for each set of tests: when it is noticed, the tests say nothing about mutants. */
function controlsOf(mutants: readonly Mutant[]): Mutant[] {
  return [...Map.groupBy(mutants, ({ tests }) => tests.join()).values()].flatMap(([first]) => {
    if (first === undefined) return [];
    const name = `without a change: ${first.tests.join(', ')}`;
    return [{ ...first, name, start: 0, end: 0, replacement: '', words: [] }];
  });
}

function isEquivalent(name: string): boolean {
  return EQUIVALENT.some(({ mutant }) => name.includes(mutant));
}

async function judgeAll(mutants: readonly Mutant[]): Promise<Verdict[]> {
  const copy = copyTree(root);
  // Also when this run is stopped from outside; its workers end with the channel to it.
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
  const verdicts: Verdict[] = [];
  const pure = batches(mutants.filter(({ database }) => !database));
  const onDatabase = batches(mutants.filter(({ database }) => database));
  const count = Math.min(availableParallelism(), pure.length, 4);
  await Promise.all(Array.from({ length: count }, () => work([copy], pure, verdicts)));
  if (onDatabase.length > 0) await work([copy, 'database'], onDatabase, verdicts);
  return verdicts;
}

/** Mutants with the same tests together. */
function batches(mutants: readonly Mutant[]): Mutant[][] {
  const byTests = Map.groupBy(mutants, ({ tests }) => tests.join());
  return [...byTests.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH) }, (_, index) =>
      group.slice(index * BATCH, (index + 1) * BATCH),
    ),
  );
}

/** Runs one worker after the other until the queue is empty. */
async function work(args: readonly string[], queue: Mutant[][], verdicts: Verdict[]): Promise<void> {
  while (queue.length > 0) {
    await runWorker(args, queue, verdicts);
    say(`${verdicts.length} judged, ${queue.length} batches to go`);
  }
}

async function runWorker(args: readonly string[], queue: Mutant[][], verdicts: Verdict[]): Promise<void> {
  let left = BATCHES_OF_WORKER;
  const program = fileURLToPath(new URL('./run-mutants.ts', import.meta.url));
  const worker = fork(program, args, { cwd: args[0], silent: true });
  worker.stderr?.pipe(process.stderr);
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: Verdict[] | 'ready') => {
      if (message !== 'ready') verdicts.push(...message);
      worker.send((left-- > 0 ? queue.shift() : undefined) ?? 'stop');
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
  });
}
