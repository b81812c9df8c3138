import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Db } from '../database/tenancy.ts';
import type { Vault } from '../vault.ts';
import type { StoredConnection } from './connection.ts';

/** How long a pending connection can be authorized through its link. */
export const LINK_LIFETIME_MS = 7 * 24 * 3_600_000;

/** The token of the link to a new connection, derived from the secret of the deployment. */
export function newLinkToken(vault: Pick<Vault, 'tokens'>, connectionId: string): string {
  const [token] = vault.tokens(purposeOf(connectionId));
  if (token === undefined) throw new Error('A vault has at least one secret.');
  return token;
}

/**
 * The token of the link to a connection, derived anew: it can be shown again though only its hash is stored. After a
 * change of secrets it is still the one that was sent, as long as the former secret is kept.
 */
export function linkToken(
  vault: Pick<Vault, 'tokens'>,
  { id, linkHash }: Pick<StoredConnection, 'id' | 'linkHash'>,
): string {
  const known = vault.tokens(purposeOf(id)).find((token) => hashLinkToken(token).equals(linkHash));
  return known ?? newLinkToken(vault, id);
}

function purposeOf(connectionId: string): string {
  return `wearable link ${connectionId}`;
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Stores the hash of the token of a new connection of the tenant. */
export async function issueLink(
  trx: Transaction<Tables>,
  { connectionId, tokenHash, now }: { connectionId: string; tokenHash: Uint8Array; now: number },
): Promise<void> {
  await sql`select svc_issue_wearable_link(${tokenHash}, ${connectionId}, ${new Date(now)})`.execute(trx);
}

/** Whose connection a token opens; null for a token that is none. */
export async function findLink(
  db: Db,
  token: string,
): Promise<{ readonly ownerId: string; readonly connectionId: string } | null> {
  const row = await db
    .selectFrom('wearable_link')
    .select(['owner_id', 'connection_id'])
    .where('token_hash', '=', hashLinkToken(token))
    .executeTakeFirst();
  return row ? { ownerId: row.owner_id, connectionId: row.connection_id } : null;
}
