import type { Instrument } from '@svc/clinical';
import { type InstrumentSeries, latestOf } from './assessment-series.ts';
import { DAY_MS } from './dates.ts';
import { CHANGE_WINDOW_DAYS } from './scale-change.ts';

/** Which scales a result is read from, and which are told beside it. */
export interface ScaleSelection {
  /** The scale that change is read from; undefined when no symptom or function scale was sent. */
  readonly lead: InstrumentSeries | undefined;
  /** Other scales of the same kind as the lead: they can hold a result back, never make it better. */
  readonly peers: readonly InstrumentSeries[];
  /** Everything else, told by its own bands and never counted as change of symptoms. */
  readonly beside: readonly InstrumentSeries[];
  /** What put the lead before its peers. */
  readonly reason: LeadReason | undefined;
}

export type LeadReason = 'only_one' | 'most_scores' | 'newest' | 'most_items' | 'name';

type Purpose = Instrument['purpose'];

/**
 * The lead scale is chosen among symptom scales, without one among function scales, without one among instruments we
 * do not know; never among the others.
 */
export function selectScales(series: readonly InstrumentSeries[], now: number): ScaleSelection {
  const candidates =
    nonEmpty(series.filter((entry) => purposeOf(entry) === 'symptom')) ??
    nonEmpty(series.filter((entry) => purposeOf(entry) === 'function')) ??
    series.filter((entry) => entry.known === undefined);
  const [lead, ...peers] = [...candidates].sort((a, b) => decide(a, b, now).order);
  const beside = series.filter((entry) => !candidates.includes(entry));
  const [second] = peers;
  const reason = lead && (second ? decide(lead, second, now).reason : 'only_one');
  return { lead, peers, beside, reason };
}

export function purposeOf({ known }: InstrumentSeries): Purpose | undefined {
  return known?.instrument.purpose;
}

/** Scores within the last 180 days. */
export function recentScores({ points }: InstrumentSeries, now: number): number {
  return points.filter(({ instant }) => now - instant <= CHANGE_WINDOW_DAYS * DAY_MS).length;
}

/** Most scores in the last 180 days, then the newest score, then the most items; the key keeps the order whole. */
function decide(
  a: InstrumentSeries,
  b: InstrumentSeries,
  now: number,
): { order: number; reason: LeadReason } {
  const scores = recentScores(b, now) - recentScores(a, now);
  if (scores !== 0) return { order: scores, reason: 'most_scores' };
  const newest = latestOf(b).instant - latestOf(a).instant;
  if (newest !== 0) return { order: newest, reason: 'newest' };
  const items = itemsOf(b) - itemsOf(a);
  if (items !== 0) return { order: items, reason: 'most_items' };
  return { order: a.key < b.key ? -1 : 1, reason: 'name' };
}

function itemsOf({ known }: InstrumentSeries): number {
  return known?.scale.items?.length ?? known?.instrument.itemCount ?? 0;
}

function nonEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}
