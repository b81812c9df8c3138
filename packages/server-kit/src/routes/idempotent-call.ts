import { idempotentRequest } from './write-once.ts';
import type { IdempotentRequest } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../auth/caller.ts';

/**
 * What makes a write of the developer API the same as one before; null when its sender names nothing. Test and live
 * share nothing, so the mode of the key is part of it.
 *
 * @param body as its schema reads it: fields nobody reads make no other request, and may nest deeper than can be
 * written out
 * @throws ApiError `invalid_request` for a key that is none
 */
export function idempotentCall(request: FastifyRequest, body: object): IdempotentRequest | null {
  const once = idempotentRequest(request, JSON.stringify(body));
  if (once === null) return null;
  const [method, path, key] = once.scope;
  return { ...once, scope: [method, `${callerOf(request).mode} ${path}`, key] };
}
