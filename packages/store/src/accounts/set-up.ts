import { sql } from 'kysely';
import type { Db } from '../database/tenancy.ts';

/** How far the set-up of an account is. */
export interface AccountSetUp {
  /** Keys that hold. */
  readonly keys: number;
  /** Those of them for browsers. */
  readonly publishableKeys: number;
  readonly webhooks: number;
  /** Those of them that get nothing. */
  readonly disabledWebhooks: number;
}

export async function accountSetUp(
  db: Db,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<AccountSetUp> {
  const { rows } = await sql<AccountSetUp>`
    select
      (select count(*) from api_key where account_id = ${accountId} and ${holds(now)})::integer as keys,
      (select count(*) from api_key
        where account_id = ${accountId} and kind = 'publishable' and ${holds(now)})::integer as "publishableKeys",
      (select count(*) from webhook_endpoint where owner_id = ${accountId})::integer as webhooks,
      (select count(*) from webhook_endpoint
        where owner_id = ${accountId} and not enabled)::integer as "disabledWebhooks"`.execute(db);
  const [setUp] = rows;
  if (setUp === undefined) throw new Error('Counts are always given.');
  return setUp;
}

function holds(now: number) {
  return sql`revoked_at is null and (expires_at is null or expires_at > ${new Date(now)})`;
}
