import type { CallData } from '../../api/call-types.ts';

type Count = CallData<'getAccountCdsFeedback'>['counts'][number];

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** The Monday of a day, UTC. */
export function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const fromMonday = (new Date(at).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return new Date(at - fromMonday * DAY_MS).toISOString().slice(0, 10);
}

export interface Week {
  /** Its Monday. */
  readonly from: string;
  readonly accepted: number;
  readonly overridden: number;
}

/** Cards by week, every week from the first to the last: one without cards is 0. */
export function byWeek(counts: readonly Count[]): Week[] {
  const mondays = counts.map(({ day }) => mondayOf(day)).toSorted();
  const [first, last] = [mondays[0], mondays.at(-1)];
  if (first === undefined || last === undefined) return [];
  const weeks: Week[] = [];
  for (let from = first; from <= last; from = mondayAfter(from)) {
    const cardsOf = (outcome: Count['outcome']) =>
      counts
        .filter((count) => count.outcome === outcome && mondayOf(count.day) === from)
        .reduce((sum, { cards }) => sum + cards, 0);
    weeks.push({ from, accepted: cardsOf('accepted'), overridden: cardsOf('overridden') });
  }
  return weeks;
}

function mondayAfter(monday: string): string {
  return new Date(Date.parse(`${monday}T00:00:00Z`) + DAYS_OF_WEEK * DAY_MS).toISOString().slice(0, 10);
}

interface Part {
  readonly kind: Count['kind'];
  readonly outcome: Count['outcome'];
  readonly reason: Count['reason'];
  readonly cards: number;
}

/** Cards by what they were about and why they were not followed, most first. */
export function byReason(counts: readonly Count[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { kind, outcome, reason, cards } of counts) {
    const name = [kind, outcome, reason].join(' ');
    parts.set(name, { kind, outcome, reason, cards: (parts.get(name)?.cards ?? 0) + cards });
  }
  return [...parts.values()].toSorted((a, b) => b.cards - a.cards);
}
