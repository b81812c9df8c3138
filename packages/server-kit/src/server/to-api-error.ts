import { RevokedKeyError, InvalidInputError, isDatabaseUnreachable, RecordMismatchError } from '@svc/store';
import { ApiError, invalidField, unavailable } from '../errors/api-error.ts';
import { inactiveOrganization, invalidToken, missingScope } from '../auth/key-refusals.ts';

const SERVER_ERROR = 'An unexpected error on our side. Please report it with the request id.';

const DOES_NOT_MATCH =
  'This record does not match its seal: the stored content is not what was written. It is not shown. Please report it with the request id.';

/** Errors that Fastify itself throws, as ours. */
const FRAMEWORK_ERRORS: Readonly<Record<string, () => ApiError>> = {
  FST_ERR_BAD_URL: () => new ApiError('not_found', 'There is no such path.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new ApiError('invalid_request', 'An id in the path is too long.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiError('unsupported_media_type', 'Send the body as application/json in UTF-8.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ApiError('payload_too_large', 'The body is larger than allowed.'),
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: () =>
    new ApiError('unsupported_media_type', 'Send the body as application/json in UTF-8.'),
};

/**
 * Turns anything thrown into an {@link ApiError}. An error that is not known to be the caller's or the
 * database's becomes `server_error`, whose message says nothing about the inside.
 */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof InvalidInputError) return invalidInput(thrown);
  if (thrown instanceof RevokedKeyError) return revokedKey(thrown);
  if (thrown instanceof RecordMismatchError)
    return new ApiError('server_error', DOES_NOT_MATCH, { cause: thrown });
  const known = FRAMEWORK_ERRORS[codeOf(thrown)];
  if (known !== undefined) return known();
  if (isDatabaseUnreachable(thrown))
    return unavailable('The database cannot be reached. Please try again.', { cause: thrown });
  return new ApiError('server_error', SERVER_ERROR, { cause: thrown ?? 'nothing was thrown' });
}

/** The error that the guard would have given for such a key. */
function revokedKey({ reason, scope }: RevokedKeyError): ApiError {
  if (reason === 'inactive') return inactiveOrganization();
  return reason === 'scope' && scope !== null ? missingScope(scope) : invalidToken();
}

function codeOf(thrown: unknown): string {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined;
  return typeof code === 'string' ? code : '';
}

function invalidInput({ message, field }: InvalidInputError): ApiError {
  return field === undefined ? new ApiError('invalid_request', message) : invalidField(field, message);
}
