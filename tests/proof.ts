import { SCALE } from './support/scale.ts';

/** What one heavy check saw: figures by name, in the order to print. */
export interface ProofResult {
  readonly passed: boolean;
  readonly figures: Readonly<Record<string, string | number>>;
}

/** A heavy check: too long for the test suite, run before a release. */
export interface Proof {
  readonly name: string;
  /** Folders whose change makes what was seen old: `pnpm prove --stale` reads this list in the text of the file. */
  readonly covers: readonly string[];
  /** Where it runs tests: a change of a test makes what it saw old too. Read in the text of the file, as `covers` is. */
  readonly runsTests?: boolean;
  /** Where a limit is of real time: `pnpm prove` waits for a quiet machine first. Read in the text of the file too. */
  readonly byRealTime?: boolean;
  /** How long it may take, where more than the usual ten minutes: `pnpm prove` reads it in the text of the file. */
  readonly limitMinutes?: number;
  /** The bar in one sentence, as promised. */
  readonly bar: string;
  run(): Promise<ProofResult>;
}

/**
 * Runs a proof as the main program of its file and hands the result to `pnpm prove` as the last line of
 * standard output; run by itself, `node tests/<kind>/<name>.proof.ts` prints the same.
 */
export async function runProof({ name, bar, run }: Proof): Promise<void> {
  const started = performance.now();
  const result = await run();
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  process.stdout.write(`${JSON.stringify({ name, bar, seconds, scale: SCALE, ...result })}\n`);
  process.exitCode = result.passed ? 0 : 1;
}
