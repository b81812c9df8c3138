import { isUtf8 } from 'node:buffer';
import { ApiError, invalidIssues } from '../errors/api-error.ts';
import { findHostileValues } from './hostile-json.ts';

/** Gives a shorter text with the same meaning for the endpoint; valid JSON exactly when the given text is. */
export type Shorten = (text: string) => string;

/**
 * The value of a JSON body.
 *
 * @throws ApiError `invalid_request` when the bytes are not UTF-8, not JSON, or carry what no endpoint accepts
 */
export function parseJsonBody(bytes: Buffer, shorten?: Shorten): unknown {
  const { text, value } = readJson(bytes, shorten);
  const issues = findHostileValues(text, value);
  if (issues.length > 0) throw invalidIssues(issues);
  return value;
}

/**
 * Text and value of a JSON body, before anything is asked of the value.
 *
 * @throws ApiError `invalid_request` when the bytes are not UTF-8 or not JSON
 */
export function readJson(bytes: Buffer, shorten?: Shorten): { text: string; value: unknown } {
  if (bytes.length === 0)
    throw invalidBody('The body is empty; send a JSON object.', 'must be a JSON object');
  if (!isUtf8(bytes)) throw invalidBody('The body is not valid UTF-8.', 'must be valid UTF-8');
  const text = bytes.toString('utf8');
  return { text, value: parseText(text, shorten) };
}

function parseText(text: string, shorten?: Shorten): unknown {
  try {
    return JSON.parse(shorten === undefined ? text : shorten(text));
  } catch (error) {
    // Parsed again as it was sent, so that the error gives positions in that text.
    if (shorten !== undefined) return parseText(text);
    // The parser's own message quotes the body, so only the position is passed on.
    if (text.trimStart().startsWith('<'))
      throw invalidBody('The body is XML or HTML, not JSON.', 'must be JSON; it is XML or HTML');
    const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    const where = position === undefined ? '' : ` (at character ${position})`;
    throw invalidBody(`The body is not valid JSON${where}.`, `must be valid JSON${where}`);
  }
}

/** The 400 for a body that could not be read at all. */
export function invalidBody(message: string, issue: string): ApiError {
  return new ApiError('invalid_request', message, { issues: [{ path: 'body', message: issue }] });
}
