import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { overHttp } from '../backends/over-http.ts';
import { inputSchemaOf, TOOL_KEYWORDS } from './json-schema.ts';
import { toolsOf } from './tools.ts';

interface Schema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const TOOLS = [
  ...toolsOf({
    backend: overHttp({ url: 'http://127.0.0.1:1', key: 'k' }),
    allowWrites: true,
    clock: () => 0,
  }).values(),
];

function* partsOf(schema: Schema, path: string): Iterable<readonly [path: string, part: Schema]> {
  yield [path, schema];
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* partsOf(part, `${path}.${name}`);
  if (schema.items) yield* partsOf(schema.items, `${path}[]`);
  for (const [index, part] of (schema.anyOf ?? []).entries()) yield* partsOf(part, `${path}|${index}`);
}

const PARTS = TOOLS.flatMap(({ name, inputSchema }) => [...partsOf(inputSchema, name)]);
const NAME = /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/;

/** What a part of a tool must be for each provider; `docs/mcp.md` says where they write so. */
const RULES: readonly (readonly [rule: string, keeps: (part: Schema, path: string) => boolean])[] = [
  [
    'uses the common keywords alone',
    (part) => Object.keys(part).every((keyword) => TOOL_KEYWORDS.has(keyword)),
  ],
  [
    'is an object without a choice at its root',
    (part, path) => (NAME.test(path) ? part.type === 'object' && !part.anyOf : true),
  ],
  [
    'has one type, or choices that have one',
    ({ type, anyOf }) => typeof type === 'string' || (anyOf?.length ?? 0) > 1,
  ],
  [
    'lists words alone',
    ({ type, enum: words }) =>
      words === undefined || (type === 'string' && words.every((word) => typeof word === 'string')),
  ],
  ['says of a list what is in it', ({ type, items }) => type !== 'array' || items !== undefined],
  [
    'names its fields in letters, digits and underscores',
    ({ properties = {} }) => Object.keys(properties).every((name) => NAME.test(name)),
  ],
  [
    'requires fields that it has',
    ({ required = [], properties = {} }) => required.every((name) => name in properties),
  ],
  [
    'has fields inside an object below the root',
    ({ type, properties = {} }, path) =>
      type !== 'object' || NAME.test(path) || Object.keys(properties).length > 0,
  ],
];

describe('the parameters of a tool', () => {
  it.each(RULES)('each part %s', (_, keeps) => {
    expect(PARTS.length).toBeGreaterThan(150);
    expect(PARTS.filter(([path, part]) => !keeps(part, path)).map(([path]) => path)).toEqual([]);
  });

  it('are named in letters alone, no longer than 64', () => {
    expect(TOOLS.filter(({ name }) => !NAME.test(name))).toEqual([]);
  });

  it('say in words what providers have no keyword for', () => {
    const schema = z
      .object({
        any: z.record(z.string(), z.unknown()).describe('As you like'),
        either: z.union([z.number(), z.string(), z.null()]).describe('Measured'),
        or: z.string().nullable(),
        only: z.literal('x'),
      })
      .meta({ id: 'Sample', description: 'A sample' });
    expect(inputSchemaOf(schema)).toEqual({
      type: 'object',
      description: 'A sample. Also takes `any`, an object: As you like',
      required: ['either', 'or', 'only'],
      properties: {
        either: { description: 'Measured', anyOf: [{ type: 'number' }, { type: 'string' }] },
        or: { type: 'string' },
        only: { type: 'string', enum: ['x'] },
      },
    });
  });
});
