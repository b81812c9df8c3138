import type { Selectable, Transaction } from 'kysely';
import type { DeliveryAttemptTable, DeliveryTable, Tables } from '../database/tables.ts';
import { LEASE_MS } from './claim.ts';

/** One delivery to an endpoint with the tries made so far. */
export interface DeliveryRecord {
  deliveryId: string;
  eventId: string;
  eventNumber: number;
  type: string;
  state: DeliveryTable['state'];
  /** The delivery this one repeats. */
  replayedFrom: string | null;
  firstDueAt: string;
  /** When the try under way began, or the next one begins; null unless one is to come. */
  nextAt: string | null;
  attempts: AttemptRecord[];
}

export interface AttemptRecord {
  number: number;
  startedAt: string;
  durationMs: number;
  /** `delivered`, or a code that says why not. */
  outcome: string;
  status: number | null;
}

/** A delivery as it is read, before its tries. */
export type DeliveryRow = Omit<DeliveryRecord, 'firstDueAt' | 'nextAt' | 'attempts'> & {
  readonly first_due_at: Date;
  readonly next_at: Date;
  readonly leased_until: Date | null;
};

/** The deliveries of one owner with their tries, oldest try first. */
export async function withAttempts<Row extends DeliveryRow>(
  trx: Transaction<Tables>,
  ownerId: string,
  rows: readonly Row[],
) {
  const attempts = rows.length === 0 ? [] : await attemptsOf(trx, ownerId, rows);
  return rows.map(({ first_due_at, next_at, leased_until, ...row }) => ({
    ...row,
    firstDueAt: first_due_at.toISOString(),
    nextAt: row.state === 'waiting' ? nextTryOf({ next_at, leased_until }).toISOString() : null,
    attempts: attempts.filter(({ delivery_id }) => delivery_id === row.deliveryId).map(toAttempt),
  }));
}

/** A lease moves `next_at` to its own end, where the delivery is tried once more if its worker died. */
function nextTryOf({ next_at, leased_until }: Pick<DeliveryRow, 'next_at' | 'leased_until'>): Date {
  return leased_until === null ? next_at : new Date(leased_until.getTime() - LEASE_MS);
}

function attemptsOf(trx: Transaction<Tables>, ownerId: string, rows: readonly DeliveryRow[]) {
  return trx
    .selectFrom('delivery_attempt')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(
      'delivery_id',
      'in',
      rows.map(({ deliveryId }) => deliveryId),
    )
    .orderBy('number')
    .execute();
}

function toAttempt(row: Selectable<DeliveryAttemptTable>): AttemptRecord {
  const { number, outcome, status } = row;
  return { number, startedAt: row.started_at.toISOString(), durationMs: row.duration_ms, outcome, status };
}
