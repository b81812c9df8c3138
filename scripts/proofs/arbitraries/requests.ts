import {
  type BiomarkerAnalyzeRequest,
  DMSE_METRICS,
  type DmseAnalyzeRequest,
  type MedicationAnalyzeRequest,
  type OutcomeScoreRequest,
  type Previous,
  type ProductKey,
  type RelapsePredictRequest,
} from '@svc/contracts';
import type { Products } from '@svc/intelligence';
import fc, { type Arbitrary } from 'fast-check';
import { assessments } from './assessments.ts';
import { labs } from './labs.ts';
import { dateAround, MOMENTS } from './moments.ts';
import { maybe, numberIn, wholeIn, withoutUndefined } from './numbers.ts';
import { prescriptions } from './prescriptions.ts';
import { callerText } from './text.ts';

/** A request with the moment it is analysed at. */
export interface Case<Product extends ProductKey> {
  readonly now: number;
  readonly request: Products[Product]['request'];
}

/** Cut-offs of the shipped rules: values are drawn at them and beside them. */
export const METRIC_EDGES = {
  responseLatencySeconds: [1.8, 2.4, 2.5],
  psychomotorFidgetEpisodes: [1, 2, 10, 20],
  speechRateWpm: [90, 110, 180, 200],
  sustainedAttentionPct: [50, 70],
} as const;
export const SLEEP_EDGES = [3, 4, 5, 6, 7, 9, 10, 11, 12];
export const LATENCY_EDGES = [-50, -30, -10, 0, 10, 25, 40, 100];

export const METRIC_FIELDS = Object.keys(DMSE_METRICS) as (keyof typeof DMSE_METRICS)[];

export function metric(field: (typeof METRIC_FIELDS)[number]): Arbitrary<number> {
  const { min, max } = DMSE_METRICS[field];
  return fc.oneof({ weight: 3, arbitrary: numberIn(min, usualMaximum(field), METRIC_EDGES[field]) }, { weight: 1, arbitrary: numberIn(min, max) });
}

function usualMaximum(field: (typeof METRIC_FIELDS)[number]): number {
  const usual = { responseLatencySeconds: 5, psychomotorFidgetEpisodes: 60, speechRateWpm: 260, sustainedAttentionPct: 100 };
  return usual[field];
}

/** Prior values that scatter around one level, as those of one person do, or are alike, or follow no order. */
function priorValues(field: (typeof METRIC_FIELDS)[number]): Arbitrary<number[]> {
  const { min, max } = DMSE_METRICS[field];
  const scattered = fc
    .tuple(metric(field), fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 12, size: 'max' }))
    .map(([level, steps]) => steps.map((step) => Math.min(max, Math.max(min, level + (level * step) / 500))));
  const alike = fc.tuple(metric(field), fc.nat({ max: 12 })).map(([level, n]) => Array<number>(n).fill(level));
  const long = metric(field).map((level) => Array.from({ length: 600 }, (_, i) => Math.min(max, level + (i % 7) / 10)));
  return fc.oneof({ weight: 60, arbitrary: scattered }, { weight: 15, arbitrary: alike }, { weight: 1, arbitrary: long });
}

export function dmseRequest(): Arbitrary<DmseAnalyzeRequest> {
  const values = fc.record(Object.fromEntries(METRIC_FIELDS.map((field) => [field, maybe(metric(field))])));
  const history = fc
    .record(Object.fromEntries(METRIC_FIELDS.map((field) => [DMSE_METRICS[field].signalKey, maybe(priorValues(field))])))
    .map(withoutUndefined);
  return fc
    .record({ values, fallback: metric('responseLatencySeconds'), sessionDurationSeconds: maybe(duration()), history: maybe(history) })
    .map(({ values: sent, fallback, ...rest }) => {
      const any = Object.values(sent).some((value) => value !== undefined);
      return withoutUndefined({ ...(any ? sent : { responseLatencySeconds: fallback }), ...rest });
    });
}

export function duration(): Arbitrary<number> {
  return numberIn(0, 3600, [60, 120, 600]);
}

/** `most` assessments at most: a law that adds some of its own leaves room for them. */
export function medicationRequest(date: Arbitrary<string>, most?: number): Arbitrary<MedicationAnalyzeRequest> {
  return fc
    .record({ prescriptions: prescriptions(date), assessments: assessments(date, most), dmseLatencyPctChange: maybe(latencyChange()) })
    .map(withoutUndefined);
}

export function biomarkerRequest(date: Arbitrary<string>): Arbitrary<BiomarkerAnalyzeRequest> {
  return fc.record({ labs: labs(date) });
}

export function outcomeRequest(date: Arbitrary<string>, most?: number): Arbitrary<OutcomeScoreRequest> {
  return fc
    .record({
      assessments: assessments(date, most),
      dmseLatencyPctChange: maybe(latencyChange()),
      activeMedications: maybe(wholeIn(0, 100, [0, 1, 5, 8])),
      biomarkerWatchCount: maybe(wholeIn(0, 100, [0, 1, 5])),
      avgSleepHours: maybe(sleepHours()),
    })
    .map(withoutUndefined);
}

export function relapseRequest(date: Arbitrary<string>, most?: number): Arbitrary<RelapsePredictRequest> {
  return fc
    .record({
      assessments: assessments(date, most),
      dmseLatencyPctChange: maybe(latencyChange()),
      avgSleepHours: maybe(sleepHours()),
      daysSinceMedChange: maybe(wholeIn(0, 3650, [0, 14, 30, 90])),
      hasActiveMedication: maybe(fc.boolean()),
      daysSinceLastVisit: maybe(wholeIn(0, 3650, [30, 60, 90, 180, 365])),
    })
    .map(withoutUndefined);
}

export function latencyChange(): Arbitrary<number> {
  return fc.oneof({ weight: 3, arbitrary: numberIn(-100, 120, LATENCY_EDGES) }, { weight: 1, arbitrary: numberIn(-100, 1000) });
}

export function sleepHours(): Arbitrary<number> {
  return numberIn(0, 24, SLEEP_EDGES);
}

const STATUSES = ['low', 'high', 'improving', 'worsening', 'within_normal', 'watch', 'critical', 'responding', 'stable'];
const INPUT_NAMES = ['avgSleepHours', 'responseLatencySeconds', 'daysSinceMedChange', 'hasActiveMedication', 'sodium', 'constructor'];

/** An earlier result as a caller may send it back, honestly or not. */
export function previous(date: Arbitrary<string>): Arbitrary<Previous> {
  const value = fc.oneof(fc.double(), fc.boolean(), callerText(), fc.constant(null), fc.array(fc.nat(), { maxLength: 3 }));
  return fc
    .record({
      score: maybe(fc.oneof(fc.integer({ min: -100, max: 100 }), fc.double({ noNaN: true, noDefaultInfinity: true }))),
      status: maybe(fc.oneof(fc.constantFrom(...STATUSES), callerText(200))),
      computedAt: maybe(date),
      inputs: maybe(fc.dictionary(fc.oneof(fc.constantFrom(...INPUT_NAMES), callerText()), value, { maxKeys: 5, noNullPrototype: true })),
    })
    .map((sent) => withoutUndefined(JSON.parse(JSON.stringify(sent)) as Previous));
}

/** What every request may carry beside its own fields; none of it may move a score. */
export function extras(date: Arbitrary<string>) {
  return fc
    .record({ sessionRef: maybe(callerText(200)), explain: maybe(fc.boolean()), previous: maybe(previous(date)) })
    .map(withoutUndefined);
}

const BUILDERS: { readonly [Product in ProductKey]: (date: Arbitrary<string>) => Arbitrary<Products[Product]['request']> } = {
  dmse: dmseRequest,
  medication: medicationRequest,
  biomarker: biomarkerRequest,
  outcome: outcomeRequest,
  relapse: relapseRequest,
};

/** One arbitrary per moment, made once: what it draws from is built for dates around that moment. */
export function atMoments<Made>(build: (now: number) => Arbitrary<Made>): Arbitrary<{ now: number; made: Made }> {
  const each = MOMENTS.map((now) => build(now).map((made) => ({ now, made })));
  return fc.oneof(...each);
}

/** Requests that validate, of every shape a caller may send. */
export function caseOf<Product extends ProductKey>(product: Product): Arbitrary<Case<Product>> {
  return atMoments((now) => {
    const date = dateAround(now);
    return fc.tuple(BUILDERS[product](date), extras(date));
  }).map(({ now, made: [request, extra] }) => ({ now, request: { ...request, ...extra } }));
}
