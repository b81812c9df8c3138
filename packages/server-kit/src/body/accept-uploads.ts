import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createOwnerGate } from '../limits/owner-gate.ts';
import { closeSlowly, tooLarge } from './read-body.ts';
import { readMultipart } from './multipart.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The largest picture a route takes, bytes, in a form or in JSON; its requests take turns. */
    mostUploadBytes?: number;
  }
}

/** Beside the picture: fields, headers of parts, boundaries. */
const FORM_BYTES = 262_144;
/** A body that is announced larger is not worth reading to its end. */
const DROPPED_BYTES = 8 * 1_048_576;

/** Pictures held at once by this process, from the first byte to the answer; later ones wait unread. */
const MOST_UPLOADS = 12;
const MOST_UPLOADS_OF_ONE = 4;

/**
 * Routes of `app` with `mostUploadBytes` take pictures, those for forms as files of a form. What all uploads hold together is bounded: a request
 * waits, its body unread, until one before it is answered.
 */
export function acceptUploads(app: FastifyInstance, ownerOf: (request: FastifyRequest) => string): void {
  const inSlots = uploadSlots(ownerOf);
  app.addHook('onResponse', (request, _reply, done) => {
    inSlots.release(request);
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.routeOptions.config.mostUploadBytes === undefined) done(null, payload);
    else inSlots.take(request, () => done(null, payload));
  });
  app.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    const most = request.routeOptions.config.mostUploadBytes ?? 0;
    if (Number(request.headers['content-length'] ?? 0) > most + FORM_BYTES + DROPPED_BYTES) {
      closeSlowly(request.raw.socket);
      done(tooLarge(most));
    } else readMultipart(request.raw, most, done);
  });
}

/** Slots that requests hold from when they are taken until they are answered. */
interface UploadSlots {
  /** Calls `held` once there is a slot. */
  take(request: FastifyRequest, held: () => void): void;
  release(request: FastifyRequest): void;
}

function uploadSlots(ownerOf: (request: FastifyRequest) => string): UploadSlots {
  const ofAll = createOwnerGate(MOST_UPLOADS);
  const ofOne = createOwnerGate(MOST_UPLOADS_OF_ONE);
  const releases = new WeakMap<FastifyRequest, () => void>();
  return {
    take(request, held) {
      const over = new Promise<void>((resolve) => releases.set(request, resolve));
      void ofOne(ownerOf(request), () =>
        ofAll('', () => {
          held();
          return over;
        }),
      );
    },
    release: (request) => releases.get(request)?.(),
  };
}
