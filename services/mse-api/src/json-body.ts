import { findDuplicateName, invalidBody, readJson } from '@svc/server-kit';

/** A body as it came and as it reads. */
export interface JsonBody {
  readonly text: string;
  readonly value: unknown;
}

/** Keeps the text beside the value, and refuses names that are there twice: what is stored must read in one way. */
export function jsonBody(bytes: Buffer): JsonBody {
  const body = readJson(bytes);
  if (findDuplicateName(body.text) !== null)
    throw invalidBody('The body has a field twice in one object.', 'must have each field once');
  return body;
}
