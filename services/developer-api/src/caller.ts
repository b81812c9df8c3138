import type { Credential } from '@svc/store';
import type { FastifyRequest } from 'fastify';

/** Whose request this is. Every developer route has a guard that sets it. */
export function callerOf(request: FastifyRequest): Credential {
  if (request.credential === null) throw new Error('a developer route was reached without a credential');
  return request.credential;
}
