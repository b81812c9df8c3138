import type { ClaimedDelivery, FinishedAttempt } from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeliveryQueue, type DeliveryQueue } from './delivery-queue.ts';
import { createWorld, type World } from '../../test/deliveries/world.ts';

const SLOW_MS = 300;
/** What the drivers of the two databases say of one that is away. */
const CLOSED = /after calling end|already been destroyed/;

describe.each(['postgres', 'embedded'] as const)('the delivery queue, %s', (kind) => {
  let test: TestDatabase;
  let closed: TestDatabase;
  let world: World;
  let isDown = false;
  const database = {
    get db() {
      return (isDown ? closed : test).database.db;
    },
  };
  const newQueue = () => createDeliveryQueue({ database });

  beforeAll(async () => {
    test = await createTestDatabase(kind);
    closed = await createTestDatabase(kind);
    await closed.database.close();
    world = createWorld(test.database);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    isDown = false;
    await test.database.db.deleteFrom('delivery_due').execute();
  });

  /** An owner with so many endpoints, each of which waits for so many deliveries. */
  async function given({ endpoints, events }: { endpoints: number; events: number }): Promise<string> {
    const ownerId = await world.owner();
    for (let i = 0; i < endpoints; i++) await world.endpoint(ownerId, `https://receiver-${i}.example/hooks`);
    await world.record(ownerId, events);
    return ownerId;
  }

  const ended = (claim: ClaimedDelivery, nextAt: number | null = null): FinishedAttempt => ({
    claim,
    startedAt: world.now,
    durationMs: SLOW_MS,
    outcome: nextAt === null ? 'delivered' : 'http_status',
    status: nextAt === null ? 204 : 500,
    nextAt,
  });
  const counts = ({ inFlight, waiting, unwritten }: DeliveryQueue) => [inFlight, waiting, unwritten];

  it('holds 64 claims at most, of which 16 start', async () => {
    await given({ endpoints: 20, events: 8 });
    const queue = newQueue();
    expect(await queue.claim(world.now)).toEqual({ claimed: 64, nextDueAt: null });
    expect(queue.start()).toHaveLength(16);
    expect(counts(queue)).toEqual([16, 48, 0]);
    expect(queue.start()).toEqual([]);
    expect(await queue.claim(world.now)).toEqual({ claimed: 0, nextDueAt: null });
  });

  it('starts again what there are slots for, until 20 are under way or not written', async () => {
    await given({ endpoints: 20, events: 8 });
    const queue = newQueue();
    await queue.claim(world.now);
    for (const claim of queue.start()) queue.end(ended(claim));
    expect(counts(queue)).toEqual([0, 48, 16]);
    const [first, ...others] = queue.start();
    expect(others).toHaveLength(3);
    queue.end(ended(first!));
    expect(queue.start()).toEqual([]);
    expect((await queue.write(world.now)).attempts).toHaveLength(17);
    expect(queue.start()).toHaveLength(13);
    expect(counts(queue)).toEqual([16, 31, 0]);
  });

  it('starts no more than four attempts at an endpoint, and others in their place', async () => {
    await given({ endpoints: 2, events: 6 });
    const queue = newQueue();
    await queue.claim(world.now);
    const perEndpoint = new Map<string, number>();
    for (const { endpoint } of queue.start())
      perEndpoint.set(endpoint.id, (perEndpoint.get(endpoint.id) ?? 0) + 1);
    expect([...perEndpoint.values()]).toEqual([4, 4]);
  });

  it('asks again at once for an endpoint that was at its limit when an attempt there has ended', async () => {
    await given({ endpoints: 1, events: 6 });
    const queue = newQueue();
    expect((await queue.claim(world.now)).claimed).toBe(4);
    const [first] = queue.start();
    expect((await queue.claim(world.now)).claimed).toBe(0);
    queue.end(ended(first!));
    expect((await queue.claim(world.now)).claimed).toBe(1);
  });

  it('still asks for it when others had used up the claim before it was asked', async () => {
    const crowded = await given({ endpoints: 1, events: 6 });
    const queue = newQueue();
    await queue.claim(world.now);
    const [first] = queue.start();
    await queue.claim(world.now);
    queue.end(ended(first!));
    await given({ endpoints: 20, events: 3 });
    await given({ endpoints: 1, events: 1 });
    expect((await queue.claim(world.now)).claimed).toBe(61);
    const [other] = queue.start();
    expect(other?.ownerId).not.toBe(crowded);
    queue.end(ended(other!));
    expect((await queue.claim(world.now)).claimed).toBe(1);
  });

  it('says when something is due again, once nothing is', async () => {
    const ownerId = await given({ endpoints: 1, events: 1 });
    const queue = newQueue();
    await queue.claim(world.now);
    const [claim] = queue.start();
    queue.end(ended(claim!, world.now + 5_000));
    await queue.write(world.now);
    expect(await queue.claim(world.now)).toEqual({ claimed: 0, nextDueAt: world.now + 5_000 });
    expect(await world.deliveries(ownerId)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });

  it('tells which endpoints answered none of the attempts it wrote', async () => {
    await given({ endpoints: 1, events: 1 });
    const queue = newQueue();
    await queue.claim(world.now);
    const [claim] = queue.start();
    const attempt = ended(claim!, world.now + 5_000);
    queue.end(attempt);
    const failing = [{ endpointId: claim!.endpoint.id, failingSince: world.now }];
    expect(await queue.write(world.now)).toEqual({ attempts: [attempt], failing });
  });

  it('keeps what has ended and what is given back while the database is away', async () => {
    const ownerId = await given({ endpoints: 1, events: 2 });
    const queue = newQueue();
    await queue.claim(world.now);
    for (const claim of queue.start()) queue.end(ended(claim));
    isDown = true;
    await expect(queue.write(world.now)).rejects.toThrow(CLOSED);
    expect(queue.unwritten).toBe(2);
    isDown = false;
    await queue.write(world.now);
    expect(queue.unwritten).toBe(0);
    expect((await world.deliveries(ownerId)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  it('still knows whom to ask again when a claim fails', async () => {
    await given({ endpoints: 1, events: 6 });
    const queue = newQueue();
    await queue.claim(world.now);
    for (const claim of queue.start()) queue.end(ended(claim));
    isDown = true;
    await expect(queue.claim(world.now)).rejects.toThrow(CLOSED);
    isDown = false;
    expect((await queue.claim(world.now)).claimed).toBe(2);
  });

  describe('gives back [D:lease]', () => {
    /** Eight claims at two endpoints, none of them started. */
    async function withWaiting() {
      await given({ endpoints: 2, events: 4 });
      const queue = newQueue();
      await queue.claim(world.now);
      expect(counts(queue)).toEqual([0, 8, 0]);
      return queue;
    }

    it.each([
      ['nothing that has waited just under 10 s', 9_999, 0],
      ['what has waited 10 s, so that a lease never ends during an attempt', 10_000, 8],
    ])('%s', async (_, later, released) => {
      const queue = await withWaiting();
      queue.giveBackStale(world.now + later);
      expect(counts(queue)).toEqual([0, 8 - released, released]);
    });

    it('what is stale for a second, so that the same turn does not claim it again', async () => {
      const queue = await withWaiting();
      const later = world.now + 10_000;
      queue.giveBackStale(later);
      await queue.write(later);
      expect((await queue.claim(later + 999)).claimed).toBe(0);
      expect((await queue.claim(later + 1_000)).claimed).toBe(8);
    });

    it('what waits for one endpoint, and starts the rest', async () => {
      await given({ endpoints: 5, events: 4 });
      const queue = newQueue();
      await queue.claim(world.now);
      const started = queue.start();
      expect(counts(queue)).toEqual([16, 4, 0]);
      const ids = started.map(({ endpoint }) => endpoint.id);
      // Four endpoints have one delivery waiting each.
      const [id = ''] = ids.filter((one) => ids.filter((other) => other === one).length === 3);
      queue.giveBackOf(id, world.now);
      expect(counts(queue)).toEqual([16, 3, 1]);
      for (const claim of started) queue.end(ended(claim));
      expect(queue.start().map(({ endpoint }) => endpoint.id)).not.toContain(id);
      expect(counts(queue)).toEqual([3, 0, 17]);
    });

    it('all that waits when it claims no more, for another worker at once', async () => {
      const queue = await withWaiting();
      queue.giveBackAll(world.now);
      await queue.write(world.now);
      expect(counts(queue)).toEqual([0, 0, 0]);
      expect((await newQueue().claim(world.now)).claimed).toBe(8);
    });
  });

  describe('after a crash [D:lease]', () => {
    it('what was claimed is taken up by another 30 s later, and what the first still writes changes nothing', async () => {
      const ownerId = await given({ endpoints: 1, events: 1 });
      const [crashed, other] = [newQueue(), newQueue()];
      await crashed.claim(world.now);
      const [lost] = crashed.start();
      const lapsed = world.now + 30_000;
      expect(await other.claim(lapsed - 1)).toEqual({ claimed: 0, nextDueAt: lapsed });
      expect((await other.claim(lapsed)).claimed).toBe(1);
      crashed.end(ended(lost!, lapsed + 5_000));
      await crashed.write(lapsed);
      const [taken] = other.start();
      expect(taken).toMatchObject({ deliveryId: lost!.deliveryId, event: { id: lost!.event.id } });
      other.end(ended(taken!));
      await other.write(lapsed);
      expect(await world.deliveries(ownerId)).toMatchObject([{ state: 'delivered' }]);
    });
  });
});
