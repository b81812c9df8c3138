import { asOwner, findImage } from '@svc/store';
import type { RetinaApiDeps } from './deps.ts';

/** The bytes of a patient's picture; null when they have none of this id, or withdrew it meanwhile. */
export async function pictureBytes(
  { database: { db }, blobs }: Pick<RetinaApiDeps, 'database' | 'blobs'>,
  { ownerId, patientId, id }: { readonly ownerId: string; readonly patientId: string; readonly id: string },
): Promise<Uint8Array | null> {
  const find = () => asOwner(db, ownerId, (trx) => findImage(trx, { ownerId, id }));
  const image = await find();
  if (image?.patientId !== patientId) return null;
  const jpeg = await blobs.get(image.blobKey);
  if (jpeg === null && (await find()) !== null) throw new Error('a stored picture is gone');
  return jpeg;
}
