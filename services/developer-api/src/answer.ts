import type { Endpoint } from '@svc/contracts';
import { type ResponseCheck, sendJson } from '@svc/server-kit';
import type { FastifyReply } from 'fastify';

interface Checking {
  readonly checkResponse: ResponseCheck;
}

/** The text of a success in the envelope of the developer API, checked against the schema of its endpoint. */
export function dataText(
  data: unknown,
  endpoint: Endpoint,
  { checkResponse }: Checking,
  requestId?: string,
): string {
  const answer = requestId === undefined ? { ok: true, data } : { ok: true, requestId, data };
  checkResponse(endpoint, answer);
  return JSON.stringify(answer);
}

export function answerData(
  reply: FastifyReply,
  data: unknown,
  endpoint: Endpoint,
  deps: Checking,
): undefined {
  sendJson(reply, dataText(data, endpoint, deps));
  return undefined;
}
