import type { FastifyInstance } from 'fastify';
import { readBody } from './read-body.ts';

/** Bodies of the routes of `app` are JSON and nothing else, read by `parse`; what it throws is the answer. */
export function acceptJson(app: FastifyInstance, parse: (bytes: Buffer) => unknown): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, _payload, done) => {
    readBody(request.raw, (error, bytes) => {
      try {
        if (bytes === undefined) done(error);
        else done(null, parse(bytes));
      } catch (invalid) {
        done(invalid as Error);
      }
    });
  });
}
