import { randomUUID } from 'node:crypto';
import { createLogger, createMetrics, createOperatorClient } from '@svc/server-kit';
import { asOwner, type Database, endConnection, readGrant } from '@svc/store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWearableWorld, type WearableWorld } from '../../test/wearable-world.ts';
import type { ProviderRegistry, ReadyProvider } from '@svc/wearables';
import {
  createOAuthClient,
  type Tokens,
  createProviderFetch,
  createTokenKeeper,
  openTokens,
  revokeEndedGrants,
  syncConnection,
  type LoopbackServer,
  passOn,
  type ScriptedAnswer,
  type SeenRequest,
  startLoopbackServer,
} from '@svc/wearables/test';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(['embedded', 'postgres'] as const)('syncs on the %s database', (kind) => {
  let world: WearableWorld;
  /** Between us and the demonstration provider: what a test wants to fail, fails here. */
  let proxy: LoopbackServer;
  let fail: (request: SeenRequest) => ScriptedAnswer | undefined;
  const egress = createOperatorClient();
  const fetchProvider = createProviderFetch(egress);

  beforeAll(async () => {
    world = await openWearableWorld(kind);
    const demo = await world.platform.services.wearableConnector.registry.get('demo');
    proxy = await startLoopbackServer((request) => fail(request) ?? passOn(demo?.dataUrl ?? '', request));
  });
  beforeEach(() => {
    fail = () => undefined;
    proxy.seen.length = 0;
  });
  afterEach(() => {
    fail = () => undefined;
  });
  afterAll(async () => {
    egress.close();
    await proxy.close();
    await world.close();
  });

  /** A process of its own, as far as tokens go, that reaches the provider through the proxy. */
  async function connector(database: Pick<Database, 'db'> = world.platform.services.database) {
    const demo = (await world.platform.services.wearableConnector.registry.get('demo')) as ReadyProvider;
    const through = (url: string | null) => url?.replace(demo.dataUrl, proxy.url) ?? null;
    const provider: ReadyProvider = {
      ...demo,
      dataUrl: proxy.url,
      oauth: {
        ...demo.oauth,
        tokenUrl: through(demo.oauth.tokenUrl) ?? '',
        revokeUrl: through(demo.oauth.revokeUrl),
      },
    };
    const registry: ProviderRegistry = { configured: new Set(['demo']), get: async () => provider };
    const { vault } = world.platform.services;
    const clock = () => world.now;
    const oauth = createOAuthClient(fetchProvider, clock);
    const delay = () => new Promise((resolve) => setImmediate(resolve));
    const keeper = createTokenKeeper({ database, vault, oauth, clock, newLeaseId: randomUUID, delay });
    const log = createLogger({ level: 'silent', write: () => {}, clock });
    return {
      provider,
      keeper,
      deps: {
        database,
        vault,
        clock,
        log,
        metrics: createMetrics(),
        registry,
        keeper,
        oauth,
        fetch: fetchProvider,
      },
    };
  }

  async function connectedDemo(patientRef = 'patient-1'): Promise<string> {
    const { id } = await world.connect({ patientRef });
    await world.admin('POST', `/wearables/${id}/complete`, { provider: 'demo' });
    return id;
  }

  async function sync(id: string) {
    const { claimSync } = await import('@svc/store');
    const { database } = world.platform.services;
    const claimed = await asOwner(database.db, world.accountId, (trx) =>
      claimSync(trx, { ownerId: world.accountId, id, now: world.now, leaseId: randomUUID() }),
    );
    if (claimed === null) throw new Error('It is not connected.');
    return syncConnection(claimed, (await connector()).deps);
  }

  const statusOf = async (id: string) =>
    (await world.api<{ status: string }>('GET', `/wearables/connections/${id}`)).status;
  const typesOf = async (id: string) =>
    (await world.events()).filter((event) => event.id === id).map(({ type }) => type);
  const refreshes = () =>
    proxy.seen.filter(
      ({ path, body }) => path === '/oauth/token' && body.includes('grant_type=refresh_token'),
    );

  it('reads 30 days and one ahead, stores them with units, and tells so [1:6 wearable.connected] [1:6 wearable.sync_completed]', async () => {
    const id = await connectedDemo();
    expect(await sync(id)).toBe('synced');
    const { metrics } = await world.api<{ metrics: Record<string, number>[] }>(
      'GET',
      `/wearables/connections/${id}/metrics?from=2026-10-01&to=2026-12-01`,
    );
    expect(metrics).toHaveLength(31);
    for (const day of metrics) {
      expect(day.sleepHours).toBeGreaterThan(6);
      expect(day.restingHeartRateBpm).toBeGreaterThan(57);
      expect(day.heartRateVariabilityMs).toBeGreaterThan(37);
      expect(day.steps).toBeGreaterThan(5000);
    }
    expect(await typesOf(id)).toEqual(['wearable.connected', 'wearable.sync_completed']);
    // The second time only what may have changed is asked for.
    await sync(id);
    expect(proxy.seen.at(-1)?.query.get('from')).toBe('2026-11-18');
    expect(refreshes()).toHaveLength(0);
  });

  describe('the days that are asked for at noon of 30 June: the last 30 and one ahead, or those since three days before the last sync', () => {
    const noon = Date.UTC(2027, 5, 30, 12);
    let before: number;
    beforeEach(() => {
      before = world.now;
      world.now = noon;
    });
    afterEach(() => {
      world.now = before;
    });

    const asked = () => {
      const query = proxy.seen.findLast(({ path }) => path === '/v1/days')?.query;
      return [query?.get('from'), query?.get('to')];
    };

    it('never synced', async () => {
      expect(await sync(await connectedDemo())).toBe('synced');
      expect(asked()).toEqual(['2027-05-31', '2027-07-01']);
    });

    it.each([
      ['just now', 0, '2027-06-27'],
      ['at the first moment of this day', 12 * HOUR_MS, '2027-06-27'],
      ['a moment before this day', 12 * HOUR_MS + 1, '2027-06-26'],
      ['yesterday', DAY_MS, '2027-06-26'],
      ['26 days ago', 26 * DAY_MS, '2027-06-01'],
      ['27 days ago', 27 * DAY_MS, '2027-05-31'],
      ['28 days ago', 28 * DAY_MS, '2027-05-31'],
      ['29 days ago', 29 * DAY_MS, '2027-05-31'],
      ['60 days ago', 60 * DAY_MS, '2027-05-31'],
    ])('synced %s', async (_, ago, from) => {
      world.now = noon - ago;
      const id = await connectedDemo();
      expect(await sync(id)).toBe('synced');
      world.now = noon;
      expect(await sync(id)).toBe('synced');
      expect(asked()).toEqual([from, '2027-07-01']);
    });

    it.each([
      ['20 days ago', [20, 1], '2027-06-07'],
      ['100 days ago', [100, 50, 1], '2027-05-31'],
    ])('synced %s, and tried in vain since', async (_, [first = 0, ...inVain], from) => {
      world.now = noon - first * DAY_MS;
      const id = await connectedDemo();
      expect(await sync(id)).toBe('synced');
      // A token is refreshed by each try, so that the grant lasts; the days are not answered.
      fail = ({ path }) => (path === '/v1/days' ? { status: 503 } : undefined);
      for (const ago of inVain) {
        world.now = noon - ago * DAY_MS;
        expect(await sync(id)).toBe('failed');
      }
      fail = () => undefined;
      world.now = noon;
      expect(await sync(id)).toBe('synced');
      expect(asked()).toEqual([from, '2027-07-01']);
    });
  });

  it('tokens that are about to end are refreshed first, and the new ones are kept', async () => {
    const id = await connectedDemo();
    world.now += HOUR_MS - 60_000;
    expect(await sync(id)).toBe('synced');
    expect(refreshes()).toHaveLength(1);
    expect(await sync(id)).toBe('synced');
    expect(refreshes()).toHaveLength(1);
  });

  it('a refused token is refreshed once, and the sync goes on', async () => {
    const id = await connectedDemo();
    let refused = false;
    fail = ({ path }) => {
      if (path !== '/v1/days' || refused) return undefined;
      refused = true;
      return { status: 401, json: {} };
    };
    expect(await sync(id)).toBe('synced');
    expect(refreshes()).toHaveLength(1);
  });

  it('a token refused again after a fresh refresh ends the connection, with its event', async () => {
    const id = await connectedDemo();
    fail = ({ path }) => (path === '/v1/days' ? { status: 401, json: {} } : undefined);
    expect(await sync(id)).toBe('disconnected');
    expect(await statusOf(id)).toBe('disconnected');
    expect((await typesOf(id)).at(-1)).toBe('wearable.disconnected');
  });

  it('a grant the provider ended disconnects with one event, and its tokens are gone [2:3 wearable connected] [1:6 wearable.disconnected]', async () => {
    const id = await connectedDemo();
    const { deps } = await connector();
    const name = { ownerId: world.accountId, connectionId: id };
    const grant = await asOwner(deps.database.db, world.accountId, (trx) => readGrant(trx, name));
    const tokens: Tokens = openTokens(deps.vault, grant as NonNullable<typeof grant>);
    await deps.oauth.revoke((await connector()).provider, tokens);
    expect(await sync(id)).toBe('disconnected');
    expect(await typesOf(id)).toEqual(['wearable.connected', 'wearable.disconnected']);
    const { db } = deps.database;
    const rows = await asOwner(db, world.accountId, (trx) =>
      trx.selectFrom('wearable_grant').select('connection_id').where('connection_id', '=', id).execute(),
    );
    expect(rows).toEqual([]);
  });

  it.each<[string, (request: SeenRequest) => ScriptedAnswer | undefined, number]>([
    ['503 of the data', ({ path }) => (path === '/v1/days' ? { status: 503 } : undefined), 0],
    ['429 of the data', ({ path }) => (path === '/v1/days' ? { status: 429 } : undefined), 0],
    [
      '503 of the token endpoint',
      ({ path }) => (path === '/oauth/token' ? { status: 503 } : undefined),
      HOUR_MS,
    ],
    [
      'our own credentials being refused',
      ({ path }) =>
        path === '/oauth/token' ? { status: 401, json: { error: 'invalid_client' } } : undefined,
      HOUR_MS,
    ],
    ['an answer that is not JSON', ({ path }) => (path === '/v1/days' ? { status: 200 } : undefined), 0],
  ])(
    '%s keeps the connection, tells nothing, and is tried again in five minutes',
    async (_, failing, later) => {
      const id = await connectedDemo();
      world.now += later;
      fail = failing;
      expect(await sync(id)).toBe('failed');
      expect(await statusOf(id)).toBe('connected');
      expect(await typesOf(id)).toEqual(['wearable.connected']);
      fail = () => undefined;
      expect(await sync(id)).toBe('synced');
    },
  );

  it('twenty that need a fresh token at once, in two processes, make one refresh', async () => {
    const id = await connectedDemo();
    world.now += HOUR_MS;
    const connectors = [await connector(), await connector()];
    const name = { ownerId: world.accountId, connectionId: id };
    const held = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const { keeper, provider } = connectors[index % 2] as (typeof connectors)[number];
        return keeper.tokensOf(name, provider);
      }),
    );
    expect(refreshes()).toHaveLength(1);
    expect(new Set(held.map((each) => each?.tokens.accessToken)).size).toBe(1);
    expect(held[0]?.generation).toBe(2);
  });

  it('a refresh that failed gives its lease back: the next one asks again at once', async () => {
    const id = await connectedDemo();
    world.now += HOUR_MS;
    const { keeper, provider } = await connector();
    const name = { ownerId: world.accountId, connectionId: id };
    fail = ({ path }) => (path === '/oauth/token' ? { status: 503 } : undefined);
    await expect(keeper.tokensOf(name, provider)).rejects.toThrow('could not be asked');
    fail = () => undefined;
    expect((await keeper.tokensOf(name, provider))?.generation).toBe(2);
  });

  it('tokens copied to the row of another connection do not open there', async () => {
    const [mine, other] = [await connectedDemo(), await connectedDemo()];
    const { deps } = await connector();
    const read = (connectionId: string) =>
      asOwner(deps.database.db, world.accountId, (trx) =>
        readGrant(trx, { ownerId: world.accountId, connectionId }),
      );
    const [grant, foreign] = [await read(mine), await read(other)];
    const copied = { connectionId: mine, tokensSealed: foreign?.tokensSealed ?? Buffer.of() };
    expect(() => openTokens(deps.vault, copied)).toThrow('cannot be opened');
    expect(openTokens(deps.vault, grant as NonNullable<typeof grant>).accessToken).toMatch(/^demo_/);
    expect(Buffer.from(grant?.tokensSealed ?? []).toString('latin1')).not.toContain('demo_');
  });

  it('ending a connection here is told to the provider, until it answers; then the tokens are forgotten', async () => {
    const id = await connectedDemo();
    const { deps } = await connector();
    const { db } = deps.database;
    const grants = async () =>
      (
        await asOwner(db, world.accountId, (trx) =>
          trx.selectFrom('wearable_grant').select('connection_id').where('connection_id', '=', id).execute(),
        )
      ).length;
    await asOwner(db, world.accountId, (trx) =>
      endConnection(trx, { ownerId: world.accountId, id, now: world.now, trigger: 'revoked_by_patient' }),
    );
    fail = ({ path }) => (path === '/oauth/revoke' ? { status: 503 } : undefined);
    await revokeEndedGrants(deps);
    expect(await grants()).toBe(1);
    fail = () => undefined;
    await revokeEndedGrants(deps);
    expect(await grants()).toBe(1);
    world.now += 10 * 60_000;
    await revokeEndedGrants(deps);
    expect(await grants()).toBe(0);
    expect(proxy.seen.filter(({ path }) => path === '/oauth/revoke').length).toBeGreaterThanOrEqual(2);
  });

  it('a provider that never answers is given up after a day, and the tokens are forgotten', async () => {
    const id = await connectedDemo();
    const { deps } = await connector();
    const end = { ownerId: world.accountId, id, now: world.now, trigger: 'revoked_by_app' } as const;
    await asOwner(deps.database.db, world.accountId, (trx) => endConnection(trx, end));
    fail = ({ path }) => (path === '/oauth/revoke' ? { status: 503 } : undefined);
    world.now += 24 * HOUR_MS;
    await revokeEndedGrants(deps);
    const rows = await asOwner(deps.database.db, world.accountId, (trx) =>
      trx.selectFrom('wearable_grant').select('connection_id').where('connection_id', '=', id).execute(),
    );
    expect(rows).toEqual([]);
  });

  it('values a device cannot mean, days that were not asked for and fields of the wrong kind are left out', async () => {
    const id = await connectedDemo();
    const day = (date: string, rest: object) => ({ date, sleepSeconds: 25_200, ...rest });
    fail = ({ path }) =>
      path === '/v1/days'
        ? {
            status: 200,
            json: {
              days: [
                day('2026-11-20', { restingHeartRate: 5, rmssd: 501, steps: 200_000 }),
                day('2026-11-19', { sleepSeconds: 86_401, steps: '9000' }),
                day('2020-01-01', {}),
                day('2026-13-01', {}),
                day('2999-01-01', {}),
              ],
            },
          }
        : undefined;
    const before = world.now;
    world.now = Date.UTC(2026, 10, 21, 12);
    await sync(id);
    world.now = before;
    const { metrics } = await world.api<{ metrics: unknown[] }>(
      'GET',
      `/wearables/connections/${id}/metrics?from=2026-10-01&to=2026-12-01`,
    );
    expect(metrics).toEqual([{ date: '2026-11-20', provider: 'demo', sleepHours: 7, steps: 200_000 }]);
  });
});
