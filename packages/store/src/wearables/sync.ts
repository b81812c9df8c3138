import { eventOf, type WearableMetric } from '@svc/contracts';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { recordEvents } from '../events/record-events.ts';
import type { Tables, WearableConnectionTable } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { eventData, type StoredConnection, toConnection } from './connection.ts';

/** Longer than all calls of one sync may take together; the work of a dead process is taken up afterwards. */
const LEASE_MS = 120_000;
export const SYNC_EVERY_MS = 6 * 3_600_000;
const FIRST_BACKOFF_MS = 5 * 60_000;

/** A connection whose data are to be read now, by whoever holds its lease. */
export interface ClaimedSync {
  readonly connection: StoredConnection;
  readonly leaseId: string;
  /** Syncs that failed since the last good one. */
  readonly failures: number;
}

/** Takes connections that are due under a lease, never waiting for another process. */
export async function claimSyncs(
  db: Kysely<Tables>,
  { now, leaseId, limit }: { now: number; leaseId: string; limit: number },
): Promise<ClaimedSync[]> {
  const rows = await asWorker(db, async (trx) => {
    const claimed = await sql<Selectable<WearableConnectionTable>>`
      update wearable_connection
      set sync_lease_id = ${leaseId}, next_sync_at = ${new Date(now + LEASE_MS)}
      where (owner_id, id) in (
        select owner_id, id from wearable_connection
        where status = 'connected' and next_sync_at <= ${new Date(now)}
        order by next_sync_at limit ${limit} for update skip locked
      )
      returning *`.execute(trx);
    return claimed.rows;
  });
  return rows.map((row) => ({ connection: toConnection(row), leaseId, failures: row.sync_failures }));
}

/** Takes one connection, due or not; null when it is not connected. A sync under way loses its lease, and its result. */
export async function claimSync(
  trx: Transaction<Tables>,
  { ownerId, id, now, leaseId }: { ownerId: string; id: string; now: number; leaseId: string },
): Promise<ClaimedSync | null> {
  const row = await trx
    .updateTable('wearable_connection')
    .set({ sync_lease_id: leaseId, next_sync_at: new Date(now + LEASE_MS) })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('status', '=', 'connected')
    .returningAll()
    .executeTakeFirst();
  return row ? { connection: toConnection(row), leaseId, failures: row.sync_failures } : null;
}

/** One value of one day, `day` as YYYY-MM-DD. */
export interface NewMetric {
  readonly day: string;
  readonly metric: WearableMetric;
  readonly value: number;
  readonly provider: string;
}

interface Finish {
  readonly claimed: ClaimedSync;
  readonly metrics: readonly NewMetric[];
  readonly now: number;
  readonly random?: RandomBytes | undefined;
}

/**
 * Stores what a sync read, sets `lastSyncAt` and emits `wearable.sync_completed`. A day that comes again replaces the one
 * before. Null, and nothing stored, when the lease was lost or the connection ended meanwhile.
 */
export async function finishSync(
  trx: Transaction<Tables>,
  { claimed: { connection, leaseId }, metrics, now, random }: Finish,
): Promise<StoredConnection | null> {
  const at = new Date(now);
  const { ownerId, id } = connection;
  const row = await trx
    .updateTable('wearable_connection')
    .set({
      last_sync_at: at,
      updated_at: at,
      next_sync_at: new Date(now + SYNC_EVERY_MS),
      sync_failures: 0,
      sync_lease_id: null,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('status', '=', 'connected')
    .where('sync_lease_id', '=', leaseId)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const synced = toConnection(row);
  if (metrics.length > 0)
    await trx
      .insertInto('wearable_metric')
      .values(metrics.map((metric) => ({ owner_id: ownerId, connection_id: id, ...metric, recorded_at: at })))
      .onConflict((conflict) =>
        conflict.columns(['owner_id', 'connection_id', 'day', 'metric']).doUpdateSet((eb) => ({
          value: eb.ref('excluded.value'),
          provider: eb.ref('excluded.provider'),
          recorded_at: eb.ref('excluded.recorded_at'),
        })),
      )
      .execute();
  const events = [eventOf('wearable.sync_completed', eventData(synced))];
  await recordEvents(trx, { ownerId, mode: synced.mode, events, now, random });
  return synced;
}

/** Puts a sync that failed off: 5 minutes, doubled each time, at most 6 hours. */
export async function failSync(
  trx: Transaction<Tables>,
  { claimed: { connection, leaseId, failures }, now }: Pick<Finish, 'claimed' | 'now'>,
): Promise<void> {
  const backoffMs = Math.min(SYNC_EVERY_MS, FIRST_BACKOFF_MS * 2 ** Math.min(failures, 10));
  await trx
    .updateTable('wearable_connection')
    .set({ next_sync_at: new Date(now + backoffMs), sync_failures: failures + 1, sync_lease_id: null })
    .where('owner_id', '=', connection.ownerId)
    .where('id', '=', connection.id)
    .where('sync_lease_id', '=', leaseId)
    .execute();
}

/** Pending connections whose link has ended; each is then ended in a transaction of its owner. */
export async function expiredConnections(
  db: Kysely<Tables>,
  { now, limit }: { now: number; limit: number },
): Promise<{ readonly ownerId: string; readonly id: string }[]> {
  const rows = await asWorker(db, (trx) =>
    trx
      .selectFrom('wearable_connection')
      .select(['owner_id', 'id'])
      .where('status', '=', 'pending')
      .where('link_expires_at', '<=', new Date(now))
      .orderBy('link_expires_at')
      .limit(limit)
      .execute(),
  );
  return rows.map(({ owner_id, id }) => ({ ownerId: owner_id, id }));
}
