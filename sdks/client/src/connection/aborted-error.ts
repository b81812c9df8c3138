import { AbortedError } from '../errors/client-errors.ts';
import type { Course } from './course.ts';

export function abortedError({ operation, signal }: Course): AbortedError {
  return new AbortedError('The call was aborted.', operation.id, signal?.reason);
}
