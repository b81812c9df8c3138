import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount, type NewAccount, updateAccount } from '../accounts/accounts.ts';
import {
  type CredentialCache,
  type CredentialCacheOptions,
  createCredentialCache,
} from './credential-cache.ts';
import { generateKey } from '../accounts/key-format.ts';
import {
  type CreatedKey,
  createKey,
  type NewKey,
  revokeKey,
  rotateKey,
  updateKey,
} from '../accounts/keys.ts';
import { createAddressLimiter } from '../limits/address-limiter.ts';
import type { Tables } from '../database/tables.ts';
import { createTestDatabase, isBehindPooler, type TestDatabase } from '../../test/index.ts';

const START = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

let nowMs = START;
const clock = () => nowMs;
beforeEach(() => {
  nowMs = START;
});

function cacheOn(db: Kysely<Tables>, options: Partial<CredentialCacheOptions> = {}): CredentialCache {
  return createCredentialCache({ db, clock, pollEveryMs: 0, ...options });
}

describe.each(['postgres', 'embedded'] as const)('looking up credentials, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  async function issue(
    given: { account?: Partial<NewAccount>; key?: Partial<NewKey> } = {},
  ): Promise<CreatedKey> {
    const { db } = test.database;
    const account = await createAccount(db, { name: 'Clinic', plan: 'launch', now: START, ...given.account });
    return createKey(db, { accountId: account.id, kind: 'secret', mode: 'live', now: START, ...given.key });
  }

  it('finds everything auth decides on [D:plans: Scale]', async () => {
    const { key, record } = await issue({
      account: { plan: 'scale', productionApproved: true },
      key: { kind: 'publishable', origins: ['https://a.example'] },
    });
    expect(await cacheOn(test.database.db).lookup(key)).toEqual({
      keyId: record.id,
      keyStart: record.visibleStart,
      accountId: record.accountId,
      kind: 'publishable',
      mode: 'live',
      plan: 'scale',
      productionApproved: true,
      origins: new Set(['https://a.example']),
      limits: { sustainedPerSecond: 50, burstPerSecond: 100 },
      expiresAtMs: null,
      revision: expect.any(String),
    });
  });

  it.each<[string, Partial<NewAccount>, Partial<NewKey>, unknown]>([
    ['Launch', { plan: 'launch' }, {}, { sustainedPerSecond: 10, burstPerSecond: 20 }],
    [
      'Enterprise',
      { plan: 'enterprise', sustainedPerSecond: 7, burstPerSecond: 9 },
      {},
      { sustainedPerSecond: 7, burstPerSecond: 9 },
    ],
    ['Enterprise without limits', { plan: 'enterprise' }, {}, null],
    ['a test key', { plan: 'scale' }, { mode: 'test' }, null],
  ])(
    'gives %s its limits [D:plans: Launch] [D:plans: Enterprise] [1:8 Enterprise] [D:test and live: live keys] [D:test and live: test keys]',
    async (_, account, key, limits) => {
      const issued = await issue({ account, key });
      expect(await cacheOn(test.database.db).lookup(issued.key)).toMatchObject({ limits });
    },
  );

  it('answers at once the second time, and asks together the first time', async () => {
    const { key } = await issue();
    const cache = cacheOn(test.database.db);
    const first = cache.lookup(key);
    expect(cache.lookup(key)).toBe(first);
    const credential = await first;
    expect(cache.lookup(key)).toBe(credential);
  });

  it('remembers an unknown key for a second', async () => {
    const cache = cacheOn(test.database.db);
    const unknown = generateKey({ kind: 'secret', mode: 'live' });
    expect(await cache.lookup(unknown)).toBeNull();
    nowMs += 999;
    expect(cache.lookup(unknown)).toBeNull();
    nowMs += 1;
    expect(cache.lookup(unknown)).toBeInstanceOf(Promise);
  });

  describe('a change made elsewhere is seen at the next check:', () => {
    const seenAfter = async (issued: CreatedKey, change: () => Promise<unknown>) => {
      const cache = cacheOn(test.database.db);
      await cache.lookup(issued.key);
      await change();
      await cache.refresh();
      return cache.lookup(issued.key);
    };

    it('a revoked key', async () => {
      const issued = await issue();
      expect(await seenAfter(issued, () => revokeKey(test.database.db, issued.record.id, nowMs))).toBeNull();
    });

    it('another plan', async () => {
      const issued = await issue();
      const change = () => updateAccount(test.database.db, issued.record.accountId, { plan: 'none' }, nowMs);
      expect(await seenAfter(issued, change)).toMatchObject({ plan: 'none' });
    });

    it('other limits', async () => {
      const issued = await issue({ account: { plan: 'enterprise' } });
      const patch = { sustainedPerSecond: 3, burstPerSecond: 4 };
      const change = () => updateAccount(test.database.db, issued.record.accountId, patch, nowMs);
      expect(await seenAfter(issued, change)).toMatchObject({ limits: patch });
    });

    it('another origin', async () => {
      const issued = await issue({ key: { kind: 'publishable', origins: ['https://a.example'] } });
      const change = () =>
        updateKey(test.database.db, issued.record.id, { origins: ['https://b.example'] }, nowMs);
      expect(await seenAfter(issued, change)).toMatchObject({ origins: new Set(['https://b.example']) });
    });
  });

  it('a revoked key is served for less than a second even when nobody polls', async () => {
    const { key, record } = await issue();
    const cache = cacheOn(test.database.db);
    await cache.lookup(key);
    await revokeKey(test.database.db, record.id, nowMs);
    nowMs += 999;
    expect(cache.lookup(key)).not.toBeNull();
    nowMs += 1;
    expect(await cache.lookup(key)).toBeNull();
  });

  it('an unchanged key is served on after a check', async () => {
    const { key } = await issue();
    const cache = cacheOn(test.database.db);
    const credential = await cache.lookup(key);
    nowMs += 10_000;
    expect(await cache.lookup(key)).toBe(credential);
    expect(cache.lookup(key)).toBe(credential);
  });

  it('a revoked key is seen at once although the clock was set back', async () => {
    const { key, record } = await issue();
    const cache = cacheOn(test.database.db);
    await cache.lookup(key);
    await revokeKey(test.database.db, record.id, nowMs);
    nowMs -= HOUR;
    expect(await cache.lookup(key)).toBeNull();
    const { key: other } = await issue();
    const credential = await cache.lookup(other);
    // From the check on the cache serves by the clock as it is now.
    expect(cache.lookup(other)).toBe(credential);
    nowMs += HOUR;
  });

  it('a rotated key ends with its overlap, by the clock alone', async () => {
    const { key, record } = await issue();
    const next = await rotateKey(test.database.db, record.id, { overlapMs: HOUR, now: nowMs });
    const cache = cacheOn(test.database.db);
    nowMs += HOUR - 1;
    expect(await cache.lookup(key)).toMatchObject({ keyId: record.id });
    nowMs += 1;
    expect(cache.lookup(key)).toBeNull();
    expect(await cache.lookup(next?.key ?? '')).not.toBeNull();
  });

  it.skipIf(isBehindPooler)('a notification makes a change seen without a check', async () => {
    const { key, record } = await issue();
    const cache = cacheOn(test.database.db, { listen: test.database.listen });
    await cache.lookup(key);
    // The first notification may come before the listener is in place, so it is sent until one is heard.
    await vi.waitFor(async () => {
      await revokeKey(test.database.db, record.id, nowMs);
      expect(cache.lookup(key)).toBeInstanceOf(Promise);
    }, 30_000);
    expect(await cache.lookup(key)).toBeNull();
    await cache.close();
  });

  it('finds more keys than it holds', async () => {
    const keys = [await issue(), await issue(), await issue()];
    const cache = cacheOn(test.database.db, { maxEntries: 2 });
    for (const { key, record } of [...keys, ...keys]) {
      expect(await cache.lookup(key)).toMatchObject({ keyId: record.id });
    }
  });
});

describe('without the database', () => {
  it('a text that cannot be a key is refused before it is asked', async () => {
    const untouchable = new Proxy({} as Kysely<Tables>, {
      get: () => {
        throw new Error('The database was asked.');
      },
    });
    const cache = cacheOn(untouchable);
    const key = generateKey({ kind: 'secret', mode: 'live' });
    const mistyped = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
    for (const text of ['', 'svc_sk_live_', mistyped, 'x'.repeat(45)]) expect(cache.lookup(text)).toBeNull();
    await expect(cache.lookup(key)).rejects.toThrow('The database was asked.');
  });

  it('a known key is served for five seconds after the last check, then lookups fail', async () => {
    const test = await createTestDatabase();
    const { db } = test.database;
    const account = await createAccount(db, { name: 'Clinic', plan: 'launch', now: START });
    const { key } = await createKey(db, { accountId: account.id, kind: 'secret', mode: 'live', now: START });
    const cache = cacheOn(db);
    const credential = await cache.lookup(key);
    await test.close();
    nowMs += 4_999;
    expect(await cache.lookup(key)).toBe(credential);
    nowMs += 1;
    await expect(cache.lookup(key)).rejects.toThrow('destroyed');
    await expect(cache.lookup(generateKey({ kind: 'secret', mode: 'live' }))).rejects.toThrow('destroyed');
  });
});

describe('a change made while the database is being asked', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  async function issue(): Promise<CreatedKey> {
    const { db } = test.database;
    const account = await createAccount(db, { name: 'Clinic', plan: 'launch', now: START });
    return createKey(db, { accountId: account.id, kind: 'secret', mode: 'live', now: START });
  }

  /** The database, whose next answer after `hold()` is read at once but handed on only by `release()`. */
  function holding(db: Kysely<Tables>) {
    let next: { read: () => void; release: Promise<void> } | undefined;
    const held = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const holder = next;
        next = undefined;
        holder?.read();
        await holder?.release;
        return result;
      },
    });
    const hold = () => {
      const read = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      next = { read: read.resolve, release: released.promise };
      return { read: read.promise, release: released.resolve };
    };
    return { held, hold };
  }

  it('is seen by a refresh that is asked for afterwards', async () => {
    const { key, record } = await issue();
    const { held, hold } = holding(test.database.db);
    const cache = cacheOn(held);
    expect(await cache.lookup(key)).toMatchObject({ keyId: record.id });
    const { read, release } = hold();
    const before = cache.refresh();
    await read;
    await revokeKey(test.database.db, record.id, nowMs);
    const after = [cache.refresh(), cache.refresh()];
    release();
    await Promise.all([before, ...after]);
    expect(await cache.lookup(key)).toBeNull();
  });

  it('is seen by a lookup that joins one under way', async () => {
    const { key, record } = await issue();
    const { held, hold } = holding(test.database.db);
    const cache = cacheOn(held);
    const { read, release } = hold();
    const before = cache.lookup(key);
    await read;
    await revokeKey(test.database.db, record.id, nowMs);
    await cache.refresh();
    const after = cache.lookup(key);
    release();
    expect(await Promise.all([before, after])).toEqual([null, null]);
  });

  it.each([
    ['it is checked in between', true],
    ['nobody checks in between', false],
  ])('is seen where the database lost another before it, as in a failover, when %s', async (_, checked) => {
    const { key, record } = await issue();
    const { db } = test.database;
    const replicated = await db.selectFrom('auth_revision').selectAll().executeTakeFirstOrThrow();
    await issue();
    const cache = cacheOn(db);
    expect(await cache.lookup(key)).toMatchObject({ keyId: record.id });
    await db.updateTable('auth_revision').set(replicated).execute();
    if (checked) await cache.refresh();
    await revokeKey(db, record.id, nowMs);
    await cache.refresh();
    expect(await cache.lookup(key)).toBeNull();
  });

  it('is asked for once where the database was set back to an older state', async () => {
    const { key, record } = await issue();
    const { db } = test.database;
    const cache = cacheOn(db);
    await cache.refresh();
    await db.updateTable('auth_revision').set({ revision: 0 }).execute();
    expect(await cache.lookup(key)).toMatchObject({ keyId: record.id });
  });

  it('a refresh that fails fails alone, and the next one is asked again', async () => {
    const { held, hold } = holding(test.database.db);
    const cache = cacheOn(held);
    const { read, release } = hold();
    const before = cache.refresh();
    await read;
    const after = cache.refresh();
    release(Promise.reject(new Error('gone')));
    await expect(before).rejects.toThrow('gone');
    await after;
  });
});

describe('a look-up for somebody', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  const visitor = { ip: '192.0.2.1' };
  const unknownKey = () => generateKey({ kind: 'secret', mode: 'live' });
  const limitedTo = (burst: number) => {
    const unauthenticated = createAddressLimiter({ clock, perSecond: 1, burst });
    return { unauthenticated, cache: cacheOn(test.database.db, { unauthenticated }) };
  };
  async function issueKey(): Promise<string> {
    const { db } = test.database;
    const account = await createAccount(db, { name: 'Clinic', plan: 'launch', now: START });
    return (await createKey(db, { accountId: account.id, kind: 'secret', mode: 'live', now: START })).key;
  }

  it('holds a request of the address while it is under way, and none afterwards', async () => {
    const { cache, unauthenticated } = limitedTo(2);
    const first = cache.lookup(unknownKey(), visitor);
    const second = cache.lookup(unknownKey(), visitor);
    expect(cache.lookup(unknownKey(), visitor)).toBeUndefined();
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(unauthenticated.peek(visitor.ip).remaining).toBe(2);
  });

  it('joins one under way for the same key without a request of its own', async () => {
    const { cache } = limitedTo(1);
    const key = await issueKey();
    const found = await Promise.all([cache.lookup(key, visitor), cache.lookup(key, visitor)]);
    expect(found[0]).toMatchObject({ kind: 'secret' });
    expect(found[1]).toBe(found[0]);
  });

  it('needs no request for a key that was found before, whatever changed since', async () => {
    const { cache, unauthenticated } = limitedTo(1);
    const key = await issueKey();
    const before = await cache.lookup(key, visitor);
    unauthenticated.take(visitor.ip);
    expect(cache.lookup(key, visitor)).toBe(before);
    await issueKey();
    await cache.refresh();
    expect(await cache.lookup(key, visitor)).toMatchObject({ kind: 'secret' });
    expect(cache.lookup(unknownKey(), visitor)).toBeUndefined();
  });

  it('gives the request back when the database fails', async () => {
    const other = await createTestDatabase();
    const unauthenticated = createAddressLimiter({ clock, perSecond: 1, burst: 1 });
    const cache = cacheOn(other.database.db, { unauthenticated });
    await other.close();
    await expect(cache.lookup(unknownKey(), visitor)).rejects.toThrow('pool');
    expect(unauthenticated.peek(visitor.ip).remaining).toBe(1);
  });
});
