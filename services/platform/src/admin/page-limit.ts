import { integerBetween } from '@svc/contracts';
import * as z from 'zod';

/** `limit` of a query: 1 to `most` entries, `usual` when not given. */
export function pageLimit(most: number, usual: number) {
  return z.coerce
    .number()
    .pipe(integerBetween(1, most, 'Entries of one page'))
    .default(usual);
}
