import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from './logger.ts';

/** Writes the one log line of an answered request. */
export type AnswerLog = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * The log of one route. The line is put together by hand, because it is written on every request: patterns are
 * quoted once, and our ids need no quoting.
 */
export function createAnswerLog(log: Logger, route: string): AnswerLog {
  const quotedRoute = JSON.stringify(route);
  return (request, { statusCode, elapsedTime }) => {
    const { id, method } = request;
    const who = callerText(request);
    const durationMs = Math.round(elapsedTime * 10) / 10;
    log.request(
      `"method":"${method}","route":${quotedRoute},"status":${statusCode},"durationMs":${durationMs},"requestId":"${id}"${who}`,
    );
  };
}

function callerText({ credential, organization }: FastifyRequest): string {
  if (credential !== null) return `,"accountId":"${credential.accountId}","keyId":"${credential.keyId}"`;
  if (organization === null) return '';
  return `,"organizationId":"${organization.organizationId}","keyId":"${organization.keyId}"`;
}
