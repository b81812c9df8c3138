import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from './logger.ts';

/** Status in logs and metrics of a request whose caller left before it was answered; never sent. */
const CALLER_LEFT = 499;

/** The status a request was answered with. */
export function statusOf({ raw, statusCode }: FastifyReply): number {
  return raw.headersSent ? statusCode : CALLER_LEFT;
}

/** Writes the one log line of a request that is over. */
export type AnswerLog = (request: FastifyRequest, reply: FastifyReply, status: number) => void;

/** The log of one route. */
export function createAnswerLog(log: Logger, route: string, level: 'info' | 'debug' = 'info'): AnswerLog {
  return ({ id, method, credential, organization }, { elapsedTime }, status) =>
    log[level]('request', {
      method,
      route,
      status,
      durationMs: Math.round(elapsedTime * 10) / 10,
      requestId: id,
      accountId: credential?.accountId,
      organizationId: organization?.organizationId,
      keyId: (credential ?? organization)?.keyId,
    });
}
