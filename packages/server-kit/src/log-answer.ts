import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from './server-context.ts';

/** The one log line of an answered request. */
export function logAnswer(
  { log }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  route: string,
): void {
  log.info('request', {
    method: request.method,
    route,
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    requestId: request.id,
    ...(request.credential === null
      ? {}
      : { accountId: request.credential.accountId, keyId: request.credential.keyId }),
  });
}
