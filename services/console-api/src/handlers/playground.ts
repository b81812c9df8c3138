import { type Endpoint, ENDPOINTS, PRODUCTS, type ProductKey } from '@svc/contracts';
import {
  type AgentKey,
  type Agents,
  AGENTS,
  EXPLAIN_DEADLINE_MS,
  explain,
  isModelUnavailable,
  type Products,
  runAgent,
  scoreParsed,
  unknownInputs,
} from '@svc/intelligence';
import { abortWhenOver, ApiError, parseBody, rateLimited, unavailable } from '@svc/server-kit';
import { CONSOLE_KEY, type Credential, loadActiveCalibrations } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { consoleHandlers } from '../console-routes.ts';
import type { ConsoleApiDeps } from '../deps.ts';

/** A body typed by hand; larger ones are for the API, which reads them in another thread. */
const MOST_CHARACTERS = 65_536;
/** Nobody is meant: the agent only echoes it. */
const NOBODY = 'playground';

type Body = Record<string, unknown>;

/** Trying the products. Nothing of body or answer is kept; each try counts as a request of a test key. */
export function playgroundHandlers(deps: ConsoleApiDeps) {
  const products = [
    ...PRODUCTS.map(describeAnalysis),
    ...(Object.keys(AGENTS) as AgentKey[]).map(describeAgent),
  ];

  /** Charges the sandbox of the account, answers, and says how long that took. */
  async function tried(accountId: string, endpoint: Endpoint, body: Body, answer: () => Promise<object>) {
    if (JSON.stringify(body).length > MOST_CHARACTERS)
      throw new ApiError(
        'payload_too_large',
        `The playground takes ${MOST_CHARACTERS} characters: call the API.`,
      );
    const left = await charge(deps, accountId, endpoint);
    const begun = performance.now();
    const given = (await answer()) as Body;
    return { answer: given, durationMs: Math.round((performance.now() - begun) * 10) / 10, left };
  }

  return consoleHandlers({
    async listPlaygroundProducts() {
      return { products };
    },
    async tryProduct({ params: { accountId, product }, body }) {
      const endpoint = analysisOf(product);
      return tried(accountId, endpoint, body, () => analyze(deps, product, body));
    },
    async tryAgent({ params: { accountId, product }, body, request }) {
      const endpoint = agentOf(product);
      return tried(accountId, endpoint, body, () => ask(deps, product, body, request));
    },
  });
}

async function analyze<Product extends ProductKey>(
  { database: { db }, model, clock }: ConsoleApiDeps,
  product: Product,
  body: Body,
): Promise<object> {
  const input = parseBody<Products[Product]['request']>(analysisOf(product), body);
  const now = clock();
  const calibrated = (await loadActiveCalibrations(db))[product] ?? null;
  const scored = scoreParsed(product, input, {
    now,
    calibrated,
    unknownInputs: unknownInputs(product, body),
  });
  return input.explain === true
    ? explain(scored, { model, now, deadlineMs: EXPLAIN_DEADLINE_MS })
    : scored.data;
}

async function ask<Product extends AgentKey>(
  { model, marker, clock, onAgentRun }: ConsoleApiDeps,
  product: Product,
  body: Body,
  request: FastifyRequest,
): Promise<object> {
  const input = parseBody<Agents[Product]['request']>(agentOf(product), body);
  const options = { model, marker: marker(), now: clock(), signal: abortWhenOver(request) };
  try {
    const { response, usage } = await runAgent(product, NOBODY, input, options);
    onAgentRun({ product, ok: response.ok, ...usage });
    return response;
  } catch (error) {
    if (!isModelUnavailable(error)) throw error;
    const { retryAfterSeconds } = error;
    throw unavailable('The model of the agent is temporarily unavailable.', {
      retryAfterSeconds,
      cause: error,
    });
  }
}

/** @returns how many test requests the account has left today */
async function charge(
  { limiter, usage }: ConsoleApiDeps,
  accountId: string,
  { id }: Endpoint,
): Promise<number> {
  const caller = testCaller(accountId);
  const { allowed, remaining, retryAfterSeconds } = await limiter.take(caller);
  if (!allowed) throw rateLimited('sandbox requests of this account today (UTC)', retryAfterSeconds);
  usage.count(caller, id);
  return remaining;
}

/** A test key that there is not: its quota is that of the sandbox. */
function testCaller(accountId: string): Credential {
  return {
    keyId: CONSOLE_KEY,
    keyStart: CONSOLE_KEY,
    accountId,
    kind: 'secret',
    mode: 'test',
    plan: 'sandbox',
    productionApproved: false,
    origins: new Set(),
    limits: null,
    expiresAtMs: null,
    revision: '',
  };
}

const ALL = Object.values<Endpoint>(ENDPOINTS);
const analysisOf = (product: ProductKey) => required(ALL.find((endpoint) => endpoint.product === product));
const agentOf = (product: AgentKey) =>
  required(ALL.find(({ path }) => path === `/v1/${product}/{patientId}/agent`));

function required(endpoint: Endpoint | undefined): Endpoint {
  if (endpoint === undefined) throw new Error('A product has no endpoint.');
  return endpoint;
}

const describeAnalysis = (product: ProductKey) => described('analysis', product, analysisOf(product));
const describeAgent = (product: AgentKey) => described('agent', product, agentOf(product));

function described<Kind extends 'analysis' | 'agent'>(kind: Kind, product: ProductKey, endpoint: Endpoint) {
  const { id, path, summary, description = '', body = z.object({}), example } = endpoint;
  return {
    kind,
    product,
    operation: id,
    path: `/api${path}`,
    title: summary,
    summary: description,
    inputSchema: z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Body,
    examples: [{ name: 'example', body: { ...example?.body } as Body }],
  };
}
