import type { RequestId } from '../headers/request-id.ts';
import type { OperationId } from '../wire/operations.ts';
import type { Issue } from '../wire/types.ts';
import type { ApiErrorCode } from './error-codes.ts';
import { SvcError } from './svc-error.ts';

/** What an error answer said. */
export interface ApiErrorDetails {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly message: string;
  readonly operation: OperationId;
  /** Quote it when you contact support. */
  readonly requestId: RequestId | undefined;
  /** Link to the documentation of the code. */
  readonly docs: string | undefined;
  /** One entry for each field that failed; `path` is empty where the API names the field in the message. */
  readonly issues: readonly Issue[];
  /** The wait that `Retry-After` asks for, in milliseconds from the answer. */
  readonly retryAfterMs: number | undefined;
}

/** The API answered with an error. */
export abstract class ApiError extends SvcError implements Omit<ApiErrorDetails, 'operation'> {
  declare abstract readonly code: ApiErrorCode;
  declare readonly status: number;
  declare readonly requestId: RequestId | undefined;
  declare readonly docs: string | undefined;
  declare readonly issues: readonly Issue[];
  declare readonly retryAfterMs: number | undefined;

  constructor({ message, operation, ...said }: ApiErrorDetails) {
    super(message, operation);
    Object.assign(this, said);
  }
}

/** 400: the body is not valid JSON, or a field failed; `issues` names each field. */
export class InvalidRequestError extends ApiError {
  declare readonly code: 'invalid_request';
}

/** 401: no credential was sent, or in a form that cannot be read. */
export class UnauthorizedError extends ApiError {
  declare readonly code: 'unauthorized';
}

/** 401: the key is invalid or revoked. */
export class InvalidTokenError extends ApiError {
  declare readonly code: 'invalid_token';
}

/** 402: a live key without an active paid plan and approved production access. */
export class PaymentRequiredError extends ApiError {
  declare readonly code: 'payment_required';
}

/** 403: the credential is valid, but not for this resource, scope or origin. */
export class ForbiddenError extends ApiError {
  declare readonly code: 'forbidden';
}

/** 404: there is no such path or object. */
export class NotFoundError extends ApiError {
  declare readonly code: 'not_found';
}

/** 405: the path exists, but not for this method. */
export class MethodNotAllowedError extends ApiError {
  declare readonly code: 'method_not_allowed';
}

/** 408: the body did not reach the service in time; nothing was changed. */
export class RequestTimeoutError extends ApiError {
  declare readonly code: 'request_timeout';
}

/** 409: the request conflicts with the present state of the object. */
export class ConflictError extends ApiError {
  declare readonly code: 'conflict';
}

/** 412: the object changed since the version named in the request. */
export class PreconditionFailedError extends ApiError {
  declare readonly code: 'precondition_failed';
}

/** 413: the body is too large. */
export class PayloadTooLargeError extends ApiError {
  declare readonly code: 'payload_too_large';
}

/** 415: the body has a type the API does not take. */
export class UnsupportedMediaTypeError extends ApiError {
  declare readonly code: 'unsupported_media_type';
}

/** 422: the selection of an exam does not fit the catalog; `issues` holds one message per field. */
export class InvalidSelectionError extends ApiError {
  declare readonly code: 'invalid_selection';
}

/** 429: a quota or rate limit is exceeded; `retryAfterMs` says for how long. */
export class RateLimitedError extends ApiError {
  declare readonly code: 'rate_limited';
}

/** 500 and other 5xx: an unexpected error of the service, or of a proxy in front of it. */
export class ServerError extends ApiError {
  declare readonly code: 'server_error';
}

/** 503: a part the request needs is temporarily unavailable. */
export class ServiceUnavailableError extends ApiError {
  declare readonly code: 'service_unavailable';
}

/** A status or a code that this version of the client does not know. */
export class UnknownError extends ApiError {
  declare readonly code: 'unknown_error';
}

/** Class and status of each code; an answer that names no code gets the first one with its status. */
export const API_ERRORS = {
  invalid_request: [InvalidRequestError, 400],
  unauthorized: [UnauthorizedError, 401],
  invalid_token: [InvalidTokenError, 401],
  payment_required: [PaymentRequiredError, 402],
  forbidden: [ForbiddenError, 403],
  not_found: [NotFoundError, 404],
  method_not_allowed: [MethodNotAllowedError, 405],
  request_timeout: [RequestTimeoutError, 408],
  conflict: [ConflictError, 409],
  precondition_failed: [PreconditionFailedError, 412],
  payload_too_large: [PayloadTooLargeError, 413],
  unsupported_media_type: [UnsupportedMediaTypeError, 415],
  invalid_selection: [InvalidSelectionError, 422],
  rate_limited: [RateLimitedError, 429],
  server_error: [ServerError, 500],
  service_unavailable: [ServiceUnavailableError, 503],
  unknown_error: [UnknownError, 0],
} as const satisfies {
  [Code in ApiErrorCode]: readonly [new (details: ApiErrorDetails) => ApiError & { code: Code }, number];
};

/** Any error the API answers with, told apart by `code`. */
export type AnyApiError = InstanceType<(typeof API_ERRORS)[ApiErrorCode][0]>;
