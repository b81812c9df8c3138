import * as z from 'zod';
import { countCodePoints, isCleanText } from './primitives.ts';

const MOST_CHARACTERS = 256;
const CONTROL = /\p{Cc}/u;

/** An id of the caller inside a path: 1 to 256 characters, no control characters. */
export const PathId = z
  .string()
  .refine(
    (id) => id.length > 0 && countCodePoints(id) <= MOST_CHARACTERS,
    `must have 1 to ${MOST_CHARACTERS} characters`,
  )
  .refine((id) => isCleanText(id) && !CONTROL.test(id), 'must not contain control characters')
  .meta({ minLength: 1, maxLength: MOST_CHARACTERS });
