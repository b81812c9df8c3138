import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCredentialCache, createOrganizationCredentialCache } from '../credentials/credential-cache.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { generateKey, hashKey } from './key-format.ts';
import { createAccount } from './accounts.ts';
import { createKey } from './keys.ts';
import {
  createOrganizationKey,
  listOrganizationKeys,
  type NewOrganizationKey,
  revokeOrganizationKey,
  rotateOrganizationKey,
  updateOrganizationKeyScopes,
} from './organization-keys.ts';
import {
  createOrganization,
  getOrganization,
  listOrganizations,
  setOrganizationActive,
} from './organizations.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;

describe.each(['postgres', 'embedded'] as const)('organizations and their keys, %s', (kind) => {
  let test: TestDatabase;
  let nowMs = NOON;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const organization = (name = 'Clinic') => createOrganization(test.database.db, { name, now: NOON });
  const issue = async (given: Partial<NewOrganizationKey> = {}) =>
    createOrganizationKey(test.database.db, {
      organizationId: given.organizationId ?? (await organization()).id,
      scopes: ['mse:read'],
      now: NOON,
      ...given,
    });
  const cacheNow = () =>
    createOrganizationCredentialCache({ db: test.database.db, clock: () => nowMs, pollEveryMs: 0 });

  it('an organization has a name, starts active, and is found and listed', async () => {
    const { db } = test.database;
    const made = await createOrganization(db, { name: '  North Clinic ', now: NOON });
    expect(made).toEqual({
      id: expect.stringMatching(/^org_[0-9A-Za-z]{22}$/),
      name: 'North Clinic',
      active: true,
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(await getOrganization(db, made.id)).toEqual(made);
    expect(await listOrganizations(db)).toContainEqual(made);
    expect(await getOrganization(db, 'org_none')).toBeNull();
    expect(await setOrganizationActive(db, made.id, { active: false, now: NOON + 1 })).toEqual({
      ...made,
      active: false,
      updatedAt: '2026-11-21T12:00:00.001Z',
    });
    expect(await setOrganizationActive(db, 'org_none', { active: false, now: NOON })).toBeNull();
  });

  it.each(['', '  ', 'x'.repeat(201), 'two\nlines', 'a\0b'])('refuses the name %j', async (name) => {
    await expect(organization(name)).rejects.toThrow(InvalidInputError);
  });

  it('takes a name of 200 characters', async () => {
    expect((await organization('x'.repeat(200))).name).toHaveLength(200);
  });

  it('a key begins with mse_live_, is shown once, and only its hash is stored [2:5 rule 1]', async () => {
    const { key, record } = await issue({ scopes: ['mse:read', 'mse:write', 'mse:read'] });
    expect(key).toMatch(/^mse_live_[0-9A-Za-z]{33}$/);
    expect(record).toEqual({
      id: expect.stringMatching(/^okey_/),
      organizationId: expect.stringMatching(/^org_/),
      scopes: ['mse:read', 'mse:write'],
      visibleStart: key.slice(0, 13),
      sustainedPerSecond: 50,
      burstPerSecond: 100,
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
      expiresAt: null,
      revokedAt: null,
    });
    expect(await listOrganizationKeys(test.database.db, record.organizationId)).toEqual([record]);
    const { rows } = await sql<{ row: string; hash: Uint8Array }>`
      select organization_key::text as row, key_hash as hash from organization_key where id = ${record.id}`.execute(
      test.database.db,
    );
    expect(rows[0]?.row).not.toContain(key.slice(13));
    expect(Buffer.from(rows[0]?.hash ?? []).toString('base64')).toBe(hashKey(key));
  });

  it.each<[string, NewOrganizationKey['limits'], unknown]>([
    ['not given', undefined, { sustainedPerSecond: 50, burstPerSecond: 100 }],
    ['none', null, null],
    ['the least', { sustainedPerSecond: 1, burstPerSecond: 1 }, { sustainedPerSecond: 1, burstPerSecond: 1 }],
    [
      'the most',
      { sustainedPerSecond: 1_000_000, burstPerSecond: 1_000_000 },
      { sustainedPerSecond: 1_000_000, burstPerSecond: 1_000_000 },
    ],
    ['own', { sustainedPerSecond: 7, burstPerSecond: 9 }, { sustainedPerSecond: 7, burstPerSecond: 9 }],
  ])(
    'limits %s, also after a rotation [2:7 429] [D:limit per organization key]',
    async (_, limits, expected) => {
      const { key, record } = await issue({ limits });
      expect(await cacheNow().lookup(key)).toMatchObject({ limits: expected });
      const next = await rotateOrganizationKey(test.database.db, record.id, { overlapMs: HOUR, now: NOON });
      expect(await cacheNow().lookup(next?.key ?? '')).toMatchObject({ limits: expected });
    },
  );

  it.each<[string, Partial<NewOrganizationKey>]>([
    ['of no organization', { organizationId: 'org_none' }],
    ['without a scope', { scopes: [] }],
    ['with a scope that is none', { scopes: ['mse:read', 'mse:admin' as 'mse:read'] }],
    ['with a rate of 0', { limits: { sustainedPerSecond: 0, burstPerSecond: 1 } }],
    ['with half a request a second', { limits: { sustainedPerSecond: 1.5, burstPerSecond: 2 } }],
    ['with a rate that is none', { limits: { sustainedPerSecond: Number.NaN, burstPerSecond: 2 } }],
    ['with a burst below the rate', { limits: { sustainedPerSecond: 3, burstPerSecond: 2 } }],
    ['with a burst beyond the most', { limits: { sustainedPerSecond: 3, burstPerSecond: 1_000_001 } }],
  ])('refuses a key %s', async (_, given) => {
    await expect(issue(given)).rejects.toThrow(InvalidInputError);
  });

  it('revokes once and keeps the first time', async () => {
    const { db } = test.database;
    const { record } = await issue();
    const revokedAt = '2026-11-21T12:00:00.001Z';
    expect(await revokeOrganizationKey(db, record.id, NOON + 1)).toMatchObject({ revokedAt });
    expect(await revokeOrganizationKey(db, record.id, NOON + HOUR)).toMatchObject({ revokedAt });
    expect(await revokeOrganizationKey(db, 'okey_none', NOON)).toBeNull();
  });

  it('rotates into a key with the same scopes; both work until the overlap ends, then the new one', async () => {
    const { db } = test.database;
    const old = await issue({ scopes: ['mse:write', 'mse:sign'] });
    const next = await rotateOrganizationKey(db, old.record.id, { overlapMs: HOUR, now: NOON });
    expect(next?.record).toMatchObject({ scopes: ['mse:write', 'mse:sign'], expiresAt: null });
    const cache = cacheNow();
    const works = async () =>
      [await cache.lookup(old.key), await cache.lookup(next?.key ?? '')].map((found) => found !== null);
    nowMs = NOON + HOUR - 1;
    expect(await works()).toEqual([true, true]);
    nowMs = NOON + HOUR;
    expect(await works()).toEqual([false, true]);
    nowMs = NOON;
    expect(await rotateOrganizationKey(db, 'okey_none', { overlapMs: 0, now: NOON })).toBeNull();
  });

  it.each([-1, Number.NaN, 30 * 24 * HOUR + 1])('refuses an overlap of %d ms', async (overlapMs) => {
    const { record } = await issue();
    await expect(
      rotateOrganizationKey(test.database.db, record.id, { overlapMs, now: NOON }),
    ).rejects.toThrow(InvalidInputError);
  });

  it('refuses to rotate a key twice, or one that is revoked', async () => {
    const { db } = test.database;
    const { record } = await issue();
    const twice = [0, 1].map(() => rotateOrganizationKey(db, record.id, { overlapMs: HOUR, now: NOON }));
    expect((await Promise.allSettled(twice)).map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ]);
    const revoked = await issue();
    await revokeOrganizationKey(db, revoked.record.id, NOON);
    await expect(
      rotateOrganizationKey(db, revoked.record.id, { overlapMs: HOUR, now: NOON }),
    ).rejects.toThrow(InvalidInputError);
  });

  it('replaces the scopes of a key, by others that there are', async () => {
    const { db } = test.database;
    const { record } = await issue();
    expect(
      await updateOrganizationKeyScopes(db, record.id, { scopes: ['mse:sign', 'mse:sign'], now: NOON + 1 }),
    ).toMatchObject({ scopes: ['mse:sign'], updatedAt: '2026-11-21T12:00:00.001Z' });
    for (const scopes of [[], ['all' as 'mse:read']])
      await expect(updateOrganizationKeyScopes(db, record.id, { scopes, now: NOON })).rejects.toThrow(
        InvalidInputError,
      );
    expect(
      await updateOrganizationKeyScopes(db, 'okey_none', { scopes: ['mse:read'], now: NOON }),
    ).toBeNull();
  });

  it('the cache finds everything auth decides on, an inactive organization included [2:5 rule 4]', async () => {
    const { db } = test.database;
    const { key, record } = await issue({ scopes: ['mse:read', 'mse:sign'] });
    const cache = cacheNow();
    const expected = {
      keyId: record.id,
      organizationId: record.organizationId,
      active: true,
      scopes: new Set(['mse:read', 'mse:sign']),
      limits: { sustainedPerSecond: 50, burstPerSecond: 100 },
      expiresAtMs: null,
      revision: expect.any(String),
    };
    expect(await cache.lookup(key)).toEqual(expected);
    await setOrganizationActive(db, record.organizationId, { active: false, now: NOON });
    await cache.refresh();
    expect(await cache.lookup(key)).toEqual({ ...expected, active: false });
  });

  it.each<[string, (id: string) => Promise<unknown>, unknown]>([
    ['a revoked key', (id) => revokeOrganizationKey(test.database.db, id, NOON), null],
    [
      'other scopes',
      (id) => updateOrganizationKeyScopes(test.database.db, id, { scopes: ['mse:sign'], now: NOON }),
      expect.objectContaining({ scopes: new Set(['mse:sign']) }),
    ],
    [
      'the end of a rotated key',
      (id) => rotateOrganizationKey(test.database.db, id, { overlapMs: HOUR, now: NOON }),
      expect.objectContaining({ expiresAtMs: NOON + HOUR }),
    ],
  ])('the cache sees %s after refresh() [2:5 rule 4]', async (_, change, expected) => {
    const { key, record } = await issue();
    const cache = cacheNow();
    expect(await cache.lookup(key)).not.toBeNull();
    await change(record.id);
    await cache.refresh();
    expect(await cache.lookup(key)).toEqual(expected);
  });

  it('each cache knows its own family only [D:a key of another family]', async () => {
    const { db } = test.database;
    const { key } = await issue();
    const account = await createAccount(db, { name: 'Clinic', plan: 'scale', now: NOON });
    const secret = await createKey(db, { accountId: account.id, kind: 'secret', mode: 'live', now: NOON });
    const developer = createCredentialCache({ db, clock: () => nowMs, pollEveryMs: 0 });
    const organizations = cacheNow();
    expect(developer.lookup(key)).toBeNull();
    expect(organizations.lookup(secret.key)).toBeNull();
    expect(await developer.lookup(secret.key)).not.toBeNull();
    expect(await organizations.lookup(key)).not.toBeNull();
    expect(await organizations.lookup(generateKey({ kind: 'organization', mode: 'live' }))).toBeNull();
  });
});
