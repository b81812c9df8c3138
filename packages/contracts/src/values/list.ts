import * as z from 'zod';
import { util } from 'zod/v4/core';
import { MOST_ISSUES } from '../endpoints/errors.ts';

interface ListBounds {
  min?: number;
  max?: number;
  description?: string;
}

/**
 * An array that stops reading after the hundredth problem: a body of 1 MB holds 350,000 wrong numbers, and a
 * hundred of them are as much as anybody mends at once.
 */
export function listOf<Item extends z.ZodType>(item: Item, { min, max, description }: ListBounds = {}) {
  let schema = z.array(item);
  if (min !== undefined)
    schema = schema.min(min, `must have at least ${min === 1 ? 'one entry' : `${min} entries`}`);
  if (max !== undefined) schema = schema.max(max, `must have at most ${max} entries`);
  if (description !== undefined) schema = schema.describe(description);
  const { parse } = schema._zod;
  // Goes last, since zod copies a schema to bound and describe it.
  const parseList: typeof parse = (payload, context) => {
    const sent: unknown = payload.value;
    // Too long a list fails by its length alone.
    if (!Array.isArray(sent) || (max !== undefined && sent.length > max)) return parse(payload, context);
    const read: unknown[] = [];
    for (let index = 0; index < sent.length && payload.issues.length < MOST_ISSUES; index++) {
      // No schema of a request body is asynchronous.
      const result = item._zod.run({ value: sent[index], issues: [] }, context) as z.core.ParsePayload;
      if (result.issues.length > 0)
        for (const each of util.prefixIssues(index, result.issues)) payload.issues.push(each);
      read.push(result.value);
    }
    payload.value = read as typeof payload.value;
    return payload;
  };
  // A schema without checks runs its parser directly.
  if (schema._zod.run === parse) schema._zod.run = parseList;
  schema._zod.parse = parseList;
  return schema;
}
