import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrganization } from '../accounts/organizations.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { openSecrets } from './endpoint-secrets.ts';
import {
  getEndpoint,
  listEndpoints,
  readEndpointSecrets,
  rotateEndpointSecret,
  updateEndpoint,
} from './endpoints.ts';
import { disableEndpoint, enableEndpoint } from './switch-endpoint.ts';
import {
  claim,
  deliveriesOf,
  HOUR,
  newAccount,
  newEndpoint,
  NOW,
  record,
  SECRET,
  VAULT,
} from '../../test/deliveries/deliveries.ts';

const NEXT_SECRET = SECRET.replace('MDEy', 'OTg3');
const DAY = 24 * HOUR;

describe.each(['postgres', 'embedded'] as const)('webhook endpoints, %s', (kind) => {
  let test: TestDatabase;
  let ownerId: string;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    ownerId = await newAccount(test.database.db);
  });
  afterAll(() => test.close());

  const secretsAt = async (id: string, now: number) =>
    openSecrets(VAULT, (await readEndpointSecrets(test.database.db, id))!, now);

  it('are made for an account or an organization and listed without their secret', async () => {
    const { db } = test.database;
    const organization = await createOrganization(db, { name: 'Clinic', now: NOW });
    const made = await newEndpoint(db, organization.id, { ownerKind: 'organization', mode: 'live' });
    expect(made).toMatchObject({
      ownerKind: 'organization',
      enabled: true,
      failingSince: null,
      eventTypes: [],
    });
    expect(await listEndpoints(db, organization.id)).toEqual([made]);
    expect(await listEndpoints(db)).toContainEqual(made);
    expect(JSON.stringify(made)).not.toContain('whsec_');
  });

  it('keep their secret sealed, each for itself', async () => {
    const { db } = test.database;
    const [first, second] = [await newEndpoint(db, ownerId), await newEndpoint(db, ownerId)];
    const { rows } = await sql<{
      text: string;
    }>`select webhook_endpoint::text as text from webhook_endpoint`.execute(db);
    expect(rows.some(({ text }) => text.includes(SECRET))).toBe(false);
    expect(await secretsAt(first.id, NOW)).toEqual([SECRET]);
    const copied = { ...(await readEndpointSecrets(db, first.id))!, endpointId: second.id };
    expect(() => openSecrets(VAULT, copied, NOW)).toThrow('cannot be opened');
  });

  it.each([
    ['an unknown account', { ownerId: 'acct_none' }, 'no such account'],
    ['an unknown organization', { ownerKind: 'organization' as const }, 'no such organization'],
    ['an event type that is none', { eventTypes: ['Lab Order'] }, 'event type'],
  ])('are refused for %s', async (_, given, message) => {
    await expect(newEndpoint(test.database.db, ownerId, given)).rejects.toThrow(message);
  });

  it('change their address and types', async () => {
    const { db } = test.database;
    const { id } = await newEndpoint(db, ownerId);
    const url = 'https://other.example/hooks';
    const types = ['wearable.connected', 'wearable.connected'];
    expect(await updateEndpoint(db, id, { url, eventTypes: types }, NOW + 1)).toMatchObject({
      url,
      eventTypes: ['wearable.connected'],
      updatedAt: new Date(NOW + 1).toISOString(),
    });
    expect(await updateEndpoint(db, id, {}, NOW + 2)).toMatchObject({
      url,
      eventTypes: ['wearable.connected'],
    });
    expect(await updateEndpoint(db, 'wh_none', { url }, NOW)).toBeNull();
  });

  describe('a new secret [D:rotation]', () => {
    it.each([
      ['without an overlap signs alone at once', 0, NOW, [NEXT_SECRET]],
      ['signs beside the old one', DAY, NOW, [NEXT_SECRET, SECRET]],
      ['signs beside the old one to the last millisecond', DAY, NOW + DAY - 1, [NEXT_SECRET, SECRET]],
      ['signs alone when the overlap is over', DAY, NOW + DAY, [NEXT_SECRET]],
      ['may overlap for 30 days', 30 * DAY, NOW + 30 * DAY - 1, [NEXT_SECRET, SECRET]],
    ])('%s', async (_, overlapMs, at, secrets) => {
      const { db } = test.database;
      const { id } = await newEndpoint(db, ownerId);
      await rotateEndpointSecret(db, id, { secret: NEXT_SECRET, overlapMs, vault: VAULT, now: NOW });
      expect(await secretsAt(id, at)).toEqual(secrets);
    });

    it.each([-1, 30 * DAY + 1, Number.NaN])('is refused for an overlap of %d ms', async (overlapMs) => {
      const { id } = await newEndpoint(test.database.db, ownerId);
      const rotation = { secret: NEXT_SECRET, overlapMs, vault: VAULT, now: NOW };
      await expect(rotateEndpointSecret(test.database.db, id, rotation)).rejects.toThrow('30 days');
    });

    it('is null for an unknown endpoint', async () => {
      const rotation = { secret: NEXT_SECRET, overlapMs: 0, vault: VAULT, now: NOW };
      expect(await rotateEndpointSecret(test.database.db, 'wh_none', rotation)).toBeNull();
    });
  });

  describe('switched off and on [D:410 disables]', () => {
    async function parked(events: number, now = NOW) {
      const { db } = test.database;
      await db.deleteFrom('delivery_due').execute();
      const owner = await newAccount(db);
      const { id } = await newEndpoint(db, owner);
      await record(db, owner, { count: events, now });
      const disabled = await disableEndpoint(db, { id, now, reason: 'gone' });
      const states = async () => (await deliveriesOf(db, owner)).map(({ state }) => state);
      return { db, owner, id, disabled, states };
    }

    it('parks what waits, more than one page of it, and gets no new deliveries', async () => {
      const { db, owner, id, disabled, states } = await parked(501);
      expect(disabled).toMatchObject({ enabled: false, disabledReason: 'gone' });
      expect(new Set(await states())).toEqual(new Set(['parked']));
      await record(db, owner);
      expect(await states()).toHaveLength(501);
      expect(await claim(db)).toEqual([]);
      expect(await disableEndpoint(db, { id, now: NOW + 1, reason: 'again' })).toBeNull();
      expect(await getEndpoint(db, id)).toMatchObject({ disabledReason: 'gone' });
      expect(await enableEndpoint(db, { id, now: NOW + 2 })).toMatchObject({ enabled: true, resumed: 501 });
    });

    it.each([
      ['younger than 24 hours waits again', DAY - 1, 'waiting', 1],
      ['of 24 hours ago has failed', DAY, 'failed', 0],
    ])('a parked delivery of an event %s', async (_, later, state, resumed) => {
      const { db, id, states } = await parked(1);
      const enabled = await enableEndpoint(db, { id, now: NOW + later });
      expect(enabled).toMatchObject({ enabled: true, disabledReason: null, failingSince: null, resumed });
      expect(await states()).toEqual([state]);
      expect(await claim(db, { now: NOW + later })).toHaveLength(resumed);
    });

    it('an unknown endpoint is null', async () => {
      const { db } = test.database;
      expect(await enableEndpoint(db, { id: 'wh_none', now: NOW })).toBeNull();
      expect(await disableEndpoint(db, { id: 'wh_none', now: NOW, reason: 'gone' })).toBeNull();
    });
  });
});
