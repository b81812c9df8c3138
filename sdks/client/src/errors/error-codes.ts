/**
 * Every `code` an error of this client can have: those of the API, `invalid_selection` of exam records, and those of
 * what happens before an answer is there or when it is none.
 */
export type SvcErrorCode = ApiErrorCode | ClientErrorCode;

/** What the API answered. `unknown_error` is a status or a code that this version of the client does not know. */
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

/** What went wrong on this side of an answer. */
export type ClientErrorCode = 'configuration' | 'connection' | 'timeout' | 'aborted' | 'unexpected_answer';
