import type { FastifyReply } from 'fastify';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends JSON text, unless the request was answered meanwhile (cut after 30 s, or because the server stops). */
export function sendJson(reply: FastifyReply, text: string, status = 200): void {
  if (reply.sent) return;
  reply.code(status).header('content-type', JSON_TYPE).send(text);
}
