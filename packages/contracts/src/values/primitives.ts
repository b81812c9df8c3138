import * as z from 'zod';
import { BOUNDS } from './bounds.ts';
import { parseIsoDate } from './iso-date.ts';

/**
 * Number of Unicode code points: the unit of every "chars" bound of this API (JavaScript counts UTF-16 units).
 *
 * @example
 * ```ts
 * import { countCodePoints } from '@svc/contracts';
 *
 * countCodePoints('naïve 😀'); // → 7
 * ```
 */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // A high surrogate and the low one after it are one code point.
    if (unit >= 0xd800 && unit <= 0xdbff && i + 1 < text.length) i++;
    count++;
  }
  return count;
}

/**
 * True for text that can be stored and sent on: no NUL character, no lone surrogate.
 *
 * @example
 * ```ts
 * import { isCleanText } from '@svc/contracts';
 *
 * isCleanText('seen today'); // → true
 * isCleanText('seen\u0000today'); // → false
 * ```
 */
export function isCleanText(text: string): boolean {
  return !text.includes('\u0000') && !/[\ud800-\udfff]/u.test(text);
}

/** Texts without NUL characters and surrogates: there a UTF-16 unit is a code point, so `length` counts both. */
function isPlainText(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0 || (unit >= 0xd800 && unit <= 0xdfff)) return false;
  }
  return true;
}

interface TextBounds {
  min?: number;
  max?: number;
  description?: string;
}

/**
 * A string bounded in Unicode code points, without NUL characters or lone surrogates.
 *
 * @example
 * ```ts
 * import { text } from '@svc/contracts';
 *
 * text({ min: 1, max: 5 }).safeParse('lithium').error?.issues[0]?.message;
 * // → 'must have at most 5 characters, has 7'
 * ```
 */
export function text({ min = 0, max = Number.POSITIVE_INFINITY, description }: TextBounds = {}) {
  return z
    .string()
    .check(textWithin(min, max))
    .meta({
      ...(min === 0 ? {} : { minLength: min }),
      ...(max === Number.POSITIVE_INFINITY ? {} : { maxLength: max }),
      ...(description === undefined ? {} : { description }),
    });
}

/**
 * The check of a text: a value of another kind passes, for the unions that a text is part of.
 *
 * @example
 * ```ts
 * import { z } from 'zod';
 * import { textWithin } from '@svc/contracts';
 *
 * z.string().check(textWithin(1, 5)).safeParse('lithium').success; // → false
 * ```
 */
export function textWithin(min: number, max: number): z.core.CheckFn<unknown> {
  return (ctx) => {
    const message = typeof ctx.value === 'string' ? textProblem(ctx.value, min, max) : undefined;
    if (message !== undefined) ctx.issues.push({ code: 'custom', input: ctx.value, message });
  };
}

function textProblem(value: string, min: number, max: number): string | undefined {
  if (value.length >= min && value.length <= max && isPlainText(value)) return undefined;
  const length = countCodePoints(value);
  if (length < min) return `must have at least ${min} character${min === 1 ? '' : 's'}`;
  if (length > max) return `must have at most ${max} characters, has ${length}`;
  return isCleanText(value) ? undefined : 'must not contain a NUL character or a lone surrogate';
}

/**
 * A finite number within inclusive bounds.
 *
 * @example
 * ```ts
 * import { numberBetween } from '@svc/contracts';
 *
 * numberBetween(0, 1).safeParse(1.2).error?.issues[0]?.message; // → 'must be at most 1'
 * ```
 */
export function numberBetween(min: number, max: number, description?: string) {
  const schema = z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`);
  return description === undefined ? schema : schema.describe(description);
}

/**
 * A whole number within inclusive bounds.
 *
 * @example
 * ```ts
 * import { integerBetween } from '@svc/contracts';
 *
 * integerBetween(0, 27).safeParse(13.5).error?.issues[0]?.message; // → 'must be a whole number'
 * ```
 */
export function integerBetween(min: number, max: number, description?: string) {
  const schema = z
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
  return description === undefined ? schema : schema.describe(description);
}

/**
 * `YYYY-MM-DD` or an RFC 3339 date-time; without an offset it means UTC. `about` says what it dates.
 *
 * @example
 * ```ts
 * import { isoDate } from '@svc/contracts';
 *
 * isoDate().safeParse('2026-11-20').success; // → true
 * isoDate().safeParse('20.11.2026').success; // → false
 * ```
 */
export function isoDate(about?: string) {
  return z
    .string()
    .refine(isIsoDate, 'must be an ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time of a day that exists')
    .meta({
      description: [about, 'ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC']
        .filter((part) => part !== undefined)
        .join('. '),
      anyOf: [
        { type: 'string', format: 'date' },
        { type: 'string', format: 'date-time' },
      ],
      examples: ['2026-03-01', '2026-03-01T09:30:00+02:00'],
    });
}

export const IsoDate = isoDate();

function isIsoDate(text: string): boolean {
  return !Number.isNaN(parseIsoDate(text));
}

/** ISO timestamp of an answer, always UTC with milliseconds. */
export const Timestamp = z.string().meta({ format: 'date-time', examples: ['2026-11-20T10:00:00.000Z'] });

export const ConfidenceLevel = z.enum(['high', 'moderate', 'low']);
export type ConfidenceLevel = z.infer<typeof ConfidenceLevel>;

/** How far a reference number can be relied on: printed in the API contract, published, or our own default. */
export const ReferenceStatus = z.enum(['specified', 'published', 'provisional']);
export type ReferenceStatus = z.infer<typeof ReferenceStatus>;

export const SessionRef = text({
  max: BOUNDS.text,
  description: 'Caller correlation id: echoed in the answer, never stored',
});
export const Explain = z.boolean().describe('true adds intelligence.reasoning');
export const Disclaimer = z.string().describe('Advisory notice; show it wherever results are shown');
