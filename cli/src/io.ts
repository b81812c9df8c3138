import type { Env } from '@svc/platform/settings';

/** Where a command reads and writes. */
export interface Io {
  readonly env: Env;
  readonly readInput: () => Promise<Buffer>;
  /** Standard input piece by piece, for input that may not fit into memory; `readInput` is used where absent. */
  readonly input?: () => AsyncIterable<Uint8Array>;
  /** Whether standard error is a terminal, watched by a person. */
  readonly errIsTerminal?: boolean;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Prints a result that is JSON in any case: on one line with `--json`, otherwise indented. */
export function printJson(io: Io, json: boolean, value: object): void {
  io.out(`${JSON.stringify(value, null, json ? 0 : 2)}\n`);
}

/** Prints a result: one line of JSON with `--json`, else `name  value` lines. */
export function printRecord(io: Io, json: boolean, record: object): void {
  if (json) io.out(`${JSON.stringify(record)}\n`);
  else
    io.out(
      `${alignedPairs(Object.entries(record).map(([name, value]) => [name, shown(value)])).join('\n')}\n`,
    );
}

/** Prints a list below `name`: one line of JSON with `--json`, else a table of its columns. */
export function printList<Row extends object>(
  io: Io,
  json: boolean,
  { name, rows, columns }: { name: string; rows: readonly Row[]; columns: readonly (keyof Row & string)[] },
): void {
  if (json) io.out(`${JSON.stringify({ [name]: rows })}\n`);
  else if (rows.length === 0) io.out(`no ${name}\n`);
  else
    io.out(`${table([[...columns], ...rows.map((row) => columns.map((column) => shown(row[column])))])}\n`);
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(shown).join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function alignedPairs(pairs: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
