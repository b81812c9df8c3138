import { isModelUnavailable, type VisitReading, wordDraft } from '@svc/intelligence';
import { RawBody, sendJson, unavailable } from '@svc/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MseApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';
import { missingBody, readVisitId } from '../read-request.ts';

/** Read, word, answer. This path has no way to write: what it proposes is for a person to send. */
export const draft: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const visitId = readVisitId(endpoint, request);
  const reading = await read(request, deps);
  const { response, usage } = await word(visitId, reading, deps, reply);
  deps.onDraft({ ok: response.ok, ...usage });
  deps.checkResponse(endpoint, response);
  sendJson(reply, JSON.stringify(response));
  return undefined;
};

/** Every transcript is read elsewhere, so that others are answered meanwhile. */
async function read(
  { body, credential }: FastifyRequest,
  { compute, marker, clock }: MseApiDeps,
): Promise<VisitReading> {
  if (!(body instanceof RawBody)) throw missingBody();
  if (credential === null) throw new Error('the draft route was reached without a credential');
  const job = { bytes: body.bytes, marker: marker(), now: clock() };
  return compute.run('readVisitBody', job, credential.accountId);
}

async function word(
  visitId: string,
  reading: VisitReading,
  { model, clock }: MseApiDeps,
  reply: FastifyReply,
) {
  // The loop ends with the request: when the caller goes away, or the server answers for it.
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  try {
    return await wordDraft(visitId, reading, { model, now: clock(), signal: gone.signal });
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
