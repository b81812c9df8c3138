import { organizationsToSeal, sealOrganization } from '@svc/store';
import type { WorkerDeps } from '../deps.ts';
import type { Job } from './every.ts';

const EVERY_MS = 60_000;

/**
 * Seals what every organization, every account and the operator wrote since the last minute. Each seal leaves the
 * database as a log line, and that of an organization as an event for its webhook: whoever keeps one of them can prove later that nothing was rewritten.
 */
export function sealRecords({ database: { db }, vault, clock, log, metrics }: WorkerDeps): Job {
  return {
    name: 'mse_seal',
    everyMs: EVERY_MS,
    async run() {
      for (const organizationId of await organizationsToSeal(db)) {
        for (const { number, sealedAt, chainedRoot, publicKey, signature } of await sealOrganization(
          db,
          organizationId,
          { vault, clock },
        )) {
          metrics.count('svc_mse_seals_total', {});
          log.info('mse_sealed', {
            organizationId,
            sealNumber: number,
            sealedAt,
            chainedRoot,
            publicKey,
            signature,
          });
        }
      }
    },
  };
}
