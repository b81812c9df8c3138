import { ApiError, invalidField } from '@svc/server-kit/jobs';
import { PictureError } from './picture-error.ts';

/** The answer to a picture that is not taken; `field` is where it stood. Any other error stays what it is. */
export function refusalOf(error: unknown, field: string): unknown {
  if (!(error instanceof PictureError)) return error;
  return error.kind === 'too_many_bytes'
    ? new ApiError('payload_too_large', `${field}: ${error.message}`)
    : invalidField(field, error.message);
}

/** Does something with a picture that stood in a field. */
export function withField<Result>(field: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw refusalOf(error, field);
  }
}
