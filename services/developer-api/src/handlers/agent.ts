import {
  type AgentKey,
  type PreparedAgent,
  type Agents,
  isModelUnavailable,
  prepareAgent,
  wordAgent,
} from '@svc/intelligence';
import {
  abortWhenOver,
  type Call,
  handler,
  parseBody,
  parsePathParam,
  RawBody,
  unavailable,
  jobFor,
} from '@svc/server-kit';
import type { DeveloperApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';

/** The agent endpoint of a product. Nothing of body, answer or conversation is kept. */
export function agent<Product extends AgentKey>(product: Product): HandlerFactory {
  type Input = Agents[Product]['request'];
  return (endpoint, deps) =>
    handler({
      parse({ request: { params, body } }) {
        const patientId = parsePathParam(endpoint, params, 'patientId');
        return { patientId, input: body instanceof RawBody ? body : parseBody<Input>(endpoint, body) };
      },

      async compute({ patientId, input }, call) {
        const reading = await read({ product, endpointId: endpoint.id }, input, call, deps);
        const { response, usage } = await word(product, { patientId, reading }, deps, call);
        deps.onAgentRun({ product, ok: response.ok, ...usage });
        return response;
      },

      write(response) {
        deps.checkResponse(endpoint, response);
        return JSON.stringify(response);
      },
    });
}

/** A long request is read elsewhere, so that others are answered meanwhile. */
async function read<Product extends AgentKey>(
  { product, endpointId }: { product: Product; endpointId: string },
  input: RawBody | Agents[Product]['request'],
  { request }: Call,
  { compute, marker, clock }: DeveloperApiDeps,
): Promise<PreparedAgent> {
  const options = { marker: marker(), now: clock() };
  if (!(input instanceof RawBody)) return prepareAgent(product, input, options);
  const job = { product, endpointId, bytes: input.bytes, ...options };
  return compute.run('readAgentBody', job, jobFor(request));
}

async function word<Product extends AgentKey>(
  product: Product,
  { patientId, reading }: { patientId: string; reading: PreparedAgent },
  { model, clock }: DeveloperApiDeps,
  call: Call,
) {
  try {
    const signal = abortWhenOver(call.request);
    return await wordAgent(product, patientId, reading, { model, now: clock(), signal });
  } catch (error) {
    if (!isModelUnavailable(error)) throw error;
    throw unavailable('The model of the agent is temporarily unavailable. Please try again.', {
      retryAfterSeconds: error.retryAfterSeconds,
      cause: error,
    });
  }
}
