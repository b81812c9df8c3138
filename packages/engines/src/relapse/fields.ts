import type { RelapseFactorKey, RelapsePredictRequest } from '@svc/contracts';
import type { ComparableInput } from '../engine.ts';
import { comparableFlag, comparableNumber } from '../shared/comparable.ts';
import { atMaximum } from './factors.ts';
import type { RelapseParameters } from './parameters.ts';
import { cadencePoints, latencyPoints, medicationPoints, sleepPoints } from './points.ts';

type NumberField = 'dmseLatencyPctChange' | 'avgSleepHours' | 'daysSinceMedChange' | 'daysSinceLastVisit';

interface NumberFieldSpec {
  readonly name: NumberField;
  readonly label: string;
  readonly unit: string;
  readonly factor: RelapseFactorKey;
  readonly points: (value: number, input: RelapsePredictRequest) => number;
}

const NUMBER_FIELDS: readonly NumberFieldSpec[] = [
  {
    name: 'dmseLatencyPctChange',
    label: 'Response latency change',
    unit: '%',
    factor: 'dmse',
    points: latencyPoints,
  },
  { name: 'avgSleepHours', label: 'Average sleep', unit: 'h', factor: 'sleep', points: sleepPoints },
  {
    name: 'daysSinceMedChange',
    label: 'Days since the last medication change',
    unit: 'd',
    factor: 'medication',
    points: (days, { hasActiveMedication }) => medicationPoints(hasActiveMedication ?? false, days),
  },
  {
    name: 'daysSinceLastVisit',
    label: 'Days since the last visit',
    unit: 'd',
    factor: 'cadence',
    points: cadencePoints,
  },
];

const MEDICATION_FLAG = { name: 'hasActiveMedication', label: 'Active medication', unit: '' } as const;

/** The request fields beside the assessments that a score can depend on. */
export const FIELDS = [...NUMBER_FIELDS.map(({ name }) => name), MEDICATION_FLAG.name];

/** What each field that was sent would have changed, had it still been at its earlier value. */
export function comparableInputs(
  input: RelapsePredictRequest,
  parameters: RelapseParameters,
): ComparableInput[] {
  const comparable: ComparableInput[] = [];
  for (const { name, label, unit, factor, points } of NUMBER_FIELDS) {
    const value = input[name];
    if (value === undefined) continue;
    const worse = (at: number) => atMaximum(factor, points(at, input), parameters);
    comparable.push(comparableNumber({ name, label, unit }, value, worse));
  }
  if (input.hasActiveMedication !== undefined) {
    const worse = (active: boolean) =>
      atMaximum('medication', medicationPoints(active, input.daysSinceMedChange), parameters);
    comparable.push(comparableFlag(MEDICATION_FLAG, input.hasActiveMedication, worse));
  }
  return comparable;
}
