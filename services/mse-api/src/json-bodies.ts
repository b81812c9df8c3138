import { findDuplicateName, invalidBody, readBody, readJson } from '@svc/server-kit';
import type { FastifyInstance } from 'fastify';

/** A body as it came and as it reads. */
export interface JsonBody {
  readonly text: string;
  readonly value: unknown;
}

/** Keeps the text beside the value, and refuses names that are there twice: what is stored must read in one way. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, _payload, done) => {
    readBody(request.raw, (error, bytes) => {
      if (bytes === undefined) done(error);
      else {
        try {
          done(null, jsonBody(bytes));
        } catch (invalid) {
          done(invalid as Error);
        }
      }
    });
  });
}

function jsonBody(bytes: Buffer): JsonBody {
  const body = readJson(bytes);
  if (findDuplicateName(body.text) !== null)
    throw invalidBody('The body has a field twice in one object.', 'must have each field once');
  return body;
}
