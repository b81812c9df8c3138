import type { RelapseFactorKey, RelapseLevel } from '@svc/contracts';
import type { ParameterSpec } from '../parameters.ts';
import { keepSum } from '../shared/keep-sum.ts';
import { DEFAULT_MAX_POINTS } from './points.ts';

export const MAX_POINTS_PARAMETER = {
  symptoms: 'symptomsMaxPoints',
  sleep: 'sleepMaxPoints',
  dmse: 'dmseMaxPoints',
  medication: 'medicationMaxPoints',
  cadence: 'cadenceMaxPoints',
} as const satisfies Record<RelapseFactorKey, string>;

type MaxPointsParameter = (typeof MAX_POINTS_PARAMETER)[RelapseFactorKey];
type LevelParameter = 'moderateFrom' | 'elevatedFrom' | 'highFrom';
export type RelapseParameter = MaxPointsParameter | LevelParameter;
export type RelapseParameters = Readonly<Record<RelapseParameter, number>>;

/** Each maximum (its number and curve: `points.ts`) may move by 30 %; the cuts by 5, which keeps them in order. */
const CAPS: ParameterSpec<RelapseParameter>['caps'] = {
  symptomsMaxPoints: [24.5, 45.5],
  sleepMaxPoints: [10.5, 19.5],
  dmseMaxPoints: [10.5, 19.5],
  medicationMaxPoints: [14, 26],
  cadenceMaxPoints: [10.5, 19.5],
  moderateFrom: [20, 30],
  elevatedFrom: [45, 55],
  highFrom: [70, 80],
};

/** Maxima and cuts are ours, as the points are. */
export const PARAMETERS: ParameterSpec<RelapseParameter> = {
  defaults: {
    symptomsMaxPoints: DEFAULT_MAX_POINTS.symptoms,
    sleepMaxPoints: DEFAULT_MAX_POINTS.sleep,
    dmseMaxPoints: DEFAULT_MAX_POINTS.dmse,
    medicationMaxPoints: DEFAULT_MAX_POINTS.medication,
    cadenceMaxPoints: DEFAULT_MAX_POINTS.cadence,
    moderateFrom: 25,
    elevatedFrom: 50,
    highFrom: 75,
  },
  caps: CAPS,
  floors: {},
  reconcile: (values) => keepSum(values, Object.values(MAX_POINTS_PARAMETER), 100, CAPS),
};

/** The level of a whole score. */
export function levelOf(score: number, cuts: Readonly<Record<LevelParameter, number>>): RelapseLevel {
  if (score >= cuts.highFrom) return 'high';
  if (score >= cuts.elevatedFrom) return 'elevated';
  return score >= cuts.moderateFrom ? 'moderate' : 'low';
}
