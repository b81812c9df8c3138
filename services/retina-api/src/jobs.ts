import { type RetinaImageType, type RetinaIngestRequest, RETINA_PARTNER_ENDPOINTS } from '@svc/contracts';
import { analyzeFundus, overlayImage, type RetinaAnalysis } from '@svc/retina';
import { vesselNet } from '@svc/retina/vessel-net';
import { parseBody, parseJsonBody } from '@svc/server-kit/jobs';
import { decodeStored } from './pictures/decode.ts';
import { encodePng } from './pictures/encode.ts';
import { decodeBase64Picture } from './pictures/base64-picture.ts';
import { sanitizePicture, type StoredPicture } from './pictures/sanitize.ts';

/** What was measured, without the maps it was drawn from. */
export type MeasuredPicture = Omit<RetinaAnalysis, 'maps'>;

/** A partner's request, its picture already sanitized when it came along. */
export interface ReadIngest {
  readonly request: Omit<RetinaIngestRequest, 'imageBase64'>;
  readonly picture: StoredPicture | null;
}

/** What this API has done by a process of its own: decoding what strangers send, and measuring. */
export const RETINA_JOBS = {
  sanitize: ({ bytes, field }: { bytes: Uint8Array; field: string }): Promise<StoredPicture> =>
    sanitizePicture(bytes, field),

  async readIngest({ bytes }: { bytes: Uint8Array }): Promise<ReadIngest> {
    const value = parseJsonBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    const body = parseBody<RetinaIngestRequest>(RETINA_PARTNER_ENDPOINTS.ingestRetina, value);
    const { imageBase64, ...request } = body;
    if (imageBase64 === undefined) return { request, picture: null };
    const picture = await sanitizePicture(decodeBase64Picture(imageBase64, 'imageBase64'), 'imageBase64');
    return { request, picture };
  },

  async measure({
    jpeg,
    imageType,
  }: {
    jpeg: Uint8Array;
    imageType: RetinaImageType;
  }): Promise<MeasuredPicture> {
    const image = await decodeStored(jpeg);
    const { maps: _maps, ...measured } = analyzeFundus(image, { net: vesselNet(), source: imageType });
    return measured;
  },

  /** The picture with vessels and disc drawn on it, as PNG; plain where no field of view was found. */
  async draw({ jpeg, imageType }: { jpeg: Uint8Array; imageType: RetinaImageType }): Promise<Uint8Array> {
    const image = await decodeStored(jpeg);
    const { maps } = analyzeFundus(image, { net: vesselNet(), source: imageType });
    return encodePng(maps === undefined ? image : overlayImage(image, maps));
  },
};

export type RetinaJobs = typeof RETINA_JOBS;
