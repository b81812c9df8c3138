import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, getAccount, listAccounts, type NewAccount, updateAccount } from './accounts.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { parseKey } from './key-format.ts';
import { createKey, type NewKey, revokeKey, rotateKey, updateKey } from './keys.ts';
import { listKeys } from './read-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

describe.each(['postgres', 'embedded'] as const)('accounts and keys, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const account = (given: Partial<NewAccount> = {}) =>
    createAccount(test.database.db, { name: 'Clinic', plan: 'launch', now: NOON, ...given });

  const key = async (given: Partial<NewKey> = {}) => {
    const accountId = given.accountId ?? (await account()).id;
    return createKey(test.database.db, { accountId, kind: 'secret', mode: 'live', now: NOON, ...given });
  };

  const revision = async () => {
    const { rows } = await sql<{ revision: number }>`select revision from auth_revision`.execute(
      test.database.db,
    );
    return rows[0]?.revision ?? 0;
  };

  it('stores an account and reads it back', async () => {
    const { db } = test.database;
    const created = await account({
      name: 'Hospital',
      plan: 'enterprise',
      sustainedPerSecond: 200,
      burstPerSecond: 400,
    });
    expect(created).toEqual({
      id: expect.stringMatching(/^acct_[0-9A-Za-z]{22}$/),
      name: 'Hospital',
      plan: 'enterprise',
      productionApproved: false,
      sustainedPerSecond: 200,
      burstPerSecond: 400,
      overageCap: null,
      createdAt: '2026-11-20T12:00:00.000Z',
      updatedAt: '2026-11-20T12:00:00.000Z',
    });
    expect(await getAccount(db, created.id)).toEqual(created);
    expect(await listAccounts(db)).toContainEqual(created);
    expect(await getAccount(db, 'acct_unknown')).toBeNull();
  });

  it('changes what a patch names and nothing else', async () => {
    const { db } = test.database;
    const before = await account();
    const after = await updateAccount(
      db,
      before.id,
      { productionApproved: true, overageCap: 9, name: undefined },
      NOON + HOUR,
    );
    expect(after).toEqual({
      ...before,
      productionApproved: true,
      overageCap: 9,
      updatedAt: '2026-11-20T13:00:00.000Z',
    });
    expect(await updateAccount(db, 'acct_unknown', { name: 'x' }, NOON)).toBeNull();
  });

  it('drops its own limits with the enterprise plan', async () => {
    const { id } = await account({ plan: 'enterprise', sustainedPerSecond: 200, burstPerSecond: 400 });
    const after = await updateAccount(test.database.db, id, { plan: 'scale' }, NOON);
    expect(after).toMatchObject({ plan: 'scale', sustainedPerSecond: null, burstPerSecond: null });
  });

  it.each<[string, Partial<NewAccount>]>([
    ['no name', { name: ' ' }],
    ['a name of 201 characters', { name: 'x'.repeat(201) }],
    ['a NUL in its name', { name: 'a\0b' }],
    ['an unknown plan', { plan: 'gold' as 'scale' }],
    ['limits on another plan', { plan: 'launch', sustainedPerSecond: 5, burstPerSecond: 10 }],
    ['one limit of two', { plan: 'enterprise', sustainedPerSecond: 5 }],
    ['a burst below the sustained rate', { plan: 'enterprise', sustainedPerSecond: 5, burstPerSecond: 4 }],
    ['a limit of zero', { plan: 'enterprise', sustainedPerSecond: 0, burstPerSecond: 4 }],
    ['a fraction', { plan: 'enterprise', sustainedPerSecond: 1.5, burstPerSecond: 4 }],
    ['a limit over a million', { plan: 'enterprise', sustainedPerSecond: 5, burstPerSecond: 1_000_001 }],
    ['a negative cap', { overageCap: -1 }],
  ])('refuses an account with %s', async (_, given) => {
    await expect(account(given)).rejects.toThrow(InvalidInputError);
  });

  it('shows a key once and keeps only its hash [1:5.1]', async () => {
    const { db } = test.database;
    const created = await key();
    const secret = created.key.slice(12);
    expect(parseKey(created.key)).toEqual({ kind: 'secret', mode: 'live' });
    expect(created.record.visibleStart).toBe(created.key.slice(0, 16));
    const { rows } =
      await sql`select api_key::text as row, encode(key_hash, 'escape') as hash from api_key`.execute(db);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(await listKeys(db))).not.toContain(secret);
  });

  it('lists the keys of one account in order of creation', async () => {
    const { id: accountId } = await account();
    const first = await key({ accountId, now: NOON });
    const second = await key({
      accountId,
      now: NOON + 1,
      kind: 'publishable',
      origins: ['https://a.example'],
    });
    expect(await listKeys(test.database.db, accountId)).toEqual([first.record, second.record]);
    expect(second.record.origins).toEqual(['https://a.example']);
  });

  it.each<[string, Partial<NewKey>]>([
    ['of no account', { accountId: 'acct_unknown' }],
    ['that is secret and has origins', { origins: ['https://a.example'] }],
    ['with a wildcard origin', { kind: 'publishable', origins: ['https://*.example'] }],
  ])('refuses a key %s', async (_, given) => {
    await expect(key(given)).rejects.toThrow(InvalidInputError);
  });

  it('revokes once and keeps the first time', async () => {
    const { db } = test.database;
    const { record } = await key();
    expect(await revokeKey(db, record.id, NOON + 1)).toMatchObject({ revokedAt: '2026-11-20T12:00:00.001Z' });
    expect(await revokeKey(db, record.id, NOON + HOUR)).toMatchObject({
      revokedAt: '2026-11-20T12:00:00.001Z',
    });
    expect(await revokeKey(db, 'key_unknown', NOON)).toBeNull();
  });

  it('rotates into a key with the same rights and ends the old one after the overlap', async () => {
    const { db } = test.database;
    const old = await key({ kind: 'publishable', mode: 'test', origins: ['https://a.example'] });
    const next = await rotateKey(db, old.record.id, { overlapMs: HOUR, now: NOON });
    expect(next?.key).not.toBe(old.key);
    expect(next?.record).toMatchObject({
      kind: 'publishable',
      mode: 'test',
      origins: ['https://a.example'],
      expiresAt: null,
    });
    const listed = await listKeys(db, old.record.accountId);
    const ends = Object.fromEntries(listed.map((record) => [record.id, record.expiresAt]));
    expect(ends).toEqual({ [old.record.id]: '2026-11-20T13:00:00.000Z', [next?.record.id ?? '']: null });
    expect(await rotateKey(db, 'key_unknown', { overlapMs: 0, now: NOON })).toBeNull();
  });

  it.each([-1, Number.NaN, 31 * 24 * HOUR])('refuses an overlap of %d ms', async (overlapMs) => {
    const { record } = await key();
    await expect(rotateKey(test.database.db, record.id, { overlapMs, now: NOON })).rejects.toThrow(
      InvalidInputError,
    );
  });

  it('refuses to rotate a key twice, so that a leaked one cannot live on', async () => {
    const { db } = test.database;
    const { record } = await key();
    const twice = [0, 1].map(() => rotateKey(db, record.id, { overlapMs: HOUR, now: NOON }));
    const outcomes = await Promise.allSettled(twice);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('replaces the origins of a publishable key only', async () => {
    const { db } = test.database;
    const publishable = await key({ kind: 'publishable', origins: ['https://a.example'] });
    const changed = await updateKey(db, publishable.record.id, { origins: ['https://b.example'] }, NOON + 1);
    expect(changed).toMatchObject({ origins: ['https://b.example'], updatedAt: '2026-11-20T12:00:00.001Z' });
    const secret = await key();
    await expect(updateKey(db, secret.record.id, { origins: ['https://b.example'] }, NOON)).rejects.toThrow(
      InvalidInputError,
    );
    expect(await updateKey(db, 'key_unknown', { origins: [] }, NOON)).toBeNull();
  });

  it('moves the revision with every change that auth decides on', async () => {
    const { db } = test.database;
    const { id } = await account();
    const publishable = await key({ accountId: id, kind: 'publishable' });
    const changes = [
      () => updateAccount(db, id, { plan: 'scale' }, NOON),
      () => updateKey(db, publishable.record.id, { origins: ['https://b.example'] }, NOON),
      () => rotateKey(db, publishable.record.id, { overlapMs: 0, now: NOON }),
      () => revokeKey(db, publishable.record.id, NOON),
      () => sql`update api_key set revoked_at = now() where false`.execute(db),
    ];
    for (const change of changes) {
      const before = await revision();
      await change();
      expect(await revision()).toBeGreaterThan(before);
    }
  });
});
