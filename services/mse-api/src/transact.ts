import { type Actor, asOwner, auditRow, insertAudit } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import type { MseApiDeps } from './deps.ts';
import { callerOf } from './read-request.ts';
import type { Trx } from './trx.ts';

/** Who acts, as the record keeps it. */
export function actorOf(request: FastifyRequest, { clock }: Pick<MseApiDeps, 'clock'>): Actor {
  return { keyId: callerOf(request).keyId, requestId: request.id, now: clock() };
}

interface Reading {
  readonly action: string;
  readonly visitId: string;
}

/** What was read, and of whom: a caller need not name the patient, the audit trail does. */
export interface Read<Value> {
  readonly value: Value;
  readonly patientId: string | null;
  /** The version that was shown; null when it was none, or not one. */
  readonly version: number | null;
}

/** Reads for an organization; that it did is written down in the same transaction. */
export async function readAudited<Value>(
  request: FastifyRequest,
  deps: MseApiDeps,
  { action, visitId }: Reading,
  work: (trx: Trx) => Promise<Read<Value>>,
): Promise<Value> {
  const ownerId = callerOf(request).organizationId;
  return asOwner(deps.database.db, ownerId, async (trx) => {
    const { value, patientId, version } = await work(trx);
    const entry = { ownerId, action, outcome: 'allowed', visitId, patientId, version } as const;
    await insertAudit(trx, [auditRow(entry, actorOf(request, deps))]);
    return value;
  });
}
