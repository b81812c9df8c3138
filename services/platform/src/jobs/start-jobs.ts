import type { Services } from '../services.ts';
import { every } from './every.ts';
import { purge } from './purge.ts';
import { sealRecords } from './seal-records.ts';

/** The background work of one process; several may run beside each other. `stop()` waits for what is under way. */
export function startJobs(services: Services): { stop(): Promise<void> } {
  const jobs = [sealRecords(services), purge(services)].map((job) => every(job, services));
  return {
    async stop() {
      await Promise.all(jobs.map((stop) => stop()));
    },
  };
}
