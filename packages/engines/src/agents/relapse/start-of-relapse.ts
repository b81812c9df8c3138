import type { PresentSignal } from './composite.ts';
import type { ReadSignals } from './recognise-signals.ts';

/** From this severity a sign counts as one that stands beside another. Ours. */
export const CLEAR_FROM = 0.2;

/**
 * A sign that often starts a relapse, when a further one or an entry that was not recognised stands beside it: it asks,
 * although the score may be low.
 */
export function startOf({
  recognised,
  signEntries,
  unrecognisedSeverities,
}: ReadSignals): PresentSignal | undefined {
  const clear = recognised.filter(({ severity }) => severity >= CLEAR_FROM);
  const starts = clear.filter(({ indicator }) => indicator.startsRelapse).toSorted(byWeight);
  const entries = [...signEntries.values(), ...unrecognisedSeverities].filter(
    (severity) => severity >= CLEAR_FROM,
  );
  return Math.max(clear.length, entries.length) > 1 ? starts[0] : undefined;
}

function byWeight(a: PresentSignal, b: PresentSignal): number {
  return (
    b.indicator.weight * b.severity - a.indicator.weight * a.severity ||
    (a.indicator.key < b.indicator.key ? -1 : 1)
  );
}
