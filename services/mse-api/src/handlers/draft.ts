import type { MseAgentRequest } from '@svc/contracts';
import { draftMse, isModelUnavailable } from '@svc/intelligence';
import { parseBody, sendJson, unavailable } from '@svc/server-kit';
import type { FastifyReply } from 'fastify';
import type { MseApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';
import { bodyOf, readVisitId } from '../read-request.ts';

/** Parse, run, answer. This path has no way to write: what it proposes is for a person to send. */
export const draft: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const visitId = readVisitId(endpoint, request);
  const input = parseBody<MseAgentRequest>(endpoint, bodyOf(request).value);
  const { response, usage } = await run(visitId, input, deps, reply);
  deps.onDraft({ ok: response.ok, ...usage });
  deps.checkResponse(endpoint, response);
  sendJson(reply, JSON.stringify(response));
  return undefined;
};

async function run(
  visitId: string,
  input: MseAgentRequest,
  { model, clock, marker }: MseApiDeps,
  reply: FastifyReply,
) {
  // The loop ends with the request: when the caller goes away, or the server answers for it.
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  try {
    return await draftMse(visitId, input, { model, now: clock(), marker: marker(), signal: gone.signal });
  } catch (error) {
    if (!isModelUnavailable(error)) throw error;
    throw unavailable(
      'The model of the agent is temporarily unavailable; nothing was lost. Please try again.',
      {
        retryAfterSeconds: RETRY_AFTER_SECONDS[error.reason],
        cause: error,
      },
    );
  }
}

const RETRY_AFTER_SECONDS = { none_configured: 60, timeout: 5, failed: 5, circuit_open: 15 } as const;
