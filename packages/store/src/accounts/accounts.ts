import { PLANS, type Plan } from '@svc/contracts';
import type { Selectable } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';
import type { AccountTable } from '../database/tables.ts';
import { type Db, inTransaction } from '../database/tenancy.ts';

export interface Account {
  id: string;
  name: string;
  plan: Plan;
  productionApproved: boolean;
  /** Set on enterprise accounts only, where null means no limit. */
  sustainedPerSecond: number | null;
  burstPerSecond: number | null;
  /** Most overage requests in a month that publishable keys can cause; null means no cap. */
  overageCap: number | null;
  createdAt: string;
  updatedAt: string;
}

export interface NewAccount {
  name: string;
  plan: Plan;
  productionApproved?: boolean;
  sustainedPerSecond?: number | null;
  burstPerSecond?: number | null;
  overageCap?: number | null;
  now: number;
  random?: RandomBytes;
}

type Settings = Omit<Account, 'id' | 'createdAt' | 'updatedAt'>;

export type AccountPatch = Partial<Settings>;

const MAX_NAME = 200;
const MAX_PER_SECOND = 1_000_000;

/** Throws InvalidInputError for settings that contradict each other. */
export async function createAccount(db: Db, { now, random, ...given }: NewAccount): Promise<Account> {
  const settings = checked({
    name: given.name,
    plan: given.plan,
    productionApproved: given.productionApproved ?? false,
    sustainedPerSecond: given.sustainedPerSecond ?? null,
    burstPerSecond: given.burstPerSecond ?? null,
    overageCap: given.overageCap ?? null,
  });
  const at = new Date(now);
  const row = await db
    .insertInto('account')
    .values({ id: newId('acct', random), ...toColumns(settings), created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAccount(row);
}

export async function getAccount(db: Db, id: string): Promise<Account | null> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toAccount(row) : null;
}

/**
 * The account after the change, or null for an unknown id. An account that leaves the enterprise plan loses
 * its own limits. Throws InvalidInputError for settings that contradict each other.
 */
export async function updateAccount(
  db: Db,
  id: string,
  patch: AccountPatch,
  now: number,
): Promise<Account | null> {
  return inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return null;
    const settings = checked(patched(toAccount(before), patch));
    const row = await trx
      .updateTable('account')
      .set({ ...toColumns(settings), updated_at: new Date(now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toAccount(row);
  });
}

export async function listAccounts(db: Db): Promise<Account[]> {
  const rows = await db.selectFrom('account').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(toAccount);
}

function patched(account: Account, patch: AccountPatch): Settings {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const leaves = patch.plan !== undefined && patch.plan !== 'enterprise';
  const base = leaves ? { ...account, sustainedPerSecond: null, burstPerSecond: null } : account;
  return { ...base, ...given };
}

function checked(settings: Settings): Settings {
  const { name, plan, overageCap } = settings;
  if (name.trim() === '' || name.length > MAX_NAME || /\p{Cc}/u.test(name)) {
    throw new InvalidInputError(`A name has 1 to ${MAX_NAME} characters on one line.`);
  }
  if (!PLANS.includes(plan)) throw new InvalidInputError(`A plan is one of ${PLANS.join(', ')}.`);
  if (overageCap !== null && !(Number.isSafeInteger(overageCap) && overageCap >= 0)) {
    throw new InvalidInputError('An overage cap is a whole number of requests.');
  }
  checkLimits(settings);
  return settings;
}

function checkLimits({ plan, sustainedPerSecond, burstPerSecond }: Settings): void {
  if (sustainedPerSecond === null && burstPerSecond === null) return;
  if (plan !== 'enterprise')
    throw new InvalidInputError('Only an enterprise account sets limits of its own.');
  const valid = isRate(sustainedPerSecond) && isRate(burstPerSecond) && burstPerSecond >= sustainedPerSecond;
  if (valid) return;
  throw new InvalidInputError(
    `Limits are two whole numbers per second from 1 to ${MAX_PER_SECOND}, the burst not below the sustained rate.`,
  );
}

function isRate(value: number | null): value is number {
  return Number.isInteger(value) && value !== null && value >= 1 && value <= MAX_PER_SECOND;
}

function toColumns(settings: Settings) {
  return {
    name: settings.name,
    plan: settings.plan,
    production_approved: settings.productionApproved,
    sustained_per_second: settings.sustainedPerSecond,
    burst_per_second: settings.burstPerSecond,
    overage_cap: settings.overageCap,
  };
}

function toAccount(row: Selectable<AccountTable>): Account {
  return {
    id: row.id,
    name: row.name,
    plan: row.plan,
    productionApproved: row.production_approved,
    sustainedPerSecond: row.sustained_per_second,
    burstPerSecond: row.burst_per_second,
    overageCap: row.overage_cap,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
