import { type Selectable, sql, type Transaction } from 'kysely';
import { newId } from '../ids/ids.ts';
import type { MseAuditTable, Tables } from '../database/tables.ts';
import { placeOf, timePage } from '../pagination/time-cursor.ts';
import type { UnsealedRow } from './chain.ts';
import { type AuditFacts, auditHash } from './facts.ts';
import type { Actor, RecordKey } from './record.ts';

/** What was done with a record, or asked for and refused. */
export interface AuditedAction {
  readonly ownerId: string;
  readonly action: string;
  readonly outcome: 'allowed' | 'denied';
  readonly visitId?: string | null;
  readonly patientId?: string | null;
  readonly version?: number | null;
}

export type AuditRow = AuditFacts & { readonly hash: Uint8Array };

/** Work of the operator: no key acts, and somebody says why. */
export interface OperatorActor extends Omit<Actor, 'keyId'> {
  readonly keyId: null;
  /** Names the admin token, and is not it. */
  readonly operator: string;
  readonly reason: string | null;
}

export function auditRow(
  { ownerId, action, outcome, visitId = null, patientId = null, version = null }: AuditedAction,
  actor: Actor | OperatorActor,
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
    ...('operator' in actor ? { operator: actor.operator, reason: actor.reason } : {}),
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

/** One row of the audit trail, as it is shown. */
export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly keyId: string | null;
  readonly action: string;
  readonly outcome: 'allowed' | 'denied';
  readonly visitId: string | null;
  readonly patientId: string | null;
  readonly version: number | null;
  readonly requestId: string | null;
  /** Who acted where no key did, and why. */
  readonly operator: string | null;
  readonly reason: string | null;
}

/** Which rows of the trail of an organization are asked for. */
export interface AuditQuery {
  readonly ownerId: string;
  /** All when not given. */
  readonly visitId?: string | undefined;
  readonly patientId?: string | null | undefined;
  readonly keyId?: string | undefined;
  readonly action?: string | undefined;
  readonly outcome?: 'allowed' | 'denied' | undefined;
  /** Milliseconds since the epoch: from this moment on, and before this one. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
  /** Where the next page goes on; null at the end. */
  readonly nextCursor: string | null;
}

/**
 * A page of the audit trail, newest first.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export async function listAudit(trx: Transaction<Tables>, asked: AuditQuery): Promise<AuditPage> {
  const { rows, ...page } = timePage(await auditRows(trx, asked).execute(), asked.limit, (row) => row);
  return { entries: rows.map(toEntry), ...page };
}

/** One more than a page has, to know whether there are more. */
function auditRows(
  trx: Transaction<Tables>,
  { ownerId, visitId, patientId, keyId, action, outcome, since, until, limit, cursor }: AuditQuery,
) {
  let query = trx
    .selectFrom('mse_audit')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (visitId !== undefined) query = query.where('visit_id', '=', visitId);
  if (keyId !== undefined) query = query.where('key_id', '=', keyId);
  if (action !== undefined) query = query.where('action', '=', action);
  if (outcome !== undefined) query = query.where('outcome', '=', outcome);
  if (since !== undefined) query = query.where('at', '>=', new Date(since));
  if (until !== undefined) query = query.where('at', '<', new Date(until));
  if (cursor !== undefined) {
    const { at, id } = placeOf(cursor);
    query = query.where((eb) => sql<boolean>`(${eb.ref('at')}, ${eb.ref('id')}) < (${at}, ${id})`);
  }
  // A refused write names no patient, as its body was never read: it belongs to every patient of the visit.
  if (patientId !== null && patientId !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('patient_id', '=', patientId),
        eb.and([eb('patient_id', 'is', null), eb('outcome', '=', 'denied')]),
      ]),
    );
  return query;
}

function toEntry(row: Selectable<MseAuditTable>): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    keyId: row.key_id,
    action: row.action,
    outcome: row.outcome,
    visitId: row.visit_id,
    patientId: row.patient_id,
    version: row.version,
    requestId: row.request_id,
    operator: row.operator,
    reason: row.reason,
  };
}

/** What a key has last seen or written of a record, by the trail: a version number, or null when it did neither. */
export async function lastSeenVersion(
  trx: Transaction<Tables>,
  { ownerId, visitId, patientId, keyId }: RecordKey & { readonly keyId: string },
): Promise<number | null> {
  const row = await trx
    .selectFrom('mse_audit')
    .select('version')
    .where('owner_id', '=', ownerId)
    .where('visit_id', '=', visitId)
    .where('patient_id', '=', patientId)
    .where('key_id', '=', keyId)
    .where('outcome', '=', 'allowed')
    .where('version', 'is not', null)
    .where('action', 'in', ['mse.read', 'mse.read_version', 'mse.write', 'mse.patch'])
    .orderBy('at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}
