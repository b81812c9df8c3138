import type { Endpoint, ProductKey } from '@svc/contracts';
import { EXPLAIN_DEADLINE_MS, explain, type Products, type Scored, scoreParsed } from '@svc/intelligence';
import { type Arrival, createMicroBatches, parseBody, RawBody, sendJson, whenReady } from '@svc/server-kit';
import type { ActiveCalibrations } from '@svc/store';
import { dataText } from '../answer.ts';
import { callerOf } from '../caller.ts';
import type { DeveloperApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';

/** Load, parse, compute, answer: the analysis endpoint of a product. Nothing of body or answer is kept. */
export function analyze<Product extends ProductKey>(product: Product): HandlerFactory {
  return (endpoint, deps) => {
    const join = createMicroBatches<Loaded, Parsed<Product>, Computed<Product>>({
      parse: (loaded) => ({ ...loaded, input: parseBody(endpoint, loaded.request.body) }),
      compute({ request, reply, sets, input }) {
        const now = deps.clock();
        const scored = scoreParsed(product, input, { now, calibrated: sets[product] ?? null });
        if (input.explain !== true) return { request, reply, data: scored.data };
        answerExplained(scored, now, { request, reply }, endpoint, deps);
        return undefined;
      },
      write: (computed) => answerText(computed, endpoint, deps),
    });
    return (request, reply) => {
      whenReady(
        deps.calibrations.at(callerOf(request).revision),
        (sets) => {
          const { body } = request;
          const loaded = { request, reply, sets };
          if (body instanceof RawBody)
            analyzeElsewhere(product, body, loaded, endpoint, deps).catch((error: unknown) =>
              reply.send(error),
            );
          else join(loaded);
        },
        (error) => void reply.send(error),
      );
      return undefined;
    };
  };
}

/** A large body is parsed, scored and written in another thread: this one only carries it there and back. */
async function analyzeElsewhere<Product extends ProductKey>(
  product: Product,
  { bytes }: RawBody,
  { request, reply, sets }: Loaded,
  endpoint: Endpoint,
  deps: DeveloperApiDeps,
): Promise<void> {
  const now = deps.clock();
  const calibrated = sets[product] ?? null;
  const requestId = shownRequestId(endpoint, request.id);
  const job = { product, endpointId: endpoint.id, bytes, now, calibrated, requestId };
  const analyzed = await deps.compute.run('analyzeBody', job, callerOf(request).accountId);
  if ('text' in analyzed) sendJson(reply, analyzed.text);
  else answerExplained(analyzed.scored as Scored<Product>, now, { request, reply }, endpoint, deps);
}

interface Loaded extends Arrival {
  readonly sets: ActiveCalibrations;
}

interface Parsed<Product extends ProductKey> extends Loaded {
  readonly input: Products[Product]['request'];
}

interface Computed<Product extends ProductKey> extends Arrival {
  readonly data: Products[Product]['data'];
}

/** Answers when the narrative is there; scoring waits for no model. */
function answerExplained<Product extends ProductKey>(
  scored: Scored<Product>,
  now: number,
  arrival: Arrival,
  endpoint: Endpoint,
  deps: DeveloperApiDeps,
): void {
  explain(scored, { model: deps.model, now, deadlineMs: EXPLAIN_DEADLINE_MS })
    .then((data) => sendJson(arrival.reply, answerText({ ...arrival, data }, endpoint, deps)))
    .catch((error: unknown) => arrival.reply.send(error));
}

function answerText<Product extends ProductKey>(
  { request, data }: Computed<Product>,
  endpoint: Endpoint,
  { checkResponse }: DeveloperApiDeps,
): string {
  return dataText(data, endpoint, { checkResponse }, shownRequestId(endpoint, request.id));
}

/** The contract shows the request id in the digital MSE answer only. */
function shownRequestId({ id }: Endpoint, requestId: string): string | undefined {
  return id === 'analyzeDmse' ? requestId : undefined;
}
