import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../ids/ids.ts';
import { checkedOrder, type ErasureOrder, insertErasure } from '../operator/erasures.ts';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { auditRow, insertAudit } from './audit.ts';
import type { RecordKey } from './record.ts';

export interface Erasure extends ErasureOrder {
  readonly key: RecordKey;
  /** Of the request that carries it out. */
  readonly requestId: string;
}

export interface Erased {
  readonly erasureId: string;
  /** Versions 1 to this have no content any more. */
  readonly versions: number;
  readonly erasedAt: string;
}

/**
 * Removes the content of every version of a record and puts a tombstone into its chain: what is left are ids, times
 * and salted hashes, and the record verifies as erased. Null when there is no content to erase.
 *
 * @throws InvalidInputError without a reason or a name
 */
export async function eraseRecord(db: Kysely<Tables>, erasure: Erasure): Promise<Erased | null> {
  const order = checkedOrder(erasure);
  const { key, reason, operator, requestId, now, random } = order;
  const id = newId('erase', random);
  return asWorker(db, async (trx) => {
    const versions = await eraseContent(trx, { ...order, id });
    if (versions === null) return null;
    const audit = auditRow(
      { ...key, action: 'mse.erase', outcome: 'allowed', version: versions },
      { keyId: null, requestId, now, random, operator, reason },
    );
    await insertAudit(trx, [audit]);
    const { ownerId } = key;
    await insertErasure(trx, order, { ownerId, id, kind: 'mse_record', counts: { versions } });
    return { erasureId: id, versions, erasedAt: new Date(now).toISOString() };
  });
}

/** Tombstone, its link in the chain and the end of the content, by the one function that may; null without content. */
async function eraseContent(
  trx: Transaction<Tables>,
  { key: { ownerId, visitId, patientId }, id, now, reason, by }: Erasure & { readonly id: string },
): Promise<number | null> {
  const { rows } = await sql<{ versions: number | null }>`
    select svc_erase_record(
      ${ownerId}, ${visitId}, ${patientId}, ${id}, ${new Date(now)}, ${reason}, ${by}
    ) as versions`.execute(trx);
  return rows[0]?.versions ?? null;
}
