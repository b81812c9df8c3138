import { DAY_MS, formatIsoDay, type KeyKind, type KeyMode, type Plan } from '@svc/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { getAccount } from '../accounts/accounts.ts';
import { letsIn } from '../accounts/read-keys.ts';
import type { Tables } from '../database/tables.ts';
import { asOwner } from '../database/tenancy.ts';
import { REQUESTS_KEPT_MS } from '../requests/purge-requests.ts';
import { monthBounds, readUsage } from './usage-report.ts';

/** What a try in the console counts as, where keys are counted: there is no such key. */
export const CONSOLE_KEY = 'console';

/** Rows of one answer. */
const MOST_ROWS = 20_000;

/** What the sandbox lets through in a day. */
interface SandboxLimits {
  readonly sandboxKeyDaily: number;
  readonly sandboxAccountDaily: number;
}

interface UsageAsked extends SandboxLimits {
  readonly accountId: string;
  /** `YYYY-MM`, UTC; that of now when not given. */
  readonly month?: string | undefined;
  readonly now: number;
}

interface UsageOfDay {
  readonly day: string;
  readonly operation: string;
  readonly keyId: string;
  /** Null for what is no key of the account: a try in the console. */
  readonly keyStart: string | null;
  readonly kind: KeyKind;
  readonly mode: KeyMode;
  readonly requests: number;
}

interface SandboxLeft {
  readonly day: string;
  readonly accountLimit: number;
  readonly accountLeft: number;
  readonly keyLimit: number;
  readonly keys: { readonly keyId: string; readonly left: number }[];
  /** Of tries in the console. */
  readonly triesLeft: number;
  readonly resetsAt: string;
}

/** What an account used in a month, and what it has left. */
export interface UsageByDay {
  readonly month: string;
  readonly plan: Plan;
  readonly rows: UsageOfDay[];
  readonly isCut: boolean;
  readonly live: number;
  readonly test: number;
  readonly allowance: number | null;
  readonly overage: number;
  readonly overageCap: number | null;
  readonly expected: number | null;
  readonly sandbox: SandboxLeft;
  /** Requests refused with 429 in seven days. */
  readonly limited: number;
  readonly asOf: string;
}

/** Null for an unknown account. Throws InvalidInputError unless the month is `YYYY-MM`. */
export async function usageByDay(db: Kysely<Tables>, asked: UsageAsked): Promise<UsageByDay | null> {
  const { accountId, now } = asked;
  const month = asked.month ?? formatIsoDay(now).slice(0, 7);
  const account = await getAccount(db, accountId);
  const used = await readUsage(db, accountId, { month });
  if (account === null || used === null) return null;
  const read = await asOwner(db, accountId, async (trx) => ({
    rows: await readDays(trx, accountId, month),
    today: await readSandboxDay(trx, accountId, now),
    limited: await countLimited(trx, accountId, now),
  }));
  const starts = await keyStarts(db, accountId);
  const rows = read.rows.slice(0, MOST_ROWS);
  return {
    month,
    plan: account.plan,
    rows: rows.map((row) => ({ ...row, keyStart: starts.get(row.keyId) ?? null })),
    isCut: read.rows.length > rows.length,
    live: used.live.total,
    test: used.test.total,
    allowance: used.allowance,
    overage: used.overage,
    overageCap: account.overageCap,
    expected: expectedOf(month, used.live.total, now),
    sandbox: sandboxLeft(asked, read.today, await testKeys(db, accountId, now)),
    limited: read.limited,
    asOf: new Date(now).toISOString(),
  };
}

function readDays(trx: Transaction<Tables>, accountId: string, month: string) {
  const { beginMs, endMs } = monthBounds(month);
  return trx
    .selectFrom('usage_day')
    .select([
      sql<string>`day::text`.as('day'),
      'endpoint as operation',
      'key_id as keyId',
      'key_kind as kind',
      'mode',
      'requests',
    ])
    .where('owner_id', '=', accountId)
    .where('day', '>=', formatIsoDay(beginMs))
    .where('day', '<', formatIsoDay(endMs))
    .orderBy('day')
    .orderBy('endpoint')
    .orderBy('key_id')
    .limit(MOST_ROWS + 1)
    .execute();
}

interface SandboxDay {
  readonly requests: number;
  readonly requests_by_key: Readonly<Record<string, number>>;
}

async function readSandboxDay(trx: Transaction<Tables>, accountId: string, now: number): Promise<SandboxDay> {
  const row = await trx
    .selectFrom('sandbox_day')
    .select(['requests', 'requests_by_key'])
    .where('owner_id', '=', accountId)
    .where('day', '=', formatIsoDay(now))
    .executeTakeFirst();
  return row ?? { requests: 0, requests_by_key: {} };
}

async function countLimited(trx: Transaction<Tables>, accountId: string, now: number): Promise<number> {
  const { rows } = await sql<{ limited: number }>`
    select coalesce(sum(weight), 0)::bigint as limited from request_log
    where owner_id = ${accountId} and at > ${new Date(now - REQUESTS_KEPT_MS)} and status >= 400 and status = 429`.execute(
    trx,
  );
  return rows[0]?.limited ?? 0;
}

/** First characters of the keys of an account; of a client of CDS Hooks its id, which is all there is to see of it. */
async function keyStarts(db: Kysely<Tables>, accountId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; start: string }>`
    select id, visible_start as start from api_key where account_id = ${accountId}
    union all select id, id from cds_client where account_id = ${accountId}`.execute(db);
  return new Map(rows.map(({ id, start }) => [id, start]));
}

async function testKeys(db: Kysely<Tables>, accountId: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('api_key')
    .select('id')
    .where('account_id', '=', accountId)
    .where('mode', '=', 'test')
    .where(letsIn(now))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** At the pace so far; null for a month that is not this one, and on its first day, whose pace says little. */
function expectedOf(month: string, live: number, now: number): number | null {
  const { beginMs, endMs } = monthBounds(month);
  const elapsedMs = now - beginMs;
  if (elapsedMs < DAY_MS || now >= endMs) return null;
  return Math.round((live / elapsedMs) * (endMs - beginMs));
}

function sandboxLeft(
  { sandboxKeyDaily, sandboxAccountDaily, now }: UsageAsked,
  { requests, requests_by_key: byKey }: SandboxDay,
  keyIds: readonly string[],
): SandboxLeft {
  const accountLeft = Math.max(0, sandboxAccountDaily - requests);
  const leftOf = (keyId: string) => Math.min(accountLeft, Math.max(0, sandboxKeyDaily - (byKey[keyId] ?? 0)));
  return {
    day: formatIsoDay(now),
    accountLimit: sandboxAccountDaily,
    accountLeft,
    keyLimit: sandboxKeyDaily,
    keys: keyIds.map((keyId) => ({ keyId, left: leftOf(keyId) })),
    triesLeft: leftOf(CONSOLE_KEY),
    resetsAt: new Date((Math.floor(now / DAY_MS) + 1) * DAY_MS).toISOString(),
  };
}
