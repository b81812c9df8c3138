import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { beginAuthorization, purgeAuthorizations, takeAuthorization } from './oauth-state.ts';
import { NOW, VAULT } from '../../test/wearables/connections.ts';

const MINUTE_MS = 60_000;
const ATTEMPT = {
  ownerId: 'acct_a',
  connectionId: 'wear_1',
  provider: 'oura',
  language: 'es',
  verifier: 'a verifier',
};

describe.each(['postgres', 'embedded'] as const)('an authorization that began, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const begin = (given: Partial<typeof ATTEMPT & { state: string; browser: string }> = {}) =>
    beginAuthorization(test.database.db, {
      ...ATTEMPT,
      state: 'state',
      browser: 'browser',
      vault: VAULT,
      now: NOW,
      ...given,
    });
  const take = (given: Partial<{ state: string; browser: string; now: number }> = {}) =>
    takeAuthorization(test.database.db, {
      state: 'state',
      browser: 'browser',
      vault: VAULT,
      now: NOW,
      ...given,
    });

  it('is there once', async () => {
    await begin();
    expect(await take()).toEqual(ATTEMPT);
    expect(await take()).toBeNull();
  });

  it.each([
    ['another state', { state: 'other' }, null],
    ['another browser', { browser: 'other' }, null],
    ['the last millisecond', { now: NOW + 15 * MINUTE_MS - 1 }, ATTEMPT],
    ['the time being over', { now: NOW + 15 * MINUTE_MS }, null],
  ])('with %s', async (_, given, expected) => {
    await begin();
    expect(await take(given)).toEqual(expected);
  });

  it('is void once another of the same connection began', async () => {
    await begin({ state: 'first' });
    await begin({ state: 'second' });
    expect(await take({ state: 'first' })).toBeNull();
    expect(await take({ state: 'second' })).toEqual(ATTEMPT);
  });

  it('is removed when nobody can use it any more, and not before', async () => {
    await begin();
    expect(await purgeAuthorizations(test.database.db, NOW + 15 * MINUTE_MS - 1)).toBe(0);
    expect(await purgeAuthorizations(test.database.db, NOW + 15 * MINUTE_MS)).toBe(1);
    expect(await take()).toBeNull();
  });
});
