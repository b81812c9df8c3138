import { eventOf } from '@svc/contracts';
import { createLogger, createMetrics, type EgressClient } from '@svc/server-kit';
import {
  asOwner,
  createAccount,
  createEndpoint,
  createOrganization,
  createVault,
  type Database,
  recordEvents,
  type WebhookEndpoint,
} from '@svc/store';
import { newWebhookSecret } from '@svc/webhooks';
import { randomBytes } from 'node:crypto';
import type { DispatcherOptions } from '../../src/deliveries/dispatcher.ts';

const START = Date.UTC(2026, 10, 21, 12);
export const VAULT = createVault(['a secret of the deployment under test']);

/** Events of one transaction. */
const PAGE = 100;

/** Owners, endpoints and events on a database, with a clock that stands until it is moved. */
export interface World {
  now: number;
  readonly log: string[];
  readonly metrics: ReturnType<typeof createMetrics>;
  options(
    egress: Pick<EgressClient, 'fetch'>,
    database?: Database,
  ): DispatcherOptions & { database: Database } & {
    metrics: ReturnType<typeof createMetrics>;
  };
  owner(kind?: 'account' | 'organization'): Promise<string>;
  endpoint(
    ownerId: string,
    url: string,
    kind?: 'account' | 'organization',
  ): Promise<WebhookEndpoint & { secret: string }>;
  record(ownerId: string, count?: number): Promise<void>;
  /** Deliveries of an owner in the order of their events. */
  deliveries(ownerId: string): Promise<{ id: string; state: string; tries: number }[]>;
  attempts(ownerId: string): Promise<{ startedAt: number; outcome: string; status: number | null }[]>;
}

export function createWorld(database: Database): World {
  const { db } = database;
  const log: string[] = [];
  const metrics = createMetrics();
  const world: World = {
    now: START,
    log,
    metrics,
    options: (egress, other = database) => {
      const clock = () => world.now;
      const logger = createLogger({ level: 'warn', write: (line) => log.push(line), clock });
      return { database: other, clock, vault: VAULT, egress, log: logger, metrics };
    },
    async owner(kind = 'account') {
      if (kind === 'organization')
        return (await createOrganization(db, { name: 'Clinic', now: world.now })).id;
      return (await createAccount(db, { name: 'Northside', plan: 'scale', now: world.now })).id;
    },
    async endpoint(ownerId, url, ownerKind = 'account') {
      const secret = newWebhookSecret(randomBytes);
      const shared = { ownerId, ownerKind, mode: 'live', url, secret, vault: VAULT, now: world.now } as const;
      return { ...(await createEndpoint(db, shared)), secret };
    },
    async record(ownerId, count = 1) {
      const data = { object: 'lab_order', id: 'lab_1', status: 'resulted', patientRef: 'p-1' } as const;
      for (let left = count; left > 0; left -= PAGE) {
        const length = Math.min(left, PAGE);
        const events = Array.from({ length }, () => eventOf('lab_order.status_changed', data));
        await asOwner(db, ownerId, (trx) =>
          recordEvents(trx, { ownerId, mode: 'live', events, now: world.now }),
        );
      }
    },
    deliveries: (ownerId) =>
      db
        .selectFrom('delivery')
        .select(['id', 'state', 'tries'])
        .where('owner_id', '=', ownerId)
        .orderBy('event_number')
        .execute(),
    attempts: async (ownerId) =>
      (
        await db
          .selectFrom('delivery_attempt')
          .selectAll()
          .where('owner_id', '=', ownerId)
          .orderBy('started_at')
          .orderBy('number')
          .execute()
      ).map(({ started_at, outcome, status }) => ({ startedAt: started_at.getTime(), outcome, status })),
  };
  return world;
}
