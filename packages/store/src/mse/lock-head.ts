import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { RecordKey } from './record.ts';

type Head = Selectable<Tables['mse_head']>;

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
