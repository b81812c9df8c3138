import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Db } from '../database/tenancy.ts';
import { hashNewToken, hashOfToken, newToken } from '../hashing/tokens.ts';
import type { RandomBytes } from '../ids/clock.ts';
import type { Patient } from './patients.ts';

/** A session of a patient that holds. */
export interface PatientSession {
  readonly ownerId: string;
  readonly patientId: string;
}

/** Being seen is written down no more often than this. */
const SEEN_EVERY_MS = 60_000;

export const SESSION_SECONDS = 7 * 24 * 3600;
export const SESSION_IDLE_SECONDS = 24 * 3600;

interface NewSession {
  readonly patient: Patient;
  readonly now: number;
  /** From now to its end, whatever happens. */
  readonly lifetimeSeconds?: number;
  /** From when it was last used to its end. */
  readonly idleSeconds?: number;
  readonly random?: RandomBytes | undefined;
}

/** Starts a session. The token is shown once: what is stored is its SHA-256. */
export async function createPatientSession(
  db: Db,
  {
    patient: { ownerId, id },
    now,
    lifetimeSeconds = SESSION_SECONDS,
    idleSeconds = SESSION_IDLE_SECONDS,
    random,
  }: NewSession,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = newToken(random);
  const at = new Date(now);
  const expiresAt = new Date(now + lifetimeSeconds * 1000);
  await db
    .insertInto('patient_session')
    .values({
      token_hash: hashNewToken(token),
      owner_id: ownerId,
      patient_id: id,
      idle_seconds: idleSeconds,
      created_at: at,
      seen_at: at,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt: expiresAt.toISOString() };
}

/** Whose session a token is; null for one that is none, or no longer holds. */
export async function findPatientSession(
  db: Kysely<Tables>,
  { token, now }: { token: string; now: number },
): Promise<PatientSession | null> {
  const tokenHash = hashOfToken(token);
  if (tokenHash === null) return null;
  const row = await db
    .selectFrom('patient_session')
    .select(['owner_id', 'patient_id', 'idle_seconds', 'seen_at', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const seenMs = row.seen_at.getTime();
  if (row.expires_at.getTime() <= now || seenMs + row.idle_seconds * 1000 <= now) return null;
  if (now - seenMs >= SEEN_EVERY_MS)
    await db
      .updateTable('patient_session')
      .set({ seen_at: new Date(now) })
      .where('token_hash', '=', tokenHash)
      .execute();
  return { ownerId: row.owner_id, patientId: row.patient_id };
}

/** Ends a session; one that is none is no error. */
export async function endPatientSession(db: Kysely<Tables>, token: string): Promise<void> {
  const tokenHash = hashOfToken(token);
  if (tokenHash !== null)
    await db.deleteFrom('patient_session').where('token_hash', '=', tokenHash).execute();
}

/** Removes sessions that have ended by time; how many. */
export async function purgePatientSessions(db: Kysely<Tables>, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('patient_session')
    .where('expires_at', '<=', new Date(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
