import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ClaimedDelivery } from './claim.ts';

/** A claimed delivery that was not tried. */
export interface UntriedClaim {
  readonly claim: Pick<ClaimedDelivery, 'ownerId' | 'deliveryId' | 'leaseId'>;
  /** Milliseconds since the epoch from which it may be claimed again. */
  readonly claimableAtMs: number;
}

/**
 * Gives claims back: any worker can take the deliveries without waiting for the lease to end, as if they had never
 * been claimed. A delivery whose lease was lost in the meantime is left as it is.
 */
export async function releaseClaims(
  trx: Transaction<Tables>,
  untried: readonly UntriedClaim[],
): Promise<void> {
  const claims = untried.map(({ claim }) => claim);
  const ids = claims.map(({ deliveryId }) => deliveryId);
  const owners = [...new Set(claims.map(({ ownerId }) => ownerId))];
  await sql`
    update delivery d set lease_id = null, leased_until = null, next_at = u.at, claims = d.claims - 1,
      first_tried_at = case when d.claims > 1 then d.first_tried_at end
    from unnest(
      ${ids}::text[], ${claims.map(({ leaseId }) => leaseId)}::text[],
      ${untried.map(({ claimableAtMs }) => new Date(claimableAtMs))}::timestamptz[]
    ) as u(id, lease_id, at)
    where d.owner_id = any(${owners}::text[]) and d.id = any(${ids}::text[])
      and d.id = u.id and d.lease_id = u.lease_id and d.state in ('waiting', 'parked')`.execute(trx);
}
