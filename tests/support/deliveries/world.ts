import { randomBytes } from 'node:crypto';
import { eventOf, EVENTS } from '@svc/contracts';
import {
  asOwner,
  createAccount,
  createEndpoint,
  createVault,
  type Database,
  recordEvents,
  type WebhookEndpoint,
} from '@svc/store';
import { createFaults, type Faults } from '../faults.ts';
import { withPostgres } from '../postgres.ts';
import { type Receivers, startReceivers } from './receivers.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

/** Sent again and again: what is in it does not matter. */
const RUN = eventOf('wearable.connected', EVENTS['wearable.connected'].example);
const SECRET = randomBytes(32).toString('hex');

/** A database, receivers and workers to deliver from one to the others. */
export interface World {
  readonly database: Database;
  readonly receivers: Receivers;
  readonly faults: Faults;
  start(): Promise<WorkerProcess>;
}

/** Runs `work` in a world of its own. */
export function withWorld<Result>(work: (world: World) => Promise<Result>): Promise<Result> {
  return withPostgres(async ({ url, database }) => {
    const receivers = await startReceivers();
    const env = { DATABASE_URL: url, SVC_SECRET: SECRET, RECEIVER_PORTS: String(receivers.port) };
    try {
      return await work({ database, receivers, faults: createFaults(), start: () => startWorker(env) });
    } finally {
      receivers.close();
    }
  });
}

export async function newOwner({ database }: World): Promise<string> {
  return (await createAccount(database.db, { name: 'Proof', plan: 'scale', now: Date.now() })).id;
}

export function newEndpoint({ database }: World, ownerId: string, url: string): Promise<WebhookEndpoint> {
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
export async function record({ database }: World, ownerId: string, count: number): Promise<string[]> {
  const events = Array.from({ length: count }, () => RUN);
  const recorded = await asOwner(database.db, ownerId, (trx) =>
    recordEvents(trx, { ownerId, mode: 'live', events, now: Date.now() }),
  );
  return recorded.map(({ id }) => id);
}
