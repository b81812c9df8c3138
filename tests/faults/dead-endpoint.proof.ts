/** An endpoint that never answers delays nobody: the time from commit to arrival at another one, with and without it. */
import { setTimeout as delay } from 'node:timers/promises';
import { disableEndpoint, enableEndpoint } from '@svc/store';
import { deliveryKey } from '../support/deliveries/receivers.ts';
import { newEndpoint, newOwner, record, type World, withWorld } from '../support/deliveries/world.ts';
import { runProof } from '../proof.ts';
import { faultFigures } from '../support/faults.ts';
import { say } from '../support/say.ts';
import { scaled } from '../support/scale.ts';

/** Rounds without and with the dead endpoint take turns, so that the mood of the machine falls on both. */
const ROUNDS = scaled(5, 2);
/** Single events of one round. */
const PROBES = 400;
const PROBE_EVERY_MS = 10;
/** Deliveries that wait for the dead endpoint in each round with it, besides those of the probes. */
const BACKLOG = 200;
const SETTLE_MS = 1_000;
const GIVE_UP_MS = 20_000;
const BAR_MS = 100;
const WORKS = 1;

await runProof({
  name: 'dead-endpoint',
  byRealTime: true,
  covers: [
    'packages/store/src/deliveries',
    'packages/webhooks/src',
    'packages/server-kit/src/egress',
    'services/worker/src/deliveries',
  ],
  bar: 'An endpoint that never answers, with a backlog, delays the p99 from commit to arrival at another endpoint of its owner by less than 100 ms.',
  run: () =>
    withWorld(async (world) => {
      const figures = await compare(world);
      return { passed: world.faults.total === 0, figures: { ...figures, ...faultFigures(world.faults) } };
    }),
});

async function compare(world: World): Promise<Record<string, string | number>> {
  const { database, receivers, faults } = world;
  const ownerId = await newOwner(world);
  await newEndpoint(world, ownerId, receivers.url(WORKS));
  const { id } = await newEndpoint(world, ownerId, receivers.url('dead'));
  const disable = () => disableEndpoint(database.db, { id, now: Date.now(), reason: 'by_operator' });
  await disable();
  const worker = await world.start();
  await probe(world, ownerId);
  const [without, beside]: [number[], number[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round++) {
    without.push(...(await probe(world, ownerId)));
    await enableEndpoint(database.db, { id, now: Date.now() });
    await record(world, ownerId, BACKLOG);
    // The endpoint that works has its own share of the backlog to get through first.
    await delay(SETTLE_MS);
    beside.push(...(await probe(world, ownerId)));
    await disable();
    say(`round ${round}: p99 ${percentile(without, 0.99)} ms without, ${percentile(beside, 0.99)} ms beside`);
  }
  await worker.kill();
  const more = percentile(beside, 0.99) - percentile(without, 0.99);
  if (more >= BAR_MS) faults.add('dead endpoint', `the p99 of the others rose by ${more} ms`);
  if (receivers.ignored() === 0) faults.add('nothing shown', 'the dead endpoint was never called');
  return {
    'deliveries measured, each way': without.length,
    'tries at the dead endpoint': receivers.ignored(),
    'p50 without, ms': percentile(without, 0.5),
    'p50 beside it, ms': percentile(beside, 0.5),
    'p99 without, ms': percentile(without, 0.99),
    'p99 beside it, ms': percentile(beside, 0.99),
    'p99 rises by, ms': more,
  };
}

/** Milliseconds from commit to arrival, for single events one after the other. */
async function probe(world: World, ownerId: string): Promise<number[]> {
  const { receivers, faults } = world;
  const recordedAt = new Map<string, number>();
  for (let i = 0; i < PROBES; i++) {
    const [id = ''] = await record(world, ownerId, 1);
    recordedAt.set(id, Date.now());
    await delay(PROBE_EVERY_MS);
  }
  const arrivalOf = (id: string) => receivers.arrived.get(deliveryKey(WORKS, id))?.[0];
  const waitUntil = Date.now() + GIVE_UP_MS;
  while ([...recordedAt.keys()].some((id) => arrivalOf(id) === undefined) && Date.now() < waitUntil)
    await delay(50);
  return [...recordedAt].map(([id, at]) => {
    const arrived = arrivalOf(id);
    if (arrived === undefined) faults.add('probe', `${id} did not arrive`);
    return arrived === undefined ? GIVE_UP_MS : Math.max(0, arrived - at);
  });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
