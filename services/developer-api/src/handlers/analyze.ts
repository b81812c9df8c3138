import type { Endpoint, ProductKey } from '@svc/contracts';
import { EXPLAIN_DEADLINE_MS, explain, type Products, type Scored, scoreParsed } from '@svc/intelligence';
import { parseBody, sendJson } from '@svc/server-kit';
import type { ActiveCalibrations } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../caller.ts';
import type { DeveloperApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';

/** Parse, load, compute, answer: the analysis endpoint of a product. Nothing of body or answer is kept. */
export function analyze<Product extends ProductKey>(product: Product): HandlerFactory {
  return (endpoint, deps) => (request, reply) => {
    const input = parseBody<Products[Product]['request']>(endpoint, request.body);
    const calibrations = deps.calibrations.at(callerOf(request).revision);
    const work = (sets: ActiveCalibrations) =>
      answer(product, input, { endpoint, deps, request, reply }, sets);
    return calibrations instanceof Promise ? calibrations.then(work) : work(calibrations);
  };
}

interface Exchange {
  readonly endpoint: Endpoint;
  readonly deps: DeveloperApiDeps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function answer<Product extends ProductKey>(
  product: Product,
  input: Products[Product]['request'],
  exchange: Exchange,
  sets: ActiveCalibrations,
): undefined | Promise<undefined> {
  const now = exchange.deps.clock();
  const scored = scoreParsed(product, input, { now, calibrated: sets[product] ?? null });
  if (input.explain === true) return answerExplained(scored, now, exchange);
  return send(exchange, scored.data);
}

async function answerExplained<Product extends ProductKey>(
  scored: Scored<Product>,
  now: number,
  exchange: Exchange,
): Promise<undefined> {
  const { model } = exchange.deps;
  return send(exchange, await explain(scored, { model, now, deadlineMs: EXPLAIN_DEADLINE_MS }));
}

function send({ endpoint, deps, request, reply }: Exchange, data: object): undefined {
  // The contract shows the request id in the digital MSE answer only.
  const body = endpoint.id === 'analyzeDmse' ? { ok: true, requestId: request.id, data } : { ok: true, data };
  deps.checkResponse(endpoint, body);
  sendJson(reply, JSON.stringify(body));
  return undefined;
}
