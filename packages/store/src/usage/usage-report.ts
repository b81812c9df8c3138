import { formatIsoDay, type KeyKind, type KeyMode } from '@svc/contracts';
import type { Kysely } from 'kysely';
import { type Account, getAccount } from '../accounts/accounts.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { MONTHLY_ALLOWANCE } from '../accounts/plans.ts';
import type { Tables } from '../database/tables.ts';
import { asOwner } from '../database/tenancy.ts';

export interface MonthlyUsage {
  accountId: string;
  /** YYYY-MM, UTC. */
  month: string;
  /** Requests of live keys. */
  live: { total: number; secret: number; publishable: number };
  /** Requests of test keys. */
  test: { total: number };
  /** Requests per endpoint. */
  byEndpoint: Record<string, { live: number; test: number }>;
  /** Live requests the plan includes; null when the plan sets none. */
  allowance: number | null;
  /** Live requests beyond the allowance that are billed. */
  overage: number;
}

interface UsageRow {
  key_kind: KeyKind;
  mode: KeyMode;
  endpoint: string;
  requests: number;
}

/** What an account used in a month; null for an unknown account. Throws InvalidInputError unless the month is `YYYY-MM`. */
export async function readUsage(
  db: Kysely<Tables>,
  accountId: string,
  { month }: { month: string },
): Promise<MonthlyUsage | null> {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new InvalidInputError('A month is written YYYY-MM.');
  const account = await getAccount(db, accountId);
  if (!account) return null;
  return summarise(account, month, await readRows(db, accountId, month));
}

/** Milliseconds of the begin of a month, and of its end. */
export function monthBounds(month: string): { readonly beginMs: number; readonly endMs: number } {
  const begin = new Date(`${month}-01T00:00:00Z`);
  return {
    beginMs: begin.getTime(),
    endMs: Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 1),
  };
}

function readRows(db: Kysely<Tables>, accountId: string, month: string): Promise<UsageRow[]> {
  return asOwner(db, accountId, (trx) =>
    trx
      .selectFrom('usage_day')
      .where('owner_id', '=', accountId)
      .where('day', '>=', `${month}-01`)
      .where('day', '<', formatIsoDay(monthBounds(month).endMs))
      .groupBy(['key_kind', 'mode', 'endpoint'])
      .orderBy('endpoint')
      .select(['key_kind', 'mode', 'endpoint'])
      .select(({ fn, cast }) => cast<number>(fn.sum('requests'), 'bigint').as('requests'))
      .execute(),
  );
}

function summarise(account: Account, month: string, rows: readonly UsageRow[]): MonthlyUsage {
  const live = { total: 0, secret: 0, publishable: 0 };
  const test = { total: 0 };
  const byEndpoint: MonthlyUsage['byEndpoint'] = {};
  for (const { key_kind, mode, endpoint, requests } of rows) {
    byEndpoint[endpoint] ??= { live: 0, test: 0 };
    byEndpoint[endpoint][mode] += requests;
    if (mode === 'live') live[key_kind] += requests;
    (mode === 'live' ? live : test).total += requests;
  }
  const allowance = MONTHLY_ALLOWANCE[account.plan] ?? null;
  const overage = overageOf(live, allowance, account.overageCap);
  return { accountId: account.id, month, live, test, byEndpoint, allowance, overage };
}

/** Publishable keys sit in browsers, where anyone can spend them: they add overage up to the account's cap only. */
function overageOf(
  live: MonthlyUsage['live'],
  allowance: number | null,
  publishableCap: number | null,
): number {
  if (allowance === null) return 0;
  const total = Math.max(0, live.total - allowance);
  const bySecretKeys = Math.max(0, live.secret - allowance);
  return publishableCap === null ? total : Math.min(total, Math.max(bySecretKeys, publishableCap));
}
