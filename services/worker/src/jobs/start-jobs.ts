import { createGuardedClient } from '@svc/server-kit';
import type { Config } from '../config/read-config.ts';
import type { Services } from '../services.ts';
import { startDeliveryWorker } from '../worker/delivery-worker.ts';
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
  services: Services,
  { production, egressAllow, sealFile }: Pick<Config, 'production' | 'egressAllow' | 'sealFile'>,
): { stop(): Promise<void> } {
  const egress = createGuardedClient({ production, allow: egressAllow });
  const deliveries = startDeliveryWorker({ ...services, egress });
  const stopRepeated = startRepeated(services, { sealFile });
  return {
    async stop() {
      await Promise.all([deliveries.stop(), stopRepeated()]);
      egress.close();
    },
  };
}

/** Starts what is repeated beside the deliveries; what it gives stops it, and waits for what is under way. */
export function startRepeated(services: Services, settings: Pick<Config, 'sealFile'>): () => Promise<void> {
  const stops = repeatedJobs(services, settings).map((job) => every(job, services));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** All that is repeated beside the deliveries, the same in every environment. */
export function repeatedJobs(services: Services, { sealFile }: Pick<Config, 'sealFile'>): Job[] {
  return [
    sealRecords(services),
    ...(sealFile === null ? [] : [keepSeals(services, sealFile)]),
    purge(services),
    looseBlobJob(services),
    syncWearables(services),
  ];
}
