import type { OutcomeComponentKey } from '@svc/contracts';
import type { ParameterSpec } from '../parameters.ts';
import { keepSum } from '../shared/keep-sum.ts';

export const WEIGHT_PARAMETER = {
  symptoms: 'symptomsWeight',
  dmse: 'dmseWeight',
  medication: 'medicationWeight',
  biomarker: 'biomarkerWeight',
  sleep: 'sleepWeight',
} as const satisfies Record<OutcomeComponentKey, string>;

type WeightParameter = (typeof WEIGHT_PARAMETER)[OutcomeComponentKey];
type CutParameter = 'improvingFrom' | 'worseningFrom';
export type OutcomeParameter = WeightParameter | CutParameter;
export type OutcomeParameters = Readonly<Record<OutcomeParameter, number>>;

/** Each weight may move by 30 %, the cuts by 5 points. */
const CAPS: ParameterSpec<OutcomeParameter>['caps'] = {
  symptomsWeight: [35, 65],
  dmseWeight: [10.5, 19.5],
  medicationWeight: [7, 13],
  biomarkerWeight: [7, 13],
  sleepWeight: [10.5, 19.5],
  improvingFrom: [10, 20],
  worseningFrom: [-20, -10],
};

/** Weights and cuts are service defaults: ours. */
export const PARAMETERS: ParameterSpec<OutcomeParameter> = {
  defaults: {
    symptomsWeight: 50,
    dmseWeight: 15,
    medicationWeight: 10,
    biomarkerWeight: 10,
    sleepWeight: 15,
    improvingFrom: 15,
    worseningFrom: -15,
  },
  caps: CAPS,
  floors: {},
  reconcile: (values) => keepSum(values, Object.values(WEIGHT_PARAMETER), 100, CAPS),
};

export type ChangeDirection = 'improving' | 'stable' | 'worsening';

/** The direction of a whole score. */
export function directionOf(score: number, cuts: Readonly<Record<CutParameter, number>>): ChangeDirection {
  if (score <= cuts.worseningFrom) return 'worsening';
  return score >= cuts.improvingFrom ? 'improving' : 'stable';
}
