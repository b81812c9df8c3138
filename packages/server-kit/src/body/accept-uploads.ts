import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closeSlowly } from './close-slowly.ts';
import { tooLarge } from './read-body.ts';
import { readMultipart } from './multipart.ts';
import { createUploadPlaces, type Sender } from './upload-places.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The largest picture a route takes, bytes, in a form or in JSON; its requests take turns. */
    mostUploadBytes?: number;
  }
}

/** What comes besides the picture: fields, headers of parts, boundaries. */
const FORM_BYTES = 262_144;
/** A refused body announced as larger than this is not worth reading to its end. */
const DROPPED_BYTES = 8 * 1_048_576;

/** JSON no larger than that of other requests, such as the address of a picture, needs no place. */
const SMALL_BYTES = 16_384;

/**
 * Routes of `app` with `mostUploadBytes` take pictures, those for forms as files of a form. What all uploads hold
 * in memory together is bounded: a request waits, its body unread, until there is a place for it.
 */
export function acceptUploads(app: FastifyInstance, senderOf: (request: FastifyRequest) => Sender): void {
  const places = createUploadPlaces();
  app.addHook('onClose', async () => places.close());
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const isUpload = request.routeOptions.config.mostUploadBytes !== undefined;
    if (!isUpload || isSmallJson(request)) done(null, payload);
    else places.take(request, senderOf(request), (error) => done(error, payload));
  });
  app.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    const most = request.routeOptions.config.mostUploadBytes ?? 0;
    if (Number(request.headers['content-length'] ?? 0) > most + FORM_BYTES + DROPPED_BYTES) {
      closeSlowly(request.raw.socket);
      done(tooLarge(most));
    } else readMultipart(request.raw, most, done);
  });
}

/** A form holds a picture whatever its size, and a small file can be a large picture. */
function isSmallJson({ headers }: FastifyRequest): boolean {
  const announced = Number(headers['content-length'] ?? Number.NaN);
  const isJson = headers['content-type']?.trimStart().toLowerCase().startsWith('application/json') === true;
  return isJson && announced <= SMALL_BYTES && headers['transfer-encoding'] === undefined;
}
