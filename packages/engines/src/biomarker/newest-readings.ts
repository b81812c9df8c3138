import { DAY_MS } from '../shared/dates.ts';
import type { Reading } from './reading.ts';

/** Finds the reading that takes the place of an older one of the same analyte. */
export type Superseding = (reading: Reading) => Reading | undefined;

interface Newest {
  any?: Reading;
  /** The newest that is not critical: only such a one ends a critical value. */
  calm?: Reading;
}

/**
 * Of one analyte the newest reading decides. A reading takes the place of older ones when it is dated, a number that
 * could be read, and not critical itself where the older one was. Readings of one moment stand beside each other.
 */
export function supersedingReadings(
  readings: readonly Reading[],
  isReadable: (reading: Reading) => boolean,
  isCritical: (reading: Reading) => boolean,
): Superseding {
  const byAnalyte = new Map<string, Newest>();
  for (const reading of readings) {
    if (reading.instant === null || reading.excluded !== undefined || !isReadable(reading)) continue;
    const newest = byAnalyte.get(reading.subject) ?? {};
    byAnalyte.set(reading.subject, newest);
    if (isNewer(reading, newest.any)) newest.any = reading;
    if (!isCritical(reading) && isNewer(reading, newest.calm)) newest.calm = reading;
  }
  return (reading) => {
    const newest = byAnalyte.get(reading.subject);
    const candidate = isCritical(reading) ? newest?.calm : newest?.any;
    return candidate !== undefined && isLaterThan(candidate, reading) ? candidate : undefined;
  };
}

/** Of two at one moment the one with the smaller text is kept, so that the order of the request does not matter. */
function isNewer(reading: Reading, held: Reading | undefined): boolean {
  if (held === undefined) return true;
  const [at, than] = [reading.instant ?? 0, held.instant ?? 0];
  return at > than || (at === than && textOf(reading) < textOf(held));
}

function textOf({ sent }: Reading): string {
  return `${sent.value}\u0000${sent.unit ?? ''}`;
}

/** A reading dated by its day alone may be from any hour of it. */
function isLaterThan(candidate: Reading, { instant, panel }: Reading): boolean {
  if (instant === null || candidate.instant === null) return false;
  const lastMoment = panel.observedAt?.includes('T') ? instant : instant + DAY_MS - 1;
  return candidate.instant > lastMoment;
}
