/**
 * The relapse score against json-rules-engine on the same rules: every segment of every points table is one rule
 * there, both read the same 64 requests, and their scores are checked equal before anything is timed. Ours is
 * timed with everything the answer carries; the rules with their points alone, and what is read out of the symptom
 * scales is given to them.
 */
import { ENGINES, resolveParameters } from '@svc/engines';
import { parseRequest } from '@svc/intelligence';
import { Engine as RulesEngine } from 'json-rules-engine';
import {
  CADENCE_POINTS,
  CHANGE_POINTS,
  CONCERN_POINTS,
  DEFAULT_MAX_POINTS,
  LATENCY_POINTS,
  LEVEL_POINTS,
  MEDICATION_POINTS,
  SECOND_INSTRUMENT_POINTS,
  SLEEP_POINTS,
  symptomPoints,
} from '../../packages/engines/src/relapse/points.ts';
import type { Anchors } from '../../packages/engines/src/shared/piecewise.ts';
import { NOW } from './bodies.ts';
import { report } from './report.ts';
import { median, quartiles, round, shuffled } from './statistics.ts';

const DAY_MS = 86_400_000;
const ROUNDS = 15;
const WARM_UP_ROUNDS = 5;
const { relapse } = ENGINES;
const parameters = resolveParameters(relapse.parameters);

type Facts = Record<string, number | boolean>;
type Points = (facts: Facts) => number;
type Condition = { fact: string; operator: string; value: unknown };

const rules = new RulesEngine();
const at = (fact: string, operator: string, value: unknown): Condition => ({ fact, operator, value });
const addRule = (conditions: Condition[], points: Points) =>
  rules.addRule({ conditions: { all: conditions }, event: { type: 'points', params: { points } } });

/** One rule for each straight line of a table, one for each end. */
function addTable(fact: string, [first, ...rest]: Anchors, extra: Condition[] = []): void {
  addRule([...extra, at(fact, 'lessThanInclusive', first[0])], () => first[1]);
  let low = first;
  for (const high of rest) {
    const [from, to] = [low, high];
    addRule([...extra, at(fact, 'greaterThan', from[0]), at(fact, 'lessThanInclusive', to[0])], (facts) => {
      const value = facts[fact] as number;
      return from[1] + ((to[1] - from[1]) * (value - from[0])) / (to[0] - from[0]);
    });
    low = high;
  }
  const last = low;
  addRule([...extra, at(fact, 'greaterThan', last[0])], () => last[1]);
}

function addSteps(active: boolean, { upTo, later }: (typeof MEDICATION_POINTS)['active']): void {
  const status = at('hasActiveMedication', 'equal', active);
  let from = -1;
  for (const [days, points] of upTo) {
    addRule(
      [
        status,
        at('daysSinceMedChange', 'greaterThan', from),
        at('daysSinceMedChange', 'lessThanInclusive', days),
      ],
      () => points,
    );
    from = days;
  }
  addRule([status, at('daysSinceMedChange', 'greaterThan', from)], () => later);
}

addTable('severity', LEVEL_POINTS.anchors);
addTable('worsening', CHANGE_POINTS.anchors);
addRule([at('secondWorse', 'equal', true)], () => SECOND_INSTRUMENT_POINTS.points);
addTable('avgSleepHours', SLEEP_POINTS.anchors);
const { atMostPct, points: activation } = LATENCY_POINTS.activation;
addTable('dmseLatencyPctChange', LATENCY_POINTS.anchors, [
  at('dmseLatencyPctChange', 'greaterThan', atMostPct),
]);
addRule([at('dmseLatencyPctChange', 'lessThanInclusive', atMostPct)], () => activation);
addSteps(true, MEDICATION_POINTS.active);
addSteps(false, MEDICATION_POINTS.none);
addTable('daysSinceLastVisit', CADENCE_POINTS.anchors);

async function scoreByRules(facts: Facts): Promise<number> {
  const { events } = await rules.run(facts);
  let sum = 0;
  for (const { params } of events) sum += (params as { points: Points }).points(facts);
  return Math.round(Math.round(sum * 1_000_000) / 1_000_000);
}

const phq9 = (score: number, daysAgo: number) => ({
  instrumentId: 'phq9',
  instrumentName: 'PHQ-9',
  score,
  maxScore: 27,
  createdAt: new Date(NOW - daysAgo * DAY_MS).toISOString(),
});

/** A rise of the PHQ-9 that is more than its error of measurement. */
const RELIABLE_RISE = 5;
const TOP_BAND = 20;

/** What is read out of the two scores; undefined where a floor of the symptoms holds, which the rules do not have. */
function symptomsOf(earlier: number, latest: number): { severity: number; worsening: number } | undefined {
  const severity = latest / 27;
  const isWorse = latest - earlier >= RELIABLE_RISE;
  const worsening = isWorse ? (latest - earlier) / 27 : 0;
  const isConcern = isWorse || latest >= TOP_BAND;
  const points = symptomPoints(severity, worsening, false);
  const isBound = (isConcern && points < CONCERN_POINTS.atLeast) || points >= DEFAULT_MAX_POINTS.symptoms;
  return isBound ? undefined : { severity, worsening };
}

/** Spread over every table. */
const cases = Array.from({ length: 400 }, (_, i) => {
  const earlier = (i * 5) % 24;
  const latest = (i * 11) % 28;
  const symptoms = symptomsOf(earlier, latest);
  const fields = {
    avgSleepHours: 2.5 + ((i * 7) % 40) / 4,
    dmseLatencyPctChange: -40 + ((i * 13) % 60) * 2.5,
    hasActiveMedication: i % 3 !== 0,
    daysSinceMedChange: (i * 17) % 120,
    daysSinceLastVisit: (i * 29) % 400,
  };
  if (symptoms === undefined) return [];
  return [
    {
      request: parseRequest('relapse', { ...fields, assessments: [phq9(earlier, 30), phq9(latest, 2)] }),
      facts: { ...fields, ...symptoms, secondWorse: false } as Facts,
    },
  ];
})
  .flat()
  .slice(0, 64);

const context = { now: NOW, parameters };
if (cases.length !== 64) throw new Error(`${cases.length} requests of 64`);
for (const { request, facts } of cases) {
  const own = relapse.analyze(request, context).score;
  const theirs = await scoreByRules(facts);
  if (own !== theirs)
    throw new Error(`not the same rules: ${own} and ${theirs} for ${JSON.stringify(facts)}`);
}

/** Consumed after every batch, so that no call can be optimised away. */
let sink: unknown;

/** Each batch takes some 150 ms: long enough that neither pays for what the other left behind. */
const OWN_REPEATS = 400;
const RULES_REPEATS = 4;

function ownMicroseconds(): number {
  const started = performance.now();
  for (let i = 0; i < OWN_REPEATS; i++)
    for (const { request } of cases) sink = relapse.analyze(request, context);
  return ((performance.now() - started) * 1000) / OWN_REPEATS / cases.length;
}

async function rulesMicroseconds(): Promise<number> {
  const started = performance.now();
  for (let i = 0; i < RULES_REPEATS; i++) for (const { facts } of cases) sink = await scoreByRules(facts);
  return ((performance.now() - started) * 1000) / RULES_REPEATS / cases.length;
}

const own: number[] = [];
const theirs: number[] = [];
for (let i = -WARM_UP_ROUNDS; i < ROUNDS; i++) {
  const contests = shuffled([
    async () => [own, ownMicroseconds()] as const,
    async () => [theirs, await rulesMicroseconds()] as const,
  ]);
  for (const contest of contests) {
    const [seen, microseconds] = await contest();
    if (i >= 0) seen.push(microseconds);
  }
}
report(
  'engines-against-rules',
  `the whole relapse result of 64 requests, scores equal, median of ${ROUNDS} rounds`,
  [
    {
      'relapse us': round(median(own)),
      spread: quartiles(own),
      'json-rules-engine us': round(median(theirs)),
      'its spread': quartiles(theirs),
      times: Math.round(median(theirs) / median(own)),
    },
  ],
);
if (sink === undefined) process.exitCode = 1;
