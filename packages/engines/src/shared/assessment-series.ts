import type { Assessment, ProvenanceInput } from '@svc/contracts';
import { parseIsoDate } from '@svc/contracts';
import type { Instrument, InstrumentScale } from '../instruments/define-instrument.ts';
import { findInstrumentScale } from '../instruments/find-instrument.ts';
import { isFuture, isStale, STALE_SCALE_DAYS } from './dates.ts';

export interface ScorePoint {
  readonly score: number;
  /** Milliseconds since the epoch. */
  readonly instant: number;
  /** Position in the request. */
  readonly index: number;
}

/** All usable scores of one instrument scale, oldest first. */
export interface InstrumentSeries {
  readonly key: string;
  readonly label: string;
  /** Undefined for an instrument we do not know: then higher is assumed to be worse. */
  readonly known: { readonly instrument: Instrument; readonly scale: InstrumentScale } | undefined;
  readonly minScore: number;
  readonly maxScore: number;
  readonly worse: 'higher' | 'lower';
  readonly points: readonly ScorePoint[];
  /** The newest score is older than the limit for scales. */
  readonly stale: boolean;
}

export interface AssessmentReading {
  /** Most scores first; ties: newest score first, then the order of the request. */
  readonly series: readonly InstrumentSeries[];
  readonly warnings: readonly string[];
  /** One entry per assessment sent, in the order of the request. */
  readonly inputs: readonly ProvenanceInput[];
  readonly newestInputAt: number | null;
  readonly staleInputs: readonly string[];
}

interface OpenSeries extends Omit<InstrumentSeries, 'points' | 'stale'> {
  points: ScorePoint[];
}

/**
 * Sorts assessments into one series per instrument scale: known by id, then by name; wrong dates, impossible
 * scores and exact duplicates set aside with a warning; of two different scores at one instant the worse counts.
 */
export function readAssessments(assessments: readonly Assessment[], now: number): AssessmentReading {
  const warnings = new Set<string>();
  const open = new Map<string, OpenSeries>();
  const resolve = rememberingResolver(warnings);
  const contributed = new Array<boolean>(assessments.length).fill(false);
  const labels: string[] = [];

  assessments.forEach((assessment, index) => {
    const target = resolve(assessment);
    labels.push(target.label);
    const instant = parseIsoDate(assessment.createdAt);
    const problem = problemOf(assessment, target, instant, now);
    if (problem !== undefined) {
      warnings.add(`assessments[${index}] (${target.label}) excluded: ${problem}`);
      return;
    }
    const series = open.get(target.key) ?? { ...target, points: [] };
    open.set(target.key, series);
    series.points.push({ score: assessment.score, instant, index });
  });

  const series = [...open.values()].map((entry) => closeSeries(entry, now, warnings));
  for (const { points } of series) for (const { index } of points) contributed[index] = true;
  series.sort((a, b) => b.points.length - a.points.length || latestOf(b).instant - latestOf(a).instant);

  return {
    series,
    warnings: [...warnings],
    inputs: assessments.map((assessment, index) => ({
      name: `assessments[${index}].score`,
      label: labels[index],
      value: assessment.score,
      observedAt: assessment.createdAt,
      contributed: contributed[index] ?? false,
    })),
    newestInputAt: series.length === 0 ? null : Math.max(...series.map((entry) => latestOf(entry).instant)),
    staleInputs: series.filter((entry) => entry.stale).map((entry) => entry.label),
  };
}

/** The newest score of a series; a series is never empty. */
export function latestOf(series: Pick<InstrumentSeries, 'points'>): ScorePoint {
  return series.points[series.points.length - 1] as ScorePoint;
}

type Target = Omit<OpenSeries, 'points'>;

/** Long histories repeat one instrument hundreds of times: each distinct id, name and maximum is looked up once. */
function rememberingResolver(warnings: Set<string>): (assessment: Assessment) => Target {
  const seen = new Map<string, Target>();
  return (assessment) => {
    const { instrumentId, instrumentName, maxScore } = assessment;
    const identity = `${instrumentId}\n${instrumentName}\n${maxScore}`;
    let target = seen.get(identity);
    if (target === undefined) {
      target = resolveTarget(assessment, warnings);
      seen.set(identity, target);
    }
    return target;
  };
}

function resolveTarget({ instrumentId, instrumentName, maxScore }: Assessment, warnings: Set<string>): Target {
  const found = findInstrumentScale(instrumentId, instrumentName, maxScore);
  if ('problem' in found) {
    warnings.add(`${instrumentName}: ${UNKNOWN_REASONS[found.problem]}; read as an unknown instrument, direction assumed (higher is worse)`);
    const key = `unknown:${instrumentId}:${maxScore}`;
    return { key, label: instrumentName, known: undefined, minScore: 0, maxScore, worse: 'higher' };
  }
  const { instrument, scale } = found;
  const whole = scale.key === 'total';
  return {
    key: whole ? `${instrument.key}:${scale.max}` : `${instrument.key}:${scale.key}:${scale.max}`,
    label: whole ? instrument.name : scale.label,
    known: found,
    minScore: scale.min,
    maxScore: scale.max,
    worse: scale.worse,
  };
}

const UNKNOWN_REASONS = {
  unknown_instrument: 'instrument not in the catalogue',
  contradicting_names: 'instrumentId and instrumentName name different instruments',
  unknown_maximum: 'maxScore is not a known maximum of this instrument',
  ambiguous_scale: 'several scales of this instrument share this maxScore',
} as const;

function problemOf({ score, maxScore }: Assessment, target: Target, instant: number, now: number): string | undefined {
  if (score > maxScore) return 'score is above maxScore';
  if (score < target.minScore) return `score is below the minimum of ${target.minScore}`;
  if (isFuture(instant, now)) return 'dated more than 24 h ahead';
  return undefined;
}

function closeSeries(entry: OpenSeries, now: number, warnings: Set<string>): InstrumentSeries {
  // Array sort is stable, so ties keep the order of the request.
  const sorted = entry.points.sort((a, b) => a.instant - b.instant);
  const points: ScorePoint[] = [];
  for (const point of sorted) {
    const last = points[points.length - 1];
    if (last === undefined || last.instant !== point.instant) {
      points.push(point);
    } else if (last.score !== point.score) {
      warnings.add(`${entry.label}: two different scores at one time; the worse one counts`);
      if (isWorse(entry.worse, point.score, last.score)) points[points.length - 1] = point;
    }
  }
  return { ...entry, points, stale: isStale(latestOf({ points }).instant, now, STALE_SCALE_DAYS) };
}

function isWorse(worse: 'higher' | 'lower', a: number, b: number): boolean {
  return worse === 'higher' ? a > b : a < b;
}

/** How far `to` is worse (positive) or better (negative) than `from`, as a share of the scale's range. */
export function worseningFraction(series: InstrumentSeries, from: number, to: number): number {
  const change = (to - from) / (series.maxScore - series.minScore);
  return series.worse === 'higher' ? change : -change;
}
