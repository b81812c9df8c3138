import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLimiter, type Limiter, type LimitDecision } from './limiter.ts';
import type { Credential } from '../accounts/read-credential.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const MIDNIGHT = Date.UTC(2026, 10, 21);

let nowMs = NOON;
const clock = () => nowMs;
let accounts = 0;
beforeEach(() => {
  nowMs = NOON;
});

/** Test keys of a new account. */
function testKeys(count: number): Credential[] {
  const accountId = `acct_${accounts++}`;
  return Array.from({ length: count }, (_, i) => ({
    keyId: `key_${accountId}_${i}`,
    keyStart: 'svc_sk_test_abcd',
    accountId,
    kind: 'secret',
    mode: 'test',
    plan: 'enterprise',
    productionApproved: true,
    origins: new Set<string>(),
    limits: null,
    expiresAtMs: null,
    revision: '1',
  }));
}

const testKey = () => testKeys(1)[0] as Credential;

async function takeAll(
  limiters: Limiter[],
  keys: Credential[],
  callsPerKey: number,
): Promise<LimitDecision[]> {
  const calls = limiters.flatMap((limiter) =>
    keys.flatMap((key) => Array.from({ length: callsPerKey / limiters.length }, () => limiter.take(key))),
  );
  return Promise.all(calls);
}

const allowed = (decisions: LimitDecision[]) => decisions.filter((decision) => decision.allowed).length;

describe.each(['postgres', 'embedded'] as const)('the sandbox quota, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const limiter = (options: { sandboxKeyDaily?: number; sandboxAccountDaily?: number } = {}) =>
    createLimiter({ db: test.database.db, clock, ...options });

  const counted = async ({ accountId }: Credential) => {
    const { rows } = await sql<{ requests: number; requests_by_key: Record<string, number> }>`
      select requests, requests_by_key from sandbox_day where owner_id = ${accountId} order by day`.execute(
      test.database.db,
    );
    return rows;
  };

  it('is 100 a day for a key [1:8 Sandbox] [D:plans: sandbox]', async () => {
    const limits = limiter();
    const key = testKey();
    expect(await limits.take(key)).toEqual({
      allowed: true,
      limit: 100,
      remaining: 99,
      resetAtSeconds: MIDNIGHT / 1_000,
      retryAfterSeconds: 0,
    });
    expect(allowed(await takeAll([limits], [key], 150))).toBe(99);
    expect(await limits.take(key)).toEqual({
      allowed: false,
      limit: 100,
      remaining: 0,
      resetAtSeconds: MIDNIGHT / 1_000,
      retryAfterSeconds: 12 * 3_600,
      limitedBy: 'sandbox_key_day',
    });
  });

  it('counts down in order for callers that come together', async () => {
    const decisions = await takeAll([limiter()], [testKey()], 102);
    expect(decisions.slice(0, 3).map((decision) => decision.remaining)).toEqual([99, 98, 97]);
    expect(decisions.slice(-4).map((decision) => decision.remaining)).toEqual([1, 0, 0, 0]);
  });

  it('is 500 a day for an account, whose window is shown once it is the tighter one [1:8 Sandbox] [D:plans: sandbox]', async () => {
    const limits = limiter();
    const keys = testKeys(6);
    expect(allowed(await takeAll([limits], keys.slice(0, 4), 100))).toBe(400);
    const [fifth, sixth] = keys.slice(4) as [Credential, Credential];
    expect(allowed(await takeAll([limits], [fifth], 30))).toBe(30);
    expect(await limits.take(sixth)).toMatchObject({ limit: 500, remaining: 69 });
    expect(allowed(await takeAll([limits], [sixth], 100))).toBe(69);
    expect(await limits.take(fifth)).toMatchObject({
      allowed: false,
      limit: 500,
      limitedBy: 'sandbox_account_day',
    });
  });

  it('charges neither window when the other refuses [D:plans: sandbox]', async () => {
    const limits = limiter({ sandboxKeyDaily: 2, sandboxAccountDaily: 3 });
    const [first, second] = testKeys(2) as [Credential, Credential];
    await takeAll([limits], [first], 5);
    await takeAll([limits], [second], 5);
    expect(await counted(first)).toMatchObject([
      { requests: 3, requests_by_key: { [first.keyId]: 2, [second.keyId]: 1 } },
    ]);
  });

  it('refuses an exhausted key without asking the database, until midnight', async () => {
    const limits = limiter({ sandboxKeyDaily: 1 });
    const key = testKey();
    await takeAll([limits], [key], 2);
    nowMs = MIDNIGHT - 1;
    expect(limits.take(key)).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    nowMs = MIDNIGHT;
    expect(await limits.take(key)).toMatchObject({
      allowed: true,
      resetAtSeconds: MIDNIGHT / 1_000 + 86_400,
    });
  });

  it('asks again when an account or key has changed', async () => {
    const limits = limiter({ sandboxKeyDaily: 1 });
    const key = testKey();
    await takeAll([limits], [key], 2);
    expect(limits.take({ ...key, revision: '2' })).toBeInstanceOf(Promise);
  });

  it.each([
    ['key', { sandboxKeyDaily: 0 }],
    ['account', { sandboxAccountDaily: 0 }],
  ])('lets nothing through with a %s quota of zero', async (_, options) => {
    expect(await limiter(options).take(testKey())).toMatchObject({ allowed: false, remaining: 0 });
  });
});

describe('four processes', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  it('let exactly the quota through before and after midnight [1:8 Sandbox]', async () => {
    const databases = await Promise.all(Array.from({ length: 4 }, () => test.reopen()));
    const limiters = databases.map(({ db }) => createLimiter({ db, clock }));
    const keys = testKeys(8);
    nowMs = MIDNIGHT - 1;
    const before = takeAll(limiters, keys, 400);
    expect(allowed(await before)).toBe(500);
    nowMs = MIDNIGHT;
    expect(allowed(await takeAll(limiters, keys, 400))).toBe(500);
  });

  it('count every request let through on one day or the other while midnight passes', async () => {
    const databases = await Promise.all(Array.from({ length: 4 }, () => test.reopen()));
    const limiters = databases.map(({ db }) => createLimiter({ db, clock }));
    const keys = testKeys(8);
    nowMs = MIDNIGHT - 1;
    const before = takeAll(limiters, keys, 80);
    nowMs = MIDNIGHT;
    const accepted = allowed(await before) + allowed(await takeAll(limiters, keys, 400));
    const { rows } = await sql<{ requests: number }>`
      select requests from sandbox_day where owner_id = ${keys[0]?.accountId}`.execute(test.database.db);
    const days = rows.map((row) => row.requests);
    expect(Math.max(...days)).toBe(500);
    expect(days.reduce((sum, requests) => sum + requests, 0)).toBe(accepted);
  });
});

it('refuses to answer for a test key while the database is down', async () => {
  const test = await createTestDatabase();
  const limits = createLimiter({ db: test.database.db, clock });
  await test.close();
  await expect(limits.take(testKey())).rejects.toThrow('after calling end');
});
