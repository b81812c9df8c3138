import type { Selectable, Transaction } from 'kysely';
import { newId } from '../ids.ts';
import type { MseAuditTable, Tables } from '../tables.ts';
import type { UnsealedRow } from './chain.ts';
import { auditHash } from './facts.ts';
import type { Actor } from './record.ts';

/** What was done with a record, or asked for and refused. */
export interface AuditedAction {
  readonly ownerId: string;
  readonly action: string;
  readonly outcome: 'allowed' | 'denied';
  readonly visitId?: string | null;
  readonly patientId?: string | null;
  readonly version?: number | null;
}

export type AuditRow = Selectable<MseAuditTable>;

/** `actor` is null for work of the operator. */
export function auditRow(
  { ownerId, action, outcome, visitId = null, patientId = null, version = null }: AuditedAction,
  actor: Omit<Actor, 'keyId' | 'requestId'> & { keyId: string | null; requestId: string | null },
): AuditRow {
  const facts = {
    owner_id: ownerId,
    id: newId('aud', actor.random),
    at: new Date(actor.now),
    key_id: actor.keyId,
    action,
    outcome,
    visit_id: visitId,
    patient_id: patientId,
    version,
    request_id: actor.requestId,
  };
  return { ...facts, hash: auditHash(facts) };
}

/** Waits for the next seal. */
export function unsealedAudit({ owner_id, id, hash }: AuditRow): UnsealedRow {
  return { owner_id, kind: 'audit', ref: id, hash };
}

/** One statement: the rows, and that they wait for a seal. */
export async function insertAudit(trx: Transaction<Tables>, rows: readonly AuditRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .with('rows', (db) => db.insertInto('mse_audit').values([...rows]))
    .insertInto('mse_unsealed')
    .values(rows.map(unsealedAudit))
    .execute();
}

/** One row of the audit trail of a visit, as the API shows it. */
export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly keyId: string | null;
  readonly action: string;
  readonly outcome: 'allowed' | 'denied';
  readonly patientId: string | null;
  readonly version: number | null;
  readonly requestId: string | null;
}

/** The latest entries of a visit, newest first. */
export async function listAudit(
  trx: Transaction<Tables>,
  {
    ownerId,
    visitId,
    patientId,
    limit,
  }: { ownerId: string; visitId: string; patientId: string | null; limit: number },
): Promise<AuditEntry[]> {
  let query = trx
    .selectFrom('mse_audit')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('visit_id', '=', visitId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  // A refused write names no patient, as its body was never read: it belongs to every patient of the visit.
  if (patientId !== null)
    query = query.where((eb) =>
      eb.or([
        eb('patient_id', '=', patientId),
        eb.and([eb('patient_id', 'is', null), eb('outcome', '=', 'denied')]),
      ]),
    );
  return (await query.execute()).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    keyId: row.key_id,
    action: row.action,
    outcome: row.outcome,
    patientId: row.patient_id,
    version: row.version,
    requestId: row.request_id,
  }));
}
