import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { asWorker } from '../database/tenancy.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { createUsageRecorder } from '../usage/usage.ts';
import { createAccount } from './accounts.ts';
import { createKey, type NewKey, revokeKey, rotateKey, updateKey } from './keys.ts';
import { findKey, listAccountKeys, listKeys, ownKey } from './read-keys.ts';
import { testOrigin } from './test-origin.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

describe.each(['postgres', 'embedded'] as const)('keys of an account, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const account = async () =>
    (await createAccount(test.database.db, { name: 'Clinic', plan: 'launch', now: NOW })).id;
  const key = async (accountId: string, given: Partial<NewKey> = {}) =>
    createKey(test.database.db, { accountId, kind: 'secret', mode: 'live', now: NOW, ...given });

  it('keep the name they were given and who made them', async () => {
    const accountId = await account();
    const { record } = await key(accountId, { name: 'Server', createdBy: 'per_1' });
    expect(record).toMatchObject({ name: 'Server', createdBy: 'per_1', lastUsedAt: null });
    const unnamed = await key(accountId);
    expect(unnamed.record).toMatchObject({ name: null, createdBy: null });
  });

  it('a successor is the key before it, field by field, apart from what makes it another key', async () => {
    const { db } = test.database;
    const origins = ['https://a.example', 'https://b.example'];
    const accountId = await account();
    const old = await key(accountId, { kind: 'publishable', origins, name: 'Website', createdBy: 'per_1' });
    const next = await rotateKey(db, old.record.id, { overlapMs: HOUR, createdBy: 'per_2', now: NOW + 1 });
    const rowOf = (id = '') =>
      db.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const [before, after] = [await rowOf(old.record.id), await rowOf(next?.record.id)];
    const differ = (Object.keys(before) as (keyof typeof before)[]).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    expect(differ.filter((name) => name !== 'visible_start').sort()).toEqual(
      ['id', 'key_hash', 'created_at', 'created_by', 'expires_at'].sort(),
    );
    expect(after.created_by).toBe('per_2');
  });

  it.each([
    ['its name alone', { name: 'Other' }, { name: 'Other', origins: ['https://a.example'] }],
    ['its origins alone', { origins: [] }, { name: 'Website', origins: [] }],
    ['both', { name: 'B', origins: ['https://b.example'] }, { name: 'B', origins: ['https://b.example'] }],
    ['a name that is taken away', { name: null }, { name: null, origins: ['https://a.example'] }],
    ['nothing', {}, { name: 'Website', origins: ['https://a.example'] }],
  ])('a change of %s leaves the rest', async (_, patch, expected) => {
    const { record } = await key(await account(), {
      kind: 'publishable',
      origins: ['https://a.example'],
      name: 'Website',
    });
    expect(await updateKey(test.database.db, record.id, patch, NOW + 1)).toMatchObject(expected);
  });

  it('say when they were last used, to the moment, whatever the endpoint and day', async () => {
    const { db } = test.database;
    let now = NOW;
    const usage = createUsageRecorder({ db, clock: () => now, flushEveryMs: 0 });
    const accountId = await account();
    const { record, key: itself } = await key(accountId);
    const caller = { accountId, keyId: record.id, kind: 'secret', mode: 'live' } as const;
    for (const [at, endpoint] of [
      [NOW, 'ping'],
      [NOW + 30 * HOUR, 'analyzeDmse'],
      [NOW + 29 * HOUR, 'ping'],
      [NOW + HOUR, 'ping'],
    ] as const) {
      now = at;
      usage.count(caller, endpoint);
      await usage.flush();
    }
    await usage.close();
    const lastUsedAt = new Date(NOW + 30 * HOUR).toISOString();
    expect(await ownKey(db, { accountId, id: record.id })).toMatchObject({ lastUsedAt });
    expect(await findKey(db, itself)).toMatchObject({ lastUsedAt });
    expect(await listKeys(db, accountId)).toMatchObject([{ lastUsedAt }]);
    expect(await updateKey(db, record.id, { name: 'A' }, NOW)).toMatchObject({ lastUsedAt });
    expect(await revokeKey(db, record.id, NOW)).toMatchObject({ lastUsedAt });
  });

  it('give the day where the moment was not yet kept', async () => {
    const { db } = test.database;
    const accountId = await account();
    const { record } = await key(accountId);
    await asWorker(db, (trx) =>
      sql`insert into usage_day values (${accountId}, ${record.id}, 'secret', 'live', 'ping', '2026-11-18', 4)`.execute(
        trx,
      ),
    );
    expect((await ownKey(db, { accountId, id: record.id }))?.lastUsedAt).toBe('2026-11-18T00:00:00.000Z');
  });

  it('are not moved by their use: nobody looks them up again for it', async () => {
    const { db } = test.database;
    const revision = async () =>
      (await db.selectFrom('auth_revision').select('revision').executeTakeFirstOrThrow()).revision;
    const accountId = await account();
    const { record } = await key(accountId);
    const before = await revision();
    const usage = createUsageRecorder({ db, clock: () => NOW, flushEveryMs: 0 });
    usage.count({ accountId, keyId: record.id, kind: 'secret', mode: 'live' }, 'ping');
    await usage.close();
    expect(await revision()).toBe(before);
  });

  it('are listed newest first, over pages that split those of one moment, and none of another account', async () => {
    const { db } = test.database;
    const [accountId, other] = [await account(), await account()];
    for (const now of [NOW, NOW, NOW, NOW + 1, NOW + 2]) {
      await key(accountId, { now });
      await key(other, { now });
    }
    const seen: string[] = [];
    const pages: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await listAccountKeys(db, { accountId, limit: 2, cursor, now: NOW });
      seen.push(...page.keys.map(({ id }) => id));
      pages.push(page.keys.length);
      expect(page.hasMore).toBe(page.nextCursor !== null);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages).toEqual([2, 2, 1]);
    const oldestFirst = (await listKeys(db, accountId)).map(({ id }) => id);
    expect(seen).toEqual(oldestFirst.toReversed());
    await expect(listAccountKeys(db, { accountId, limit: 2, cursor: 'x', now: NOW })).rejects.toThrow(
      InvalidInputError,
    );
  });

  it('are filtered by mode, kind and where they stand', async () => {
    const { db } = test.database;
    const accountId = await account();
    const names = { holds: 'holds', ends: 'ends', over: 'over', revoked: 'revoked' };
    await key(accountId, { name: names.holds, mode: 'test' });
    const ends = await key(accountId, { name: names.ends, kind: 'publishable' });
    const over = await key(accountId, { name: names.over });
    const revoked = await key(accountId, { name: names.revoked });
    await rotateKey(db, ends.record.id, { overlapMs: HOUR, now: NOW });
    await rotateKey(db, over.record.id, { overlapMs: 0, now: NOW });
    await revokeKey(db, revoked.record.id, NOW);
    const list = async (given: object) =>
      (await listAccountKeys(db, { accountId, limit: 50, now: NOW, ...given })).keys
        .map(({ name }) => name)
        .sort();
    expect(await list({ state: 'holds' })).toEqual(['ends', 'holds', 'over']);
    expect(await list({ state: 'ends' })).toEqual(['ends']);
    expect(await list({ state: 'ended' })).toEqual(['over', 'revoked']);
    expect(await list({ state: 'ended', now: NOW + HOUR })).toEqual(['ends', 'over', 'revoked']);
    expect(await list({ mode: 'test' })).toEqual(['holds']);
    expect(await list({ kind: 'publishable', state: 'holds' })).toEqual(['ends']);
  });

  it('of another account are none', async () => {
    const { db } = test.database;
    const { record } = await key(await account());
    expect(await ownKey(db, { accountId: await account(), id: record.id })).toBeNull();
    expect(await ownKey(db, { accountId: record.accountId, id: 'key_none' })).toBeNull();
  });

  it('tell which of those for browsers let an origin in', async () => {
    const { db } = test.database;
    const accountId = await account();
    const publishable = (given: Partial<NewKey>) => key(accountId, { kind: 'publishable', ...given });
    const lets = await publishable({ origins: ['https://a.example'] });
    const not = await publishable({ origins: ['https://b.example'], now: NOW + 1 });
    const revoked = await publishable({ origins: ['https://a.example'] });
    await revokeKey(db, revoked.record.id, NOW);
    await key(accountId);
    await createKey(db, {
      accountId: await account(),
      kind: 'publishable',
      mode: 'live',
      origins: ['https://a.example'],
      now: NOW,
    });
    expect(await testOrigin(db, { accountId, typed: 'a.example/sign-in', now: NOW })).toEqual({
      origin: 'https://a.example',
      problem: null,
      keys: [
        { id: lets.record.id, allowed: true },
        { id: not.record.id, allowed: false },
      ],
    });
    const none = await testOrigin(db, { accountId, typed: '*', now: NOW });
    expect(none.keys.map(({ allowed }) => allowed)).toEqual([false, false]);
  });
});
