import { type Kysely, type Selectable, sql } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import type { OperatorActTable, Tables } from '../database/tables.ts';
import { afterPlace, timePage } from '../pagination/time-cursor.ts';

/** What an operator is about to do. */
export interface NewAct {
  /** Names the token, and is not it. */
  readonly operator: string;
  /** Method and pattern of the route. */
  readonly action: string;
  readonly ownerId: string | null;
  readonly target: string | null;
  readonly patientHash: Uint8Array | null;
  readonly reason: string | null;
  readonly requestId: string;
  readonly now: number;
  readonly random?: RandomBytes;
}

/** What is known of an act once it is done. */
export interface ActOutcome {
  readonly status: number;
  readonly ownerId: string | null;
  readonly target: string | null;
}

/** Writes down what is about to be done, and gives the id of the row. */
export async function beginAct(
  db: Kysely<Tables>,
  { operator, action, ownerId, target, patientHash, reason, requestId, now, random }: NewAct,
): Promise<string> {
  const id = newId('act', random);
  await db
    .insertInto('operator_act')
    .values({
      id,
      at: new Date(now),
      operator,
      action,
      owner_id: ownerId,
      target,
      patient_hash: patientHash,
      reason,
      request_id: requestId,
      status: null,
    })
    .execute();
  return id;
}

/** Completes the row once. Owner and target are filled in only where the row had none. */
export async function settleAct(
  db: Kysely<Tables>,
  id: string,
  { status, ownerId, target }: ActOutcome,
): Promise<void> {
  await db
    .updateTable('operator_act')
    .set((eb) => ({
      status,
      owner_id: eb.fn.coalesce('owner_id', eb.val(ownerId)),
      target: eb.fn.coalesce('target', eb.val(target)),
    }))
    .where('id', '=', id)
    .where('status', 'is', null)
    .execute();
}

/** One row of what operators did, as it is shown. */
export interface OperatorAct {
  readonly id: string;
  readonly at: string;
  readonly operator: string;
  readonly action: string;
  readonly ownerId: string | null;
  readonly target: string | null;
  readonly patientHash: string | null;
  readonly reason: string | null;
  readonly requestId: string;
  /** HTTP status; null when the process ended before it could answer. */
  readonly status: number | null;
}

/** Which acts are asked for. */
export interface ActQuery {
  readonly ownerId?: string | undefined;
  readonly operator?: string | undefined;
  readonly action?: string | undefined;
  readonly patientHashes?: readonly Uint8Array[] | undefined;
  /** Milliseconds since the epoch: from this moment on, and before this one. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

export interface ActPage {
  readonly acts: readonly OperatorAct[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/**
 * A page of what operators did, newest first.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export async function listActs(db: Kysely<Tables>, asked: ActQuery): Promise<ActPage> {
  const { ownerId, operator, action, patientHashes, since, until, limit, cursor } = asked;
  let query = db
    .selectFrom('operator_act')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
  if (operator !== undefined) query = query.where('operator', '=', operator);
  if (action !== undefined) query = query.where('action', '=', action);
  if (patientHashes !== undefined) query = query.where('patient_hash', 'in', [...patientHashes]);
  if (since !== undefined) query = query.where('at', '>=', new Date(since));
  if (until !== undefined) query = query.where('at', '<', new Date(until));
  if (cursor !== undefined) query = query.where(afterPlace(sql.ref('at'), sql.ref('id'), cursor));
  const { rows, ...page } = timePage(await query.execute(), limit, (row) => row);
  return { acts: rows.map(toAct), ...page };
}

function toAct(row: Selectable<OperatorActTable>): OperatorAct {
  return {
    id: row.id,
    at: row.at.toISOString(),
    operator: row.operator,
    action: row.action,
    ownerId: row.owner_id,
    target: row.target,
    patientHash: row.patient_hash === null ? null : Buffer.from(row.patient_hash).toString('hex'),
    reason: row.reason,
    requestId: row.request_id,
    status: row.status,
  };
}
