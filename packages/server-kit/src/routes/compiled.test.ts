import { type Endpoint, ENDPOINTS, MSE_ENDPOINTS } from '@svc/contracts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { compiled } from './compiled.ts';

const SCHEMAS = Object.values<Endpoint>({ ...ENDPOINTS, ...MSE_ENDPOINTS }).flatMap(
  ({ id, body, query, response }) =>
    Object.entries({ body, query, response }).flatMap(([part, schema]) =>
      schema === undefined ? [] : [[`${part} of ${id}`, schema] as const],
    ),
);

it('a schema is compiled once, and stays as it is', () => {
  const schema = z.object({ a: z.number() });
  expect(compiled(schema)).toBe(compiled(schema));
  expect(compiled(schema)).not.toBe(schema);
  expect(compiled(schema).parse({ a: 1, b: 2 })).toEqual({ a: 1 });
});

it.each(SCHEMAS)('the %s can be compiled', (_, schema) => {
  expect(() => z.compile(schema, { strict: true })).not.toThrow();
});
