import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '../errors/api-error.ts';
import { readBody } from './read-body.ts';

/** Forms that have not arrived whole, in this process. */
const MOST_UNFINISHED = 200;

/** Routes of `app` that say so (`config.form`) take forms, as `URLSearchParams`. */
export function acceptForms(app: FastifyInstance): void {
  let unfinished = 0;
  app.addContentTypeParser('application/x-www-form-urlencoded', (request: FastifyRequest, _payload, done) => {
    if (unfinished >= MOST_UNFINISHED) {
      done(unavailable('Too many forms are arriving. Please try again.'));
      return;
    }
    unfinished++;
    readBody(
      request.raw,
      (error, bytes) => {
        unfinished--;
        if (bytes === undefined) done(error);
        else done(null, new URLSearchParams(bytes.toString('utf8')));
      },
      request.routeOptions.config.form?.mostBytes ?? 0,
    );
  });
}
