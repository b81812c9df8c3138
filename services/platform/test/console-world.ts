import type { AddressInfo } from 'node:net';
import type { PersonRole } from '@svc/contracts';
import {
  createAccount,
  createIdentified,
  createOrganization,
  createPersonSession,
  giveRole,
  INSTALLATION,
  type Place,
} from '@svc/store';
import { consoleCookie } from '@svc/server-kit';
import type { LightMyRequestResponse } from 'fastify';
import { ADMIN_TOKEN, openTestPlatform, TEST_ORIGIN, type TestPlatform } from './test-platform.ts';
import type { Env } from '../src/config/env-reader.ts';

/** Somebody at a browser. */
export interface Visitor {
  readonly personId: string;
  readonly cookie: string;
  /** A call of the console's API from its own page. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
}

/** How a world differs from one that is called in process. */
export interface WorldOptions {
  /** The world listens there, for a browser; its clock is then that of the machine when it was opened. */
  readonly listens?: boolean;
}

/** The console with two accounts, and people of any role. */
export interface ConsoleWorld {
  readonly test: TestPlatform;
  readonly origin: string;
  readonly accountId: string;
  readonly otherAccountId: string;
  readonly organizationId: string;
  /** Somebody new with a role at a place; with none when no role is given. */
  person(
    role?: PersonRole,
    place?: Place,
    more?: { isAdmin?: boolean; authenticatedAtMs?: number; alsoAt?: readonly Place[] },
  ): Promise<Visitor>;
  /** An admin among the developers of an account. */
  developer(accountId?: string): Promise<Visitor>;
  close(): Promise<void>;
}

export const accountPlace = (scopeId: string): Place => ({ scope: 'account', scopeId });

export async function openConsoleWorld(
  env: Env = {},
  { listens = false }: WorldOptions = {},
): Promise<ConsoleWorld> {
  let address = TEST_ORIGIN;
  const test = await openTestPlatform({ SVC_CONSOLE_SIGN_UP: 'open', ...env }, ADMIN_TOKEN, () => address);
  if (listens) {
    const { app } = test.platform.server;
    test.now = Date.now();
    await app.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  }
  const { db } = test.platform.services.database;
  const now = test.now;
  const account = await createAccount(db, { name: 'Ours', plan: 'launch', productionApproved: true, now });
  const other = await createAccount(db, { name: 'Theirs', plan: 'launch', productionApproved: true, now });
  const organization = await createOrganization(db, { name: 'Clinic', now });
  let number = 0;
  const world: ConsoleWorld = {
    test,
    origin: address,
    accountId: account.id,
    otherAccountId: other.id,
    organizationId: organization.id,
    async person(
      role,
      place = INSTALLATION,
      { isAdmin = false, authenticatedAtMs = test.now, alsoAt = [] } = {},
    ) {
      const subject = `sub-${++number}`;
      const identity = { issuer: 'https://id.example.org', subject };
      const email = `${subject}@example.org`;
      const personId = await createIdentified(db, {
        ...identity,
        email,
        name: `Person ${number}`,
        now: test.now,
      });
      const places = role === undefined ? [] : [place, ...alsoAt].map((each) => ({ role, ...each }));
      // Before the session: a role that is given ends those that there are.
      for (const each of places) await giveRole(db, { personId, isAdmin, now: test.now, ...each });
      const session = { ...identity, personId, browser: null, providerSession: null, authenticatedAtMs };
      const token = await createPersonSession(db, { ...session, now: test.now });
      return visitor(test, address, personId, consoleCookie(token, address).split(';')[0] ?? '');
    },
    developer: (accountId = account.id) =>
      world.person('developer', accountPlace(accountId), { isAdmin: true }),
    close: () => test.close(),
  };
  return world;
}

function visitor(test: TestPlatform, origin: string, personId: string, cookie: string): Visitor {
  return {
    personId,
    cookie,
    call: (method, path, body, headers = {}) =>
      test.inject({
        method,
        url: `/api/console/v1${path}`,
        headers: {
          cookie,
          ...(method === 'GET' ? {} : { origin }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
  };
}
