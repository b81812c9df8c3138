import { type RetinaIngestRequest, RETINA_PARTNER_ENDPOINTS } from '@svc/contracts';
import { parseBody, parseJsonBody } from '@svc/server-kit/jobs';

/**
 * The request in the bytes of a body.
 *
 * @throws ApiError 400 with the fields that are wrong
 */
export function ingestRequestIn(bytes: Uint8Array): RetinaIngestRequest {
  const value = parseJsonBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  return parseBody<RetinaIngestRequest>(RETINA_PARTNER_ENDPOINTS.ingestRetina, value);
}
