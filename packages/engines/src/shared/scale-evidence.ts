import type { Code } from '@svc/contracts';
import { bandOf } from '../instruments/bands.ts';
import { type AssessmentReading, type InstrumentSeries, latestOf } from './assessment-series.ts';
import type { ConfidenceCap } from './confidence.ts';
import { STALE_SCALE_DAYS } from './dates.ts';
import { quoteInput } from './signal-key.ts';
import { codesAt } from './terminology.ts';

/**
 * The series a result is read from: the one with most scores. When its instrument is unknown the best covered
 * known one is read too and the worse reading counts, so that an unknown instrument never hides a worse known one.
 */
export function leadingSeries(series: readonly InstrumentSeries[], leastScores: number): InstrumentSeries[] {
  const enough = series.filter(({ points }) => points.length >= leastScores);
  const leader = enough[0];
  if (leader === undefined) return [];
  const known = leader.known ? undefined : enough.find((entry) => entry.known);
  return known ? [leader, known] : [leader];
}

/** Name for sentences: text of the caller appears in quotes only. */
export function nameOf({ known, label }: InstrumentSeries): string {
  return known ? label : `${quoteInput(label)} (not identified, higher read as worse)`;
}

/** A change needs two scores of one instrument: the share of them that was sent in usable form. */
export function suppliedScores({ series }: AssessmentReading): number {
  return Math.min(1, (series[0]?.points.length ?? 0) / 2);
}

/** What the age of the scales and an assumed direction take from confidence. */
export function scaleCaps(reading: AssessmentReading, used: InstrumentSeries | undefined): ConfidenceCap[] {
  const caps: ConfidenceCap[] = [];
  const stale = reading.staleInputs.length;
  if (stale > 0) {
    const all = stale === reading.series.length;
    const reason = `${all ? 'every symptom scale' : 'a symptom scale'} is older than ${STALE_SCALE_DAYS} days`;
    caps.push({ level: all ? 'low' : 'moderate', reason });
  }
  if (used && !used.known)
    caps.push({ level: 'low', reason: 'direction assumed: the instrument could not be identified' });
  return caps;
}

/** One warning per instrument whose self-harm item a total cannot show. */
export function selfHarmWarnings(series: readonly InstrumentSeries[]): string[] {
  const names = new Set<string>();
  for (const { known } of series) {
    if (known?.instrument.escalations.some(({ selfHarm }) => selfHarm)) names.add(known.instrument.name);
  }
  return [...names].map((name) => `${name}: self-harm item not assessed from totals`);
}

/** What calls for a review whatever the score: safety screens above zero, and totals that call for attention. */
export function screenFlags({ positiveScreens, series }: AssessmentReading): string[] {
  const screens = positiveScreens.map((name) => `${name}: total above zero, not scored`);
  return [...screens, ...series.flatMap((entry) => scoreAlerts(entry, 'escalate'))];
}

/** What the totals alone leave open, and what they suggest asking about. */
export function scaleWarnings({ series }: AssessmentReading): string[] {
  return [
    ...selfHarmWarnings(series),
    ...series.flatMap((entry) => scoreAlerts(entry, 'note')),
    ...severeElsewhere(series),
  ];
}

/** Scales in one of their two worst bands that the result was not read from: nothing severe goes unsaid. */
function severeElsewhere([leader, ...others]: readonly InstrumentSeries[]): string[] {
  return others.flatMap((series) => {
    if (leader === undefined || series.known === undefined) return [];
    const band = bandOf(series.known.scale, latestOf(series).score);
    return band.topTwo
      ? [
          `${series.label}: newest score is in the band "${band.label}"; the result is read from ${nameOf(leader)}`,
        ]
      : [];
  });
}

function scoreAlerts(series: InstrumentSeries, level: 'note' | 'escalate'): string[] {
  const alert = series.known?.scale.scoreAlert;
  if (alert?.level !== level || latestOf(series).score < alert.atLeast) return [];
  return [`${series.label}: ${alert.label}`];
}

/** Codes of the scale a part of the answer was read from. */
export function scaleCodes(series: InstrumentSeries | undefined, mapsTo: string): Code[] {
  return codesAt(mapsTo, series?.known?.scale.codes);
}
