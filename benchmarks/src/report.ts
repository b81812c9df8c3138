import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const FIGURES = [':(exclude,top)benchmarks/results', ':(exclude,top)tests/results'];

type Row = Record<string, string | number>;

/** Prints a table and keeps it under `results/`, with the machine, the commit and the day it was measured. */
export function report(name: string, question: string, rows: readonly Row[]): void {
  process.stdout.write(`\n${name}: ${question}\n`);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const line = (cells: string[]) =>
    `${cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()}\n`;
  process.stdout.write(line(columns));
  for (const row of rows) process.stdout.write(line(columns.map((column) => String(row[column] ?? ''))));
  const folder = new URL('../results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.versions.node };
  const measured = { commit: commit(), day: new Date().toISOString().slice(0, 10) };
  writeFileSync(
    new URL(`${name}.json`, folder),
    `${JSON.stringify({ name, question, measured, machine, rows }, null, 2)}\n`,
  );
}

/** Short, and marked where the tree has changes that are in no commit, other than figures. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', ':/', ...FIGURES);
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : ' with changes'}`;
}
