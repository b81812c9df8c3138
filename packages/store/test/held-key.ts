import { createHash } from 'node:crypto';
import type { Database } from '../src/database/database.ts';
import type { WritingKey } from '../src/accounts/writing-key.ts';

/** A key of an account of this id that holds; both are made when they are not there. */
export async function heldKey({ db }: Pick<Database, 'db'>, ownerId: string): Promise<WritingKey> {
  const keyId = `key_of_${ownerId}`;
  const moment = { created_at: new Date(0), updated_at: new Date(0) };
  await db
    .insertInto('account')
    .values({ id: ownerId, name: 'Test', plan: 'launch', production_approved: true, ...moment })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('api_key')
    .values({
      id: keyId,
      account_id: ownerId,
      kind: 'secret',
      mode: 'live',
      key_hash: createHash('sha256').update(keyId).digest(),
      visible_start: 'svc_sk_live_',
      origins: [],
      expires_at: null,
      revoked_at: null,
      ...moment,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { keyId, ownerId, scope: null };
}
