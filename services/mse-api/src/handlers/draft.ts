import { isModelUnavailable, type PreparedDraft, wordDraft } from '@svc/intelligence';
import { abortWhenOver, type Call, handler, RawBody, unavailable } from '@svc/server-kit';
import type { FastifyRequest } from 'fastify';
import type { MseApiDeps } from '../deps.ts';
import type { HandlerFactory } from '../handler.ts';
import { missingBody, readVisitId } from '../read-request.ts';

/** This path has no way to write: what it proposes is for a person to send. */
export const draft: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const visitId = readVisitId(endpoint, request);
      return { visitId, ...unreadBody(request) };
    },

    async compute({ visitId, bytes, accountId }, call) {
      const job = { bytes, marker: deps.marker(), now: deps.clock() };
      // Every transcript is read elsewhere, so that others are answered meanwhile.
      const reading = await deps.compute.run('readVisitBody', job, {
        account: accountId,
        signal: abortWhenOver(call.request),
      });
      const { response, usage } = await word(visitId, reading, deps, call);
      deps.onDraft({ ok: response.ok, ...usage });
      return response;
    },

    write(response) {
      deps.checkResponse(endpoint, response);
      return JSON.stringify(response);
    },
  });

function unreadBody({ body, credential }: FastifyRequest): { bytes: Uint8Array; accountId: string } {
  if (!(body instanceof RawBody)) throw missingBody();
  if (credential === null) throw new Error('the draft route was reached without a credential');
  return { bytes: body.bytes, accountId: credential.accountId };
}

async function word(visitId: string, reading: PreparedDraft, { model, clock }: MseApiDeps, call: Call) {
  try {
    const signal = abortWhenOver(call.request);
    return await wordDraft(visitId, reading, { model, now: clock(), signal });
  } catch (error) {
    if (!isModelUnavailable(error)) throw error;
    throw unavailable(
      'The model of the agent is temporarily unavailable; nothing was lost. Please try again.',
      { retryAfterSeconds: error.retryAfterSeconds, cause: error },
    );
  }
}
