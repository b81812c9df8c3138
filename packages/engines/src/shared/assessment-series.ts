import {
  latestOf,
  type ScorePoint,
  type InstrumentSeries,
  type GroupedAssessments,
  type ExcludedScore,
  type AssessmentTarget,
} from './instrument-series.ts';
import { type Assessment, type ProvenanceInput, parseIsoDate } from '@svc/contracts';
import { rememberingResolver } from './assessment-target.ts';
import { dayAsSent, isFuture, isStale, STALE_SCALE_DAYS } from './dates.ts';

/** The usable scores of one scale as they came in. */
interface OpenSeries {
  readonly target: AssessmentTarget;
  readonly points: ScorePoint[];
}

/**
 * Sorts assessments into one series per instrument scale: known by id, then by name; wrong dates, impossible
 * scores and totals that say nothing excluded with a warning, exact duplicates excluded; of two different
 * scores at one instant the worse counts.
 */
export function groupAssessments(assessments: readonly Assessment[], now: number): GroupedAssessments {
  const warnings = new Set<string>();
  const excluded: ExcludedScore[] = [];
  const problems: string[] = [];
  const open = new Map<string, OpenSeries>();
  const targets: AssessmentTarget[] = [];
  const targetOf = rememberingResolver(warnings);
  let current: OpenSeries | undefined;
  for (let index = 0; index < assessments.length; index++) {
    const assessment = assessments[index] as Assessment;
    const target = targetOf(assessment);
    targets.push(target);
    const instant = parseIsoDate(assessment.createdAt);
    const day = dayAsSent(assessment.createdAt);
    const problem = problemOf(assessment, target, instant, now);
    if (problem !== undefined) {
      problems.push(`assessments[${index}] (${target.label}) excluded: ${problem}`);
      excluded.push({ target, score: assessment.score, instant, day, problem });
      continue;
    }
    if (current?.target !== target) current = openSeries(open, target);
    current.points.push({ score: assessment.score, instant, day, index });
  }
  for (const warning of problems) warnings.add(warning);
  return groupedOf(assessments, targets, open, warnings, excluded, now);
}

/** The series of a target. One key may come under several names: the first one stays. */
function openSeries(open: Map<string, OpenSeries>, target: AssessmentTarget): OpenSeries {
  let series = open.get(target.key);
  if (series === undefined) open.set(target.key, (series = { target, points: [] }));
  return series;
}

function groupedOf(
  assessments: readonly Assessment[],
  targets: readonly AssessmentTarget[],
  open: ReadonlyMap<string, OpenSeries>,
  warnings: Set<string>,
  excluded: readonly ExcludedScore[],
  now: number,
): GroupedAssessments {
  const series: InstrumentSeries[] = [];
  const screens: InstrumentSeries[] = [];
  for (const entry of open.values()) {
    const { neverFromTotal, unknownSafetyScreen } = entry.target;
    const screen = neverFromTotal === true || unknownSafetyScreen === true;
    (screen ? screens : series).push(closeSeries(entry, now, warnings));
  }
  series.sort(byCoverage);
  for (const { label, neverFromTotal } of screens)
    if (neverFromTotal)
      warnings.add(`${label}: never scored from a total, not used; check the answers themselves`);
  return {
    series,
    warnings: [...warnings],
    inputs: (used = positionsOf(series)) => provenanceOf(assessments, targets, used),
    newestInputAt: newestOf(series),
    staleInputs: series.filter((entry) => entry.stale).map((entry) => entry.label),
    screens,
    excluded,
  };
}

function newestOf(series: readonly InstrumentSeries[]): number | null {
  let newest: number | null = null;
  for (const entry of series) {
    const { instant } = latestOf(entry);
    if (newest === null || instant > newest) newest = instant;
  }
  return newest;
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
  const points = inOrder(sent) ?? mergedByInstant(sent, target, warnings);
  return { ...target, points, stale: isStale(latestOf({ points }).instant, now, STALE_SCALE_DAYS) };
}

/** The points oldest first when they came in one of the two usual orders, each at its own instant. */
function inOrder(points: ScorePoint[]): ScorePoint[] | undefined {
  if (isStrictly(points, 1)) return points;
  return isStrictly(points, -1) ? points.reverse() : undefined;
}

/** Whether every point is later (1) or earlier (-1) than the one before it. */
function isStrictly(points: readonly ScorePoint[], direction: 1 | -1): boolean {
  for (let i = 1; i < points.length; i++) {
    const step = (points[i] as ScorePoint).instant - (points[i - 1] as ScorePoint).instant;
    if (step * direction <= 0) return false;
  }
  return true;
}

/** One score per instant, oldest first. */
function mergedByInstant(
  sent: ScorePoint[],
  { label, worse }: AssessmentTarget,
  warnings: Set<string>,
): ScorePoint[] {
  // Array sort is stable, so ties keep the order of the request.
  const sorted = sent.sort((a, b) => a.instant - b.instant);
  const points: ScorePoint[] = [];
  for (const point of sorted) {
    const last = points[points.length - 1];
    if (last === undefined || last.instant !== point.instant) {
      points.push(point);
    } else if (last.score !== point.score) {
      warnings.add(`${label}: two different scores at one time; the worse one counts`);
      if (isWorse(worse, point.score, last.score)) points[points.length - 1] = point;
    }
  }
  return points;
}

function isWorse(worse: 'higher' | 'lower', a: number, b: number): boolean {
  return worse === 'higher' ? a > b : a < b;
}

function byCoverage(a: InstrumentSeries, b: InstrumentSeries): number {
  return b.points.length - a.points.length || latestOf(b).instant - latestOf(a).instant;
}

function positionsOf(series: readonly InstrumentSeries[]): ReadonlySet<number> {
  const positions = new Set<number>();
  for (const { points } of series) for (const { index } of points) positions.add(index);
  return positions;
}

function provenanceOf(
  assessments: readonly Assessment[],
  targets: readonly AssessmentTarget[],
  used: ReadonlySet<number>,
): ProvenanceInput[] {
  return assessments.map(({ score, createdAt }, index) => ({
    name: `assessments[${index}].score`,
    label: targets[index]?.label,
    value: score,
    observedAt: createdAt,
    contributed: used.has(index),
  }));
}
