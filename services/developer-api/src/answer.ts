import type { Endpoint } from '@svc/contracts';
import { type ResponseCheck, sendJson } from '@svc/server-kit';
import type { FastifyReply } from 'fastify';

/** What an answer is checked against. */
interface Told {
  readonly endpoint: Endpoint;
  readonly checkResponse: ResponseCheck;
}

/** The text of a success in the envelope of the developer API, checked against the schema of its endpoint. */
export function dataText(data: unknown, { endpoint, checkResponse }: Told, requestId?: string): string {
  const answer = requestId === undefined ? { ok: true, data } : { ok: true, requestId, data };
  checkResponse(endpoint, answer);
  return JSON.stringify(answer);
}

export function answerData(reply: FastifyReply, data: unknown, told: Told): undefined {
  sendJson(reply, dataText(data, told));
  return undefined;
}
