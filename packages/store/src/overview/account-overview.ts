import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type LoggedRequest, newestRequest } from '../requests/list-requests.ts';
import { type AccessRequest, newestAccessRequest } from '../accounts/access-requests.ts';
import { type Account, getAccount } from '../accounts/accounts.ts';
import { letsIn } from '../accounts/read-keys.ts';

/** An account, and how far its set-up is. */
export interface AccountOverview {
  readonly account: Account;
  /** Keys that hold, and those of them for browsers. */
  readonly keys: number;
  readonly publishableKeys: number;
  readonly webhooks: number;
  readonly disabledWebhooks: number;
  readonly lastRequest: Pick<LoggedRequest, 'at' | 'operation' | 'status' | 'keyStart'> | null;
  readonly accessRequest: AccessRequest | null;
  readonly asOf: string;
}

/** Null for an unknown account. */
export async function accountOverview(
  db: Kysely<Tables>,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<AccountOverview | null> {
  const account = await getAccount(db, accountId);
  if (account === null) return null;
  const last = await newestRequest(db, { accountId, now });
  return {
    account,
    ...(await countsOf(db, accountId, now)),
    lastRequest: last && {
      at: last.at,
      operation: last.operation,
      status: last.status,
      keyStart: last.keyStart,
    },
    accessRequest: await newestAccessRequest(db, accountId),
    asOf: new Date(now).toISOString(),
  };
}

type Counts = Pick<AccountOverview, 'keys' | 'publishableKeys' | 'webhooks' | 'disabledWebhooks'>;

async function countsOf(db: Kysely<Tables>, accountId: string, now: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select held.*, hooks.* from (
      select count(*)::integer as keys, count(*) filter (where kind = 'publishable')::integer as "publishableKeys"
      from api_key where account_id = ${accountId} and ${letsIn(now)}
    ) held, (
      select count(*)::integer as webhooks, count(*) filter (where not enabled)::integer as "disabledWebhooks"
      from webhook_endpoint where owner_id = ${accountId} and deleted_at is null
    ) hooks`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Counts are one row.');
  return counts;
}
