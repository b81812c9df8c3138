/** What the heavy checks saw last: `results/NAME.json`, one file for each. `pnpm documents proof` makes a page of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ProofResult } from './proof.ts';

export interface Report extends ProofResult {
  readonly name: string;
  readonly bar: string;
  readonly seconds: number;
  /** Share of the full size it ran at. */
  readonly scale: number;
}

/** A report, with what it was seen on: the short hash of a commit and of its tree, the day and the machine. */
export interface Result extends Report {
  readonly commit: string;
  readonly tree?: string;
  readonly day: string;
  /** Programs that wanted a core in the minute before it began. */
  readonly load?: number;
  readonly machine: string;
}

const FOLDER = new URL('./results/', import.meta.url);

export function resultFile(name: string): URL {
  return new URL(`${name}.json`, FOLDER);
}

/** What a check saw last; nothing when it never was written. */
export function resultOf(name: string): Result | undefined {
  const file = resultFile(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : undefined;
}

/** All results, by name. */
export function allResults(): Result[] {
  const names = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
  return names.toSorted().flatMap((name) => resultOf(name) ?? []);
}

/** Why a report is not written; nothing when it may be. */
export function whyNotWritten(scale: number, changedFiles: readonly string[]): string | undefined {
  if (scale !== 1) return `it ran at a scale of ${scale}`;
  const [first] = changedFiles.filter((file) => !WRITTEN_BY_CHECKS.test(file));
  return first === undefined ? undefined : `the tree has changes that are in no commit (${first})`;
}

const WRITTEN_BY_CHECKS = /^(?:tests|benchmarks)\/results\//;
