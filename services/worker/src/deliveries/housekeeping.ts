import { describeError, type Logger, type Metrics } from '@svc/server-kit';
import { type Clock, type Database, purgeEvents, undeliveredSafetyEvents } from '@svc/store';

interface HousekeepingOptions {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly metrics: Pick<Metrics, 'count' | 'gauge'>;
}

const ROUND_MS = 15_000;
const PURGE_EVERY_MS = 3_600_000;
/** A safety event that waits longer than this is worth an alarm. */
const OVERDUE_MS = 60_000;

/** Watches over safety events that do not arrive, and removes what is kept no longer. `stop` waits for the round under way. */
export function startHousekeeping({ database, clock, log, metrics }: HousekeepingOptions): {
  stop(): Promise<void>;
} {
  let undelivered = 0;
  let purgedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> = Promise.resolve();
  metrics.gauge(
    'svc_mse_safety_events_undelivered',
    'Safety events older than a minute that an endpoint has not accepted.',
    () => undelivered,
  );

  async function round(): Promise<void> {
    const now = clock();
    undelivered = await undeliveredSafetyEvents(database.db, { olderThanMs: OVERDUE_MS, now });
    if (now - purgedAt < PURGE_EVERY_MS) return;
    await purgeEvents(database.db, { now });
    purgedAt = now;
  }

  const begin = () => {
    underWay = underWay.then(round).catch((error: unknown) => {
      metrics.count('svc_failures_total', { part: 'delivery_housekeeping' });
      log.error('delivery_housekeeping_failed', describeError(error));
    });
  };
  begin();
  const timer = setInterval(begin, ROUND_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
