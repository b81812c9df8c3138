import type { OutcomeComponentKey, OutcomeScoreRequest } from '@svc/contracts';
import type { ComparableInput } from '../engine.ts';
import { comparableNumber } from '../shared/comparable.ts';
import { type OutcomeParameters, WEIGHT_PARAMETER } from './parameters.ts';
import { biomarkerValue, latencyValue, medicationValue, sleepValue } from './values.ts';

interface NumberField {
  readonly name: Exclude<keyof OutcomeScoreRequest, 'assessments' | 'sessionRef' | 'explain' | 'previous'>;
  readonly label: string;
  readonly unit: string;
  readonly component: OutcomeComponentKey;
  readonly value: (input: number) => number;
}

/** The request fields beside the assessments that a score can depend on, in the order of the contract. */
export const FIELDS: readonly NumberField[] = [
  {
    name: 'dmseLatencyPctChange',
    label: 'Response latency change',
    unit: '%',
    component: 'dmse',
    value: latencyValue,
  },
  {
    name: 'activeMedications',
    label: 'Active medications',
    unit: '',
    component: 'medication',
    value: medicationValue,
  },
  {
    name: 'biomarkerWatchCount',
    label: 'Biomarkers on watch',
    unit: '',
    component: 'biomarker',
    value: biomarkerValue,
  },
  { name: 'avgSleepHours', label: 'Average sleep', unit: 'h', component: 'sleep', value: sleepValue },
];

/** What each field that was sent would have changed, had it still been at its earlier value. */
export function comparableInputs(
  input: OutcomeScoreRequest,
  parameters: OutcomeParameters,
): ComparableInput[] {
  const comparable: ComparableInput[] = [];
  for (const { name, label, unit, component, value } of FIELDS) {
    const sent = input[name];
    if (sent === undefined) continue;
    const worse = (at: number) => -parameters[WEIGHT_PARAMETER[component]] * value(at);
    comparable.push(comparableNumber({ name, label, unit }, sent, worse));
  }
  return comparable;
}
