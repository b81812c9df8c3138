import { ADMIN_ENDPOINTS, type AdminEndpoint, ALL_ENDPOINTS, type Endpoint, text } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { unboundedParts } from '../test/growing-parts.ts';

/** What has no bound of its own on purpose, and why; nothing else may. */
const ON_PURPOSE = {
  'history.': 'read in time in proportion to it, never stored and never echoed: bounded by the body',
  'previous.inputs': 'only the fields of the request are read from it, and it is neither stored nor echoed',
  'metadata.*: any value': 'all of it together is bounded as JSON text',
  'admin.advanceOrder.results: any value':
    'bounded by the reader of laboratory reports, which names each field',
  'scoreFhir.*: any value':
    'read in time in proportion to it by the reader of FHIR, which names each field, and never stored',
  'scoreFhir: fields': 'the same: what a bundle may hold is bounded by the body',
};

const isOnPurpose = (part: string) => Object.keys(ON_PURPOSE).some((name) => part.includes(name));

type Request = Pick<Endpoint, 'id' | 'body' | 'query' | 'pathParams'>;

function partsOf({ id, body, query, pathParams = {} }: Request): string[] {
  return [
    ...(body === undefined ? [] : unboundedParts(body, id)),
    ...(query === undefined ? [] : unboundedParts(query, id)),
    ...Object.entries(pathParams).flatMap(([name, param]) => unboundedParts(param, `${id}.${name}`)),
  ];
}

describe('what a request may hold', () => {
  const everything = [
    ...Object.values<Endpoint>(ALL_ENDPOINTS).flatMap(partsOf),
    ...Object.entries<AdminEndpoint>(ADMIN_ENDPOINTS).flatMap(([id, entry]) =>
      partsOf({ ...entry, id: `admin.${id}` }),
    ),
  ];

  it('has a bound of its own wherever it can grow [D:bounds: requests]', () => {
    expect(everything.filter((part) => !isOnPurpose(part))).toEqual([]);
  });

  it.each(Object.keys(ON_PURPOSE))('names no exception that is none: %s', (name) => {
    expect(everything.some((part) => part.includes(name))).toBe(true);
  });

  it.each<[string, z.ZodType, string[]]>([
    ['a text', text(), ['x: text']],
    ['a text with a bound', text({ max: 5 }), []],
    ['a list', z.array(z.number()), ['x: list']],
    ['a list of texts', z.array(text()).max(3), ['x[]: text']],
    ['a record', z.record(z.string(), z.number()), ['x: fields']],
    ['an object of more fields', z.looseObject({}), ['x: fields', 'x.*: any value']],
    ['anything', z.unknown(), ['x: any value']],
    ['a choice', z.union([z.number(), text()]), ['x: text']],
    ['a pattern that grows', z.string().regex(/^a+$/), ['x: text']],
    ['a pattern that ends', z.string().regex(/^[a-z]{2}$/), []],
    ['an optional text inside', z.object({ a: text().optional() }), ['x.a: text']],
  ])('%s is seen as what it is', (_, schema, parts) => {
    expect(unboundedParts(schema, 'x')).toEqual(parts);
  });
});
