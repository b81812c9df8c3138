/** The delivery worker is killed again and again: nothing is lost, little comes twice, and a dead endpoint delays nobody. */
import { setTimeout as delay } from 'node:timers/promises';
import {
  asOwner,
  asWorker,
  createAccount,
  createEndpoint,
  createVault,
  type Database,
  recordEvents,
  type WebhookEndpoint,
} from '@svc/store';
import { deliveryKey, type Receivers, startReceivers } from './deliveries/receivers.ts';
import { startWorker, type WorkerProcess } from './deliveries/worker-process.ts';
import { runProof } from './proof.ts';
import { createFaults, faultFigures, type Faults } from './support/faults.ts';
import { withPostgres } from './support/postgres.ts';
import { say } from './support/say.ts';
import { scaled } from './support/scale.ts';

const DELIVERIES = scaled(100_000, 500);
const KILLS = scaled(50, 5);
const OWNERS = 10;
/** One in ten of them refuses the first one to three tries of each delivery. */
const ENDPOINTS_PER_OWNER = 10;
const BETWEEN_KILLS_MS = 4_000;
const SECRET = 'a secret of the deployment under proof';
const PICK_UP_BAR_MS = 45_000;
const ALL_BAR_MS = 12 * 60_000;
/** 1 % of 100,000 over 50 kills: what counts in a smaller run as well. */
const DUPLICATES_PER_KILL = 20;
const DELAY_BAR_MS = 100;
/** Single events for the comparison with and without a dead endpoint. */
const PROBES = scaled(2_000, 200);
const PROBE_EVERY_MS = 10;
const DEAD_BACKLOG = 200;

interface World {
  readonly database: Database;
  readonly receivers: Receivers;
  readonly faults: Faults;
  start(): Promise<WorkerProcess>;
}

await runProof({
  name: 'deliveries',
  bar: '100,000 deliveries with kill -9 of the worker process 50 times, 10 % of receivers refusing the first one to three tries: 0 lost, duplicates under 1 %, what a killed worker held is taken up within 45 s, all delivered within 12 min; a dead endpoint delays the p99 of the others by less than 100 ms.',
  run: () =>
    withPostgres(async ({ url, database }) => {
      const receivers = await startReceivers();
      const faults = createFaults();
      const env = { DATABASE_URL: url, SVC_SECRET: SECRET, RECEIVER_PORTS: String(receivers.port) };
      const world: World = { database, receivers, faults, start: () => startWorker(env) };
      try {
        const dead = await besideDeadEndpoint(world);
        const killed = await underKills(world);
        return { passed: faults.total === 0, figures: { ...killed, ...dead, ...faultFigures(faults) } };
      } finally {
        receivers.close();
      }
    }),
});

async function underKills(world: World): Promise<Record<string, string | number>> {
  const { receivers, faults } = world;
  const owners = await makeOwners(world);
  const startedAt = Date.now();
  const pickUps: number[] = [];
  const acceptedBefore = receivers.accepted.size;
  /** A lease outlives a kill: what the worker before held is still held at the next. */
  const watched = new Set<string>();
  const watching: Promise<void>[] = [];
  let worker = await world.start();
  for (let kill = 1; kill <= KILLS; kill++) {
    await recordFor(
      world,
      owners,
      Math.floor((DELIVERIES * kill) / KILLS) - Math.floor((DELIVERIES * (kill - 1)) / KILLS),
    );
    await delay(Math.random() * BETWEEN_KILLS_MS);
    await worker.kill();
    const killedAt = Date.now();
    const held = (await heldDeliveries(world)).filter(({ key }) => !watched.has(key));
    for (const { key } of held) watched.add(key);
    worker = await world.start();
    watching.push(watchPickUp(world, held, killedAt, pickUps));
    if (kill % 5 === 0) say(`${kill} kills, ${held.length} deliveries were held`);
  }
  const expected = owners.reduce((sum, owner) => sum + owner.events.size * ENDPOINTS_PER_OWNER, 0);
  const accepted = () => receivers.accepted.size - acceptedBefore;
  say(`${expected} deliveries recorded, ${accepted()} accepted`);
  while (accepted() < expected && Date.now() - startedAt < ALL_BAR_MS) await delay(250);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  await Promise.all(watching);
  await worker.stop();
  let lost = 0;
  let twice = 0;
  for (const { events, endpoints } of owners) {
    for (const eventId of events) {
      for (const { index } of endpoints) {
        const times = receivers.accepted.get(deliveryKey(index, eventId))?.length ?? 0;
        if (times === 0) lost += 1;
        else twice += times - 1;
      }
    }
  }
  const waiting = await openDeliveries(world, owners);
  if (lost > 0) faults.add('lost', `${lost} deliveries never arrived`);
  if (waiting > 0) faults.add('not written', `${waiting} deliveries are not written as delivered`);
  if (twice >= DUPLICATES_PER_KILL * KILLS) faults.add('duplicates', `${twice} of ${expected}`);
  const worst = pickUps.reduce((a, b) => Math.max(a, b), 0);
  return {
    deliveries: expected,
    'kills of the worker': KILLS,
    lost,
    duplicates: `${twice} (${((100 * twice) / expected).toFixed(2)} %)`,
    'held at a kill, in all': pickUps.length,
    'taken up after, worst s': (worst / 1000).toFixed(1),
    'all delivered after, s': seconds,
  };
}

interface Owner {
  readonly id: string;
  readonly endpoints: readonly { readonly id: string; readonly index: number }[];
  readonly events: Set<string>;
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
    owners.push({ id, endpoints, events: new Set() });
  }
  return owners;
}

/** Events whose deliveries are so many in all, spread over the owners. */
async function recordFor(world: World, owners: readonly Owner[], deliveries: number): Promise<void> {
  const each = Math.max(1, Math.round(deliveries / OWNERS / ENDPOINTS_PER_OWNER));
  for (const owner of owners) for (const id of await record(world, owner.id, each)) owner.events.add(id);
}

/** What the worker that was killed had under its lease: all leases, since no other worker runs. */
async function heldDeliveries({ database }: World): Promise<{ key: string }[]> {
  return asWorker(database.db, async (trx) => {
    const rows = await trx
      .selectFrom('delivery')
      .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'delivery.endpoint_id')
      .innerJoin('event', (join) =>
        join
          .onRef('event.owner_id', '=', 'delivery.owner_id')
          .onRef('event.mode', '=', 'delivery.mode')
          .onRef('event.number', '=', 'delivery.event_number'),
      )
      .select(['webhook_endpoint.url', 'event.id'])
      .where('delivery.lease_id', 'is not', null)
      .where('delivery.state', '=', 'waiting')
      .execute();
    return rows
      .map(({ url, id }) => ({ index: Number(url.split('/').at(-1)), id }))
      .filter(({ index }) => Number.isInteger(index))
      .map(({ index, id }) => ({ key: deliveryKey(index, id) }));
  });
}

/** Waits until each of them has arrived (again) after the kill. */
async function watchPickUp(
  { receivers, faults }: World,
  held: readonly { key: string }[],
  killedAt: number,
  pickUps: number[],
): Promise<void> {
  const open = new Set(held.map(({ key }) => key));
  while (open.size > 0 && Date.now() - killedAt < 2 * PICK_UP_BAR_MS) {
    for (const key of open) {
      const after = receivers.arrived.get(key)?.find((at) => at > killedAt);
      if (after === undefined) continue;
      open.delete(key);
      pickUps.push(after - killedAt);
      if (after - killedAt > PICK_UP_BAR_MS) faults.add('pick-up', `after ${after - killedAt} ms`);
    }
    await delay(100);
  }
  for (const key of open) faults.add('pick-up', `${key} was not taken up`);
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

/** The delay from commit to arrival at an endpoint that works, first alone, then beside one that never answers. */
async function besideDeadEndpoint(world: World): Promise<Record<string, string | number>> {
  const ownerId = await newOwner(world);
  const index = 1_000_001;
  await newEndpoint(world, ownerId, world.receivers.url(index));
  const worker = await world.start();
  await probe(world, ownerId, index);
  const alone = await probe(world, ownerId, index);
  await newEndpoint(world, ownerId, world.receivers.url('dead'));
  await record(world, ownerId, DEAD_BACKLOG);
  // The endpoint that works has its own share of the backlog to get through first.
  await delay(5_000);
  const beside = await probe(world, ownerId, index);
  await worker.kill();
  // What waits for the dead endpoint must not mix with what follows.
  await asWorker(world.database.db, (trx) =>
    trx.deleteFrom('delivery').where('owner_id', '=', ownerId).execute(),
  );
  const more = beside - alone;
  if (more >= DELAY_BAR_MS) world.faults.add('dead endpoint', `the p99 of the others rose by ${more} ms`);
  return { 'p99 alone, ms': alone, 'p99 beside a dead endpoint, ms': beside };
}

async function probe(world: World, ownerId: string, index: number): Promise<number> {
  const recordedAt = new Map<string, number>();
  for (let i = 0; i < PROBES; i++) {
    const [id = ''] = await record(world, ownerId, 1);
    recordedAt.set(id, Date.now());
    await delay(PROBE_EVERY_MS);
  }
  await delay(2_000);
  const delays = [...recordedAt].map(([id, at]) => {
    const arrived = world.receivers.arrived.get(deliveryKey(index, id))?.[0];
    if (arrived === undefined) world.faults.add('probe', `${id} did not arrive`);
    return Math.max(0, (arrived ?? at) - at);
  });
  delays.sort((a, b) => a - b);
  return delays[Math.floor(delays.length * 0.99)] ?? Number.NaN;
}

async function newOwner({ database }: World): Promise<string> {
  return (await createAccount(database.db, { name: 'Proof', plan: 'scale', now: Date.now() })).id;
}

function newEndpoint({ database }: World, ownerId: string, url: string): Promise<WebhookEndpoint> {
  const vault = createVault([SECRET]);
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  return createEndpoint(database.db, {
    ownerId,
    ownerKind: 'account',
    mode: 'live',
    url,
    secret,
    vault,
    now: Date.now(),
  });
}

/** Ids of new events of an owner. */
async function record({ database }: World, ownerId: string, count: number): Promise<string[]> {
  const events = Array.from({ length: count }, () => ({ type: 'proof.run', data: {} }));
  const recorded = await asOwner(database.db, ownerId, (trx) =>
    recordEvents(trx, { ownerId, mode: 'live', events, now: Date.now() }),
  );
  return recorded.map(({ id }) => id);
}
