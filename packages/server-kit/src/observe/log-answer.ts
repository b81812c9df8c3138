import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from './logger.ts';

/** Writes the one log line of an answered request. */
export type AnswerLog = (request: FastifyRequest, reply: FastifyReply) => void;

/** The log of one route. */
export function createAnswerLog(log: Logger, route: string): AnswerLog {
  return ({ id, method, credential, organization }, { statusCode, elapsedTime }) =>
    log.info('request', {
      method,
      route,
      status: statusCode,
      durationMs: Math.round(elapsedTime * 10) / 10,
      requestId: id,
      accountId: credential?.accountId,
      organizationId: organization?.organizationId,
      keyId: (credential ?? organization)?.keyId,
    });
}
