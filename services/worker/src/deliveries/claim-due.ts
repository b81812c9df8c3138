import { randomBytes } from 'node:crypto';
import {
  asWorker,
  claimDeliveries,
  type ClaimedDelivery,
  type ClaimOptions,
  type Database,
  nextDueAt,
  type RandomBytes,
} from '@svc/store';
import type { CrowdedOwners } from './crowded-owners.ts';
import { ATTEMPTS_PER_ENDPOINT, type EndpointConcurrency } from './endpoint-concurrency.ts';

export interface ClaimingOptions {
  readonly database: Pick<Database, 'db'>;
  readonly random?: RandomBytes;
}

interface Due {
  readonly claimed: readonly ClaimedDelivery[];
  /** When the next delivery is due, in milliseconds; null when none is, or some were claimed. */
  readonly next: number | null;
}

const LEASE_BYTES = 12;

/** Claims what is due within the limits of its endpoints, as many as are free. Claims nothing when the database fails. */
export function createClaiming(
  { database, random = randomBytes }: ClaimingOptions,
  concurrency: EndpointConcurrency,
  crowded: CrowdedOwners,
): (now: number, free: number) => Promise<Due> {
  return async (now, free) => {
    const crowdedOwners = crowded.take();
    const endpointLimits = concurrency.claimLimits();
    const leaseId = Buffer.from(random(LEASE_BYTES)).toString('hex');
    const perEndpoint = ATTEMPTS_PER_ENDPOINT;
    const options = { now, leaseId, free, perEndpoint, endpointLimits, crowdedOwners };
    const due = await claimDue(database, options).catch((error: unknown) => {
      crowded.putBack(crowdedOwners);
      throw error;
    });
    for (const { endpoint } of due.claimed) concurrency.claim(endpoint.id);
    crowded.noteClaims(due.claimed, endpointLimits);
    // With nothing left free, some of them may not have been asked.
    if (due.claimed.length === free) crowded.putBack(crowdedOwners);
    return due;
  };
}

function claimDue(database: Pick<Database, 'db'>, options: ClaimOptions): Promise<Due> {
  return asWorker(database.db, async (trx) => {
    const claimed = await claimDeliveries(trx, options);
    return { claimed, next: claimed.length > 0 ? null : await nextDueAt(trx) };
  });
}
