import { z } from 'zod';
import { parseIsoDate } from './iso-date.ts';

/** Number of Unicode code points: the unit of every "chars" bound of this API (JavaScript counts UTF-16 units). */
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

/** True for text that can be stored and sent on: no NUL character, no lone surrogate. */
export function isCleanText(text: string): boolean {
  return !text.includes('\u0000') && !/[\ud800-\udfff]/u.test(text);
}

interface TextBounds {
  min?: number;
  max?: number;
  description?: string;
}

/** A string bounded in Unicode code points, without NUL characters or lone surrogates. */
export function text({ min, max, description }: TextBounds = {}) {
  return z
    .string()
    .check((ctx) => {
      const value = ctx.value;
      const length =
        max !== undefined && value.length <= max && value.length >= (min ?? 0) * 2
          ? undefined
          : countCodePoints(value);
      if (length !== undefined && min !== undefined && length < min) {
        ctx.issues.push({
          code: 'custom',
          input: value,
          message: `must have at least ${min} character${min === 1 ? '' : 's'}`,
        });
      } else if (length !== undefined && max !== undefined && length > max) {
        ctx.issues.push({
          code: 'custom',
          input: value,
          message: `must have at most ${max} characters, has ${length}`,
        });
      } else if (!isCleanText(value)) {
        ctx.issues.push({
          code: 'custom',
          input: value,
          message: 'must not contain a NUL character or a lone surrogate',
        });
      }
    })
    .meta({
      ...(min === undefined ? {} : { minLength: min }),
      ...(max === undefined ? {} : { maxLength: max }),
      ...(description === undefined ? {} : { description }),
    });
}

/** A finite number within inclusive bounds. */
export function numberBetween(min: number, max: number, description?: string) {
  const schema = z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`);
  return description === undefined ? schema : schema.describe(description);
}

/** A whole number within inclusive bounds. */
export function integerBetween(min: number, max: number, description?: string) {
  const schema = z
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
  return description === undefined ? schema : schema.describe(description);
}

/** `YYYY-MM-DD` or an RFC 3339 date-time; without an offset it means UTC. */
export const IsoDate = z
  .string()
  .refine(
    (value) => !Number.isNaN(parseIsoDate(value)),
    'must be an ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time of a day that exists',
  )
  .meta({
    description: 'ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC',
    anyOf: [{ format: 'date' }, { format: 'date-time' }],
    examples: ['2026-03-01', '2026-03-01T09:30:00+02:00'],
  });

/** ISO timestamp of an answer, always UTC with milliseconds. */
export const Timestamp = z.string().meta({ format: 'date-time', examples: ['2026-11-20T10:00:00.000Z'] });

export const ConfidenceLevel = z.enum(['high', 'moderate', 'low']);
export type ConfidenceLevel = z.infer<typeof ConfidenceLevel>;

/** How far a reference number can be relied on: printed in the API contract, published, or our own default. */
export const ReferenceStatus = z.enum(['specified', 'published', 'provisional']);
export type ReferenceStatus = z.infer<typeof ReferenceStatus>;

export const SessionRef = text({ description: 'Caller correlation id: echoed in the answer, never stored' });
export const Explain = z.boolean().describe('true adds intelligence.reasoning');
export const Disclaimer = z.string().describe('Advisory notice; show it wherever results are shown');
