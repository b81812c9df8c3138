import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { columnsOf, type RecordKey } from './record.ts';

export type Head = Selectable<Tables['mse_head']>;

/** The head row of a record, held until the commit: writers of one record come one after the other. */
export async function lockHead(trx: Transaction<Tables>, key: RecordKey): Promise<Head | null> {
  const head = await trx
    .selectFrom('mse_head')
    .selectAll()
    .where('owner_id', '=', key.ownerId)
    .where('visit_id', '=', key.visitId)
    .where('patient_id', '=', key.patientId)
    .forUpdate()
    .executeTakeFirst();
  return head ?? null;
}

/** The same, made when there is none. Two that make it at once: one waits for the other and finds its row. */
export async function lockOrMakeHead(trx: Transaction<Tables>, key: RecordKey): Promise<Head> {
  const head = await lockHead(trx, key);
  if (head) return head;
  await trx
    .insertInto('mse_head')
    .values({ ...columnsOf(key), version: 0, signed_version: null, link_number: 0, link_hash: null })
    .onConflict((conflict) => conflict.columns(['owner_id', 'visit_id', 'patient_id']).doNothing())
    .execute();
  const made = await lockHead(trx, key);
  if (!made) throw new Error('a head row that was just made is not there');
  return made;
}
