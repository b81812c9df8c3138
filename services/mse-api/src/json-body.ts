import type { Issue } from '@svc/contracts';
import { findDuplicateName, findHostileValues, invalidBody, readJson } from '@svc/server-kit';

/** A body as it came and as it reads. */
export interface JsonBody {
  readonly text: string;
  readonly value: unknown;
}

/** A body of the record API, with what no column can hold wherever it stands; a handler says which part of it is wrong. */
export interface RecordBody extends JsonBody {
  readonly hostile: readonly Issue[];
}

/** Keeps the text beside the value, and refuses names that are there twice: what is stored must read in one way. */
export function jsonBody(bytes: Buffer): JsonBody {
  const body = readJson(bytes);
  if (findDuplicateName(body.text) !== null)
    throw invalidBody('The body has a field twice in one object.', 'must have each field once');
  return body;
}

/** What is wrong with a body wherever it stands is looked for here, once. */
export function recordBody(bytes: Buffer): RecordBody {
  const { text, value } = jsonBody(bytes);
  return { text, value, hostile: findHostileValues(text, value) };
}
