import {
  answerOnce,
  type Clock,
  type Database,
  IdempotencyBusyError,
  IdempotencyMismatchError,
  type IdempotentRequest,
  type KeptAnswer,
  type Writer,
} from '@svc/store';
import type { FastifyRequest } from 'fastify';
import { busyKey, readIdempotencyKey, reusedKey } from './idempotency-key.ts';

/** A write of a tenant, in a transaction of theirs, and the answer it makes. */
export type TenantWrite<Made extends KeptAnswer> = (
  trx: Parameters<Parameters<typeof answerOnce>[2]>[0],
) => Promise<Made>;

/**
 * What identifies a repeated request; null when it has no key.
 *
 * @param body text of the body, or a function that makes it, called only when a key was sent
 * @throws ApiError `invalid_request` for a malformed key
 */
export function idempotentRequest(
  request: FastifyRequest,
  body: string | (() => string),
): IdempotentRequest | null {
  const key = readIdempotencyKey(request.headers);
  if (key === null) return null;
  // By pattern and id, so that two spellings of one path count as one.
  const path = JSON.stringify([request.routeOptions.url, request.params]);
  return { scope: [request.method, path, key], body: typeof body === 'string' ? body : body() };
}

/**
 * Writes for a tenant, once per `Idempotency-Key`; answer and effect commit together.
 *
 * @throws ApiError `invalid_request` for a key used with another body, `conflict` while its first request is under way
 */
export async function writeOnce<Made extends KeptAnswer>(
  once: IdempotentRequest | null,
  { key, database, clock }: { key: Writer; database: Pick<Database, 'db'>; clock: Clock },
  work: TenantWrite<Made>,
): Promise<Made | KeptAnswer> {
  try {
    return await answerOnce(database.db, { key, request: once, clock }, work);
  } catch (error) {
    if (error instanceof IdempotencyMismatchError) throw reusedKey();
    if (error instanceof IdempotencyBusyError) throw busyKey();
    throw error;
  }
}
