import type { OutcomeComponent, OutcomeComponentKey, OutcomeScoreRequest } from '@svc/contracts';
import { largestRemainder, roundOffNoise, wholeSum } from '../shared/whole-numbers.ts';
import type { AssessedScales } from '../shared/assessed-scales.ts';
import {
  biomarkerDetail,
  latencyDetail,
  medicationDetail,
  sleepDetail,
  symptomsDetail,
  COMPONENT_LABELS,
} from './wording.ts';
import { type OutcomeParameters, WEIGHT_PARAMETER } from './parameters.ts';
import type { SymptomChange } from './outcome-findings.ts';
import { biomarkerValue, latencyValue, medicationValue, sleepValue } from './values.ts';
import type { OutcomeSource } from './outcome-source.ts';

/** Without a source that shows change the score stays below every cut. */
const MOST_WITHOUT_CHANGE = 14;

/** The five sources in the order of the answer, symptoms first. */
export function valueSources(
  input: OutcomeScoreRequest,
  { scales, symptoms }: { readonly scales: AssessedScales; readonly symptoms: SymptomChange | undefined },
  parameters: OutcomeParameters,
): OutcomeSource[] {
  const { dmseLatencyPctChange, activeMedications, biomarkerWatchCount, avgSleepHours } = input;
  const source = (key: OutcomeComponentKey, value: number | undefined, detail: string): OutcomeSource => ({
    key,
    weight: parameters[WEIGHT_PARAMETER[key]],
    value,
    detail,
  });
  return [
    source('symptoms', symptoms?.value, symptomsDetail(scales, symptoms)),
    source('dmse', ifSent(dmseLatencyPctChange, latencyValue), latencyDetail(dmseLatencyPctChange)),
    // None taken says nothing about the course, so it counts as no source.
    source(
      'medication',
      ifSent(activeMedications || undefined, medicationValue),
      medicationDetail(activeMedications),
    ),
    source('biomarker', ifSent(biomarkerWatchCount, biomarkerValue), biomarkerDetail(biomarkerWatchCount)),
    source('sleep', ifSent(avgSleepHours, sleepValue), sleepDetail(avgSleepHours)),
  ];
}

function ifSent(value: number | undefined, valueOf: (value: number) => number): number | undefined {
  return value === undefined ? undefined : valueOf(value);
}

/** Symptoms and response latency show change over time; the other sources show a state. */
export function showsChange([symptoms, dmse]: readonly OutcomeSource[]): boolean {
  return symptoms?.value !== undefined || dmse?.value !== undefined;
}

/**
 * Whole contributions that add up to the score exactly. The sum is rounded once, halves up; symptoms, which the
 * direction hangs on, is rounded by itself and the others share the rest, each the whole number below or above
 * its own value. Without a change source all are scaled by one factor so that the sum stays within ±14.
 */
export function contributionsOf(sources: readonly OutcomeSource[]): {
  score: number;
  contributions: number[];
} {
  const weighted = sources.map(({ weight, value = 0 }) => roundOffNoise(weight * value));
  const exact = showsChange(sources) ? weighted : scaledWithin(weighted, MOST_WITHOUT_CHANGE);
  const score = wholeSum(exact);
  const symptoms = wholeSum(exact.slice(0, 1));
  return { score, contributions: [symptoms, ...largestRemainder(exact.slice(1), score - symptoms)] };
}

function scaledWithin(parts: readonly number[], most: number): readonly number[] {
  const sum = Math.abs(parts.reduce((total, part) => total + part, 0));
  return sum <= most ? parts : parts.map((part) => roundOffNoise((part * most) / sum));
}

export function toComponent({ key, value, detail }: OutcomeSource, contribution: number): OutcomeComponent {
  return { key, label: COMPONENT_LABELS[key], contribution, detail, available: value !== undefined };
}
