import type { Membership, Profile } from '@svc/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Db } from '../database/tenancy.ts';
import { hashNewToken, hashOfToken, newToken } from '../hashing/tokens.ts';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { membershipsOf } from './memberships.ts';

/** Without a request a session ends after this, and after the other whatever happens. */
export const PERSON_IDLE_MS = 30 * 60_000;
export const PERSON_SESSION_MS = 12 * 3_600_000;
/** Being seen is written down no more often than this. */
const SEEN_EVERY_MS = 30_000;

/** A session that holds, with the person it is of. */
export interface PersonSession {
  readonly id: string;
  readonly personId: string;
  readonly email: string;
  readonly profile: Profile;
  readonly memberships: readonly Membership[];
  readonly createdAtMs: number;
  /** When the person last proved who they are. */
  readonly authenticatedAtMs: number;
  readonly expiresAtMs: number;
}

export interface NewPersonSession {
  readonly personId: string;
  readonly browser: string | null;
  /** Who signed the person in, as whom, and in which session of theirs. */
  readonly issuer: string;
  readonly subject: string;
  readonly providerSession: string | null;
  readonly authenticatedAtMs: number;
  readonly now: number;
  readonly random?: RandomBytes | undefined;
}

/** Starts a session. The token is shown once: what is stored is its SHA-256. */
export async function createPersonSession(db: Db, session: NewPersonSession): Promise<string> {
  const token = newToken(session.random);
  const at = new Date(session.now);
  await db
    .insertInto('person_session')
    .values({
      token_hash: hashNewToken(token),
      id: newId('sess', session.random),
      person_id: session.personId,
      browser: session.browser,
      issuer: session.issuer,
      subject: session.subject,
      provider_session: session.providerSession,
      created_at: at,
      authenticated_at: new Date(session.authenticatedAtMs),
      seen_at: at,
      expires_at: new Date(session.now + PERSON_SESSION_MS),
    })
    .execute();
  await db.updateTable('person').set({ last_sign_in_at: at }).where('id', '=', session.personId).execute();
  return token;
}

/** Whose session a token is; null for one that is none, no longer holds, or is of somebody who was shut out. */
export async function findPersonSession(
  db: Kysely<Tables>,
  { token, now }: { readonly token: string; readonly now: number },
): Promise<PersonSession | null> {
  const tokenHash = hashOfToken(token);
  if (tokenHash === null) return null;
  const row = await db
    .selectFrom('person_session')
    .innerJoin('person', 'person.id', 'person_session.person_id')
    .select([
      'person_session.id',
      'person_session.person_id',
      'person_session.created_at',
      'person_session.authenticated_at',
      'person_session.seen_at',
      'person_session.expires_at',
      'person.email',
      'person.name',
      'person.credential',
      'person.licence',
      'person.disabled_at',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined || row.disabled_at !== null) return null;
  const seenMs = row.seen_at.getTime();
  if (row.expires_at.getTime() <= now || seenMs + PERSON_IDLE_MS <= now) return null;
  if (now - seenMs >= SEEN_EVERY_MS)
    await db
      .updateTable('person_session')
      .set({ seen_at: new Date(now) })
      .where('token_hash', '=', tokenHash)
      .execute();
  const memberships = (await membershipsOf(db, [row.person_id])).get(row.person_id) ?? [];
  return {
    id: row.id,
    personId: row.person_id,
    email: row.email,
    profile: { name: row.name, credential: row.credential, licence: row.licence },
    memberships,
    createdAtMs: row.created_at.getTime(),
    authenticatedAtMs: row.authenticated_at.getTime(),
    expiresAtMs: row.expires_at.getTime(),
  };
}

/** A new token for a session, since what it may do has changed; the one before holds no longer. */
export async function renewPersonSession(
  db: Db,
  { id, random }: { readonly id: string; readonly random?: RandomBytes | undefined },
): Promise<string> {
  const token = newToken(random);
  await db
    .updateTable('person_session')
    .set({ token_hash: hashNewToken(token) })
    .where('id', '=', id)
    .execute();
  return token;
}

/** Where a person is signed in. */
export interface ListedSession {
  readonly id: string;
  readonly browser: string | null;
  readonly createdAt: string;
  readonly seenAt: string;
  readonly expiresAt: string;
}

export async function listPersonSessions(
  db: Db,
  { personId, now }: { readonly personId: string; readonly now: number },
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('person_session')
    .select(['id', 'browser', 'created_at', 'seen_at', 'expires_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', new Date(now))
    .where('seen_at', '>', new Date(now - PERSON_IDLE_MS))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ id, browser, ...row }) => ({
    id,
    browser,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

/** Ends one session of a person; false when there is none. */
export async function endPersonSession(
  db: Db,
  { personId, id }: { readonly personId: string; readonly id: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom('person_session')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends what a provider says has ended: one of its sessions, or all of a subject. How many ended. */
export async function endProviderSessions(
  db: Db,
  {
    issuer,
    subject,
    providerSession,
  }: {
    readonly issuer: string;
    readonly subject?: string | undefined;
    readonly providerSession?: string | undefined;
  },
): Promise<number> {
  if (subject === undefined && providerSession === undefined) return 0;
  let query = db.deleteFrom('person_session').where('issuer', '=', issuer);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (providerSession !== undefined) query = query.where('provider_session', '=', providerSession);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes sessions that have ended by time; how many. */
export async function purgePersonSessions(db: Kysely<Tables>, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('person_session')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', new Date(now)), eb('seen_at', '<=', new Date(now - PERSON_IDLE_MS))]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
