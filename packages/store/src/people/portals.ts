import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { getAccount } from '../accounts/accounts.ts';
import type { PortalTable } from '../database/tables.ts';
import type { Db } from '../database/tenancy.ts';
import { hashNewToken, hashOfToken, newToken } from '../hashing/tokens.ts';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';

export const PORTAL_PREFIX = 'svc_portal_';
const VISIBLE_CHARACTERS = PORTAL_PREFIX.length + 4;
/** Being used is written down no more often than this. */
const USED_EVERY_MS = 60_000;

/** The credential of a portal as lists show it. */
export interface Portal {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly visibleStart: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

export interface NewPortal {
  readonly accountId: string;
  readonly name: string;
  readonly now: number;
  readonly random?: RandomBytes;
}

/**
 * Makes a credential that starts patient sessions of one account. It is shown once: what is stored is its SHA-256.
 *
 * @throws InvalidInputError for an unknown account
 */
export async function addPortal(
  db: Db,
  { accountId, name, now, random = randomBytes }: NewPortal,
): Promise<{ readonly credential: string; readonly portal: Portal }> {
  if ((await getAccount(db, accountId)) === null)
    throw new InvalidInputError('There is no such account.', 'accountId');
  const token = newToken(random);
  const credential = `${PORTAL_PREFIX}${token}`;
  const row = await db
    .insertInto('portal')
    .values({
      id: newId('ptl', random),
      account_id: accountId,
      name,
      credential_hash: hashNewToken(token),
      visible_start: credential.slice(0, VISIBLE_CHARACTERS),
      created_at: new Date(now),
      last_used_at: null,
      revoked_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { credential, portal: toPortal(row) };
}

export async function listPortals(db: Db, accountId?: string): Promise<Portal[]> {
  let query = db.selectFrom('portal').selectAll().orderBy('created_at').orderBy('id');
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return (await query.execute()).map(toPortal);
}

/** The revoked credential; null for an unknown id. Revoking again keeps the time of the first. */
export async function revokePortal(
  db: Db,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<Portal | null> {
  const row = await db
    .updateTable('portal')
    .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(new Date(now))) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toPortal(row);
}

/** Whose credential this is; null for one that is none, or was revoked. */
export async function findPortal(
  db: Db,
  { credential, now }: { readonly credential: string; readonly now: number },
): Promise<{ readonly id: string; readonly accountId: string } | null> {
  const hash = credential.startsWith(PORTAL_PREFIX)
    ? hashOfToken(credential.slice(PORTAL_PREFIX.length))
    : null;
  if (hash === null) return null;
  const row = await db
    .selectFrom('portal')
    .select(['id', 'account_id', 'last_used_at'])
    .where('credential_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (now - (row.last_used_at?.getTime() ?? 0) >= USED_EVERY_MS)
    await db
      .updateTable('portal')
      .set({ last_used_at: new Date(now) })
      .where('id', '=', row.id)
      .execute();
  return { id: row.id, accountId: row.account_id };
}

function toPortal(row: Selectable<PortalTable>): Portal {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    visibleStart: row.visible_start,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
