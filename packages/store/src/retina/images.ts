import type { Selectable, Transaction } from 'kysely';
import type { RetinaImageTable, Tables } from '../database/tables.ts';
import { newId } from '../ids/ids.ts';
import { keepBlob } from './blobs.ts';

/** A stored picture: always a JPEG without metadata, turned upright. */
export interface StoredImage {
  readonly id: string;
  readonly patientId: string;
  readonly blobKey: string;
  readonly originalSha256: Uint8Array;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

export interface NewImage extends Omit<StoredImage, 'id'> {
  readonly ownerId: string;
  readonly now: number;
}

export async function insertImage(
  trx: Transaction<Tables>,
  { ownerId, patientId, blobKey, originalSha256, bytes, width, height, now }: NewImage,
): Promise<string> {
  const id = newId('rimg');
  await trx
    .insertInto('retina_image')
    .values({
      owner_id: ownerId,
      id,
      patient_id: patientId,
      blob_key: blobKey,
      original_sha256: originalSha256,
      bytes,
      width,
      height,
      created_at: new Date(now),
    })
    .execute();
  await keepBlob(trx, { ownerId, key: blobKey });
  return id;
}

/** A picture of the tenant; null when there is none of this id. */
export async function findImage(
  trx: Transaction<Tables>,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
): Promise<StoredImage | null> {
  const row = await trx
    .selectFrom('retina_image')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toImage(row);
}

function toImage(row: Selectable<RetinaImageTable>): StoredImage {
  return {
    id: row.id,
    patientId: row.patient_id,
    blobKey: row.blob_key,
    originalSha256: row.original_sha256,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
  };
}
