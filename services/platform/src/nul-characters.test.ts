import { consoleCookie as cookieOf } from '@svc/server-kit';
import { createPatient, createPatientSession, createPerson, createPersonSession, giveRole } from '@svc/store';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN_TOKEN } from '../test/test-platform.ts';
import { openWearableWorld, type WearableWorld } from '../test/wearable-world.ts';

let world: WearableWorld;
let key: string;
let cookie: string;
let consoleCookie: string;
beforeAll(async () => {
  world = await openWearableWorld();
  key = await world.newKey('live');
  const { db } = world.platform.services.database;
  const patient = await createPatient(db, { ownerId: world.accountId, now: world.now });
  const { token } = await createPatientSession(db, { patient, now: world.now });
  cookie = `svc_session=${token}`;
  const profile = { name: 'Pat', credential: null, licence: null };
  const personId = await createPerson(db, { email: 'pat@example.org', profile, now: world.now });
  const place = { scope: 'account', scopeId: world.accountId } as const;
  await giveRole(db, { personId, role: 'developer', ...place, isAdmin: true, now: world.now });
  const identity = { issuer: 'https://id.example.org', subject: 'pat', browser: null, providerSession: null };
  const session = { ...identity, personId, authenticatedAtMs: world.now, now: world.now };
  consoleCookie = cookieOf(await createPersonSession(db, session), world.origin).split(';')[0] ?? '';
});
afterAll(() => world.close());

const send = async (options: InjectOptions) => (await world.platform.server.app.inject(options)).statusCode;

it.each(['%00', 'a%00b', `${'x'.repeat(42)}%00`])(
  'a NUL in a path or a query is refused and breaks nothing: %s',
  async (nul) => {
    const query = ['cursor', 'by', 'accountId', 'patientRef'].map((name) => `${name}=${nul}`).join('&');
    const broken: string[] = [];
    for (const { methods, pattern, policy, form } of world.platform.server.routes)
      for (const method of methods) {
        const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
        const status = await send({
          method: method as 'GET',
          url: `${pattern.replace(/:\w+/g, nul).replace('*', nul)}?${query}`,
          headers: {
            authorization: `Bearer ${policy === 'admin' ? ADMIN_TOKEN : key}`,
            cookie: policy === 'console' ? consoleCookie : cookie,
            ...(method === 'GET' ? {} : { 'content-type': type }),
          },
          ...(method === 'GET'
            ? {}
            : { payload: form === undefined ? '{}' : 'state=%00&code=%00&decision=%00' }),
        });
        if (status >= 500) broken.push(`${method} ${pattern}: ${status}`);
      }
    expect(broken).toEqual([]);
  },
);

it.each([
  ['a key', '/api/v1/ping', { authorization: 'Bearer svc_live_\u0000' }],
  ['a key of another kind', '/api/v1/ping', { authorization: 'Bearer \u0000' }],
  ['a session', '/api/retina/v1/history', { cookie: `svc_session=${'x'.repeat(42)}\u0000` }],
])('a NUL in %s is that of nobody', async (_, url, headers) => {
  expect(await send({ url, headers })).toBe(401);
});
