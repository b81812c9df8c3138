import type { Credential, WritingKey } from '@svc/store';
import type { FastifyRequest } from 'fastify';

/** Whose request this is. Every developer route has a guard that sets it. */
export function callerOf(request: FastifyRequest): Credential {
  if (request.credential === null) throw new Error('a developer route was reached without a credential');
  return request.credential;
}

/** The key of a request that writes: it must still hold when the write commits. */
export function writingKeyOf(request: FastifyRequest): WritingKey {
  const { keyId, accountId } = callerOf(request);
  return { keyId, ownerId: accountId, scope: null };
}
