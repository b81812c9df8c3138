import type { Endpoint } from '@svc/contracts';
import {
  type AgentKey,
  type AgentReading,
  type Agents,
  isModelUnavailable,
  readAgentRequest,
  wordAgent,
} from '@svc/intelligence';
import { parseBody, parsePathParam, RawBody, sendJson, unavailable } from '@svc/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../caller.ts';
import type { DeveloperApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';

/** The agent endpoint of a product: parse, read, word, answer. Nothing of body, answer or conversation is kept. */
export function agent<Product extends AgentKey>(product: Product): HandlerFactory {
  return (endpoint, deps) => async (request, reply) => {
    const patientId = parsePathParam(endpoint, request.params, 'patientId');
    const reading = await read(product, endpoint, request, deps);
    const { response, usage } = await word(product, { patientId, reading }, deps, reply);
    deps.onAgentRun({ product, ok: response.ok, ...usage });
    send(endpoint, deps, reply, response);
    return undefined;
  };
}

/** A long request is read elsewhere, so that others are answered meanwhile. */
async function read<Product extends AgentKey>(
  product: Product,
  endpoint: Endpoint,
  request: FastifyRequest,
  { compute, marker, clock }: DeveloperApiDeps,
): Promise<AgentReading> {
  const { body } = request;
  const options = { marker: marker(), now: clock() };
  if (!(body instanceof RawBody))
    return readAgentRequest(product, parseBody<Agents[Product]['request']>(endpoint, body), options);
  const job = { product, endpointId: endpoint.id, bytes: body.bytes, ...options };
  return compute.run('readAgentBody', job, callerOf(request).accountId);
}

async function word<Product extends AgentKey>(
  product: Product,
  { patientId, reading }: { patientId: string; reading: AgentReading },
  { model, clock }: DeveloperApiDeps,
  reply: FastifyReply,
) {
  // The loop ends with the request: when the caller goes away, or the server answers for it.
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  try {
    return await wordAgent(product, patientId, reading, { model, now: clock(), signal: gone.signal });
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
