import { Tally } from '../../support/tally.ts';

/** One request as its sender saw it; moments are milliseconds of the clock of the run. */
export interface Attempt {
  readonly kind: string;
  readonly begunAt: number;
  readonly endedAt: number;
  readonly status: number | 'dropped';
  /** Whether the service wrote the answer, or the balancer before it. */
  readonly from: 'service' | 'balancer' | 'nobody';
  readonly isGood: boolean;
}

/** So long must everything go well for a fault to be over. */
export const CALM_MS = 3_000;

/** How long after a moment the first one comes after which every request begun within the calm time succeeds; null when none came. */
export function recoveredAfter(attempts: readonly Attempt[], moment: number, until: number): number | null {
  let from = moment;
  for (const { begunAt, isGood } of [...attempts].sort((a, b) => a.begunAt - b.begunAt)) {
    if (begunAt < moment || isGood) continue;
    if (begunAt > from + CALM_MS) break;
    // The next begins after this one.
    from = begunAt + 1;
  }
  return from + CALM_MS <= until ? from - moment : null;
}

/** `200: 12, 503: 3, 502 of haproxy: 1, dropped: 2`. */
export function statusesOf(attempts: readonly Attempt[]): Tally {
  const tally = new Tally();
  for (const { status, from } of attempts) tally.add(from === 'balancer' ? `${status} of haproxy` : status);
  return tally;
}
