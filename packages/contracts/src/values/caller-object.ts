import * as z from 'zod';
import { depthExceeds } from './depth.ts';

/** How deep a caller-shaped object may nest. */
export const MAX_OBJECT_DEPTH = 32;

/** An object of the caller's own shape, taken as it is. */
export const CallerObject = z
  .record(z.string(), z.unknown())
  .refine((object) => !depthExceeds(object, MAX_OBJECT_DEPTH), {
    error: `must not nest deeper than ${MAX_OBJECT_DEPTH} levels`,
    // Checks added to this schema must not have to survive such an object.
    abort: true,
  });
