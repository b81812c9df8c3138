/**
 * Every `code` that an error of this client can have: those of the API, `invalid_selection` of exam records, and those
 * for what goes wrong before there is an answer, or when it is unusable.
 */
export type SvcErrorCode = ApiErrorCode | ClientErrorCode;

/** The API's own codes. `unknown_error` is a status or a code that this version of the client does not know. */
export type ApiErrorCode =
  | 'invalid_request'
  | 'unauthorized'
  | 'invalid_token'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'conflict'
  | 'precondition_failed'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'invalid_selection'
  | 'rate_limited'
  | 'server_error'
  | 'service_unavailable'
  | 'unknown_error';

/** What went wrong on the client's side. */
export type ClientErrorCode = 'configuration' | 'connection' | 'timeout' | 'aborted' | 'unexpected_answer';
