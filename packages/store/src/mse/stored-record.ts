import type { Selectable, Transaction } from 'kysely';
import type {
  MseContentTable,
  MseLinkTable,
  MseSafetyEventTable,
  MseSignatureTable,
  MseTombstoneTable,
  MseVersionTable,
  Tables,
} from '../database/tables.ts';
import type { RecordKey } from './record.ts';

/** Every row of one record. */
export interface RecordRows {
  readonly head: Selectable<Tables['mse_head']> | undefined;
  readonly versions: readonly Selectable<MseVersionTable>[];
  readonly contents: readonly Selectable<MseContentTable>[];
  readonly signatures: readonly Selectable<MseSignatureTable>[];
  readonly safetyEvents: readonly Selectable<MseSafetyEventTable>[];
  readonly tombstones: readonly Selectable<MseTombstoneTable>[];
  readonly links: readonly Selectable<MseLinkTable>[];
}

type RecordTable =
  | 'mse_head'
  | 'mse_version'
  | 'mse_content'
  | 'mse_signature'
  | 'mse_safety_event'
  | 'mse_tombstone'
  | 'mse_link';

/** Reads a record whole; in a repeatable-read transaction all of it belongs to one moment. */
export async function readRecordRows(trx: Transaction<Tables>, key: RecordKey): Promise<RecordRows> {
  const of = <Table extends RecordTable>(table: Table) =>
    trx
      .selectFrom<RecordTable>(table)
      .where('owner_id', '=', key.ownerId)
      .where('visit_id', '=', key.visitId)
      .where('patient_id', '=', key.patientId)
      .selectAll() as unknown as { execute(): Promise<Selectable<Tables[Table]>[]> };
  const byVersion = (a: { version: number }, b: { version: number }) => a.version - b.version;
  const [head] = await of('mse_head').execute();
  return {
    head,
    versions: (await of('mse_version').execute()).sort(byVersion),
    contents: (await of('mse_content').execute()).sort(byVersion),
    signatures: (await of('mse_signature').execute()).sort(byVersion),
    safetyEvents: (await of('mse_safety_event').execute()).sort(byVersion),
    tombstones: await of('mse_tombstone').execute(),
    links: (await of('mse_link').execute()).sort((a, b) => a.number - b.number),
  };
}
