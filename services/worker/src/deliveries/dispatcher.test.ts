import { EgressError, type EgressRequest, type EgressResponse } from '@svc/server-kit';
import { enableEndpoint, getEndpoint } from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import { createWorld, type World } from '../../test/deliveries/world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Answer = Partial<EgressResponse> | EgressError | Promise<Partial<EgressResponse>>;

/** A network that answers as told, without a network. */
function network(answer: (request: EgressRequest) => Answer) {
  const requests: EgressRequest[] = [];
  const fetch = async (request: EgressRequest): Promise<EgressResponse> => {
    requests.push(request);
    const given = await answer(request);
    if (given instanceof EgressError) throw given;
    return { status: 200, headers: {}, body: new Uint8Array(), isCut: false, ...given };
  };
  return { requests, egress: { fetch } };
}

/** Turns until nothing is due, under way or unwritten; the moment at which something is due again. */
async function drain(dispatcher: Dispatcher): Promise<number | null> {
  for (;;) {
    const { claimed, nextDueAt } = await dispatcher.turn();
    while (dispatcher.inFlight > 0) await new Promise((resolve) => setImmediate(resolve));
    if (claimed + dispatcher.inFlight + dispatcher.queued + dispatcher.unwritten === 0) return nextDueAt;
  }
}

describe.each(['postgres', 'embedded'] as const)('delivering by a simulated clock, %s', (kind) => {
  let test: TestDatabase;
  let world: World;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    world = createWorld(test.database);
  });
  afterAll(() => test.close());

  async function given(answer: (request: EgressRequest) => Answer) {
    await test.database.db.deleteFrom('delivery_due').execute();
    const net = network(answer);
    const dispatcher = createDispatcher(world.options(net.egress));
    const ownerId = await world.owner();
    const endpoint = await world.endpoint(ownerId, 'https://receiver.example/hooks');
    const startedAt = world.now;
    await world.record(ownerId);
    /** Jumps from one due moment to the next until there is none, or a limit. */
    const run = async (untilMs = 10 * DAY) => {
      for (;;) {
        const next = await drain(dispatcher);
        await dispatcher.settled();
        if (next === null || next > startedAt + untilMs) return;
        world.now = Math.max(world.now, next);
      }
    };
    const offsets = async () => (await world.attempts(ownerId)).map(({ startedAt: at }) => at - startedAt);
    return { ...net, dispatcher, ownerId, endpoint, run, offsets };
  }

  it('retries for 24 hours: nine tries on the ladder, the last in the 25 minutes before the end [1:6 delivery 4]', async () => {
    const { run, offsets, ownerId, requests } = await given(() => ({ status: 500 }));
    await run();
    const tried = await offsets();
    expect(tried).toHaveLength(9);
    const ladder = [0, 5_000, 65_000, 0.1 * HOUR, 0.6 * HOUR, 2.6 * HOUR, 7.6 * HOUR, 17.6 * HOUR];
    for (const [index, planned] of ladder.entries()) {
      const step = planned - (ladder[index - 1] ?? 0);
      expect(Math.abs((tried[index] ?? 0) - planned)).toBeLessThanOrEqual(0.2 * step + 1);
    }
    expect(tried[8]).toBeGreaterThanOrEqual(DAY - 25 * 60_000);
    expect(tried[8]).toBeLessThanOrEqual(DAY);
    expect(await world.deliveries(ownerId)).toMatchObject([{ state: 'failed', tries: 9 }]);
    const sent = requests.map(({ headers = {} }) => [headers['webhook-id'], headers['webhook-timestamp']]);
    expect(new Set(sent.map(([id]) => id)).size).toBe(1);
    expect(new Set(sent.map(([, timestamp]) => timestamp)).size).toBe(9);
  });

  it('stops with the first 2xx [1:6 delivery 4]', async () => {
    let left = 3;
    const { run, ownerId } = await given(() => ({ status: left-- > 0 ? 503 : 202 }));
    await run();
    expect((await world.attempts(ownerId)).map(({ status }) => status)).toEqual([503, 503, 503, 202]);
    expect(await world.deliveries(ownerId)).toMatchObject([{ state: 'delivered', tries: 4 }]);
  });

  it.each<[string, Answer, { outcome: string; status: number | null }]>([
    [
      'a redirect',
      { status: 302, headers: { location: 'https://other.example' } },
      { outcome: 'redirect', status: 302 },
    ],
    ['a 404', { status: 404 }, { outcome: 'http_status', status: 404 }],
    ['no answer in time', new EgressError('timeout'), { outcome: 'timeout', status: null }],
    ['a refused address', new EgressError('refused_address'), { outcome: 'refused_address', status: null }],
    [
      'a failed connection',
      new EgressError('connection_error'),
      { outcome: 'connection_error', status: null },
    ],
  ])('%s is a failure and is tried again', async (_, answer, logged) => {
    const { run, ownerId } = await given(() => answer);
    await run(1_000);
    expect(await world.attempts(ownerId)).toMatchObject([logged]);
    expect(await world.deliveries(ownerId)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });

  it.each([
    ['in seconds', '600', 600_000, 600_000],
    ['past the end of the day, as far as nine tries allow', '999999', HOUR, DAY],
  ])('moves a try later: %s [D:Retry-After]', async (_, header, earliest, latest) => {
    const { run, offsets } = await given(() => ({ status: 429, headers: { 'retry-after': header } }));
    await run();
    const tried = await offsets();
    expect(tried).toHaveLength(9);
    expect(tried[1]).toBeGreaterThanOrEqual(earliest);
    expect(tried[1]).toBeLessThanOrEqual(latest);
    expect(tried.at(-1)).toBeLessThanOrEqual(DAY);
  });

  it('410 disables the endpoint and parks what waits; enabled again, it is tried again [D:410 disables]', async () => {
    let isGone = true;
    const { run, ownerId, endpoint } = await given(() => ({ status: isGone ? 410 : 200 }));
    await world.record(ownerId, 10);
    await run();
    const { db } = test.database;
    expect(await getEndpoint(db, endpoint.id)).toMatchObject({ enabled: false, disabledReason: 'gone' });
    const states = async () => new Set((await world.deliveries(ownerId)).map(({ state }) => state));
    expect(await states()).toEqual(new Set(['parked']));
    expect(world.log.at(-1)).toContain('webhook_endpoint_disabled');
    expect(await world.metrics.text()).toContain('svc_webhook_endpoints_disabled_total{reason="gone"}');
    isGone = false;
    world.now += HOUR;
    await enableEndpoint(db, { id: endpoint.id, now: world.now });
    await run();
    expect(await states()).toEqual(new Set(['delivered']));
  });

  it.each([
    ['are not enough just before', 5 * DAY - 1, true],
    ['disable it', 5 * DAY, false],
  ])('five days of failure %s [D:five days]', async (_, later, enabled) => {
    const { run, ownerId, endpoint } = await given(() => ({ status: 500 }));
    await run(1_000);
    world.now += later;
    await world.record(ownerId);
    await run(later + 1_000);
    const found = await getEndpoint(test.database.db, endpoint.id);
    expect(found).toMatchObject({ enabled, disabledReason: enabled ? null : 'failing_for_five_days' });
  });

  it('one that never answers holds four slots and leaves the others theirs [D:dead endpoint]', async () => {
    const hangs = new Promise<EgressResponse>(() => {});
    const { dispatcher, ownerId, requests } = await given(({ url }) => (url.includes('dead') ? hangs : {}));
    await world.endpoint(ownerId, 'https://dead.example/hooks');
    await world.record(ownerId, 50);
    const delivered = async () =>
      (await world.deliveries(ownerId)).filter(({ state }) => state === 'delivered');
    for (let i = 0; i < 40 && (await delivered()).length < 51; i++) {
      await dispatcher.turn();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await delivered()).toHaveLength(51);
    expect(requests.filter(({ url }) => url.includes('dead'))).toHaveLength(4);
    expect(dispatcher.inFlight).toBe(4);
  });

  it('those that answered quickly and then hang leave the others their slots as well [D:dead endpoint]', async () => {
    let hangs = false;
    const dead = (url: string) => url.includes('dead');
    const { dispatcher, ownerId, run } = await given(({ url }) =>
      hangs && dead(url) ? new Promise<EgressResponse>(() => {}) : {},
    );
    for (let i = 0; i < 3; i++) await world.endpoint(ownerId, `https://dead-${i}.example/hooks`);
    await world.record(ownerId);
    await run(1_000);
    hangs = true;
    await world.record(ownerId, 50);
    const delivered = async () =>
      (await world.deliveries(ownerId)).filter(({ state }) => state === 'delivered').length;
    for (let i = 0; i < 60 && (await delivered()) < 55; i++) {
      await dispatcher.turn();
      await new Promise((resolve) => setImmediate(resolve));
    }
    // Before: one event for one endpoint, one for four; then 50 for the one that still answers.
    expect([await delivered(), dispatcher.inFlight]).toEqual([55, 12]);
  });

  it('what a worker that died had claimed is taken up 30 s later, under the same event id [D:lease]', async () => {
    const { dispatcher, ownerId, requests } = await given(() => new Promise<EgressResponse>(() => {}));
    await dispatcher.turn();
    const other = network(() => ({}));
    const second = createDispatcher(world.options(other.egress));
    expect(await drain(second)).toBe(world.now + 30_000);
    world.now += 30_000;
    await drain(second);
    expect(other.requests[0]?.headers?.['webhook-id']).toBe(requests[0]?.headers?.['webhook-id']);
    expect(await world.deliveries(ownerId)).toMatchObject([{ state: 'delivered', tries: 1 }]);
  });

  describe('of an endpoint that answers quickly more is claimed than is tried at once, and [D:lease]', () => {
    /** An endpoint that answered once and then never; 16 more of its deliveries claimed, of which four are tried. */
    async function withQueue() {
      let hangs = false;
      const quick = await given(() => (hangs ? new Promise<EgressResponse>(() => {}) : {}));
      await quick.run(1_000);
      hangs = true;
      await world.record(quick.ownerId, 16);
      await quick.dispatcher.turn();
      expect([quick.dispatcher.inFlight, quick.dispatcher.queued]).toEqual([4, 12]);
      return quick;
    }
    const leased = async (ownerId: string) =>
      (
        await test.database.db
          .selectFrom('delivery')
          .select('id')
          .where('owner_id', '=', ownerId)
          .where('lease_id', 'is not', null)
          .execute()
      ).length;

    it('a worker that stops gives back what it has not tried, to be claimed by another at once', async () => {
      const { dispatcher, ownerId } = await withQueue();
      await dispatcher.turn({ claims: false });
      expect([dispatcher.queued, dispatcher.unwritten, await leased(ownerId)]).toEqual([0, 0, 4]);
      const other = network(() => ({}));
      await drain(createDispatcher(world.options(other.egress)));
      expect(other.requests).toHaveLength(12);
    });

    it.each([
      ['is kept just before 10 s', 9_999, 12],
      ['is given back after 10 s, so that a lease never ends during a try', 10_000, 0],
    ])('what waits for a slot %s', async (_, later, queued) => {
      const { dispatcher } = await withQueue();
      world.now += later;
      await dispatcher.turn();
      expect([dispatcher.inFlight, dispatcher.queued]).toEqual([4, queued]);
    });

    it('nothing more is sent once the endpoint says that it is gone [D:410 disables]', async () => {
      let isGone = false;
      const { run, ownerId, requests } = await given(() => ({ status: isGone ? 410 : 200 }));
      await run(1_000);
      isGone = true;
      await world.record(ownerId, 16);
      await run(1_000);
      expect(requests.length - 1).toBeLessThanOrEqual(4);
    });
  });

  it('a secret that cannot be opened is a failed try and is told', async () => {
    const { ownerId, run } = await given(() => ({}));
    await test.database.db
      .updateTable('webhook_endpoint')
      .set({ secret_sealed: Buffer.of(1, 2, 3) })
      .where('owner_id', '=', ownerId)
      .execute();
    await run(1_000);
    expect(await world.attempts(ownerId)).toMatchObject([{ outcome: 'internal_error' }]);
    expect(world.log.at(-1)).toContain('delivery_attempt_failed');
  });
});
