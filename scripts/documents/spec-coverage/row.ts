/** One row or rule of the contract, and what shows that it holds. */
export interface Row {
  /** As tests carry it in square brackets: `1:` and section, or `D:` and the point decided. */
  readonly id: string;
  readonly text: string;
  /** What measures it, for targets no test can show. */
  readonly benchmark?: Benchmark;
}

/** A figure of a benchmark, as it stands in the row of `target` in its results, beside what the contract asks. */
export interface Benchmark {
  readonly program: string;
  readonly results: string;
  readonly target: string;
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

/** Rows that a figure of a benchmark shows: for each target, the row it stands for. */
export function measured(
  number: string,
  { program, results }: Omit<Benchmark, 'target'>,
  rows: Readonly<Record<string, { readonly text: string; readonly target: string }>>,
): Row[] {
  return Object.entries(rows).map(([name, { text, target }]) => ({
    id: `1:${number} ${name}`,
    text,
    benchmark: { program, results, target },
  }));
}

/** Rows by their whole ids. */
export function rowsOf(rows: Readonly<Record<string, string>>): Row[] {
  return Object.entries(rows).map(([id, text]) => ({ id, text }));
}
