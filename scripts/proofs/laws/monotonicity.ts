import { DMSE_METRICS, type DmseAnalyzeRequest, type MedicationAnalyzeRequest, parseIsoDate, type ProductKey } from '@svc/contracts';
import type { Arbitrary } from 'fast-check';
import { dateUpTo } from '../arbitraries/moments.ts';
import {
  biomarkerRequest,
  dmseRequest,
  LATENCY_EDGES,
  medicationRequest,
  METRIC_EDGES,
  outcomeRequest,
  relapseRequest,
  SLEEP_EDGES,
} from '../arbitraries/requests.ts';
import { addedReading, flagPairs, furtherOut } from './lab-pairs.ts';
import { latestScorePairs, type Pair, pairsOf } from './pairs.ts';

/** Making one field worse never makes the answer better. */
export interface Law<Product extends ProductKey = ProductKey> {
  readonly product: Product;
  readonly field: string;
  /** What worse means for the field. */
  readonly worse: string;
  readonly pairs: Arbitrary<Pair<Product>>;
}

const law = <Product extends ProductKey>(
  product: Product,
  field: string,
  worse: string,
  pairs: Arbitrary<Pair<Product>>,
): Law => ({ product, field, worse, pairs }) as unknown as Law;

/** Six below the limit: a pair adds the series under test. */
const MOST_ASSESSMENTS = 494;

const outcomeBase = (now: number) => outcomeRequest(dateUpTo(now), MOST_ASSESSMENTS);
const relapseBase = (now: number) => relapseRequest(dateUpTo(now), MOST_ASSESSMENTS);
const medicationBase = (now: number) => medicationRequest(dateUpTo(now), MOST_ASSESSMENTS);
const biomarkerBase = (now: number) => biomarkerRequest(dateUpTo(now));

/**
 * The table: per field what worse means. Fields that are bad on both sides have one row for each arm; which
 * inputs are there is the same in both requests of a pair, since a missing source is no better and no worse.
 */
export const LAWS: readonly Law[] = [
  ...dmseLaws(),
  law('medication', 'assessments', 'the latest score after every start is worse', latestScorePairs<'medication'>(medicationBase, startedBefore)),
  law('biomarker', 'labs value, high side', 'further above the reference and the critical limit', furtherOut(biomarkerBase, 'high')),
  law('biomarker', 'labs value, low side', 'further below the reference and the critical limit', furtherOut(biomarkerBase, 'low')),
  law('biomarker', 'labs flag', 'none or normal, then high or low, then critical', flagPairs(biomarkerBase)),
  law('biomarker', 'labs', 'one more reading', addedReading(biomarkerBase)),
  law('outcome', 'assessments', 'the latest score is worse', latestScorePairs<'outcome'>(outcomeBase)),
  law('outcome', 'dmseLatencyPctChange, slower', 'more', pairsOf<'outcome', 'dmseLatencyPctChange'>(outcomeBase, 'dmseLatencyPctChange', { min: -50, max: 1000, worse: 'higher', edges: LATENCY_EDGES })),
  law('outcome', 'dmseLatencyPctChange, far quicker', 'less', pairsOf<'outcome', 'dmseLatencyPctChange'>(outcomeBase, 'dmseLatencyPctChange', { min: -100, max: -30, worse: 'lower', edges: LATENCY_EDGES })),
  law('outcome', 'activeMedications', 'more, from 1', pairsOf<'outcome', 'activeMedications'>(outcomeBase, 'activeMedications', { min: 1, max: 100, worse: 'higher', whole: true, edges: [5, 8] })),
  law('outcome', 'biomarkerWatchCount', 'more', pairsOf<'outcome', 'biomarkerWatchCount'>(outcomeBase, 'biomarkerWatchCount', { min: 0, max: 100, worse: 'higher', whole: true, edges: [1, 5] })),
  law('outcome', 'avgSleepHours, short', 'less, up to 9', pairsOf<'outcome', 'avgSleepHours'>(outcomeBase, 'avgSleepHours', { min: 0, max: 9, worse: 'lower', edges: SLEEP_EDGES })),
  law('outcome', 'avgSleepHours, long', 'more, from 7', pairsOf<'outcome', 'avgSleepHours'>(outcomeBase, 'avgSleepHours', { min: 7, max: 24, worse: 'higher', edges: SLEEP_EDGES })),
  law('relapse', 'assessments', 'the latest score is worse', latestScorePairs<'relapse'>(relapseBase)),
  law('relapse', 'dmseLatencyPctChange, slower', 'more', pairsOf<'relapse', 'dmseLatencyPctChange'>(relapseBase, 'dmseLatencyPctChange', { min: -29.999, max: 1000, worse: 'higher', edges: LATENCY_EDGES })),
  law('relapse', 'dmseLatencyPctChange, far quicker', 'less', pairsOf<'relapse', 'dmseLatencyPctChange'>(relapseBase, 'dmseLatencyPctChange', { min: -100, max: 9.999, worse: 'lower', edges: LATENCY_EDGES })),
  law('relapse', 'avgSleepHours, short', 'less, up to 9', pairsOf<'relapse', 'avgSleepHours'>(relapseBase, 'avgSleepHours', { min: 0, max: 9, worse: 'lower', edges: SLEEP_EDGES })),
  law('relapse', 'avgSleepHours, long', 'more, from 7', pairsOf<'relapse', 'avgSleepHours'>(relapseBase, 'avgSleepHours', { min: 7, max: 24, worse: 'higher', edges: SLEEP_EDGES })),
  law('relapse', 'daysSinceMedChange', 'more recent', pairsOf<'relapse', 'daysSinceMedChange'>(relapseBase, 'daysSinceMedChange', { min: 0, max: 3650, worse: 'lower', whole: true, edges: [14, 30, 90] })),
  law('relapse', 'hasActiveMedication', 'false', flagTurned()),
  law('relapse', 'daysSinceLastVisit', 'longer ago', pairsOf<'relapse', 'daysSinceLastVisit'>(relapseBase, 'daysSinceLastVisit', { min: 0, max: 3650, worse: 'higher', whole: true, edges: [30, 60, 90, 180, 365] })),
];

function flagTurned(): Arbitrary<Pair<'relapse'>> {
  return pairsOf<'relapse', 'daysSinceLastVisit'>(relapseBase, 'daysSinceLastVisit', { min: 30, max: 30, worse: 'higher' }).map(({ now, better }) => ({
    now,
    better: { ...better, hasActiveMedication: true },
    worse: { ...better, hasActiveMedication: false },
  }));
}

/** A score from before a start is its baseline, and a worse baseline is no worse outcome: such starts are left out. */
function startedBefore(request: MedicationAnalyzeRequest, latest: number): MedicationAnalyzeRequest {
  const latestDay = Math.floor(latest / 86_400_000);
  const isBefore = (date: string | undefined) => date === undefined || Math.floor(parseIsoDate(date) / 86_400_000) < latestDay;
  return { ...request, prescriptions: request.prescriptions.filter(({ prescribedAt }) => isBefore(prescribedAt)) };
}

function dmseLaws(): Law[] {
  const rows = [
    { field: 'responseLatencySeconds', arm: 'slower', worse: 'higher', min: 0, max: 120 },
    { field: 'psychomotorFidgetEpisodes', arm: 'more restless', worse: 'higher', min: 0, max: 1000 },
    { field: 'sustainedAttentionPct', arm: 'less attentive', worse: 'lower', min: 0, max: 100 },
    // The typical range ends at 180 on one side and at 110 on the other.
    { field: 'speechRateWpm', arm: 'slow', worse: 'lower', min: 0, max: 180 },
    { field: 'speechRateWpm', arm: 'fast', worse: 'higher', min: 110, max: 600 },
  ] as const;
  const laws = rows.map(({ field, arm, worse, min, max }) =>
    law(
      'dmse',
      `${field}, ${arm}`,
      worse === 'higher' ? 'more' : 'less',
      pairsOf<'dmse', typeof field>(dmseRequest, field, { min, max, worse, edges: METRIC_EDGES[field] }).map((pair) => onOneSide(pair, field, worse)),
    ),
  );
  const shorter = pairsOf<'dmse', 'sessionDurationSeconds'>(dmseRequest, 'sessionDurationSeconds', { min: 1, max: 86_400, worse: 'lower', edges: [60, 120, 600] });
  return [...laws, law('dmse', 'sessionDurationSeconds', 'the same episodes in less time', shorter)];
}

/**
 * A field that is bad on both sides has two arms about the person's own mean too: when a value lies beyond that
 * mean on the other arm, the history of the field is left out.
 */
function onOneSide(pair: Pair<'dmse'>, field: keyof typeof DMSE_METRICS, worse: 'higher' | 'lower'): Pair<'dmse'> {
  if (field !== 'speechRateWpm') return pair;
  const prior = pair.better.history?.speech_rate ?? [];
  const mean = prior.reduce((sum, value) => sum + value, 0) / (prior.length || 1);
  const start = pair.better.speechRateWpm ?? 0;
  if (worse === 'higher' ? start >= mean : start <= mean) return pair;
  const without = (request: DmseAnalyzeRequest) => ({ ...request, history: { ...request.history, speech_rate: undefined } });
  return { now: pair.now, better: without(pair.better), worse: without(pair.worse) };
}
