/**
 * A whole deployment under load while its parts fail in turn: balancer, API processes, worker, pooler, database, network,
 * disk, clock. Nothing acknowledged is lost, nothing is wrong, and each time it serves again by itself. Needs root and
 * Debian's postgresql-15, pgbouncer, haproxy and faketime.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { statusesOf } from './attempts.ts';
import { directLane } from './direct-lane.ts';
import { startLoad } from './load/load.ts';
import { meet, type Phase } from './phase.ts';
import { phaseFigure } from './phase-figure.ts';
import { checkAll } from './read-back.ts';
import { faultsOf } from './schedule.ts';
import { createSender } from './sender.ts';
import { withWorld, type World } from './world.ts';
import { runProof } from '../../proof.ts';
import { adminCall } from '../../support/admin-client.ts';
import { createClient } from '../../support/call.ts';
import { createDice } from '../../support/dice.ts';
import { createFaults, faultFigures } from '../../support/faults.ts';
import { say } from '../../support/say.ts';
import { seedOr } from '../../support/seed.ts';

const SEED = seedOr(20_261_129);
const WARM_UP_MS = 10_000;

// What is mounted and started goes with it, whoever ends it.
process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
await runProof({
  name: 'failover',
  limitMinutes: 20,
  byRealTime: true,
  covers: [
    'packages/store/src',
    'packages/server-kit/src',
    'services/platform/src',
    'services/worker/src',
    'services/admin-api/src',
    'services/mse-api/src',
    'services/retina-api/src',
  ],
  bar: 'haproxy, two API processes and a worker, PgBouncer, a primary with a synchronous standby, under mixed load while each part is killed, promoted, silenced, filled, stopped or set to another hour in turn: no acknowledged write lost or written twice, no content wrong, no answer 500, every 503 with Retry-After, every event delivered; at most 10 s after the end of each cause every request succeeds, events are prompt and every process is ready.',
  run: () => withWorld(prove),
});

async function prove(world: World) {
  const faults = createFaults();
  const front = createSender({ portOf: () => world.port, faults });
  const direct = directLane(world, faults);
  await receiveEvents(world);
  const load = await startLoad({ front, keys: world.keys, dice: createDice(SEED), faults });
  const startedAt = performance.now();
  await delay(WARM_UP_MS);
  const phases: Phase[] = [];
  for (const fault of faultsOf(world)) phases.push(await meet(fault, world, front));
  await direct.stop();
  await load.stop();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const checked = await checkAll(world, { front, load, faults });
  for (const each of [...world.apis, world.worker]) say(each.errors().toString());
  const events = [...load.events].map(([key, at]) => ({ at, cameAt: world.receiver.cameAt.get(key) }));
  const seen = { attempts: front.attempts, events };
  const figures = {
    'seconds of load': seconds,
    'requests through haproxy': front.attempts.length,
    'their answers': statusesOf(front.attempts).toString(),
    'requests straight to a process': direct.attempts.length,
    'their answers, straight': statusesOf(direct.attempts).toString(),
    ...checked,
    ...Object.fromEntries(phases.map((phase) => [phase.name, phaseFigure(phase, seen, faults)])),
    'work not begun, too much was waiting': load.skipped(),
    seed: SEED,
    ...faultFigures(faults),
  };
  front.close();
  return { passed: faults.total === 0, figures };
}

/** Events of test keys of the account go to the receiver. */
async function receiveEvents({ apis, keys, receiver }: World): Promise<void> {
  const client = createClient(1);
  await adminCall(client, apis[0].port, keys.adminToken)('POST', '/webhooks', {
    accountId: keys.accountId,
    mode: 'test',
    url: `http://127.0.0.1:${receiver.port}/`,
  });
  client.close();
}
