import type { RetinaEye, RetinaSessionStatus } from '@svc/contracts';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { RetinaSessionTable, Tables } from '../database/tables.ts';
import { newId } from '../ids/ids.ts';

/** How long a session takes captures. */
export const RETINA_SESSION_MS = 24 * 3_600_000;

export interface StoredRetinaSession {
  readonly id: string;
  readonly patientId: string;
  readonly targetEye: RetinaEye;
  readonly startedAt: string;
  readonly expiresAt: string;
  readonly completedAt: string | null;
}

interface NewRetinaSession {
  readonly ownerId: string;
  readonly patientId: string;
  readonly targetEye: RetinaEye;
  /** JSON text. */
  readonly deviceInfo: string | null;
  /** JSON text. */
  readonly captureCapabilities: string | null;
  readonly now: number;
}

export async function insertRetinaSession(
  trx: Transaction<Tables>,
  session: NewRetinaSession,
): Promise<string> {
  const id = newId('rsess');
  await trx
    .insertInto('retina_session')
    .values({
      owner_id: session.ownerId,
      id,
      patient_id: session.patientId,
      target_eye: session.targetEye,
      device_info: session.deviceInfo,
      capture_capabilities: session.captureCapabilities,
      started_at: new Date(session.now),
      expires_at: new Date(session.now + RETINA_SESSION_MS),
      completed_at: null,
    })
    .execute();
  return id;
}

/** A session of the tenant, whoever's; null when there is none of this id. */
export async function findRetinaSession(
  trx: Transaction<Tables>,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<StoredRetinaSession | null> {
  const row = await trx
    .selectFrom('retina_session')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toSession(row);
}

/** Whether a session is open, completed or expired at a moment. */
export function retinaSessionStatus(
  { completedAt, expiresAt }: Pick<StoredRetinaSession, 'completedAt' | 'expiresAt'>,
  now: number,
): RetinaSessionStatus {
  if (completedAt !== null) return 'completed';
  return Date.parse(expiresAt) <= now ? 'expired' : 'open';
}

/**
 * A session is completed while every eye it is for has a capture, or one capture covers both; one whose capture was
 * withdrawn is open again. Those that change its captures settle it one after another.
 */
export async function settleRetinaSession(
  trx: Transaction<Tables>,
  { ownerId, id, now }: { readonly ownerId: string; readonly id: string; readonly now: number },
): Promise<void> {
  await trx
    .selectFrom('retina_session')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
  await sql`
    update retina_session session set completed_at = case when (
        select case session.target_eye
          when 'both' then bool_or(eye = 'both') or (bool_or(eye = 'left') and bool_or(eye = 'right'))
          else bool_or(eye in ('both', session.target_eye)) end
        from retina_capture capture where capture.owner_id = ${ownerId} and capture.session_id = ${id})
      then coalesce(session.completed_at, ${new Date(now)}) end
    where session.owner_id = ${ownerId} and session.id = ${id}`.execute(trx);
}

function toSession(row: Selectable<RetinaSessionTable>): StoredRetinaSession {
  return {
    id: row.id,
    patientId: row.patient_id,
    targetEye: row.target_eye,
    startedAt: row.started_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
  };
}
