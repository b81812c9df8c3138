import { purposeOf, recentScores, latestOf, type InstrumentSeries } from './instrument-series.ts';
import type { ScaleSelection, LeadReason } from './assessed-scales.ts';

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
