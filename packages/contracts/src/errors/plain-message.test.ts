import { expect, it } from 'vitest';
import * as z from 'zod';
import { toIssues } from './errors.ts';

it.each<[string, z.ZodType, unknown, string]>([
  ['a text for a number', z.number(), 'x', 'must be a number, not a text'],
  ['a list for a text', z.string(), [], 'must be a text, not a list'],
  ['null for an object', z.object({}), null, 'must be an object, not null'],
  ['a number for true or false', z.boolean(), 1, 'must be true or false, not a number'],
  ['nothing', z.number(), undefined, 'is required'],
  ['no number at all', z.number(), Number.NaN, 'must be a number, not a value that is no number'],
  ['another word', z.enum(['high', 'low']), 'up', 'must be one of "high", "low"'],
  ['another constant', z.literal('POST'), 'GET', 'must be "POST"'],
  ['a field too many', z.strictObject({}), { a: 1 }, 'takes no "a"'],
  ['no kind of several', z.union([z.number(), z.string()]), {}, 'must be one of a number, a text'],
  ['what our own words say', z.number().max(3, 'must be at most 3'), 4, 'must be at most 3'],
  ['what no words say', z.string().min(3), 'a', 'must have another form: see the reference of this endpoint'],
])('a refusal says what a field must be and what kind of value came: %s', (_, schema, value, message) => {
  expect(toIssues(schema.safeParse(value).error?.issues ?? [])).toEqual([{ path: 'body', message }]);
});
