import { type Drug, type OnsetWindow, ours } from '@svc/clinical';
import type { ParameterSpec } from '../parameters.ts';

export type MedicationParameter =
  | 'responsePct'
  | 'minimalChangePct'
  | 'unlistedWorseningPct'
  | 'baselineDays';
export type MedicationParameters = Readonly<Record<MedicationParameter, number>>;

/**
 * What calibration may move. All numbers are ours.
 *
 * A drop of `responsePct` is a response; less than `minimalChangePct` after the onset window is to watch;
 * `unlistedWorseningPct` of the range counts as worsening on a scale without a reliable-change figure; a
 * baseline is at most `baselineDays` old. Caps and floors let a calibrated set watch more, never less: no
 * signal to watch under the shipped numbers is lost under any set.
 */
export const PARAMETERS: ParameterSpec<MedicationParameter> = {
  defaults: { responsePct: 50, minimalChangePct: 20, unlistedWorseningPct: 20, baselineDays: 28 },
  caps: {
    responsePct: [40, 60],
    minimalChangePct: [20, 30],
    unlistedWorseningPct: [10, 20],
    baselineDays: [28, 42],
  },
  floors: { responsePct: 40, minimalChangePct: 20, baselineDays: 28 },
};

/** Scores count as after the start from this day on. Ours. */
const AFTER_FROM_DAYS = 14;
const SLOW_AFTER_FROM_DAYS = 28;
/** Drugs with a slow titration or onset. Ours. */
const SLOW_DRUGS: ReadonlySet<string> = new Set(['atomoxetine', 'lamotrigine', 'clozapine']);
/** Last day after the start that still counts: 12 weeks. Ours. */
export const AFTER_TO_DAYS = 84;

/** First day after the start on which a score can show an effect of the drug. */
export function afterFromDays(drug: Drug | undefined): number {
  return drug !== undefined && SLOW_DRUGS.has(drug.key) ? SLOW_AFTER_FROM_DAYS : AFTER_FROM_DAYS;
}

/** For a drug that is not in the catalogue, or has no onset window there. */
export const GENERIC_ONSET: OnsetWindow = { fromWeeks: 2, toWeeks: 8, evidence: ours() };

/** A change of response latency of this many percent, either way, shifts confidence by one step. Ours. */
export const LATENCY_STEP_PCT = 10;

/** Scores for full confidence: two before and three after the start. Ours. */
export const FULL_SCORES = { before: 2, after: 3 } as const;
export const MODERATE_SCORES = { before: 1, after: 2 } as const;
