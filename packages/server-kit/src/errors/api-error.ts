import { ERRORS, type ErrorCode, type Issue, toIssues } from '@svc/contracts';

export interface ApiErrorDetails {
  /** One entry for each field that failed validation. */
  readonly issues?: readonly Issue[];
  /** Makes a flat error a 422, whatever the status of its code, with one message per field. */
  readonly fieldErrors?: readonly string[];
  /** Headers the answer carries, for example `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What went wrong inside. Logged by kind, never sent. */
  readonly cause?: unknown;
}

const UNPROCESSABLE = 422;

/** An error as the caller may see it: code and message are public, the cause stays inside. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[] | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly fieldErrors: readonly string[] | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { issues, fieldErrors, headers, cause }: ApiErrorDetails = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.code = code;
    this.issues = issues;
    this.fieldErrors = fieldErrors;
    this.headers = headers;
  }

  get status(): number {
    return this.fieldErrors === undefined ? ERRORS[this.code].status : UNPROCESSABLE;
  }
}

type ZodIssues = Parameters<typeof toIssues>[0];

/** The 400 for a body that failed its schema: one issue per field. */
export function invalidFields(zodIssues: ZodIssues): ApiError {
  return invalidIssues(toIssues(zodIssues));
}

/** The 400 for these issues; its message shows the first and counts the rest. */
export function invalidIssues(issues: readonly Issue[]): ApiError {
  const [first] = issues;
  const more = issues.length > 1 ? `, and ${issues.length - 1} more` : '';
  const message = first === undefined ? 'The body is invalid.' : `${first.path}: ${first.message}${more}`;
  return new ApiError('invalid_request', message, { issues });
}

/** The 400 for one field, with what it must be. */
export function invalidField(path: string, message: string): ApiError {
  return invalidIssues([{ path, message }]);
}

/** The 503 that asks the caller to try again after `retryAfterSeconds`, one when not given. */
export function unavailable(
  message: string,
  details: { retryAfterSeconds?: number; cause?: unknown } = {},
): ApiError {
  const { retryAfterSeconds = 1, cause } = details;
  return new ApiError('service_unavailable', message, {
    headers: { 'retry-after': String(retryAfterSeconds) },
    cause,
  });
}

/** For work that nobody waits for any more: it is logged, and no caller sees it. */
export function callerLeft(): ApiError {
  return unavailable('The caller left.');
}
