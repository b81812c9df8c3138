import type { WorkerDeps } from '../deps.ts';
import type { Job } from './every.ts';

const EVERY_MS = 15_000;

/** Reads from devices what is due, ends links nobody used, tells providers which grants ended. */
export function syncWearables({ wearableConnector }: Pick<WorkerDeps, 'wearableConnector'>): Job {
  return {
    name: 'wearable_sync',
    everyMs: EVERY_MS,
    async run() {
      while ((await wearableConnector.syncDue()) > 0);
      await wearableConnector.tidy();
    },
  };
}
