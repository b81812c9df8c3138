import type { RelapseFactor, RelapseFactorKey, RelapsePredictRequest, Tone } from '@svc/contracts';
import type { EngineContext } from '../engine.ts';
import { largestRemainder, roundOffNoise, wholeSum } from '../shared/whole-numbers.ts';
import type { AssessedScales } from '../shared/assessed-scales.ts';
import { MAX_POINTS_PARAMETER, type RelapseParameter, type RelapseParameters } from './parameters.ts';
import {
  cadencePoints,
  DEFAULT_MAX_POINTS,
  latencyPoints,
  medicationPoints,
  mostMedicationPoints,
  sleepPoints,
} from './points.ts';
import type { SymptomChange } from './relapse-findings.ts';
import {
  cadenceDetail,
  FACTOR_LABELS,
  latencyDetail,
  medicationDetail,
  sleepDetail,
  symptomsDetail,
} from './wording.ts';

interface FactorValue {
  readonly key: RelapseFactorKey;
  /** Points at the default maximum; undefined when the factor is not available. */
  readonly points: number | undefined;
  /** Points at the default maximum if what is missing were as bad as it can be; the points themselves when absent. */
  readonly most?: number;
  readonly detail: string;
  /** Something of it is assumed, old or not known: such a value reassures nobody. */
  readonly assumed?: boolean;
}

interface ScaleFindings {
  readonly scales: AssessedScales;
  readonly symptoms: SymptomChange | undefined;
}

export interface ScoredFactors {
  readonly score: number;
  /** The score if all that is missing were as bad as it can be. */
  readonly most: number;
  readonly factors: readonly RelapseFactor[];
}

/**
 * The five factors and their sum. The sum is rounded once, halves up, and the whole points of the factors add up
 * to it exactly, each the whole number below or above its own value.
 */
export function scoreFactors(
  input: RelapsePredictRequest,
  scales: ScaleFindings,
  { parameters, now }: EngineContext<RelapseParameter>,
): ScoredFactors {
  const values = valueFactors(input, scales, now);
  const exact = values.map(({ key, points }) => roundOffNoise(atMaximum(key, points ?? 0, parameters)));
  const score = wholeSum(exact);
  const whole = largestRemainder(exact, score);
  const most = wholeSum(
    values.map(({ key, points, most = points ?? DEFAULT_MAX_POINTS[key] }) =>
      roundOffNoise(atMaximum(key, most, parameters)),
    ),
  );
  return { score, most, factors: values.map((factor, i) => toFactor(factor, whole[i] ?? 0, parameters)) };
}

/** Points written for the default maximum, at the maximum in force. */
export function atMaximum(key: RelapseFactorKey, points: number, parameters: RelapseParameters): number {
  return (points * parameters[MAX_POINTS_PARAMETER[key]]) / DEFAULT_MAX_POINTS[key];
}

/** A default is not evidence: medication counts as known only when something about it was sent. */
function isMedicationKnown({ hasActiveMedication, daysSinceMedChange }: RelapsePredictRequest): boolean {
  return hasActiveMedication !== undefined || daysSinceMedChange !== undefined;
}

function valueFactors(
  input: RelapsePredictRequest,
  { scales, symptoms }: ScaleFindings,
  now: number,
): FactorValue[] {
  const { avgSleepHours, dmseLatencyPctChange, daysSinceMedChange, daysSinceLastVisit } = input;
  const medication = isMedicationKnown(input)
    ? medicationPoints(input.hasActiveMedication ?? false, daysSinceMedChange)
    : undefined;
  return [
    {
      key: 'symptoms',
      points: symptoms?.points,
      detail: symptomsDetail(scales, symptoms),
      assumed: symptoms !== undefined && (symptoms.tooOld || symptoms.series.known === undefined),
    },
    { key: 'sleep', points: ifSent(avgSleepHours, sleepPoints), detail: sleepDetail(avgSleepHours) },
    {
      key: 'dmse',
      points: ifSent(dmseLatencyPctChange, latencyPoints),
      detail: latencyDetail(dmseLatencyPctChange),
    },
    {
      key: 'medication',
      points: medication,
      ...(daysSinceMedChange === undefined ? { most: mostMedicationPoints(input.hasActiveMedication) } : {}),
      detail: medicationDetail(input, now),
      assumed: daysSinceMedChange === undefined,
    },
    {
      key: 'cadence',
      points: ifSent(daysSinceLastVisit, cadencePoints),
      detail: cadenceDetail(daysSinceLastVisit, now),
    },
  ];
}

function ifSent(value: number | undefined, points: (value: number) => number): number | undefined {
  return value === undefined ? undefined : points(value);
}

function toFactor(factor: FactorValue, points: number, parameters: RelapseParameters): RelapseFactor {
  const { key, detail } = factor;
  const maxPoints = parameters[MAX_POINTS_PARAMETER[key]];
  const available = factor.points !== undefined;
  return {
    key,
    label: FACTOR_LABELS[key],
    points,
    maxPoints,
    tone: toneOf(factor, points / maxPoints),
    available,
    detail,
  };
}

/** From which share of its most points on the tone of a factor is neutral, and watch. Ours. */
const NEUTRAL_FROM_SHARE = 0.25;
const WATCH_FROM_SHARE = 0.5;

function toneOf({ points, assumed = false }: FactorValue, share: number): Tone {
  if (points === undefined) return 'neutral';
  if (share < NEUTRAL_FROM_SHARE) return assumed ? 'neutral' : 'positive';
  return share < WATCH_FROM_SHARE ? 'neutral' : 'watch';
}
