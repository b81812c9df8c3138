import type { OrganizationScope } from '@svc/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../ids/clock.ts';
import type { Tables } from '../database/tables.ts';
import { asOwner } from '../database/tenancy.ts';

/** The key a write is made with. */
export interface WritingKey {
  readonly keyId: string;
  /** Account or organization of the key. */
  readonly ownerId: string;
  /** Scope that an organization key must have; null for a key of an account. */
  readonly scope: OrganizationScope | null;
}

/** Why a key is no longer valid: revoked, expired or gone; its organization inactive; or the scope taken away. */
export type RevokedReason = 'unknown' | 'inactive' | 'scope';

/** A key became invalid while its request was under way: nothing of the write may stay. */
export class RevokedKeyError extends Error {
  override readonly name = 'RevokedKeyError';
  readonly reason: RevokedReason;
  readonly scope: OrganizationScope | null;

  constructor(reason: RevokedReason, scope: OrganizationScope | null) {
    super('The key no longer holds.');
    this.reason = reason;
    this.scope = scope;
  }
}

/**
 * A transaction of the owner of a key. The key is checked again when all work is done, after every wait for a body, a
 * connection or a lock, but before the commit.
 *
 * @throws RevokedKeyError when it is no longer valid; nothing is stored then
 */
export async function asKeyHolder<T>(
  db: Kysely<Tables>,
  { key, clock }: { key: WritingKey; clock: Clock },
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return asOwner(db, key.ownerId, async (trx) => {
    const result = await work(trx);
    const revoked = await revokedKeys(trx, { keyIds: [key.keyId], scope: key.scope, now: clock() });
    const reason = revoked.get(key.keyId);
    if (reason !== undefined) throw new RevokedKeyError(reason, key.scope);
    return result;
  });
}

/** Which keys of the owner are no longer valid, as committed at this moment. */
export async function revokedKeys(
  trx: Transaction<Tables>,
  { keyIds, scope, now }: { keyIds: readonly string[]; scope: OrganizationScope | null; now: number },
): Promise<ReadonlyMap<string, RevokedReason>> {
  const { rows } = await sql<{ keyId: string; reason: RevokedReason }>`
    select key_id as "keyId", reason
    from svc_fallen_keys(${[...new Set(keyIds)]}::text[], ${scope}::text, ${new Date(now)})`.execute(trx);
  return new Map(rows.map(({ keyId, reason }) => [keyId, reason]));
}
