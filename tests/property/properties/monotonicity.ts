import { type MedicationAnalyzeRequest, parseIsoDate } from '@svc/contracts';
import type { Arbitrary } from 'fast-check';
import { dateUpTo } from '../../support/arbitraries/moments.ts';
import {
  biomarkerRequest,
  LATENCY_EDGES,
  medicationRequest,
  outcomeRequest,
  relapseRequest,
  SLEEP_EDGES,
} from '../../support/arbitraries/requests.ts';
import { dmseLaws } from './dmse-laws.ts';
import { addedReading, flagPairs, furtherOut } from './lab-pairs.ts';
import { type Law, law } from './law.ts';
import { latestScorePairs, type Pair, pairsOf } from './pairs.ts';

const DAY_MS = 86_400_000;
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
  law(
    'medication',
    'assessments',
    'the latest score after every start is worse',
    latestScorePairs<'medication'>(medicationBase, startedBefore),
  ),
  law(
    'biomarker',
    'labs value, high side',
    'further above the reference and the critical limit',
    furtherOut(biomarkerBase, 'high'),
  ),
  law(
    'biomarker',
    'labs value, low side',
    'further below the reference and the critical limit',
    furtherOut(biomarkerBase, 'low'),
  ),
  law('biomarker', 'labs flag', 'none or normal, then high or low, then critical', flagPairs(biomarkerBase)),
  law('biomarker', 'labs', 'one more reading', addedReading(biomarkerBase)),
  law('outcome', 'assessments', 'the latest score is worse', latestScorePairs<'outcome'>(outcomeBase)),
  law(
    'outcome',
    'dmseLatencyPctChange, slower',
    'more',
    pairsOf<'outcome', 'dmseLatencyPctChange'>(outcomeBase, 'dmseLatencyPctChange', {
      min: -50,
      max: 1000,
      worse: 'higher',
      edges: LATENCY_EDGES,
    }),
  ),
  law(
    'outcome',
    'dmseLatencyPctChange, far quicker',
    'less',
    pairsOf<'outcome', 'dmseLatencyPctChange'>(outcomeBase, 'dmseLatencyPctChange', {
      min: -100,
      max: -30,
      worse: 'lower',
      edges: LATENCY_EDGES,
    }),
  ),
  law(
    'outcome',
    'activeMedications',
    'more, from 1',
    pairsOf<'outcome', 'activeMedications'>(outcomeBase, 'activeMedications', {
      min: 1,
      max: 100,
      worse: 'higher',
      whole: true,
      edges: [5, 8],
    }),
  ),
  law(
    'outcome',
    'biomarkerWatchCount',
    'more',
    pairsOf<'outcome', 'biomarkerWatchCount'>(outcomeBase, 'biomarkerWatchCount', {
      min: 0,
      max: 100,
      worse: 'higher',
      whole: true,
      edges: [1, 5],
    }),
  ),
  law(
    'outcome',
    'avgSleepHours, short',
    'less, up to 9',
    pairsOf<'outcome', 'avgSleepHours'>(outcomeBase, 'avgSleepHours', {
      min: 0,
      max: 9,
      worse: 'lower',
      edges: SLEEP_EDGES,
    }),
  ),
  law(
    'outcome',
    'avgSleepHours, long',
    'more, from 7',
    pairsOf<'outcome', 'avgSleepHours'>(outcomeBase, 'avgSleepHours', {
      min: 7,
      max: 24,
      worse: 'higher',
      edges: SLEEP_EDGES,
    }),
  ),
  law('relapse', 'assessments', 'the latest score is worse', latestScorePairs<'relapse'>(relapseBase), [
    'score',
    'level',
    'review',
  ]),
  law(
    'relapse',
    'assessments, trend',
    'the latest score is worse',
    latestScorePairs<'relapse'>(relapseBase),
    ['trend'],
  ),
  law(
    'relapse',
    'dmseLatencyPctChange, slower',
    'more',
    pairsOf<'relapse', 'dmseLatencyPctChange'>(relapseBase, 'dmseLatencyPctChange', {
      min: -29.999,
      max: 1000,
      worse: 'higher',
      edges: LATENCY_EDGES,
    }),
  ),
  law(
    'relapse',
    'dmseLatencyPctChange, far quicker',
    'less',
    pairsOf<'relapse', 'dmseLatencyPctChange'>(relapseBase, 'dmseLatencyPctChange', {
      min: -100,
      max: 9.999,
      worse: 'lower',
      edges: LATENCY_EDGES,
    }),
  ),
  law(
    'relapse',
    'avgSleepHours, short',
    'less, up to 9',
    pairsOf<'relapse', 'avgSleepHours'>(relapseBase, 'avgSleepHours', {
      min: 0,
      max: 9,
      worse: 'lower',
      edges: SLEEP_EDGES,
    }),
  ),
  law(
    'relapse',
    'avgSleepHours, long',
    'more, from 7',
    pairsOf<'relapse', 'avgSleepHours'>(relapseBase, 'avgSleepHours', {
      min: 7,
      max: 24,
      worse: 'higher',
      edges: SLEEP_EDGES,
    }),
  ),
  law(
    'relapse',
    'daysSinceMedChange',
    'more recent',
    pairsOf<'relapse', 'daysSinceMedChange'>(relapseBase, 'daysSinceMedChange', {
      min: 0,
      max: 3650,
      worse: 'lower',
      whole: true,
      edges: [14, 30, 90],
    }),
  ),
  law('relapse', 'hasActiveMedication', 'false', flagTurned()),
  law(
    'relapse',
    'daysSinceLastVisit',
    'longer ago',
    pairsOf<'relapse', 'daysSinceLastVisit'>(relapseBase, 'daysSinceLastVisit', {
      min: 0,
      max: 3650,
      worse: 'higher',
      whole: true,
      edges: [30, 60, 90, 180, 365],
    }),
  ),
];

function flagTurned(): Arbitrary<Pair<'relapse'>> {
  return pairsOf<'relapse', 'daysSinceLastVisit'>(relapseBase, 'daysSinceLastVisit', {
    min: 30,
    max: 30,
    worse: 'higher',
  }).map(({ now, better }) => ({
    now,
    better: { ...better, hasActiveMedication: true },
    worse: { ...better, hasActiveMedication: false },
  }));
}

/** Starts before the latest score, of different classes, so that there is something to compare in most requests. */
const STARTS = [
  ['sertraline', 20],
  ['lithium', 45],
  ['quetiapine', 80],
] as const;

/** A score from before a start is its baseline, and a worse baseline is no worse outcome: later starts are left out. */
function startedBefore(request: MedicationAnalyzeRequest, latest: number): MedicationAnalyzeRequest {
  const isBefore = (date: string | undefined) =>
    date === undefined || Math.floor(parseIsoDate(date) / DAY_MS) < Math.floor(latest / DAY_MS);
  const added = STARTS.map(([medicationName, days]) => ({
    id: medicationName,
    medicationName,
    status: 'active',
    prescribedAt: new Date(latest - days * DAY_MS).toISOString(),
  }));
  const kept = request.prescriptions.filter(({ prescribedAt }) => isBefore(prescribedAt));
  return { ...request, prescriptions: [...kept, ...added] };
}
