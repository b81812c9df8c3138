import * as z from 'zod';

const DIGITS = /^(?:0|[1-9]\d{0,15})$/;

/**
 * A whole number inside a URL: a text there, an integer in the OpenAPI document and in what is generated from it.
 *
 * @example
 * ```ts
 * import { wholeNumberText } from '@svc/contracts';
 *
 * const page = wholeNumberText(1, 200, 'must be 1 to 200');
 * page.safeParse('20').success; // → true
 * page.safeParse('020').success; // → false
 * ```
 */
export function wholeNumberText(min: number, max: number, must: string) {
  return z
    .string()
    .refine((text) => DIGITS.test(text) && Number(text) >= min && Number(text) <= max, must)
    .meta({ type: 'integer', minimum: min, maximum: max });
}
