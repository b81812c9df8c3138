import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { FormRoute } from './form-route.ts';
import { announcesBody, announcesForm } from '../body/media-type.ts';
import { tooLarge } from '../body/read-body.ts';

/** Most that a route without credentials reads. */
export const MOST_UNAUTHENTICATED_BYTES = 16_384;

/** Why a body sent without credentials is not read, judged by its headers. */
export function refuseUnauthenticatedBody(
  { raw: { headers } }: FastifyRequest,
  form: FormRoute | undefined,
): ApiError | undefined {
  if (!announcesBody(headers)) return undefined;
  if (form === undefined) return new ApiError('unsupported_media_type', 'This path takes no body.');
  if (!announcesForm(headers))
    return new ApiError('unsupported_media_type', 'Send the form as application/x-www-form-urlencoded.');
  return Number(headers['content-length'] ?? 0) > form.mostBytes ? tooLarge(form.mostBytes) : undefined;
}
