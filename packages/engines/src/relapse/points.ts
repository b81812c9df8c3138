import type { RelapseFactorKey } from '@svc/contracts';
import { ours } from '@svc/clinical';
import { type Anchors, interpolate } from '../shared/piecewise.ts';

/**
 * Points of each factor at its default maximum. Every number here is ours: the literature named beside a table
 * orders the factors and shows a direction, it gives no points.
 */

/** The most points each factor gives by default: the tables below are written for these. */
export const DEFAULT_MAX_POINTS = {
  symptoms: 35,
  sleep: 15,
  dmse: 15,
  medication: 20,
  cadence: 15,
} as const satisfies Record<RelapseFactorKey, number>;

/** Severity of the latest score, 0 best to 1 worst of the scale. */
export const LEVEL_POINTS = {
  anchors: [
    [0.15, 0],
    [0.7, 15],
  ] as Anchors,
  evidence: ours('residual symptoms predict depressive relapse, Moriarty 2022 BJPsych'),
};

/** Worsening as a share of the scale's range. */
export const CHANGE_POINTS = {
  anchors: [
    [0, 0],
    [0.1, 8],
    [0.2, 20],
  ] as Anchors,
  evidence: ours('about 20 % change is noticeable to the person, PMC9340848'),
};

/** Reliable worsening on a second instrument. */
export const SECOND_INSTRUMENT_POINTS = { points: 3, evidence: ours() };

/**
 * The least a symptom scale in its top band, or one that got reliably worse, counts: enough for level moderate by
 * itself.
 */
export const CONCERN_POINTS = { atLeast: 25, evidence: ours() };

/** Hours a night: both short and long sleep count. */
export const SLEEP_POINTS = {
  anchors: [
    [3, 15],
    [4, 12],
    [5, 9],
    [6, 4],
    [7, 0],
    [9, 0],
    [10, 4],
    [11, 9],
    [12, 13],
  ] as Anchors,
  evidence: ours('short and long sleep precede depression, Zhai 2015 PMID 26047492'),
};

/** Response latency change, percent: slowing counts; marked speeding-up counts a little, as possible activation. */
export const LATENCY_POINTS = {
  anchors: [
    [10, 0],
    [25, 5],
    [40, 10],
    [100, 15],
  ] as Anchors,
  activation: { atMostPct: -30, points: 3 },
  /** Slowing from here on makes the trend rise. */
  risingFromPct: 10,
  evidence: ours('speech timing follows depression severity within a person, Yamamoto 2020'),
};

interface Steps {
  /** Points up to and including a number of days. */
  readonly upTo: readonly (readonly [days: number, points: number])[];
  readonly later: number;
  readonly unknown: number;
}

/** Days since the last medication change. */
export const MEDICATION_POINTS = {
  active: {
    upTo: [
      [14, 10],
      [30, 8],
      [90, 5],
    ],
    later: 0,
    unknown: 0,
  } as Steps,
  none: {
    upTo: [
      [30, 20],
      [90, 16],
    ],
    later: 10,
    unknown: 8,
  } as Steps,
  evidence: ours(
    'relapse after stopping, first episode, AJP 2010.09010087; nonadherence, BMC Psychiatry 8:32',
  ),
};

/** Days since the last visit. */
export const CADENCE_POINTS = {
  anchors: [
    [30, 0],
    [60, 4],
    [90, 8],
    [180, 12],
    [365, 15],
  ] as Anchors,
  evidence: ours('disengagement raises readmission, psychiatryonline ps.53.4.473'),
};

/**
 * Level and change together.
 *
 * @param worsening reliable worsening as a share of the range; 0 for anything within measurement error
 */
export function symptomPoints(severity: number, worsening: number, secondWorse: boolean): number {
  const level = interpolate(LEVEL_POINTS.anchors, severity);
  return Math.min(DEFAULT_MAX_POINTS.symptoms, level + changePoints(worsening, secondWorse));
}

export function changePoints(worsening: number, secondWorse: boolean): number {
  const change = interpolate(CHANGE_POINTS.anchors, worsening);
  return change + (secondWorse ? SECOND_INSTRUMENT_POINTS.points : 0);
}

export function sleepPoints(hours: number): number {
  return interpolate(SLEEP_POINTS.anchors, hours);
}

export function latencyPoints(changePct: number): number {
  return isActivation(changePct)
    ? LATENCY_POINTS.activation.points
    : interpolate(LATENCY_POINTS.anchors, changePct);
}

export function isActivation(changePct: number): boolean {
  return changePct <= LATENCY_POINTS.activation.atMostPct;
}

export function medicationPoints(active: boolean, daysSinceChange: number | undefined): number {
  const steps = active ? MEDICATION_POINTS.active : MEDICATION_POINTS.none;
  if (daysSinceChange === undefined) return steps.unknown;
  return steps.upTo.find(([days]) => daysSinceChange <= days)?.[1] ?? steps.later;
}

/** The most points that some day of the last change would give. */
export function mostMedicationPoints(active: boolean | undefined): number {
  return medicationPoints(active ?? false, 0);
}

export function cadencePoints(daysSinceVisit: number): number {
  return interpolate(CADENCE_POINTS.anchors, daysSinceVisit);
}
