import type { FastifyInstance } from 'fastify';
import { RawBody } from './raw-body.ts';
import { readBody } from './read-body.ts';
import { createOnePerTick } from './one-per-tick.ts';

/** Parsing this much takes about half a millisecond; a hostile megabyte takes fifty. */
const LARGE_BYTES = 32_768;

/**
 * Routes of `app` take JSON bodies and nothing else, read by `parse`; an error that it throws becomes the answer.
 *
 * @param types further JSON media types that some route takes; which route does is for its policy to say
 */
export function acceptJson(
  app: FastifyInstance,
  parse: (bytes: Buffer) => unknown,
  types: readonly string[] = [],
): void {
  const onePerTick = createOnePerTick();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/json', ...types], (request, _payload, done) => {
    const {
      rawBodyFrom = Number.POSITIVE_INFINITY,
      mostBodyBytes,
      adviceWhenTooLarge,
    } = request.routeOptions.config;
    readBody(
      request.raw,
      (error, bytes) => {
        if (bytes === undefined) done(error);
        else if (bytes.length >= rawBodyFrom) done(null, new RawBody(bytes));
        else if (bytes.length < LARGE_BYTES) finish(bytes);
        else onePerTick(() => finish(bytes));
      },
      mostBodyBytes,
      adviceWhenTooLarge,
    );

    function finish(bytes: Buffer): void {
      let body: unknown;
      try {
        body = parse(bytes);
      } catch (invalid) {
        done(invalid as Error);
        return;
      }
      done(null, body);
    }
  });
}
