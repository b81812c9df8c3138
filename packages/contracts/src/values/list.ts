import * as z from 'zod';
import { $constructor, type $ZodArrayDef, type ParsePayload, util } from 'zod/v4/core';
import { MOST_ISSUES } from '../errors/errors.ts';

interface ListBounds {
  min?: number;
  max?: number;
  description?: string;
}

const AnyArray: $constructor<z.ZodArray> = z.ZodArray;

interface ListDef extends $ZodArrayDef {
  readonly most?: number | undefined;
}

/** An array, read entry by entry like any other, but only up to as many problems as anybody fixes at once. */
const List: $constructor<z.ZodArray, ListDef> = /*@__PURE__*/ $constructor('List', (inst, def) => {
  AnyArray.init(inst, def);
  const { parse } = inst._zod;
  const { element, most = Number.POSITIVE_INFINITY } = def;
  inst._zod.parse = (payload, context) => {
    const sent: unknown = payload.value;
    if (!Array.isArray(sent)) return parse(payload, context);
    // The check of its length reports it.
    if (sent.length > most) return payload;
    const read: unknown[] = [];
    for (let index = 0; index < sent.length && payload.issues.length < MOST_ISSUES; index++) {
      // No schema of a request body is asynchronous.
      const result = element._zod.run({ value: sent[index], issues: [] }, context) as ParsePayload;
      if (result.issues.length > 0)
        for (const each of util.prefixIssues(index, result.issues)) payload.issues.push(each);
      read.push(result.value);
    }
    payload.value = read;
    return payload;
  };
});

/**
 * A list that stops reading after the hundredth problem: a body of 1 MB holds 350,000 wrong numbers, and a hundred of
 * them are as many as anybody fixes at once. A list that is too long fails for its length alone.
 *
 * @example
 * ```ts
 * import { z } from 'zod';
 * import { listOf } from '@svc/contracts';
 *
 * listOf(z.string(), { max: 2 }).safeParse(['a', 'b', 'c']).error?.issues[0]?.message;
 * // → 'must have at most 2 entries'
 * ```
 */
export function listOf<Item extends z.ZodType>(
  element: Item,
  { min, max, description }: ListBounds = {},
): z.ZodArray<Item> {
  let schema = new List({ type: 'array', element, most: max }) as z.ZodArray as z.ZodArray<Item>;
  if (min !== undefined)
    schema = schema.min(min, `must have at least ${min === 1 ? 'one entry' : `${min} entries`}`);
  if (max !== undefined) schema = schema.max(max, `must have at most ${max} entries`);
  return description === undefined ? schema : schema.describe(description);
}
