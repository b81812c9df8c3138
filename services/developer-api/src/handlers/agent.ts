import type { Endpoint } from '@svc/contracts';
import { type AgentKey, type Agents, isModelUnavailable, runAgent } from '@svc/intelligence';
import { parseBody, parsePathParam, sendJson, unavailable } from '@svc/server-kit';
import type { FastifyReply } from 'fastify';
import type { DeveloperApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';

/** The agent endpoint of a product: parse, run, answer. Nothing of body, answer or conversation is kept. */
export function agent<Product extends AgentKey>(product: Product): HandlerFactory {
  return (endpoint, deps) => async (request, reply) => {
    const patientId = parsePathParam(endpoint, request.params, 'patientId');
    const input = parseBody<Agents[Product]['request']>(endpoint, request.body);
    const { response, usage } = await run(product, { patientId, input }, deps, reply);
    deps.onAgentRun({ product, ok: response.ok, ...usage });
    send(endpoint, deps, reply, response);
    return undefined;
  };
}

async function run<Product extends AgentKey>(
  product: Product,
  { patientId, input }: { patientId: string; input: Agents[Product]['request'] },
  { model, clock, marker }: DeveloperApiDeps,
  reply: FastifyReply,
) {
  // The loop ends with the request: when the caller goes away, or the server answers for it.
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  try {
    return await runAgent(product, patientId, input, {
      model,
      now: clock(),
      marker: marker(),
      signal: gone.signal,
    });
  } catch (error) {
    if (!isModelUnavailable(error)) throw error;
    throw unavailable('The model of the agent is temporarily unavailable. Please try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS[error.reason],
      cause: error,
    });
  }
}

const RETRY_AFTER_SECONDS = { none_configured: 60, timeout: 5, failed: 5, circuit_open: 15 } as const;

function send(
  endpoint: Endpoint,
  { checkResponse }: DeveloperApiDeps,
  reply: FastifyReply,
  answer: object,
): void {
  checkResponse(endpoint, answer);
  sendJson(reply, JSON.stringify(answer));
}
