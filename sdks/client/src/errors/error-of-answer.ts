import { requestIdOf } from '../headers/request-id.ts';
import { retryAfterMsOf } from '../headers/retry-after.ts';
import type { OperationId } from '../wire/operations.ts';
import { type AnyApiError, API_ERRORS } from './api-errors.ts';
import type { ApiErrorCode } from './error-codes.ts';

/** What a broken or hostile answer may hold: the envelope, the flat error of exam records and retina, or anything. */
interface Unread {
  readonly error?: unknown;
  readonly errors?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly docs?: unknown;
  readonly issues?: unknown;
  readonly path?: unknown;
}

/** The error for an answer that is not a success, whatever its body. */
export function errorOfAnswer(
  { status, headers }: Response,
  text: string,
  operation: OperationId,
  now: number,
): AnyApiError {
  const { error, errors } = parsed(text);
  const { code: named, message = error, docs, issues } = unread(error);
  const code = codeOf(named, status);
  return new API_ERRORS[code][0]({
    code,
    status,
    operation,
    message: textOf(message) || `Status ${status}`,
    requestId: requestIdOf(headers),
    docs: textOf(docs) || undefined,
    issues: [issues, errors].flat().flatMap(issueOf),
    retryAfterMs: retryAfterMsOf(headers, now),
  });
}

/** The code that an answer names; where it names none, as in flat errors or those of proxies, that of its status. */
function codeOf(named: unknown, status: number): ApiErrorCode {
  const codes = Object.keys(API_ERRORS) as ApiErrorCode[];
  const known = codes.find((code) => (named ? code === named : API_ERRORS[code][1] === status));
  return known ?? (named === undefined && status >= 500 ? 'server_error' : 'unknown_error');
}

function issueOf(issue: unknown): { path: string; message: string }[] {
  const { path, message = issue } = unread(issue);
  return textOf(message) === '' ? [] : [{ path: textOf(path), message: textOf(message) }];
}

function parsed(text: string): Unread {
  try {
    return unread(JSON.parse(text));
  } catch {
    return {};
  }
}

const unread = (value: unknown) => Object(value) as Unread;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
