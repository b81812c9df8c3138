import { isUtf8 } from 'node:buffer';
import { KNOWN_SHALLOW, MAX_OBJECT_DEPTH, textDepthExceeds } from '@svc/contracts';
import { ApiError, invalidIssues } from './api-error.ts';
import { findHostileValues } from './hostile-json.ts';

/** From this length on, reading a text for its depth costs less than walking what it holds. */
const LARGE_CHARACTERS = 16_384;
/** Values of large texts that nest no deeper than any field may. */
const shallowBodies = new WeakSet<object>();

/**
 * The value of a JSON body.
 *
 * @throws ApiError `invalid_request` when the bytes are not UTF-8, not JSON, or carry what no endpoint accepts
 */
export function parseJsonBody(bytes: Buffer): unknown {
  const { text, value } = readJson(bytes);
  const issues = findHostileValues(text, value);
  if (issues.length > 0) throw invalidIssues(issues);
  if (isShallowText(text) && typeof value === 'object' && value !== null) shallowBodies.add(value);
  return value;
}

function isShallowText(text: string): boolean {
  return text.length >= LARGE_CHARACTERS && !textDepthExceeds(text, MAX_OBJECT_DEPTH);
}

/** What is known of a body that `parseJsonBody` gave, for the schema that reads it. */
export function contextOf(body: unknown): typeof KNOWN_SHALLOW | undefined {
  return shallowBodies.has(body as object) ? KNOWN_SHALLOW : undefined;
}

/**
 * Text and value of a JSON body, before anything is asked of the value.
 *
 * @throws ApiError `invalid_request` when the bytes are not UTF-8 or not JSON
 */
export function readJson(bytes: Buffer): { text: string; value: unknown } {
  if (bytes.length === 0)
    throw invalidBody('The body is empty; send a JSON object.', 'must be a JSON object');
  if (!isUtf8(bytes)) throw invalidBody('The body is not valid UTF-8.', 'must be valid UTF-8');
  const text = bytes.toString('utf8');
  return { text, value: parseText(text) };
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's own message quotes the body, so only the position is passed on.
    const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    const where = position === undefined ? '' : ` (at character ${position})`;
    throw invalidBody(`The body is not valid JSON${where}.`, `must be valid JSON${where}`);
  }
}

/** The 400 for a body that could not be read at all. */
export function invalidBody(message: string, issue: string): ApiError {
  return new ApiError('invalid_request', message, { issues: [{ path: 'body', message: issue }] });
}
