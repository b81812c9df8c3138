import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';
import type { ErasureTable, Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { afterPlace, timePage } from '../pagination/time-cursor.ts';

/** Who has something erased, and why: kept for good. */
export interface ErasureOrder {
  readonly reason: string;
  /** Who orders it. */
  readonly by: string;
  /** Who carries it out: names the admin token, and is not it. */
  readonly operator: string;
  /** Stands for the patient, whose id the ledger does not hold. */
  readonly patientHash: Uint8Array;
  readonly now: number;
  readonly random?: RandomBytes;
}

/**
 * The order as it is kept.
 *
 * @throws InvalidInputError without a reason or a name
 */
export function checkedOrder<Order extends ErasureOrder>(order: Order): Order {
  const [reason, by] = [order.reason.trim(), order.by.trim()];
  if (reason === '' || by === '')
    throw new InvalidInputError('An erasure needs a reason and the name of who orders it.');
  return { ...order, reason, by };
}

interface Erased {
  readonly ownerId: string;
  readonly id?: string;
  readonly kind: ErasureTable['kind'];
  /** How much of what was removed. */
  readonly counts: object;
}

/** In the transaction of the erasure itself: neither is without the other. */
export async function insertErasure(
  trx: Transaction<Tables>,
  order: ErasureOrder,
  { ownerId, id, kind, counts }: Erased,
): Promise<void> {
  const { reason, by, operator, patientHash, now, random } = checkedOrder(order);
  await trx
    .insertInto('erasure')
    .values({
      owner_id: ownerId,
      id: id ?? newId('erase', random),
      erased_at: new Date(now),
      kind,
      patient_hash: patientHash,
      operator,
      ordered_by: by,
      reason,
      counts: JSON.stringify(counts),
    })
    .execute();
}

/** One erasure, as it is shown. */
export interface LedgeredErasure {
  readonly id: string;
  readonly ownerId: string;
  readonly erasedAt: string;
  readonly kind: ErasureTable['kind'];
  readonly patientHash: string;
  readonly operator: string;
  readonly orderedBy: string;
  readonly reason: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** Which erasures are asked for. */
export interface ErasureQuery {
  readonly ownerId?: string | undefined;
  readonly patientHashes?: readonly Uint8Array[] | undefined;
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

export interface ErasurePage {
  readonly erasures: readonly LedgeredErasure[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/**
 * A page of the ledger of erasures, newest first.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export async function listErasures(
  db: Kysely<Tables>,
  { ownerId, patientHashes, limit, cursor }: ErasureQuery,
): Promise<ErasurePage> {
  return asWorker(db, async (trx) => {
    let query = trx
      .selectFrom('erasure')
      .selectAll()
      .orderBy('erased_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
    if (patientHashes !== undefined) query = query.where('patient_hash', 'in', [...patientHashes]);
    if (cursor !== undefined) query = query.where(afterPlace(sql.ref('erased_at'), sql.ref('id'), cursor));
    const place = ({ erased_at, id }: Selectable<ErasureTable>) => ({ at: erased_at, id });
    const { rows, ...page } = timePage(await query.execute(), limit, place);
    return { erasures: rows.map(toErasure), ...page };
  });
}

function toErasure(row: Selectable<ErasureTable>): LedgeredErasure {
  return {
    id: row.id,
    ownerId: row.owner_id,
    erasedAt: row.erased_at.toISOString(),
    kind: row.kind,
    patientHash: Buffer.from(row.patient_hash).toString('hex'),
    operator: row.operator,
    orderedBy: row.ordered_by,
    reason: row.reason,
    counts: JSON.parse(row.counts) as Record<string, number>,
  };
}
