/** One small change of the source that a test must notice. */
export interface Mutant {
  /** What was changed, for people. */
  readonly name: string;
  /** File from the root of the tree. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Words of which the title of a noticing test must name one, beside a row id; none: any id will do. */
  readonly words: readonly string[];
  /** Test files to try, the likeliest first. */
  readonly tests: readonly string[];
  /** Whether the tests need a database server. */
  readonly database: boolean;
  /** False for what the contract has no row for, as the admin API: any test may notice. */
  readonly hasRow: boolean;
}

/**
 * How a mutant ended. `killed`: a test that carries the id of its row noticed. `unnamed`: only tests without
 * that id did. `broken`: nothing loads any more, so no test could judge it.
 */
type Fate = 'killed' | 'unnamed' | 'survived' | 'broken';

export interface Verdict {
  readonly name: string;
  readonly fate: Fate;
  /** The first test that noticed. */
  readonly by?: string;
}
