import { busyKey, readIdempotencyKey, reusedKey } from '@svc/server-kit';
import {
  type Actor,
  answerOnce,
  asOwner,
  auditRow,
  IdempotencyBusyError,
  IdempotencyMismatchError,
  insertAudit,
  type KeptAnswer,
} from '@svc/store';
import type { FastifyRequest } from 'fastify';
import type { MseApiDeps } from './deps.ts';
import { bodyOf, callerOf } from './read-request.ts';

/** The transaction of an organization. */
export type Trx = Parameters<Parameters<typeof asOwner>[2]>[0];

/** Who acts, as the record keeps it. */
export function actorOf(request: FastifyRequest, { clock }: Pick<MseApiDeps, 'clock'>): Actor {
  return { keyId: callerOf(request).keyId, requestId: request.id, now: clock() };
}

interface Reading {
  readonly action: string;
  readonly visitId: string;
  readonly patientId: string | null;
  readonly version?: number;
}

/** Reads for an organization; that it did is written down in the same transaction. */
export async function readAudited<Value>(
  request: FastifyRequest,
  deps: MseApiDeps,
  reading: Reading,
  work: (trx: Trx) => Promise<Value>,
): Promise<Value> {
  const ownerId = callerOf(request).organizationId;
  const { action, visitId, patientId, version = null } = reading;
  return asOwner(deps.database.db, ownerId, async (trx) => {
    const value = await work(trx);
    const entry = { ownerId, action, outcome: 'allowed', visitId, patientId, version } as const;
    await insertAudit(trx, [auditRow(entry, actorOf(request, deps))]);
    return value;
  });
}

/** Writes for an organization, once per `Idempotency-Key`. */
export async function writeOnce(
  request: FastifyRequest,
  { database, clock }: MseApiDeps,
  work: (trx: Trx) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const key = readIdempotencyKey(request.headers);
  const ownerId = callerOf(request).organizationId;
  const path = request.url.split('?', 1)[0] ?? request.url;
  const once =
    key === null ? null : { scope: [request.method, path, key] as const, body: bodyOf(request).text };
  try {
    return await answerOnce(database.db, { ownerId, request: once, clock }, work);
  } catch (error) {
    if (error instanceof IdempotencyMismatchError) throw reusedKey();
    if (error instanceof IdempotencyBusyError) throw busyKey();
    throw error;
  }
}
