import { createHash } from 'node:crypto';
import type { Db } from '../database/tenancy.ts';

interface Token {
  readonly clientId: string;
  /** `jti`, whatever the client calls it. */
  readonly tokenId: string;
  /** Milliseconds since the epoch from which on the token is refused anyway. */
  readonly expiresAt: number;
}

/** Takes a token; false when it was taken before. */
export async function spendCdsToken(db: Db, { clientId, tokenId, expiresAt }: Token): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cds_token')
    .values({
      client_id: clientId,
      id_hash: createHash('sha256').update(tokenId).digest(),
      expires_at: new Date(expiresAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets tokens that are refused by their time. */
export async function purgeCdsTokens(db: Db, now: number): Promise<void> {
  await db.deleteFrom('cds_token').where('expires_at', '<=', new Date(now)).execute();
}
