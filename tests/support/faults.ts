import { say } from './say.ts';

/** What went against a promise, counted by kind; the first few of each kind are shown in full. */
export interface Faults {
  add(kind: string, detail: string): void;
  readonly total: number;
  /** `kind: count` in order of appearance. */
  readonly byKind: ReadonlyMap<string, number>;
}

const SHOWN_PER_KIND = 8;
const SHOWN_CHARACTERS = 2_000;

export function createFaults(): Faults {
  const byKind = new Map<string, number>();
  return {
    byKind,
    get total() {
      return [...byKind.values()].reduce((sum, count) => sum + count, 0);
    },
    add(kind, detail) {
      const count = (byKind.get(kind) ?? 0) + 1;
      byKind.set(kind, count);
      if (count <= SHOWN_PER_KIND) say(`FAULT ${kind}: ${detail.slice(0, SHOWN_CHARACTERS)}`);
    },
  };
}

/** Figures for the report: the total, and one line per kind when there are any. */
export function faultFigures({ total, byKind }: Faults): Record<string, number> {
  return {
    faults: total,
    ...Object.fromEntries([...byKind].map(([kind, count]) => [`fault: ${kind}`, count])),
  };
}
