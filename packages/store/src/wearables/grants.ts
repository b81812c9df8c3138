import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';

interface GrantName {
  readonly ownerId: string;
  readonly connectionId: string;
}

/** The sealed tokens of a connection. */
export interface Grant extends GrantName {
  readonly provider: string;
  readonly tokensSealed: Uint8Array;
  /** Rises with each refresh. */
  readonly generation: number;
}

/** A call to the provider ends sooner than that. */
const REFRESH_LEASE_MS = 30_000;
/** Between two tries to tell a provider that a grant ended. */
const REVOKE_AGAIN_MS = 10 * 60_000;

/** What a sealed set of tokens is for: copied to another connection's row it does not open. */
export function tokenPurpose(connectionId: string): string {
  return `wearable tokens ${connectionId}`;
}

export async function readGrant(
  trx: Transaction<Tables>,
  { ownerId, connectionId }: GrantName,
): Promise<Grant | null> {
  const row = await trx
    .selectFrom('wearable_grant')
    .select(['owner_id', 'connection_id', 'provider', 'tokens_sealed', 'generation'])
    .where('owner_id', '=', ownerId)
    .where('connection_id', '=', connectionId)
    .where('revoke_at', 'is', null)
    .executeTakeFirst();
  return row ? toGrant(row) : null;
}

/**
 * Takes the right to refresh tokens, for as long as a call may take: a lease and not a lock, because nothing waits for a
 * network inside a transaction. False when another process refreshes at this moment, or already has.
 */
export async function leaseRefresh(
  trx: Transaction<Tables>,
  { ownerId, connectionId, generation, leaseId, now }: Grant & { leaseId: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('wearable_grant')
    .set({ refresh_lease_id: leaseId, refresh_leased_until: new Date(now + REFRESH_LEASE_MS) })
    .where('owner_id', '=', ownerId)
    .where('connection_id', '=', connectionId)
    .where('generation', '=', generation)
    .where((eb) =>
      eb.or([eb('refresh_leased_until', 'is', null), eb('refresh_leased_until', '<=', new Date(now))]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps refreshed tokens, or gives the lease back without any. */
export async function finishRefresh(
  trx: Transaction<Tables>,
  {
    ownerId,
    connectionId,
    leaseId,
    tokensSealed,
  }: GrantName & { leaseId: string; tokensSealed: Uint8Array | null },
): Promise<void> {
  await trx
    .updateTable('wearable_grant')
    .set((eb) => ({
      refresh_lease_id: null,
      refresh_leased_until: null,
      ...(tokensSealed === null ? {} : { tokens_sealed: tokensSealed, generation: eb('generation', '+', 1) }),
    }))
    .where('owner_id', '=', ownerId)
    .where('connection_id', '=', connectionId)
    .where('refresh_lease_id', '=', leaseId)
    .execute();
}

/** Grants whose provider has to be told that they ended; each comes again in ten minutes unless it is dropped. */
export async function claimEndedGrants(
  db: Kysely<Tables>,
  { now, limit }: { now: number; limit: number },
): Promise<(Grant & { readonly isLastTry: boolean })[]> {
  const again = new Date(now + REVOKE_AGAIN_MS);
  const rows = await asWorker(db, async (trx) => {
    const claimed = await sql<GrantRow & { revoke_until: Date }>`
      update wearable_grant set revoke_at = ${again}
      where (owner_id, connection_id) in (
        select owner_id, connection_id from wearable_grant where revoke_at <= ${new Date(now)}
        order by revoke_at limit ${limit} for update skip locked
      )
      returning owner_id, connection_id, provider, tokens_sealed, generation, revoke_until`.execute(trx);
    return claimed.rows;
  });
  return rows.map((row) => ({ ...toGrant(row), isLastTry: row.revoke_until <= again }));
}

/** Forgets the tokens of a grant that ended. */
export async function dropEndedGrant(
  db: Kysely<Tables>,
  { ownerId, connectionId }: GrantName,
): Promise<void> {
  await asWorker(db, (trx) =>
    trx
      .deleteFrom('wearable_grant')
      .where('owner_id', '=', ownerId)
      .where('connection_id', '=', connectionId)
      .where('revoke_at', 'is not', null)
      .execute(),
  );
}

interface GrantRow {
  owner_id: string;
  connection_id: string;
  provider: string;
  tokens_sealed: Uint8Array;
  generation: number;
}

function toGrant(row: GrantRow): Grant {
  return {
    ownerId: row.owner_id,
    connectionId: row.connection_id,
    provider: row.provider,
    tokensSealed: row.tokens_sealed,
    generation: row.generation,
  };
}
