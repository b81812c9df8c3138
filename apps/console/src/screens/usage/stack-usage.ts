import type { CallData } from '../../api/call-types.ts';

export const STACKS = ['operation', 'key', 'mode'] as const;
export type Stack = (typeof STACKS)[number];
export type Usage = CallData<'getUsage'>;
type Row = Usage['rows'][number];

/** As many as can be told apart; what is beyond is one. */
const MOST_SERIES = 6;

export interface Stacked {
  /** null: all others together. */
  readonly name: string | null;
  readonly byDay: readonly number[];
}

/** Requests by day, one series for each part; the largest at the bottom. */
export function stackUsage(
  rows: readonly Row[],
  days: readonly string[],
  nameOf: (row: Row) => string,
): Stacked[] {
  const sums = new Map<string, number[]>();
  for (const row of rows) {
    const place = days.indexOf(row.day);
    if (place < 0) continue;
    const name = nameOf(row);
    const byDay = sums.get(name) ?? days.map(() => 0);
    byDay[place] = (byDay[place] ?? 0) + row.requests;
    sums.set(name, byDay);
  }
  const all = [...sums].map(([name, byDay]) => ({ name, byDay })).toSorted((a, b) => total(b) - total(a));
  if (all.length <= MOST_SERIES) return all;
  const rest = all.slice(MOST_SERIES - 1);
  const together = days.map((_, day) => rest.reduce((sum, { byDay }) => sum + (byDay[day] ?? 0), 0));
  return [...all.slice(0, MOST_SERIES - 1), { name: null, byDay: together }];
}

function total({ byDay }: { readonly byDay: readonly number[] }): number {
  return byDay.reduce((sum, each) => sum + each, 0);
}
