import { setTimeout as delay } from 'node:timers/promises';
import { describeError, type Metrics } from '@svc/server-kit';
import { type Database, DELIVERY_CHANNEL } from '@svc/store';
import { createDispatcher, type DispatcherOptions } from './dispatcher.ts';
import { startHousekeeping } from './housekeeping.ts';

export interface DeliveryWorkerOptions extends DispatcherOptions {
  readonly database: Database;
  readonly metrics: Metrics;
  /** Work is looked for this often even when nobody tells of any; 1 s when not given. */
  readonly pollMs?: number;
}

export interface DeliveryWorker {
  /**
   * Claims nothing more and waits for the tries under way, 8 s at most. What does not end by then is taken up by
   * another worker when its lease runs out. The database may be closed afterwards.
   */
  stop(options?: { graceMs: number }): Promise<void>;
}

const GRACE_MS = 8_000;
const POLL_MS = 1_000;
/** An owner whose row another session holds is tried again after this. */
const BUSY_MS = 10;
/** Tries end in crowds: those that end within this time are written by one turn. */
const GATHER_MS = 5;

/** Delivers events until stopped: woken by the database, by the end of a try and once a second. */
export function startDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { database, clock, log, metrics, pollMs = POLL_MS } = options;
  const dispatcher = createDispatcher(options);
  const housekeeping = startHousekeeping(options);
  const signal = createSignal();
  dispatcher.onEnded = signal.raise;
  metrics.gauge('svc_deliveries_in_flight', 'Deliveries that are being tried.', () => dispatcher.inFlight);
  let stopping = false;
  let abandoned = false;

  const isDone = () =>
    abandoned || (stopping && dispatcher.inFlight + dispatcher.queued + dispatcher.unwritten === 0);

  async function run(): Promise<void> {
    while (!isDone()) {
      await signal.wait(await pauseAfterTurn());
      if (dispatcher.inFlight > 0) await delay(GATHER_MS);
    }
  }

  /** How long to wait for a signal before the next turn, in milliseconds. */
  async function pauseAfterTurn(): Promise<number> {
    try {
      const { nextDueAt } = await dispatcher.turn({ claims: !stopping });
      if (stopping || nextDueAt === null) return pollMs;
      return Math.min(pollMs, Math.max(BUSY_MS, nextDueAt - clock()));
    } catch (error) {
      metrics.count('svc_failures_total', { part: 'delivery_turn' });
      log.error('delivery_turn_failed', describeError(error));
      return pollMs;
    }
  }

  const listening = database.listen(DELIVERY_CHANNEL, signal.raise).catch((error: unknown) => {
    log.error('delivery_listen_failed', describeError(error));
    return async () => {};
  });
  const running = run();

  return {
    async stop({ graceMs } = { graceMs: GRACE_MS }) {
      stopping = true;
      signal.raise();
      const timer = setTimeout(() => {
        abandoned = true;
        signal.raise();
      }, graceMs);
      await running;
      clearTimeout(timer);
      await dispatcher.settled();
      await Promise.all([housekeeping.stop(), listening.then((unlisten) => unlisten())]);
    },
  };
}

/** One waiter at a time; a signal that comes while nobody waits ends the next wait at once. */
function createSignal() {
  let isRaised = false;
  let proceed: (() => void) | null = null;
  return {
    raise(): void {
      isRaised = true;
      proceed?.();
    },
    async wait(ms: number): Promise<void> {
      if (!isRaised) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          proceed = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        proceed = null;
      }
      isRaised = false;
    },
  };
}
