import {
  type Intelligence,
  type PRODUCT_ENDPOINTS,
  type Previous,
  type ProductKey,
  parseIsoDate,
  toIssues,
  type UnknownInput,
} from '@svc/contracts';
import { type CalibratedSet, ENGINES, type Engine, resolveParameters } from '@svc/engines';
import type * as z from 'zod';
import { buildIntelligence } from './build-intelligence.ts';
import { modelBlock } from './calibration.ts';
import { InvalidInputError } from './invalid-input.ts';
import { composeNarrative, type NarrativeFacts, narrativeFacts } from './narrative.ts';
import { type ReasoningContext, reason, reasoningOf } from './reasoning.ts';
import { unknownFields } from './unknown-fields.ts';

type AnalysisEndpoints = typeof PRODUCT_ENDPOINTS;

/** Request and answer of each product. */
export type Products = {
  [Product in ProductKey]: {
    request: z.infer<AnalysisEndpoints[Product]['body']>;
    data: z.infer<AnalysisEndpoints[Product]['response']>['data'];
  };
};

export interface ScoreOptions {
  /** The moment of the analysis: a `Date`, an ISO date-time or milliseconds since the epoch. */
  readonly now: Date | string | number;
  /** A promoted set of parameters; shipped constants when absent. */
  readonly calibrated?: CalibratedSet | null;
}

/** Of a request that has passed its schema, which dropped what it does not know. */
export interface ParsedScoreOptions extends ScoreOptions {
  /** What {@link unknownInputs} found in the request as it was sent. */
  readonly unknownInputs?: readonly UnknownInput[] | undefined;
}

/** What every request may carry besides its own fields. */
interface CommonRequest {
  readonly explain?: boolean | undefined;
  readonly previous?: Previous | undefined;
}

/** A scored request with the facts a narrative may be written from. */
export interface Scored<Product extends ProductKey> {
  readonly data: Products[Product]['data'];
  readonly facts: NarrativeFacts;
}

/**
 * Scores a request offline: `data` is byte for byte that of the product's HTTP endpoint, given the same
 * `now` and parameters. With `explain: true` the narrative is the builtin one.
 *
 * @throws InvalidInputError when the input does not fit the request schema
 * @throws RangeError when the product is unknown or `now` is not a valid moment
 *
 * @example
 * ```ts
 * import { score } from '@svc/intelligence';
 *
 * score('dmse', { responseLatencySeconds: 4.2 }, { now: '2026-03-01T09:00:00Z' }).intelligence.summary.status;
 * // → 'clinical_attention'
 * ```
 */
export function score<Product extends ProductKey>(
  product: Product,
  input: Products[Product]['request'],
  options: ScoreOptions,
): Products[Product]['data'] {
  const { data, facts } = scoreParsed(product, parseRequest(product, input), {
    ...options,
    unknownInputs: unknownInputs(product, input),
  });
  if (input.explain !== true) return data;
  const reasoning = reasoningOf(composeNarrative(facts), 'builtin', momentOf(options.now));
  return withReasoning(data, reasoning);
}

/**
 * Like {@link score}, with the narrative written by `model`; `reasoning` is `null` when that fails or takes too long.
 *
 * @example
 * ```ts
 * import { scoreWithModel } from '@svc/intelligence';
 * import { scriptedModel } from '@svc/intelligence/models';
 *
 * const data = await scoreWithModel(
 *   'dmse',
 *   { responseLatencySeconds: 4.2 },
 *   { now: '2026-03-01T09:00:00Z', model: scriptedModel([{ text: 'All is well.' }]) },
 * );
 * data.intelligence.reasoning; // → null
 * ```
 */
export async function scoreWithModel<Product extends ProductKey>(
  product: Product,
  input: Products[Product]['request'],
  options: ScoreOptions & Omit<ReasoningContext, 'now'>,
): Promise<Products[Product]['data']> {
  const request = parseRequest(product, input);
  return explain(
    scoreParsed(product, request, { ...options, unknownInputs: unknownInputs(product, input) }),
    options,
  );
}

/**
 * Adds a narrative to a result that is already scored. Never rejects.
 *
 * @example
 * ```ts
 * import { builtinModel, explain, parseRequest, scoreParsed } from '@svc/intelligence';
 *
 * const scored = scoreParsed('dmse', parseRequest('dmse', { responseLatencySeconds: 4.2 }), { now: '2026-03-01T09:00:00Z' });
 * const { intelligence } = await explain(scored, { model: builtinModel, now: '2026-03-01T09:00:00Z' });
 * intelligence.reasoning?.generatedBy; // → 'builtin'
 * ```
 */
export async function explain<Product extends ProductKey>(
  { data, facts }: Scored<Product>,
  { now, model, deadlineMs }: Omit<ReasoningContext, 'now'> & Pick<ScoreOptions, 'now'>,
): Promise<Products[Product]['data']> {
  const context: ReasoningContext = {
    model,
    now: momentOf(now),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  };
  return withReasoning(data, await reason(facts, context));
}

/**
 * Checks a request against the product's schema.
 *
 * @example
 * ```ts
 * import { parseRequest } from '@svc/intelligence';
 *
 * parseRequest('dmse', { responseLatencySeconds: 'long' });
 * // → throws InvalidInputError: responseLatencySeconds: must be a number, not a text
 * ```
 */
export function parseRequest<Product extends ProductKey>(
  product: Product,
  input: unknown,
): Products[Product]['request'] {
  const parsed = engineOf(product).input.safeParse(input);
  if (!parsed.success) throw new InvalidInputError(toIssues(parsed.error.issues));
  return parsed.data as Products[Product]['request'];
}

/**
 * Fields of a request that its product does not read, each with the name of the field it may have meant, at most 20 of
 * them. They are ignored: an answer that names them shows that a misspelt input was not used.
 *
 * @example
 * ```ts
 * import { unknownInputs } from '@svc/intelligence';
 *
 * unknownInputs('relapse', { assessments: [], avgSleepHour: 4 });
 * // → [ { path: 'avgSleepHour', nearest: 'avgSleepHours' } ]
 * ```
 */
export function unknownInputs(product: ProductKey, input: unknown): UnknownInput[] {
  return unknownFields(engineOf(product).input, input);
}

/**
 * Scores a request that has passed its schema: what the HTTP endpoints run.
 *
 * @example
 * ```ts
 * import { parseRequest, scoreParsed } from '@svc/intelligence';
 *
 * const request = parseRequest('dmse', { responseLatencySeconds: 4.2 });
 * scoreParsed('dmse', request, { now: '2026-03-01T09:00:00Z' }).data.intelligence.summary.status;
 * // → 'clinical_attention'
 * ```
 */
export function scoreParsed<Product extends ProductKey>(
  product: Product,
  request: Products[Product]['request'],
  { now, calibrated = null, unknownInputs: unknown }: ParsedScoreOptions,
): Scored<Product> {
  const engine = engineOf(product);
  const moment = momentOf(now);
  const { result, description } = engine.evaluate(request, {
    now: moment,
    parameters: resolveParameters(engine.parameters, calibrated),
  });
  const previous = (request as CommonRequest).previous;
  const intelligence = buildIntelligence(engine, description, {
    now: moment,
    calibrated,
    previous,
    unknownInputs: unknown,
  });
  return {
    data: { ...result, intelligence, model: modelBlock(engine, calibrated) } as Products[Product]['data'],
    facts: narrativeFacts(intelligence, description),
  };
}

/** Any engine, with its request and result types erased: the registry and the schema keep them matched. */
type AnyEngine = Engine<unknown, object>;

function engineOf(product: ProductKey): AnyEngine {
  if (!Object.hasOwn(ENGINES, product)) {
    throw new RangeError(`unknown product "${product}": use ${Object.keys(ENGINES).join(', ')}`);
  }
  return ENGINES[product] as unknown as AnyEngine;
}

function momentOf(now: Date | string | number): number {
  const moment = typeof now === 'number' ? now : typeof now === 'string' ? parseIsoDate(now) : now.getTime();
  if (!Number.isFinite(moment)) throw new RangeError('now must be a Date, an ISO date-time or milliseconds');
  return moment;
}

function withReasoning<Data extends { intelligence: Intelligence }>(
  data: Data,
  reasoning: Intelligence['reasoning'],
): Data {
  return { ...data, intelligence: { ...data.intelligence, reasoning } };
}
