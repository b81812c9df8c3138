/** What was looked at in one example: faults by their name, none where it is as it must be. */
export interface Findings {
  /** Notes a fault where `isSo` is false. */
  expect(what: string, isSo: boolean, instead?: unknown): void;
  readonly faults: readonly string[];
  readonly looked: number;
}

const MOST_SHOWN = 200;

export function createFindings(): Findings {
  const faults: string[] = [];
  let looked = 0;
  return {
    expect(what, isSo, instead) {
      looked++;
      if (!isSo)
        faults.push(instead === undefined ? what : `${what}, but ${String(instead).slice(0, MOST_SHOWN)}`);
    },
    faults,
    get looked() {
      return looked;
    },
  };
}
