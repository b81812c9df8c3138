import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import type { RateLimits } from '../accounts/plans.ts';
import type { Credential } from '../accounts/read-credential.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { bucketShape } from './lease.ts';

const START = Date.UTC(2026, 10, 20, 12);
const LAUNCH: RateLimits = { sustainedPerSecond: 10, burstPerSecond: 20 };
const SCALE: RateLimits = { sustainedPerSecond: 50, burstPerSecond: 100 };

let nowMs = START;
const clock = () => nowMs;
let keys = 0;
beforeEach(() => {
  nowMs = START;
});

function liveKey(limits: RateLimits | null): Credential {
  return {
    keyId: `key_${keys++}`,
    keyStart: 'svc_sk_test_abcd',
    accountId: 'acct_a',
    kind: 'secret',
    mode: 'live',
    plan: 'enterprise',
    productionApproved: true,
    origins: new Set(),
    limits,
    expiresAtMs: null,
    revision: '1',
  };
}

/** Takes until refused; how many were let through. */
async function drain(limiter: Limiter, credential: Credential, atMost = 10_000): Promise<number> {
  for (let taken = 0; taken < atMost; taken++) {
    if (!(await limiter.take(credential)).allowed) return taken;
  }
  return atMost;
}

describe('the two buckets of a plan [D:plans: buckets]', () => {
  it.each([
    ['Launch', LAUNCH, { sustainedDepth: 100, peakDepth: 20, leaseSize: 1 }],
    ['Scale', SCALE, { sustainedDepth: 500, peakDepth: 100, leaseSize: 2 }],
    [
      'equal rates',
      { sustainedPerSecond: 1_000_000, burstPerSecond: 1_000_000 },
      { sustainedDepth: 1_000_000, leaseSize: 50_000 },
    ],
    [
      'one a second',
      { sustainedPerSecond: 1, burstPerSecond: 1 },
      { sustainedDepth: 1, peakDepth: 1, leaseSize: 1 },
    ],
  ])('have the depth of %s', (_, limits, shape) => {
    expect(bucketShape(limits)).toMatchObject(shape);
  });
});

describe.each(['postgres', 'embedded'] as const)('limiting live keys, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const limiter = () => createLimiter({ db: test.database.db, clock });

  const levels = async ({ keyId }: Credential) => {
    const { rows } = await sql<{ sustained: number; peak: number }>`
      select sustained_milli / 1000 as sustained, peak_milli / 1000 as peak
      from rate_bucket where key_id = ${keyId}`.execute(test.database.db);
    return rows[0];
  };

  it('lets the peak through at once, then a request each time a token falls due', async () => {
    const limits = limiter();
    const key = liveKey(LAUNCH);
    expect(await drain(limits, key)).toBe(20);
    nowMs += 49;
    expect((await limits.take(key)).allowed).toBe(false);
    nowMs += 1;
    expect((await limits.take(key)).allowed).toBe(true);
    expect((await limits.take(key)).allowed).toBe(false);
  });

  it('shows the sustained bucket [D:X-RateLimit-*: paid]', async () => {
    const limits = limiter();
    const key = liveKey(LAUNCH);
    expect(await limits.take(key)).toEqual({
      allowed: true,
      limit: 100,
      remaining: 99,
      resetAtSeconds: START / 1_000 + 1,
      retryAfterSeconds: 0,
    });
    await drain(limits, key);
    expect(await limits.take(key)).toMatchObject({ remaining: 80, retryAfterSeconds: 1, limitedBy: 'peak' });
    nowMs += 2_000;
    expect((await limits.take(key)).remaining).toBe(99);
  });

  it('says which bucket is empty and when to come back, and keeps its word [1:8 Retry-After]', async () => {
    const limits = limiter();
    const key = liveKey({ sustainedPerSecond: 1, burstPerSecond: 3 });
    let taken = 0;
    for (let second = 0; second < 20; second++, nowMs += 1_000) taken += await drain(limits, key);
    expect(taken).toBe(20 + 19);
    nowMs -= 400;
    const refused = await limits.take(key);
    expect(refused).toMatchObject({
      allowed: false,
      remaining: 0,
      limitedBy: 'sustained',
      retryAfterSeconds: 1,
    });
    nowMs += refused.retryAfterSeconds * 1_000;
    expect((await limits.take(key)).allowed).toBe(true);
  });

  it('refuses without asking the database while a bucket is known to be empty', async () => {
    const limits = limiter();
    const key = liveKey(LAUNCH);
    await drain(limits, key);
    expect(limits.take(key)).toMatchObject({ allowed: false });
  });

  it('spends a lease without asking the database', async () => {
    const limits = limiter();
    const key = liveKey({ sustainedPerSecond: 1_000_000, burstPerSecond: 1_000_000 });
    await limits.take(key);
    expect(limits.take(key)).toMatchObject({ allowed: true, limit: 1_000_000, remaining: 999_998 });
    expect(await levels(key)).toEqual({ sustained: 950_000, peak: 950_000 });
  });

  it('gives an old lease back with the next one', async () => {
    const limits = limiter();
    const key = liveKey({ sustainedPerSecond: 1_000, burstPerSecond: 2_000 });
    await limits.take(key);
    expect((await levels(key))?.sustained).toBe(9_950);
    nowMs += 249;
    expect(limits.take(key)).toMatchObject({ allowed: true });
    nowMs += 1;
    // 48 unspent tokens come back and 250 are due: but for the one spent meanwhile, the bucket is full again.
    expect(await limits.take(key)).toMatchObject({ allowed: true, remaining: 9_998 });
    expect((await levels(key))?.sustained).toBe(9_949);
  });

  it('gives leases back when it closes', async () => {
    const limits = limiter();
    const key = liveKey({ sustainedPerSecond: 1_000, burstPerSecond: 2_000 });
    await limits.take(key);
    await limits.close();
    expect(await levels(key)).toEqual({ sustained: 9_999, peak: 1_999 });
  });

  it('answers callers that come together from one lease', async () => {
    const limits = limiter();
    const key = liveKey(LAUNCH);
    const decisions = await Promise.all(Array.from({ length: 50 }, () => limits.take(key)));
    expect(decisions.filter((decision) => decision.allowed)).toHaveLength(20);
  });

  it('follows new limits at once', async () => {
    const limits = limiter();
    const key = liveKey(SCALE);
    await drain(limits, key, 30);
    const reduced = { ...key, limits: LAUNCH };
    expect((await limits.take(reduced)).limit).toBe(100);
    expect(await drain(limits, reduced)).toBeLessThanOrEqual(20);
  });

  it('does not wait for a clock that was wrong', async () => {
    const limits = limiter();
    const key = liveKey(LAUNCH);
    nowMs += 3_600_000;
    await drain(limits, key);
    nowMs = START;
    const later = createLimiter({ db: test.database.db, clock });
    await later.take(key);
    nowMs += 1_000;
    expect(await drain(later, key)).toBe(20);
  });

  it('has no limit for a key without limits [D:X-RateLimit-*: unlimited]', () => {
    expect(limiter().take(liveKey(null))).toMatchObject({
      allowed: true,
      limit: 1_000_000,
      remaining: 1_000_000,
    });
  });
});

it('lets live keys through while the database is down, and asks again after a second', async () => {
  const test = await createTestDatabase();
  const errors: unknown[] = [];
  const limits = createLimiter({ db: test.database.db, clock, onError: (error) => errors.push(error) });
  await test.close();
  const key = liveKey(LAUNCH);
  expect(await limits.take(key)).toMatchObject({ allowed: true, limit: 100 });
  expect(limits.take(key)).toMatchObject({ allowed: true });
  expect(errors).toHaveLength(1);
  nowMs += 1_000;
  expect(await limits.take(key)).toMatchObject({ allowed: true });
  expect(errors).toHaveLength(2);
});

describe('leased tokens that wait unspent', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase('postgres');
  });
  afterAll(() => test.close());

  it('count against the depth: a bucket that fills up beside them gives no more than the plan', async () => {
    const key = liveKey(SCALE);
    const processes = Array.from({ length: 8 }, () => createLimiter({ db: test.database.db, clock }));
    for (const process of processes) await process.take(key);
    nowMs += 200;
    let accepted = 0;
    for (const process of processes) accepted += await drain(process, key);
    expect(accepted).toBe(100);
  });
});

describe('eight processes at five times the rate', () => {
  const STEP_MS = 100;
  const SECONDS = 40;
  const PROCESSES = 8;
  let test: TestDatabase;
  let databases: Database[];
  beforeAll(async () => {
    test = await createTestDatabase();
    databases = await Promise.all(Array.from({ length: PROCESSES }, () => test.reopen()));
  });
  afterAll(() => test.close());

  it.each([
    ['Launch', LAUNCH],
    ['Scale', SCALE],
  ])('together accept what %s promises, and never more [1:8 Launch] [1:8 Scale]', async (_, limits) => {
    const { sustainedDepth, peakDepth } = bucketShape(limits);
    const limiters = databases.map(({ db }) => createLimiter({ db, clock }));
    const key = liveKey(limits);
    const perStep = Math.ceil((5 * limits.sustainedPerSecond * STEP_MS) / 1_000 / PROCESSES);
    const promisedAt = (elapsedMs: number) =>
      Math.min(
        sustainedDepth + (limits.sustainedPerSecond * elapsedMs) / 1_000,
        peakDepth + (limits.burstPerSecond * elapsedMs) / 1_000,
      );
    const ratios: number[] = [];
    let accepted = 0;
    for (; nowMs <= START + SECONDS * 1_000; nowMs += STEP_MS) {
      const asked = limiters.flatMap((limiter) => Array.from({ length: perStep }, () => limiter.take(key)));
      accepted += (await Promise.all(asked)).filter((decision) => decision.allowed).length;
      ratios.push(accepted / promisedAt(nowMs - START));
    }
    expect(Math.max(...ratios)).toBeLessThanOrEqual(1);
    expect(Math.min(...ratios.slice(-ratios.length / 2))).toBeGreaterThanOrEqual(0.99);
  });
});
