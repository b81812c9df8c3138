import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { giveUpBody } from './arrival.ts';
import { readBody } from './read-body.ts';

/** Most forms still arriving in this process. */
const MOST_UNFINISHED = 200;
/** A form is a packet or two: one that takes longer than this in all is given up. */
const MOST_ARRIVAL_MS = 5_000;

/**
 * Routes of `app` that say so (`config.form`) take forms, as `URLSearchParams`. When too many are arriving, the one that
 * has been arriving longest is given up for the newest: slow senders shut out nobody.
 */
export function acceptForms(app: FastifyInstance): void {
  // A set keeps the order in which they began.
  const unfinished = new Set<IncomingMessage>();
  app.addContentTypeParser('application/x-www-form-urlencoded', (request: FastifyRequest, _payload, done) => {
    const [oldest] = unfinished;
    if (oldest !== undefined && unfinished.size >= MOST_UNFINISHED) giveUpBody(oldest);
    unfinished.add(request.raw);
    const late = setTimeout(() => giveUpBody(request.raw), MOST_ARRIVAL_MS).unref();
    readBody(
      request.raw,
      (error, bytes) => {
        clearTimeout(late);
        unfinished.delete(request.raw);
        if (bytes === undefined) done(error);
        else done(null, new URLSearchParams(bytes.toString('utf8')));
      },
      request.routeOptions.config.form?.mostBytes ?? 0,
    );
  });
}
