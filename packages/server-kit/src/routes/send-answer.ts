import type { Answer, Call } from './handler.ts';
import { sendJson } from './send.ts';

/** Sends an answer, unless the request was answered meanwhile (cut after 30 s, or because the server stops). */
export function sendAnswer({ reply }: Call, answer: Answer | string): void {
  if (typeof answer === 'string') {
    sendJson(reply, answer);
    return;
  }
  if (reply.sent) return;
  const { text, bytes, status = 200, headers, replayed } = answer;
  if (replayed) reply.header('idempotent-replayed', 'true');
  if (headers !== undefined) reply.headers(headers);
  if (bytes !== undefined) reply.code(status).send(bytes);
  else if (text === null) reply.code(status).send();
  else sendJson(reply, text, status);
}

/** Answers a request with the error that a step of its handler threw. */
export function sendError({ reply }: Pick<Call, 'reply'>, error: unknown): void {
  if (!reply.sent) reply.send(error);
}
