import { ours } from '@svc/clinical';
import { type Anchors, interpolate } from '../shared/piecewise.ts';

/**
 * How each source is valued, from +1 (as good as it gets) over 0 to -1 (as bad). Every number here is ours, the
 * published response criterion of half the first score excepted.
 */

/** Drop from the first to the latest score, as a share of the first. */
export const DROP_VALUES = {
  anchors: [
    [0, 0],
    [0.5, 1],
  ] as Anchors,
  evidence: ours('half the first score is the usual response criterion; between is a straight line'),
};

/** A rise counts in full from this share of the first score or of the range, whichever is more. */
export const FULL_RISE = { ofFirst: 0.5, ofRange: 0.2, evidence: ours() };

/** Response latency change, percent. Slower is worse; far quicker may be activation and counts half. */
export const LATENCY_VALUES = {
  anchors: [
    [-30, 1],
    [0, 0],
    [40, -1],
  ] as Anchors,
  activation: { belowPct: -50, value: 0.5 },
  evidence: ours('speech timing follows depression severity within a person, Yamamoto 2020'),
};

/** Medicines taken now: taking medicine is no improvement, taking many is a burden. */
export const MEDICATION_VALUES = {
  anchors: [
    [5, 0],
    [8, -1],
  ] as Anchors,
  evidence: ours(),
};

/** Biomarkers on watch. */
export const BIOMARKER_VALUES = {
  anchors: [
    [0, 1],
    [1, 0],
    [5, -1],
  ] as Anchors,
  evidence: ours(),
};

/** Hours a night: both short and long sleep count. */
export const SLEEP_VALUES = {
  anchors: [
    [4, -1],
    [6, 0],
    [7, 1],
    [9, 1],
    [10, 0],
    [12, -1],
  ] as Anchors,
  evidence: ours('short and long sleep precede depression, Zhai 2015 PMID 26047492'),
};

/** Severities are shares of the scale's range, counted from its best end. */
export function symptomValue(firstSeverity: number, latestSeverity: number): number {
  const drop = firstSeverity - latestSeverity;
  if (drop >= 0) return drop === 0 ? 0 : interpolate(DROP_VALUES.anchors, drop / firstSeverity);
  const fullRise = Math.max(FULL_RISE.ofFirst * firstSeverity, FULL_RISE.ofRange);
  return -Math.min(1, -drop / fullRise);
}

export function latencyValue(changePct: number): number {
  return isActivation(changePct)
    ? LATENCY_VALUES.activation.value
    : interpolate(LATENCY_VALUES.anchors, changePct);
}

export function isActivation(changePct: number): boolean {
  return changePct < LATENCY_VALUES.activation.belowPct;
}

export function medicationValue(active: number): number {
  return interpolate(MEDICATION_VALUES.anchors, active);
}

export function biomarkerValue(watches: number): number {
  return interpolate(BIOMARKER_VALUES.anchors, watches);
}

export function sleepValue(hours: number): number {
  return interpolate(SLEEP_VALUES.anchors, hours);
}
