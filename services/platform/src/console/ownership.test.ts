import { CONSOLE_ENDPOINTS, type ConsoleEndpoint, PERSON_ROLES, type PersonRole } from '@svc/contracts';
import { endPersonSession, findPersonSession, INSTALLATION, type Place, setPersonDisabled } from '@svc/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountPlace, type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';

const ENTRIES = Object.entries<ConsoleEndpoint>(CONSOLE_ENDPOINTS);
const WRITES = ENTRIES.filter(([, { method }]) => method !== 'GET');
const RECENT = ENTRIES.filter(([, { recent }]) => recent === true);

let world: ConsoleWorld;
beforeAll(async () => {
  world = await openConsoleWorld();
});
afterAll(() => world?.close());

// Each has the whole allowance of its address.
beforeEach(() => {
  world.test.now += 60_000;
});

/** The path with an account that there is and things that there are not: what matters is who is let as far as that. */
const pathOf = ({ path }: ConsoleEndpoint, accountId = world.accountId) =>
  path
    .replace('{accountId}', accountId)
    .replace('{product}', 'relapse')
    .replaceAll(/\{\w+\}/g, 'none_1');
/** A body that every schema refuses: a guard answers before it is read. */
const bodyOf = ({ method }: ConsoleEndpoint) => (method === 'GET' ? undefined : 'not an object');
const call = (visitor: Visitor, entry: ConsoleEndpoint, path = pathOf(entry), headers = {}) =>
  visitor.call(entry.method, path, bodyOf(entry), headers);

/** Let in by the guard: whatever comes after it is about what was asked. */
const LET_IN = [200, 201, 400, 404, 422];
const placeOf = (role: PersonRole): Place =>
  role === 'developer' || role === 'clinician' ? accountPlace(world.accountId) : INSTALLATION;

describe('every route of the console', () => {
  it.each(ENTRIES)(
    '%s is refused with 401 without a session, with a made-up one, and after its end',
    async (_, entry) => {
      const visitor = await world.developer();
      const { db } = world.test.platform.services.database;
      const headersOf = (cookie: string) => ({ cookie });
      for (const cookie of [
        '',
        '__Host-svc_console=',
        `__Host-svc_console=${'a'.repeat(43)}`,
        'svc_session=x',
      ])
        expect((await call(visitor, entry, pathOf(entry), headersOf(cookie))).statusCode).toBe(401);
      const token = visitor.cookie.replace('__Host-svc_console=', '');
      const session = await findPersonSession(db, { token, now: world.test.now });
      await endPersonSession(db, { personId: visitor.personId, id: session?.id ?? '' });
      expect((await call(visitor, entry)).statusCode).toBe(401);
    },
  );

  it.each(ENTRIES)(
    '%s is refused with 401 to somebody who was shut out, and after half an hour',
    async (_, entry) => {
      const { test } = world;
      const shut = await world.developer();
      await setPersonDisabled(test.platform.services.database.db, {
        id: shut.personId,
        disabled: true,
        now: test.now,
      });
      expect((await call(shut, entry)).statusCode).toBe(401);
      const idle = await world.developer();
      test.now += 30 * 60_000;
      expect((await call(idle, entry)).statusCode).toBe(401);
    },
  );

  it.each(ENTRIES)('%s is let in for its roles, and for no other', async (_, entry) => {
    const { of, roles, adminOnly } = entry;
    for (const role of PERSON_ROLES) {
      const fits = of === 'person' || roles.includes(role);
      const [admin, plain] = [true, false].map((isAdmin) => world.person(role, placeOf(role), { isAdmin }));
      const isIn = async (visitor: Promise<Visitor> | undefined) =>
        visitor !== undefined && LET_IN.includes((await call(await visitor, entry)).statusCode);
      const asked = [role, await isIn(admin), await isIn(plain)];
      // A thing that there is not is 404 too: so is the account, for whoever has no role there.
      const isHidden = of === 'account' && placeOf(role).scope !== 'account';
      expect(asked).toEqual([role, fits || isHidden, (fits && adminOnly !== true) || isHidden]);
    }
  });

  it.each(ENTRIES.filter(([, { of }]) => of === 'account'))(
    '%s shows nobody the account of others: neither theirs, nor whether there is one',
    async (_, entry) => {
      const [stranger, nobody] = [await world.developer(world.otherAccountId), await world.person()];
      for (const visitor of [stranger, nobody]) {
        const theirs = await call(visitor, entry);
        const none = await call(visitor, entry, pathOf(entry, 'acct_none'));
        expect([theirs.statusCode, none.statusCode]).toEqual([404, 404]);
        expect(theirs.json().error.message).toBe(none.json().error.message);
      }
    },
  );

  it.each(WRITES)('%s does nothing for the page of another site', async (_, entry) => {
    const visitor = await world.person(
      entry.roles[0] ?? 'developer',
      placeOf(entry.roles[0] ?? 'developer'),
      {
        isAdmin: true,
      },
    );
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://api.example.org.evil.example' },
      { origin: 'https://api.example.org', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://api.example.org', 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await call(visitor, entry, pathOf(entry), headers);
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        403,
        'This request came from the page of another site: nothing was done.',
      ]);
    }
  });

  it.each(RECENT)(
    '%s asks for a fresh sign-in after a quarter of an hour, and not before',
    async (_, entry) => {
      const role = entry.roles[0] ?? 'developer';
      const { test } = world;
      for (const [ageMs, isRefused] of [
        [15 * 60_000, false],
        [15 * 60_000 + 1, true],
      ] as const) {
        const authenticatedAtMs = test.now - ageMs;
        const visitor = await world.person(role, placeOf(role), { isAdmin: true, authenticatedAtMs });
        const { statusCode, headers } = await call(visitor, entry);
        expect([statusCode === 403, headers['x-svc-sign-in']]).toEqual([
          isRefused,
          isRefused ? 'recent' : undefined,
        ]);
      }
    },
  );

  it('is in the list of those that ask for a fresh sign-in where it makes or takes away a right', () => {
    const names = RECENT.map(([id]) => id);
    for (const id of [
      'createAccountKey',
      'rotateAccountKey',
      'revokeAccountKey',
      'rotateAccountWebhookSecret',
      'inviteMember',
      'updateMember',
      'removeMember',
      'updateProfile',
      'decideInstallationAccess',
    ])
      expect(names).toContain(id);
  });

  it('tells no cache to keep it, and every page its limit', async () => {
    const visitor = await world.developer();
    const { headers } = await visitor.call('GET', '/me');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-ratelimit-limit': expect.anything() });
  });
});
