import type { ClaimedDelivery } from '@svc/store';
import { ATTEMPTS_PER_ENDPOINT, type EndpointConcurrency } from './endpoint-concurrency.ts';

/** Owners that may have more due than their due time says, because an endpoint of theirs was at its limit. */
export interface CrowdedOwners {
  /** Those to be asked by the next claim, which are then no longer kept. */
  take(): string[];
  /** Keeps owners whose claim failed or did not get to them. */
  putBack(ownerIds: readonly string[]): void;
  /** What was claimed under these limits: where it used one up, more may wait. */
  noteClaims(claimed: readonly ClaimedDelivery[], limits: ReadonlyMap<string, number>): void;
  /** An attempt at a claim of its ended, so that more of its endpoint may be claimed. */
  noteEnd(claim: ClaimedDelivery): void;
}

export function createCrowdedOwners(concurrency: Pick<EndpointConcurrency, 'isFull'>): CrowdedOwners {
  /** Endpoints of which nothing more may be claimed until an attempt ends, and their owners. */
  const full = new Map<string, string>();
  const crowded = new Set<string>();

  return {
    take() {
      const owners = [...crowded];
      crowded.clear();
      return owners;
    },
    putBack(ownerIds) {
      for (const ownerId of ownerIds) crowded.add(ownerId);
    },
    noteClaims(claimed, limits) {
      const counts = new Map<string, number>();
      for (const { endpoint, ownerId } of claimed) {
        const count = (counts.get(endpoint.id) ?? 0) + 1;
        counts.set(endpoint.id, count);
        if (count < (limits.get(endpoint.id) ?? ATTEMPTS_PER_ENDPOINT)) continue;
        if (concurrency.isFull(endpoint.id)) full.set(endpoint.id, ownerId);
        // An attempt ended while the claim was under way.
        else crowded.add(ownerId);
      }
    },
    noteEnd({ endpoint, ownerId }) {
      if (full.delete(endpoint.id)) crowded.add(ownerId);
    },
  };
}
