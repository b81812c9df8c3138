import { findAnalyte } from '@svc/clinical';
import { type Biomarker, parseIsoDate } from '@svc/contracts';
import type { ReadingReport } from '../bundle/reading-report.ts';

/** Readings of what nobody here knows, all together. Ours. */
const MOST_UNKNOWN = 100;
const UNKNOWN = 'readings of no analyte this service knows';

/** A reading with the moment it is of. */
export interface MomentReading {
  readonly biomarker: Biomarker;
  readonly observedAt: string | undefined;
}

/** Readings that are kept, and what is said of those that are not. */
export interface Newest<Reading> {
  readonly kept: readonly Reading[];
  /** Says what was left out. */
  tell(report: ReadingReport): void;
}

/**
 * The newest readings of each analyte, at most `most` of each, so that a record of ten years gives an answer somebody can
 * read. A reading without a day counts as of now.
 */
export function newestOfEach<Reading extends MomentReading>(
  readings: readonly Reading[],
  mostOfOne: number,
): Newest<Reading> {
  const byName = new Map<string, { reading: Reading; atMs: number; order: number }[]>();
  readings.forEach((reading, order) => {
    const { biomarker, observedAt } = reading;
    const name = findAnalyte(biomarker.name)?.label ?? UNKNOWN;
    const atMs = observedAt === undefined ? Number.POSITIVE_INFINITY : parseIsoDate(observedAt);
    const of = byName.get(name);
    if (of === undefined) byName.set(name, [{ reading, atMs, order }]);
    else of.push({ reading, atMs, order });
  });
  const left: { name: string; count: number; of: number }[] = [];
  const kept = [...byName].flatMap(([name, all]) => {
    const most = name === UNKNOWN && Number.isFinite(mostOfOne) ? MOST_UNKNOWN : mostOfOne;
    if (all.length <= most) return all;
    left.push({ name, count: all.length - most, of: all.length });
    return all.toSorted((a, b) => (a.atMs === b.atMs ? a.order - b.order : b.atMs - a.atMs)).slice(0, most);
  });
  return {
    kept: kept.toSorted((a, b) => a.order - b.order).map(({ reading }) => reading),
    tell: (report) => {
      for (const { name, count, of } of left)
        if (name === UNKNOWN) report.review(`Bundle: ${count} of ${of} ${UNKNOWN} were not compared`);
        else report.remark('Bundle', `${count} older of ${of} readings of ${name} were not compared`);
    },
  };
}
