import {
  type BiomarkerAnalyzeRequest,
  type MedicationAnalyzeRequest,
  type OutcomeScoreRequest,
  PRODUCT_ENDPOINTS,
  type ProductKey,
  type RelapsePredictRequest,
} from '@svc/contracts';
import type { Products } from '@svc/intelligence';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { bodySchema, SOURCE } from '../../fuzz/openapi-fuzz/document.ts';
import { arbitraryOf, type Schema } from '../../fuzz/openapi-fuzz/schema-arbitrary.ts';
import { assessments } from './assessments.ts';
import { dmseRequest } from './dmse.ts';
import { extras } from './extras.ts';
import { labs } from './labs.ts';
import { dateAround, MOMENTS } from './moments.ts';
import { maybe, numberIn, wholeIn, withoutUndefined } from './numbers.ts';
import { prescriptions } from './prescriptions.ts';

/** A request with the moment it is analysed at. */
export interface Case<Product extends ProductKey> {
  readonly now: number;
  readonly request: Products[Product]['request'];
}

/** Cut-offs of the shipped rules: values are drawn at them and beside them. */
export const SLEEP_EDGES = [3, 4, 5, 6, 7, 9, 10, 11, 12];
export const LATENCY_EDGES = [-50, -30, -10, 0, 10, 25, 40, 100];

/** `most` assessments at most: a law that adds some of its own leaves room for them. */
export function medicationRequest(
  date: Arbitrary<string>,
  most?: number,
): Arbitrary<MedicationAnalyzeRequest> {
  return fc
    .record({
      prescriptions: prescriptions(date),
      assessments: assessments(date, most),
      dmseLatencyPctChange: maybe(latencyChange()),
    })
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

function latencyChange(): Arbitrary<number> {
  return fc.oneof(
    { weight: 3, arbitrary: numberIn(-100, 120, LATENCY_EDGES) },
    { weight: 1, arbitrary: numberIn(-100, 1000) },
  );
}

function sleepHours(): Arbitrary<number> {
  return numberIn(0, 24, SLEEP_EDGES);
}

/** Requests as people send them; of a product without a line, whatever its schema allows. */
const BUILDERS: {
  readonly [Product in ProductKey]?: (date: Arbitrary<string>) => Arbitrary<Products[Product]['request']>;
} = {
  dmse: dmseRequest,
  medication: medicationRequest,
  biomarker: biomarkerRequest,
  outcome: outcomeRequest,
  relapse: relapseRequest,
};

function fromSchema<Product extends ProductKey>(product: Product): Arbitrary<Products[Product]['request']> {
  const schema = bodySchema(PRODUCT_ENDPOINTS[product].id) as Schema;
  return arbitraryOf(schema, SOURCE) as Arbitrary<Products[Product]['request']>;
}

/** One arbitrary per moment, made once: what it draws from is built for dates around that moment. */
export function atMoments<Made>(
  build: (now: number) => Arbitrary<Made>,
): Arbitrary<{ now: number; made: Made }> {
  const each = MOMENTS.map((now) => build(now).map((made) => ({ now, made })));
  return fc.oneof(...each);
}

/** Requests that validate, of every shape a caller may send. */
export function caseOf<Product extends ProductKey>(product: Product): Arbitrary<Case<Product>> {
  return atMoments((now) => {
    const date = dateAround(now);
    const requests = BUILDERS[product]?.(date) ?? fromSchema(product);
    return fc.tuple(requests, extras(date));
  }).map(({ now, made: [request, extra] }) => ({ now, request: { ...request, ...extra } }));
}
