import { existsSync, readFileSync } from 'node:fs';
import type { Benchmark } from './row.ts';

/** A row of the results of a benchmark that measures what the contract asks. */
interface Figure {
  readonly target: string;
  readonly seen: number;
  /** The most that may be seen. */
  readonly atMost: number;
}

/** What is wrong with the figure that a row of the contract rests on: its program, that it is there, and its value. */
export function faultsOfFigure(
  { program, results, target }: Benchmark,
  id: string,
  read: (path: string) => string | undefined = readFromRoot,
): string[] {
  const text = read(results);
  if (read(program) === undefined) return [`no such benchmark: [${id}] ${program}`];
  if (text === undefined) return [`no results of a benchmark: [${id}] ${results}`];
  const { rows } = JSON.parse(text) as { rows: Figure[] };
  const figure = rows.find((row) => row.target === target);
  if (figure === undefined) return [`no such figure: [${id}] ${target} in ${results}`];
  return figure.seen <= figure.atMost
    ? []
    : [`beyond the contract: [${id}] ${target}: ${figure.seen} of at most ${figure.atMost}`];
}

function readFromRoot(path: string): string | undefined {
  const file = new URL(`../../../${path}`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
