import * as z from 'zod';
import { shortened } from './shortened.ts';
import { plainMessage, type ReportedIssue } from './plain-message.ts';

/**
 * Every error code of the developer API, with its HTTP status and what it means. One table: the statuses,
 * the documentation pages and the OpenAPI answers are all read from here. The message of an answer is written where the
 * error is thrown and says more. A flat error with fields of its own is 422: `ApiError.status` of server-kit.
 */
export const ERRORS = {
  invalid_request: {
    status: 400,
    meaning: 'The body is not valid JSON or a field failed validation; issues[] names each field.',
  },
  unauthorized: { status: 401, meaning: 'The Authorization header is missing or malformed.' },
  invalid_token: { status: 401, meaning: 'The key is invalid or revoked.' },
  payment_required: {
    status: 402,
    meaning: 'A live key without an active paid plan and approved production access.',
  },
  forbidden: { status: 403, meaning: 'The key is valid but not permitted for this resource or origin.' },
  not_found: { status: 404, meaning: 'There is no such path or object.' },
  method_not_allowed: {
    status: 405,
    meaning: 'The path exists, but not for this HTTP method; Allow lists the methods.',
  },
  request_timeout: { status: 408, meaning: 'The body of the request did not arrive in time.' },
  conflict: { status: 409, meaning: 'The request conflicts with the current state of the object.' },
  precondition_failed: { status: 412, meaning: 'The object changed since the version named in the request.' },
  payload_too_large: { status: 413, meaning: 'The body is larger than 1,048,576 bytes.' },
  unsupported_media_type: { status: 415, meaning: 'The body is not application/json.' },
  rate_limited: {
    status: 429,
    meaning: 'A quota or rate limit is exceeded; Retry-After says when to try again.',
  },
  server_error: { status: 500, meaning: 'An unexpected error on our side.' },
  service_unavailable: {
    status: 503,
    meaning: 'A part the request needs is temporarily unavailable, or it ran into the 30 s limit.',
  },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

export const Issue = z
  .looseObject({
    path: z
      .string()
      .describe('Field name, for example labs[0].results.biomarkers[3].name; `body` for the body itself'),
    message: z.string(),
    code: z.string().describe('Kind of the problem in the words of FHIR; on FHIR endpoints').optional(),
  })
  .meta({ id: 'Issue' });
export type Issue = z.infer<typeof Issue>;

export const ErrorEnvelope = z
  .looseObject({
    ok: z.literal(false),
    requestId: z.string(),
    error: z.looseObject({
      code: z.enum(ERROR_CODES),
      message: z.string(),
      docs: z.string().describe('Link to the page of this code'),
      issues: z.array(Issue).optional().describe('One entry per field that failed validation'),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

/** The error of the APIs without an envelope. */
export const FlatError = z
  .looseObject({
    error: z.string().describe('What went wrong and what to do'),
    errors: z.array(z.string()).describe('One message per field that is not valid').optional(),
  })
  .meta({ id: 'FlatError' });
export type FlatError = z.infer<typeof FlatError>;

/** Most issues that one answer names: more than a reader can use, and a bound on its size. */
export const MOST_ISSUES = 100;
/** Enough of what a caller sent to find the place: a body can hold 76,000 field names. */
const MOST_MESSAGE = 400;
const MOST_SHOWN_NAME = 256;

/**
 * Turns zod issues into the wire shape: one issue per field, paths as the documentation writes them.
 *
 * @example
 * ```ts
 * import { z } from 'zod';
 * import { toIssues } from '@svc/contracts';
 *
 * const parsed = z.object({ score: z.number() }).safeParse({ score: 'high' });
 * toIssues(parsed.error?.issues ?? []);
 * // → [ { path: 'score', message: 'must be a number, not a text' } ]
 * ```
 */
export function toIssues(issues: readonly ReportedIssue[]): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const issue of issues.slice(0, MOST_ISSUES)) {
    const name = formatPath(issue.path);
    if (!byPath.has(name))
      byPath.set(name, { path: name, message: shortened(plainMessage(issue), MOST_MESSAGE) });
  }
  return [...byPath.values()];
}

function formatPath(path: readonly PropertyKey[]): string {
  let formatted = '';
  for (const part of path) {
    if (typeof part === 'number') formatted += `[${part}]`;
    else formatted += `${formatted === '' ? '' : '.'}${shortened(String(part), MOST_SHOWN_NAME)}`;
  }
  return formatted === '' ? 'body' : formatted;
}
