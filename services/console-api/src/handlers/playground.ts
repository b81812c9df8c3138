import { type Endpoint, ENDPOINTS, PRODUCTS, type ProductKey } from '@svc/contracts';
import { EXPLAIN_DEADLINE_MS, explain, type Products, scoreParsed, unknownInputs } from '@svc/intelligence';
import { ApiError, parseBody, rateLimited } from '@svc/server-kit';
import { type Credential, loadActiveCalibrations } from '@svc/store';
import * as z from 'zod';
import { consoleHandlers } from '../console-routes.ts';
import type { ConsoleApiDeps } from '../deps.ts';

/** What a try in the console counts as, where keys are counted. */
const CONSOLE_KEY = 'console';
/** A body typed by hand; larger ones are for the API, which scores them in another thread. */
const MOST_CHARACTERS = 65_536;

/** Trying the products. Nothing of body or answer is kept; each try counts as a request of a test key. */
export function playgroundHandlers(deps: ConsoleApiDeps) {
  const { clock, limiter, usage } = deps;
  const products = describeProducts();
  return consoleHandlers({
    async listPlaygroundProducts() {
      return { products };
    },
    async tryProduct({ params: { accountId, product }, body }) {
      if (JSON.stringify(body).length > MOST_CHARACTERS)
        throw new ApiError(
          'payload_too_large',
          `The playground takes ${MOST_CHARACTERS} characters: call the API.`,
        );
      const caller = testCaller(accountId);
      const decision = await limiter.take(caller);
      if (!decision.allowed)
        throw rateLimited('sandbox requests of this account today (UTC)', decision.retryAfterSeconds);
      const endpoint = analysisOf(product);
      usage.count(caller, endpoint.id);
      const begun = performance.now();
      const answer = await analyze(deps, product, parseBody(endpoint, body), body, clock());
      return {
        answer,
        durationMs: Math.round((performance.now() - begun) * 10) / 10,
        left: decision.remaining,
      };
    },
  });
}

async function analyze<Product extends ProductKey>(
  { database: { db }, model }: ConsoleApiDeps,
  product: Product,
  input: Products[Product]['request'],
  body: unknown,
  now: number,
): Promise<Record<string, unknown>> {
  const calibrated = (await loadActiveCalibrations(db))[product] ?? null;
  const scored = scoreParsed(product, input, {
    now,
    calibrated,
    unknownInputs: unknownInputs(product, body),
  });
  const data =
    input.explain === true
      ? await explain(scored, { model, now, deadlineMs: EXPLAIN_DEADLINE_MS })
      : scored.data;
  return data as unknown as Record<string, unknown>;
}

/** A test key that there is not: its quota is that of the sandbox. */
function testCaller(accountId: string): Credential {
  return {
    keyId: CONSOLE_KEY,
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

function analysisOf(product: ProductKey): Endpoint {
  const endpoint = Object.values<Endpoint>(ENDPOINTS).find((each) => each.product === product);
  if (endpoint === undefined) throw new Error(`There is no endpoint of ${product}.`);
  return endpoint;
}

function describeProducts() {
  return PRODUCTS.map((product) => {
    const { id, path, summary, description = '', body = z.object({}), example } = analysisOf(product);
    return {
      product,
      operation: id,
      path: `/api${path}`,
      title: summary,
      summary: description,
      inputSchema: z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>,
      examples: [{ name: 'example', body: { ...example?.body } as Record<string, unknown> }],
    };
  });
}
