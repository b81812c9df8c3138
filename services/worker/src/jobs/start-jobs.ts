import { createGuardedClient } from '@svc/server-kit';
import type { WorkerDeps, WorkerSettings } from '../deps.ts';
import { startDeliveryWorker } from '../deliveries/delivery-worker.ts';
import { every, type Job } from './every.ts';
import { keepSeals } from './keep-seals.ts';
import { purge } from './purge.ts';
import { looseBlobJob } from './remove-loose-blobs.ts';
import { sealRecords } from './seal-records.ts';
import { syncWearables } from './sync-wearables.ts';

/**
 * The background work of one process: deliveries, seals, wearables, what is kept for a while only. Several processes may do it
 * beside each other. `stop()` waits for what is under way.
 */
export function startJobs(
  deps: WorkerDeps,
  { production, egressAllow, sealFile }: WorkerSettings,
): { stop(): Promise<void> } {
  const egress = createGuardedClient({ production, allow: egressAllow });
  const deliveries = startDeliveryWorker({ ...deps, egress });
  const stopRepeated = startRepeated(deps, { sealFile });
  return {
    async stop() {
      await Promise.all([deliveries.stop(), stopRepeated()]);
      egress.close();
    },
  };
}

/** Starts what is repeated beside the deliveries; what it gives stops it, and waits for what is under way. */
export function startRepeated(
  deps: WorkerDeps,
  settings: Pick<WorkerSettings, 'sealFile'>,
): () => Promise<void> {
  const stops = repeatedJobs(deps, settings).map((job) => every(job, deps));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** All that is repeated beside the deliveries, the same in every environment. */
export function repeatedJobs(deps: WorkerDeps, { sealFile }: Pick<WorkerSettings, 'sealFile'>): Job[] {
  return [
    sealRecords(deps),
    ...(sealFile === null ? [] : [keepSeals(deps, sealFile)]),
    purge(deps),
    looseBlobJob(deps),
    syncWearables(deps),
  ];
}
