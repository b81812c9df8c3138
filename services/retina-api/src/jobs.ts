import type { RetinaEye, RetinaImageType, RetinaIngestRequest } from '@svc/contracts';
import { overlayImage } from '@svc/retina';
import { ingestRequestIn } from './ingest-body.ts';
import { decodeBase64Picture } from './pictures/base64-picture.ts';
import { encodePng } from './pictures/encode.ts';
import { measurePicture } from './pictures/measure-picture.ts';
import type { MeasuredPicture } from './pictures/measured-picture.ts';
import { refusalOf } from './pictures/refusal.ts';
import { sanitizePicture, type StoredPicture } from './pictures/sanitize.ts';

/** A partner's request, its picture already sanitized when it came along. */
export interface ReadIngest {
  readonly request: Omit<RetinaIngestRequest, 'imageBase64'>;
  readonly picture: StoredPicture | null;
}

/** What this API has done by a process of its own: decoding what strangers send, and measuring. */
export const RETINA_JOBS = {
  sanitize: ({ bytes, field }: { bytes: Uint8Array; field: string }): Promise<StoredPicture> =>
    sanitizeFrom(field, bytes),

  async readIngest({ bytes }: { bytes: Uint8Array }): Promise<ReadIngest> {
    const { imageBase64, ...request } = ingestRequestIn(bytes);
    if (imageBase64 === undefined) return { request, picture: null };
    const picture = await sanitizeFrom('imageBase64', decodeBase64Picture(imageBase64, 'imageBase64'));
    return { request, picture };
  },

  async measure({
    jpeg,
    imageType,
    eye,
  }: {
    jpeg: Uint8Array;
    imageType: RetinaImageType;
    eye: RetinaEye | null;
  }): Promise<MeasuredPicture> {
    return (await measurePicture(jpeg, imageType, eye ?? 'both')).measured;
  },

  /** The picture with vessels and disc drawn on it, as PNG; plain where none were measured. */
  async draw({ jpeg, imageType }: { jpeg: Uint8Array; imageType: RetinaImageType }): Promise<Uint8Array> {
    const { image, maps } = await measurePicture(jpeg, imageType);
    return encodePng(maps === undefined ? image : overlayImage(image, maps));
  },
};

export type RetinaJobs = typeof RETINA_JOBS;

/** What is stored of a picture; one that is not taken is told by the field it stood in. */
async function sanitizeFrom(field: string, bytes: Uint8Array): Promise<StoredPicture> {
  try {
    return await sanitizePicture(bytes);
  } catch (error) {
    throw refusalOf(error, field);
  }
}
