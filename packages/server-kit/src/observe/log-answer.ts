import type { UnknownInput } from '@svc/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LogFields, Logger } from './logger.ts';

/** Status in logs and metrics of a request whose caller left before it was answered; never sent. */
export const CALLER_LEFT = 499;

/** The status a request was answered with. */
export function statusOf({ raw, statusCode }: FastifyReply): number {
  return raw.headersSent ? statusCode : CALLER_LEFT;
}

/** Writes the one log line of a request that is over. */
export type AnswerLog = (request: FastifyRequest, reply: FastifyReply, status: number) => void;

/** The log of one route. */
export function createAnswerLog(log: Logger, route: string, level: 'info' | 'debug' = 'info'): AnswerLog {
  return ({ id, method, credential, organization, unknownInputs }, { elapsedTime }, status) =>
    log[level]('request', {
      method,
      route,
      status,
      durationMs: Math.round(elapsedTime * 10) / 10,
      requestId: id,
      accountId: credential?.accountId,
      organizationId: organization?.organizationId,
      keyId: (credential ?? organization)?.keyId,
      ...(unknownInputs?.length ? unread(unknownInputs) : {}),
    });
}

/** How often a caller's names are not ours, and which of ours they are near to: never the names as they were sent. */
function unread(unknownInputs: readonly UnknownInput[]): LogFields {
  const meant = [...new Set(unknownInputs.flatMap(({ nearest }) => nearest ?? []))].join(', ');
  return { unknownInputs: unknownInputs.length, ...(meant === '' ? {} : { meant }) };
}
