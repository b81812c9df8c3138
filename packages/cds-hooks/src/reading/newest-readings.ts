import { findAnalyte } from '@svc/clinical';
import { DAY_MS, type LabPanel, parseIsoDate } from '@svc/contracts';

/** One value of an analyte with its moment, milliseconds since the epoch. */
export interface DatedValue {
  readonly value: number | string | null;
  readonly at: number;
}

/** The newest dated reading of each analyte, by key. What is dated in the future shows nothing. */
export function newestReadings(labs: readonly LabPanel[], now: number): ReadonlyMap<string, DatedValue> {
  const newest = new Map<string, DatedValue>();
  for (const { observedAt, results } of labs) {
    const at = observedAt === undefined ? Number.NaN : parseIsoDate(observedAt);
    if (!(at <= now + DAY_MS)) continue;
    for (const { name, value } of results.biomarkers) {
      const key = findAnalyte(name)?.key;
      if (key !== undefined && at >= (newest.get(key)?.at ?? Number.NEGATIVE_INFINITY))
        newest.set(key, { value, at });
    }
  }
  return newest;
}
