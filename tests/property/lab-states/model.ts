/** The decided states of a lab order, written down again: nothing here comes from the code it is held against. */
const LINE = [
  'requested',
  'authorized',
  'scheduled',
  'collected',
  'in_transit',
  'processing',
  'resulted',
  'completed',
] as const;
export const STATUSES = [...LINE, 'cancelled', 'failed'] as const;
export type Status = (typeof STATUSES)[number];

export const OUTCOMES = ['normal', 'abnormal', 'critical', 'corrected', 'redraw', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const places: readonly string[] = LINE;
const RESULTED = LINE.indexOf('resulted');

/** Along the line one by one; from collected straight to resulted too; off the line only before there are results. */
export function mayGo(from: Status, to: Status): boolean {
  const [at, target] = [places.indexOf(from), places.indexOf(to)];
  if (at === -1) return false;
  if (target === -1) return at < RESULTED;
  return target === at + 1 || (from === 'collected' && to === 'resulted');
}

/** Where an order goes when nobody says where. */
export function usualNext(from: Status): Status | undefined {
  const at = places.indexOf(from);
  return at === -1 ? undefined : LINE[at + 1];
}

/** What a simulated laboratory does from a status on, all of it. */
export function simulatedPath(from: Status, outcome: Outcome): Status[] {
  const at = places.indexOf(from);
  if (at === -1 || at >= RESULTED) return [];
  if (outcome !== 'redraw' && outcome !== 'failed') return LINE.slice(at + 1, RESULTED + 1);
  const found = LINE.indexOf(outcome === 'redraw' ? 'in_transit' : 'processing');
  return [...LINE.slice(at + 1, found + 1), 'failed'];
}

/** The events of an order that entered these statuses, as `type status`. */
export function eventsOf(entered: readonly Status[]): string[] {
  return entered.flatMap((status) => {
    const changed = `lab_order.status_changed ${status}`;
    return status === 'resulted' ? [changed, 'lab_order.results_ready resulted'] : [changed];
  });
}
