import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../endpoint/endpoint.ts';
import { ENDPOINTS } from '../endpoints/endpoints.ts';
import { maskedIssuePath } from './masked-path.ts';

const Tree: z.ZodType = z.lazy(() => z.object({ leaf: z.number(), inner: Tree.optional() }));
const Body = z.object({
  score: z.number(),
  labs: z.array(
    z.object({ results: z.looseObject({ biomarkers: z.array(z.object({ name: z.string() })) }) }),
  ),
  history: z.record(z.string(), z.object({ score: z.number(), labs: z.array(z.number()) })),
  metadata: z.record(z.string(), z.unknown()),
  previous: z
    .object({ inputs: z.record(z.string(), z.unknown()) })
    .nullable()
    .optional(),
  either: z.union([z.object({ a: z.number() }), z.array(z.object({ b: z.number() }))]),
  both: z.intersection(z.object({ c: z.number() }), z.object({ d: z.number() })),
  pair: z.tuple([z.object({ x: z.number() }), z.number()]),
  read: z.object({ from: z.string() }).transform((value) => value),
  usual: z.object({ n: z.number() }).default({ n: 1 }),
  tree: Tree,
});

describe('the path of an issue keeps what the schema names', () => {
  it.each([
    'body',
    'score',
    'labs[0].results.biomarkers[3].name',
    'history',
    'metadata',
    'previous.inputs',
    'either.a',
    'either[2].b',
    'both.c',
    'both.d',
    'pair[0].x',
    'pair[1]',
    'read.from',
    'usual.n',
    'tree.inner.inner.leaf',
  ])('%s', (path) => {
    expect(maskedIssuePath(Body, path)).toBe(path);
  });
});

describe('the path of an issue has none of the words that callers choose', () => {
  it.each([
    ['history.Jane Doe', 'history.*'],
    ['history.Jane Doe.score', 'history.*'],
    ['history.a.labs[19800101]', 'history.*'],
    ['metadata.MRN-0815', 'metadata.*'],
    ['metadata.a.b[0].score', 'metadata.*'],
    ['metadata.score', 'metadata.*'],
    ['metadata[0]', 'metadata.*'],
    ['metadata.', 'metadata.*'],
    ['previous.inputs.born 1980', 'previous.inputs.*'],
    ['labs[0].results.Jane', 'labs[0].results.*'],
    ['labs[19800101]', 'labs.*'],
    ['labs[0', 'labs.*'],
    ['labs.0', 'labs.*'],
    ['labs[x].results', 'labs.*'],
    ['pair[5]', 'pair.*'],
    ['score.Jane', 'score.*'],
    ['score\nJane', '*'],
    ['Jane', '*'],
    ['Jane.score', '*'],
    ['[0]', '*'],
    ['.score', '*'],
    ['__proto__', '*'],
    ['constructor.name', '*'],
    ['labs[0].__proto__', 'labs[0].*'],
    ['toString', '*'],
    ['body.score', '*'],
    ['ｓcore', '*'],
    ['sc\u00adore', '*'],
    ['Bundle.entry[0].resource', '*'],
  ])('%j is %s', (path, masked) => {
    expect(maskedIssuePath(Body, path)).toBe(masked);
  });

  it('of a schema that names nothing', () => {
    expect(maskedIssuePath(z.unknown(), 'a.b')).toBe('*');
    expect(maskedIssuePath(z.record(z.string(), z.number()), 'a')).toBe('*');
    expect(maskedIssuePath(z.array(z.number()), '[0]')).toBe('[0]');
  });

  it('of ten thousand names', () => {
    const path = Array.from({ length: 10_000 }, () => 'inner').join('.');
    expect(maskedIssuePath(z.object({ tree: Tree }), `tree.${path}.leaf`)).toBe(`tree.${path}.leaf`);
  });
});

it.each(
  Object.values<Endpoint>(ENDPOINTS).flatMap(({ id, body }) =>
    body === undefined ? [] : [[id, body] as const],
  ),
)('the body of %s never lets a name through that no schema has', (_, body) => {
  for (const path of [
    'zzz',
    'metadata.zzz',
    'history.zzz',
    'previous.inputs.zzz',
    'context.zzz.zzz',
    'labs[0].zzz',
  ])
    expect(maskedIssuePath(body, path)).not.toContain('zzz');
});
