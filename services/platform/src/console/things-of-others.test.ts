import {
  createCdsClient,
  createEndpoint,
  createInvitation,
  createKey,
  listMembers,
  recordEvents,
  asOwner,
} from '@svc/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountPlace, type ConsoleWorld, openConsoleWorld, type Visitor } from '../../test/console-world.ts';

/** One thing of each kind of another account. */
interface Things {
  readonly key: string;
  readonly endpoint: string;
  readonly event: string;
  readonly client: string;
  readonly invitation: string;
  readonly member: string;
}

let world: ConsoleWorld;
let ours: Visitor;
let theirs: Things;
beforeAll(async () => {
  world = await openConsoleWorld();
  theirs = await makeThings(world.otherAccountId);
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.test.now += 60_000;
  ours = await world.developer();
});

async function makeThings(accountId: string): Promise<Things> {
  const { db } = world.test.platform.services.database;
  const { vault } = world.test.platform.services;
  const { now } = world.test;
  await world.developer(accountId);
  await world.developer(accountId);
  const key = await createKey(db, {
    accountId,
    kind: 'publishable',
    mode: 'test',
    origins: ['https://a.example'],
    now,
  });
  const endpoint = await createEndpoint(db, {
    ownerId: accountId,
    ownerKind: 'account',
    mode: 'test',
    url: 'https://hooks.example.org/',
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    vault,
    now,
  });
  const events = [
    { type: 'wearable.connected', data: { object: 'wearable_connection', id: 'wear_1' } },
  ] as never;
  const [event] = await asOwner(db, accountId, (trx) =>
    recordEvents(trx, { ownerId: accountId, mode: 'test', events, now }),
  );
  const client = await createCdsClient(db, {
    accountId,
    mode: 'test',
    name: 'EHR',
    issuer: `https://ehr.example.org/${accountId}`,
    keys: [{ kty: 'EC', kid: '1', crv: 'P-384', x: 'x', y: 'y' }],
    jku: [],
    origins: [],
    production: false,
    now,
  } as never);
  const invitation = await createInvitation(db, {
    ...accountPlace(accountId),
    email: 'new@example.org',
    role: 'developer',
    isAdmin: false,
    invitedBy: 'token-1',
    now,
  });
  const [member] = await listMembers(db, accountPlace(accountId));
  return {
    key: key.record.id,
    endpoint: endpoint.id,
    event: event?.id ?? '',
    client: client.id,
    invitation: invitation.invitation.id,
    member: member?.id ?? '',
  };
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const CALLS: readonly [Method, keyof Things, string, body?: unknown][] = [
  ['PATCH', 'key', 'keys/ID', { name: 'mine' }],
  ['PATCH', 'key', 'keys/ID', { origins: ['https://evil.example'] }],
  ['POST', 'key', 'keys/ID/rotate', { overlapSeconds: 0 }],
  ['POST', 'key', 'keys/ID/revoke'],
  ['GET', 'endpoint', 'webhooks/ID'],
  ['PATCH', 'endpoint', 'webhooks/ID', { url: 'https://evil.example/' }],
  ['DELETE', 'endpoint', 'webhooks/ID'],
  ['POST', 'endpoint', 'webhooks/ID/enable'],
  ['POST', 'endpoint', 'webhooks/ID/disable'],
  ['POST', 'endpoint', 'webhooks/ID/rotate-secret', { overlapSeconds: 0 }],
  ['POST', 'endpoint', 'webhooks/ID/test'],
  ['POST', 'endpoint', 'webhooks/ID/replay', { since: '2026-11-01T00:00:00Z' }],
  ['GET', 'event', 'events/ID'],
  ['POST', 'client', 'cds-clients/ID/revoke'],
  ['POST', 'invitation', 'invitations/ID/revoke'],
  ['PATCH', 'member', 'team/ID', { isAdmin: false }],
  ['DELETE', 'member', 'team/ID'],
];

describe('a thing of another account, named below the own', () => {
  const pathOf = (path: string, id: string) => `/accounts/${world.accountId}/${path.replace('ID', id)}`;

  it.each<[Method, keyof Things, string, body?: unknown]>(CALLS)(
    '%s of a %s (%s) is answered as one that there is not, and stays as it was',
    async (method, kind, path, body) => {
      const before = await stateOf(kind, theirs[kind]);
      const [other, none] = [
        await ours.call(method, pathOf(path, theirs[kind]), body),
        await ours.call(method, pathOf(path, 'none_1'), body),
      ];
      expect([other.statusCode, none.statusCode]).toEqual([404, 404]);
      expect(other.json().error.message).toBe(none.json().error.message);
      expect(await stateOf(kind, theirs[kind])).toEqual(before);
    },
  );

  it.each([
    ['keys', 'keys'],
    ['webhooks', 'endpoints'],
    ['deliveries', 'deliveries'],
    ['events?mode=test', 'events'],
    ['requests', 'requests'],
    ['cds-clients', 'clients'],
  ])('%s lists none of them', async (path, name) => {
    const answer = await ours.call('GET', `/accounts/${world.accountId}/${path}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data[name]).toEqual([]);
  });

  it('the team of one account has nobody of another', async () => {
    const { members, invitations } = (await ours.call('GET', `/accounts/${world.accountId}/team`)).json()
      .data;
    const others = await listMembers(
      world.test.platform.services.database.db,
      accountPlace(world.otherAccountId),
    );
    const ids = members.map(({ personId }: { personId: string }) => personId);
    expect(ids).toContain(ours.personId);
    expect(others.filter(({ personId }) => ids.includes(personId))).toEqual([]);
    expect(invitations).toEqual([]);
  });
});

const TABLES = {
  key: 'api_key',
  endpoint: 'webhook_endpoint',
  event: 'event',
  client: 'cds_client',
  invitation: 'invitation',
  member: 'membership',
} as const;

async function stateOf(kind: keyof Things, id: string): Promise<unknown> {
  const { db } = world.test.platform.services.database;
  if (kind === 'event')
    return asOwner(db, world.otherAccountId, (trx) =>
      trx.selectFrom('event').selectAll().where('id', '=', id).execute(),
    );
  return db
    .selectFrom(TABLES[kind] as 'api_key')
    .selectAll()
    .where('id', '=', id)
    .execute();
}
