import type { Assessment, ProvenanceInput } from '@svc/contracts';
import { parseIsoDate } from '@svc/contracts';
import { type AssessmentTarget, rememberingResolver } from './assessment-target.ts';
import { isFuture, isStale, STALE_SCALE_DAYS } from './dates.ts';

export interface ScorePoint {
  readonly score: number;
  /** Milliseconds since the epoch. */
  readonly instant: number;
  /** Position in the request. */
  readonly index: number;
}

/** All usable scores of one instrument scale, oldest first; never empty. */
export interface InstrumentSeries extends AssessmentTarget {
  readonly points: readonly ScorePoint[];
  /** The newest score is older than the limit for scales. */
  readonly stale: boolean;
}

export interface AssessmentReading {
  /** Most scores first; ties: newest score first, then the order of the request. */
  readonly series: readonly InstrumentSeries[];
  readonly warnings: readonly string[];
  /** One entry per assessment sent, in the order of the request. Built when asked for. */
  readonly inputs: readonly ProvenanceInput[];
  readonly newestInputAt: number | null;
  readonly staleInputs: readonly string[];
  /**
   * Safety screens that are never scored from a total (C-SSRS) and whose newest total is above zero: it counts
   * in no score, so it calls for a review by itself.
   */
  readonly positiveScreens: readonly string[];
}

interface OpenSeries {
  readonly target: AssessmentTarget;
  readonly points: ScorePoint[];
}

/**
 * Sorts assessments into one series per instrument scale: known by id, then by name; wrong dates, impossible
 * scores and totals that say nothing set aside with a warning, exact duplicates set aside; of two different
 * scores at one instant the worse counts.
 */
export function readAssessments(assessments: readonly Assessment[], now: number): AssessmentReading {
  const warnings = new Set<string>();
  const targets = assessments.map(rememberingResolver(warnings));
  const open = new Map<string, OpenSeries>();
  assessments.forEach((assessment, index) => {
    const target = targets[index] as AssessmentTarget;
    const instant = parseIsoDate(assessment.createdAt);
    const problem = problemOf(assessment, target, instant, now);
    if (problem !== undefined) {
      warnings.add(`assessments[${index}] (${target.label}) excluded: ${problem}`);
      return;
    }
    const point = { score: assessment.score, instant, index };
    const started = open.get(target.key);
    if (started === undefined) open.set(target.key, { target, points: [point] });
    else started.points.push(point);
  });

  const closed = [...open.values()].map((entry) => closeSeries(entry, now, warnings));
  const series = closed.filter(({ neverFromTotal }) => !neverFromTotal).sort(byCoverage);
  const screens = closed.filter(({ neverFromTotal }) => neverFromTotal);
  for (const { label } of screens)
    warnings.add(`${label}: never scored from a total, not used; check the answers themselves`);
  return {
    series,
    warnings: [...warnings],
    newestInputAt: series.length === 0 ? null : Math.max(...series.map((entry) => latestOf(entry).instant)),
    staleInputs: series.filter((entry) => entry.stale).map((entry) => entry.label),
    positiveScreens: screens.filter((screen) => latestOf(screen).score > 0).map(({ label }) => label),
    get inputs() {
      return provenanceOf(assessments, targets, series);
    },
  };
}

/** The newest score of a series. */
export function latestOf({ points }: Pick<InstrumentSeries, 'points'>): ScorePoint {
  return points[points.length - 1] as ScorePoint;
}

/** How far `to` is worse (positive) or better (negative) than `from`, as a share of the scale's range. */
export function worseningFraction(series: InstrumentSeries, from: number, to: number): number {
  const change = (to - from) / (series.maxScore - series.minScore);
  return series.worse === 'higher' ? change : -change;
}

function problemOf(
  { score, maxScore }: Assessment,
  { minScore }: AssessmentTarget,
  instant: number,
  now: number,
): string | undefined {
  if (score > maxScore) return 'score is above maxScore';
  if (score < minScore) return `score is below the minimum of ${minScore}`;
  if (isFuture(instant, now)) return 'dated more than 24 h ahead';
  return undefined;
}

function closeSeries(
  { target, points: sent }: OpenSeries,
  now: number,
  warnings: Set<string>,
): InstrumentSeries {
  // Array sort is stable, so ties keep the order of the request.
  const sorted = sent.sort((a, b) => a.instant - b.instant);
  const points: ScorePoint[] = [];
  for (const point of sorted) {
    const last = points[points.length - 1];
    if (last === undefined || last.instant !== point.instant) {
      points.push(point);
    } else if (last.score !== point.score) {
      warnings.add(`${target.label}: two different scores at one time; the worse one counts`);
      if (isWorse(target.worse, point.score, last.score)) points[points.length - 1] = point;
    }
  }
  return { ...target, points, stale: isStale(latestOf({ points }).instant, now, STALE_SCALE_DAYS) };
}

function isWorse(worse: 'higher' | 'lower', a: number, b: number): boolean {
  return worse === 'higher' ? a > b : a < b;
}

function byCoverage(a: InstrumentSeries, b: InstrumentSeries): number {
  return b.points.length - a.points.length || latestOf(b).instant - latestOf(a).instant;
}

function provenanceOf(
  assessments: readonly Assessment[],
  targets: readonly AssessmentTarget[],
  series: readonly InstrumentSeries[],
): ProvenanceInput[] {
  const contributed = new Set(series.flatMap(({ points }) => points.map(({ index }) => index)));
  return assessments.map((assessment, index) => ({
    name: `assessments[${index}].score`,
    label: targets[index]?.label,
    value: assessment.score,
    observedAt: assessment.createdAt,
    contributed: contributed.has(index),
  }));
}
