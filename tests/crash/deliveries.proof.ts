/** The delivery worker is killed again and again: nothing is lost, and little comes twice. */
import { setTimeout as delay } from 'node:timers/promises';
import { asWorker } from '@svc/store';
import { deliveryKey, refusals } from '../support/deliveries/receivers.ts';
import { newEndpoint, newOwner, record, type World, withWorld } from '../support/deliveries/world.ts';
import { runProof } from '../proof.ts';
import { createDice } from '../support/dice.ts';
import { faultFigures } from '../support/faults.ts';
import { say } from '../support/say.ts';
import { scaled } from '../support/scale.ts';
import { seedOr } from '../support/seed.ts';

const DELIVERIES = scaled(100_000, 500);
const KILLS = scaled(50, 5);
/** Decides how long a worker lives. */
const SEED = seedOr(20_261_126);
const OWNERS = 10;
/** One in ten of them refuses the first one to three tries of each delivery. */
const ENDPOINTS_PER_OWNER = 10;
const BETWEEN_KILLS_MS = 3_000;
/** Events are recorded only while no more than so many deliveries are due: a pick-up is not to wait for a backlog. */
const MOST_DUE = 500;
const PICK_UP_BAR_MS = 45_000;
const ALL_BAR_MS = 12 * 60_000;
/** 1 % of 100,000 over 50 kills: what counts in a smaller run as well. */
const DUPLICATES_PER_KILL = 20;
/** How long a claim holds. */
const LEASE_MS = 30_000;
/**
 * Up to which share of the kills events are recorded for owners whose refusing receiver refuses so many tries: the fourth
 * try comes six minutes after the first, and the run has to end.
 */
const RECORDED_UNTIL: Readonly<Record<number, number>> = { 1: 1, 2: 0.8, 3: 0.25 };

await runProof({
  name: 'deliveries',
  byRealTime: true,
  covers: [
    'packages/store/src/deliveries',
    'packages/webhooks/src',
    'packages/server-kit/src/egress',
    'services/worker/src/deliveries',
  ],
  bar: '100,000 deliveries with kill -9 of the worker process 50 times, 10 % of receivers refusing the first one to three tries: 0 lost, duplicates under 1 %, what a killed worker held is taken up within 45 s, each delivered within 12 min of its event.',
  run: () =>
    withWorld(async (world) => {
      const figures = await underKills(world);
      return { passed: world.faults.total === 0, figures: { ...figures, ...faultFigures(world.faults) } };
    }),
});

async function underKills(world: World): Promise<Record<string, string | number>> {
  const { receivers, faults } = world;
  const owners = await makeOwners(world);
  const startedAt = Date.now();
  const holds = new Map<string, Hold[]>();
  const dice = createDice(SEED);
  let worker = await world.start();
  for (let kill = 1; kill <= KILLS; kill++) {
    while ((await countDue(world)) > MOST_DUE) await delay(100);
    for (const owner of owners) await recordFor(world, owner, kill);
    await delay(dice.roll(BETWEEN_KILLS_MS));
    await worker.kill();
    const held = await noteHolds(world, holds, Date.now());
    worker = await world.start();
    if (kill % 5 === 0) say(`${kill} kills, ${held} deliveries are held by workers that are gone`);
  }
  const killing = (Date.now() - startedAt) / 1000;
  const expected = owners.reduce((sum, owner) => sum + owner.events.size * ENDPOINTS_PER_OWNER, 0);
  const whileKilled = receivers.accepted.size;
  say(`${expected} deliveries recorded, ${whileKilled} accepted`);
  const isDone = async () =>
    receivers.accepted.size >= expected && (await openDeliveries(world, owners)) === 0;
  while (!(await isDone()) && Date.now() - startedAt < ALL_BAR_MS) await delay(500);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  await worker.stop();
  const waiting = await openDeliveries(world, owners);
  if (waiting > 0) faults.add('not written', `${waiting} deliveries are not written as delivered`);
  const { lost, twice, slowestMs } = countArrivals(world, owners);
  if (lost > 0) faults.add('lost', `${lost} deliveries never arrived`);
  if (twice >= DUPLICATES_PER_KILL * KILLS) faults.add('duplicates', `${twice} of ${expected}`);
  if (slowestMs > ALL_BAR_MS) faults.add('slow', `a delivery took ${slowestMs} ms`);
  const pickUps = pickUpsOf(world, holds);
  const worst = pickUps.reduce((a, b) => Math.max(a, b), 0);
  if (worst > PICK_UP_BAR_MS) faults.add('pick-up', `after ${worst} ms`);
  return {
    deliveries: expected,
    'kills of the worker': KILLS,
    seed: SEED,
    lost,
    duplicates: `${twice} (${((100 * twice) / expected).toFixed(2)} %)`,
    'held at a kill, in all': pickUps.length,
    'taken up after, worst s': (worst / 1000).toFixed(1),
    'accepted a second while being killed': Math.round(whileKilled / killing),
    'slowest delivery, s': Math.round(slowestMs / 1000),
    'all delivered after, s': seconds,
  };
}

interface Owner {
  readonly id: string;
  readonly endpoints: readonly { readonly id: string; readonly index: number }[];
  /** When each event was recorded, in milliseconds, by its id. */
  readonly events: Map<string, number>;
  /** The last kill before which events of it are recorded. */
  readonly lastKill: number;
}

async function makeOwners(world: World): Promise<Owner[]> {
  const owners: Owner[] = [];
  for (let i = 0; i < OWNERS; i++) {
    const id = await newOwner(world);
    const endpoints: { id: string; index: number }[] = [];
    for (let j = 0; j < ENDPOINTS_PER_OWNER; j++) {
      const index = i * ENDPOINTS_PER_OWNER + j;
      endpoints.push({ id: (await newEndpoint(world, id, world.receivers.url(index))).id, index });
    }
    const refused = Math.max(...endpoints.map(({ index }) => refusals(index)));
    const lastKill = Math.max(1, Math.round(KILLS * (RECORDED_UNTIL[refused] ?? 1)));
    owners.push({ id, endpoints, events: new Map(), lastKill });
  }
  return owners;
}

/** The events of an owner before a kill: its share of all deliveries, spread evenly. */
async function recordFor(world: World, { id, events, lastKill }: Owner, kill: number): Promise<void> {
  if (kill > lastKill) return;
  const share = Math.max(1, Math.round(DELIVERIES / OWNERS / ENDPOINTS_PER_OWNER));
  const count = Math.floor((share * kill) / lastKill) - events.size;
  if (count <= 0) return;
  const now = Date.now();
  for (const eventId of await record(world, id, count)) events.set(eventId, now);
}

/** What arrived never, or more often than once, and the longest time from an event to its acceptance. */
function countArrivals({ receivers }: World, owners: readonly Owner[]) {
  let [lost, twice, slowestMs] = [0, 0, 0];
  for (const { events, endpoints } of owners) {
    for (const [eventId, recordedAt] of events) {
      for (const { index } of endpoints) {
        const times = receivers.accepted.get(deliveryKey(index, eventId)) ?? [];
        if (times.length === 0) lost += 1;
        else twice += times.length - 1;
        slowestMs = Math.max(slowestMs, (times[0] ?? recordedAt) - recordedAt);
      }
    }
  }
  return { lost, twice, slowestMs };
}

/** A claim whose worker was killed. */
interface Hold {
  readonly leaseId: string;
  readonly claimedAt: number;
  readonly killedAt: number;
}

/** Notes what the worker that was killed had under its lease, by delivery; how many leases are left in all. */
async function noteHolds({ database }: World, holds: Map<string, Hold[]>, killedAt: number): Promise<number> {
  const rows = await asWorker(database.db, (trx) =>
    trx
      .selectFrom('delivery')
      .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'delivery.endpoint_id')
      .innerJoin('event', (join) =>
        join
          .onRef('event.owner_id', '=', 'delivery.owner_id')
          .onRef('event.mode', '=', 'delivery.mode')
          .onRef('event.number', '=', 'delivery.event_number'),
      )
      .select(['webhook_endpoint.url', 'event.id', 'delivery.lease_id', 'delivery.leased_until'])
      .where('delivery.lease_id', 'is not', null)
      .where('delivery.state', '=', 'waiting')
      .execute(),
  );
  for (const { url, id, lease_id, leased_until } of rows) {
    const key = deliveryKey(Number(url.split('/').at(-1)), id);
    const known = holds.get(key) ?? [];
    holds.set(key, known);
    // A lease outlives a kill: what a worker before held is still held at the next.
    if (lease_id === null || leased_until === null || known.at(-1)?.leaseId === lease_id) continue;
    known.push({ leaseId: lease_id, claimedAt: leased_until.getTime() - LEASE_MS, killedAt });
  }
  return rows.length;
}

/** From each kill to the moment at which what its worker held arrived or was at least claimed by another worker. */
function pickUpsOf({ receivers, faults }: World, holds: ReadonlyMap<string, readonly Hold[]>): number[] {
  return [...holds].flatMap(([key, list]) =>
    list.map(({ killedAt }, index) => {
      const arrived = receivers.arrived.get(key)?.find((at) => at > killedAt);
      const claimed = list[index + 1]?.claimedAt;
      if (arrived === undefined && claimed === undefined) faults.add('pick-up', `${key} was not taken up`);
      return Math.min(arrived ?? Number.POSITIVE_INFINITY, claimed ?? Number.POSITIVE_INFINITY) - killedAt;
    }),
  );
}

/** Deliveries that wait for no moment and no worker. */
async function countDue({ database }: World): Promise<number> {
  const { count } = await asWorker(database.db, (trx) =>
    trx
      .selectFrom('delivery')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'waiting')
      .where('next_at', '<=', new Date())
      .executeTakeFirstOrThrow(),
  );
  return count;
}

async function openDeliveries({ database }: World, owners: readonly Owner[]): Promise<number> {
  return asWorker(database.db, async (trx) => {
    const row = await trx
      .selectFrom('delivery')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(
        'owner_id',
        'in',
        owners.map(({ id }) => id),
      )
      .where('state', '<>', 'delivered')
      .executeTakeFirstOrThrow();
    return row.count;
  });
}
