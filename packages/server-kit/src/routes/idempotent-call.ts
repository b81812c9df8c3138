import { idempotentRequest } from './write-once.ts';
import type { IdempotentRequest } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../auth/caller.ts';

/**
 * What identifies a repeated write of the developer API; null when the request has no key. Test and live
 * share nothing, so the mode of the key is part of it.
 *
 * @param body as parsed by its schema: unknown fields do not make it a different request, and may nest deeper than can
 * be serialized
 * @throws ApiError `invalid_request` for a malformed key
 */
export function idempotentCall(request: FastifyRequest, body: object): IdempotentRequest | null {
  const once = idempotentRequest(request, JSON.stringify(body));
  if (once === null) return null;
  const [method, path, key] = once.scope;
  return { ...once, scope: [method, `${callerOf(request).mode} ${path}`, key] };
}
