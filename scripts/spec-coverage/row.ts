/** One row or rule of the contract, and what shows that it holds. */
export interface Row {
  /** As tests carry it in square brackets: `1:` and section, or `D:` and the point decided. */
  readonly id: string;
  readonly text: string;
  /** The program that measures it, for targets no test can show. */
  readonly benchmark?: string;
}

/** Rows of one section of document 1, keyed by their name in it. */
export function section(number: string, rows: Readonly<Record<string, string>>): Row[] {
  return Object.entries(rows).map(([name, text]) => ({ id: `1:${number} ${name}`, text }));
}

/** Numbered rules of one section of document 1. */
export function rules(number: string, rows: Readonly<Record<number, string>>): Row[] {
  return Object.entries(rows).map(([rule, text]) => ({ id: `1:${number}.${rule}`, text }));
}

/** One decided point; with several sentences, each has a name of its own. */
export function decided(point: string, sentences: string | Readonly<Record<string, string>>): Row[] {
  if (typeof sentences === 'string') return [{ id: `D:${point}`, text: sentences }];
  return Object.entries(sentences).map(([name, text]) => ({ id: `D:${point}: ${name}`, text }));
}

/** Rows that a benchmark shows. */
export function measured(benchmark: string, rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, benchmark }));
}

/** Rows by their whole ids. */
export function rowsOf(rows: Readonly<Record<string, string>>): Row[] {
  return Object.entries(rows).map(([id, text]) => ({ id, text }));
}
