import type { Invitation, PersonRole } from '@svc/contracts';
import type { Selectable } from 'kysely';
import type { InvitationTable } from '../database/tables.ts';
import { type Db, inTransaction } from '../database/tenancy.ts';
import { hashNewToken, hashOfToken, newToken } from '../hashing/tokens.ts';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { insertMembership } from './memberships.ts';
import { checkPlace, type Place } from './places.ts';

const LIFETIME_MS = 7 * 24 * 3_600_000;
/** An invitation that has ended is kept as long as the events of its time. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** Most open invitations of one place that a list shows. */
const MOST_LISTED = 500;

export interface NewInvitation extends Place {
  readonly email: string;
  readonly role: PersonRole;
  readonly isAdmin: boolean;
  /** Id of a person, or name of the admin token. */
  readonly invitedBy: string;
  readonly now: number;
  readonly random?: RandomBytes | undefined;
}

/**
 * Makes an invitation. Its token is shown once: what is stored is its SHA-256.
 *
 * @throws InvalidInputError for a role that is not held there, or a place that there is not
 */
export async function createInvitation(
  db: Db,
  { email, role, scope, scopeId, isAdmin, invitedBy, now, random }: NewInvitation,
): Promise<{ readonly token: string; readonly invitation: Invitation }> {
  await checkPlace(db, role, { scope, scopeId });
  const token = newToken(random);
  const row = await db
    .insertInto('invitation')
    .values({
      id: newId('inv', random),
      token_hash: hashNewToken(token),
      email,
      role,
      scope,
      scope_id: scopeId,
      is_admin: isAdmin,
      invited_by: invitedBy,
      created_at: new Date(now),
      expires_at: new Date(now + LIFETIME_MS),
      accepted_at: null,
      accepted_by: null,
      revoked_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, invitation: toInvitation(row) };
}

/** The invitation a link holds; null for one that was taken up, taken back or has ended. */
export async function findInvitation(
  db: Db,
  { token, now }: { readonly token: string; readonly now: number },
): Promise<Invitation | null> {
  const tokenHash = hashOfToken(token);
  if (tokenHash === null) return null;
  const row = await openInvitations(db, now).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row === undefined ? null : toInvitation(row);
}

/**
 * Gives a person the role they were invited to, once; false when somebody was faster, or it no longer holds. Their session
 * goes on: whoever takes an invitation up gives it a new token.
 */
export async function acceptInvitation(
  db: Db,
  { id, personId, now }: { readonly id: string; readonly personId: string; readonly now: number },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('invitation')
      .set({ accepted_at: new Date(now), accepted_by: personId })
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return false;
    const { role, scope, scope_id: scopeId, is_admin: isAdmin } = row;
    await insertMembership(trx, { personId, role, scope, scopeId, isAdmin, now });
    return true;
  });
}

/** Ids of the open invitations to an address, whatever its letters' case. */
export async function openInvitationsFor(
  db: Db,
  { email, now }: { readonly email: string; readonly now: number },
): Promise<string[]> {
  const rows = await openInvitations(db, now)
    .where((eb) => eb.fn<string>('lower', ['email']), '=', email.toLowerCase())
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Invitations to a place that are open, newest first. */
export async function listInvitations(
  db: Db,
  { scope, scopeId, now }: Place & { readonly now: number },
): Promise<Invitation[]> {
  const rows = await openInvitations(db, now)
    .where('scope', '=', scope)
    .where('scope_id', '=', scopeId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(toInvitation);
}

/** Takes an invitation to a place back; null when the place has none of that id. One that was taken up stays so. */
export async function revokeInvitation(
  db: Db,
  { id, scope, scopeId, now }: Place & { readonly id: string; readonly now: number },
): Promise<Invitation | null> {
  const row = await db
    .updateTable('invitation')
    .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(new Date(now))) }))
    .where('id', '=', id)
    .where('scope', '=', scope)
    .where('scope_id', '=', scopeId)
    .where('accepted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toInvitation(row);
}

/** Removes invitations that ended long ago; how many. */
export async function purgeInvitations(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('invitation')
    .where('expires_at', '<=', new Date(now - KEPT_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function openInvitations(db: Db, now: number) {
  return db
    .selectFrom('invitation')
    .selectAll()
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(now));
}

function toInvitation(row: Selectable<InvitationTable>): Invitation {
  const { id, email, role, scope, scope_id } = row;
  return {
    id,
    email,
    role,
    isAdmin: row.is_admin,
    scope,
    scopeId: scope_id === '' ? null : scope_id,
    invitedBy: row.invited_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
