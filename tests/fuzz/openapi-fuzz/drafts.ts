import type { OutgoingHttpHeaders } from 'node:http';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { breakBody, recipe } from './break-body.ts';
import { type QueryParameter, SOURCE } from './document.ts';
import { arbitraryOf, type Schema } from './schema-arbitrary.ts';

/** A request before it has a path and a key. */
export interface Draft {
  readonly kind: string;
  readonly bytes?: string | Buffer;
  readonly body?: unknown;
  readonly headers?: OutgoingHttpHeaders;
  readonly path?: string;
  readonly expect?: readonly number[];
}

/** Nothing but a query can vary. */
export function withoutBody(parameters: readonly QueryParameter[]): Arbitrary<Draft> {
  const unknown = fc
    .string({ unit: 'grapheme-ascii', maxLength: 60 })
    .map((text) => [[`x${text}`, text]] as Pairs);
  const known = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema, SOURCE)])),
    { requiredKeys: [] },
  );
  const valid = fc
    .oneof(
      fc.constant<Pairs>([]),
      unknown,
      known.map((record) => Object.entries(record) as Pairs),
    )
    .map((pairs) => ({ kind: 'valid', path: queryOf(pairs), expect: [200] }));
  if (parameters.length === 0) return valid;
  const empty = fc
    .constantFrom(...parameters)
    .map(({ name }) => ({ kind: 'against the schema', path: queryOf([[name, '']]), expect: [400] }));
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: empty });
}

type Pairs = (readonly [name: string, value: unknown])[];

function queryOf(pairs: Pairs): string {
  const text = pairs.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return text.length === 0 ? '' : `?${text.join('&')}`;
}

/** About two thirds valid, the rest broken in one or more ways. `fit` mends what the document cannot say of a body. */
export function withBody(schema: Schema, fit: (body: unknown) => unknown): Arbitrary<Draft> {
  const valid = arbitraryOf(schema, SOURCE).map(fit);
  return fc.oneof(
    { weight: 56, arbitrary: valid.map((body) => ({ kind: 'valid', body, expect: [200] })) },
    {
      weight: 28,
      arbitrary: fc.tuple(valid, recipe()).map(([body, steps]) => brokenDraft(body, schema, steps)),
    },
    { weight: 6, arbitrary: fc.tuple(valid, fc.nat()).map(([body, n]) => extended(body as object, n)) },
    {
      weight: 4,
      arbitrary: fc.tuple(valid, fc.nat()).map(([body, n]) => malformed(JSON.stringify(body), n)),
    },
    { weight: 3, arbitrary: fc.tuple(valid, fc.nat()).map(([body, n]) => mistyped(JSON.stringify(body), n)) },
    {
      weight: 1,
      arbitrary: fc
        .jsonValue({ maxDepth: 2 })
        .map((body) => ({ kind: 'any JSON', bytes: JSON.stringify(body) })),
    },
  );
}

function brokenDraft(body: unknown, schema: Schema, steps: Parameters<typeof breakBody>[3]): Draft {
  const broken = breakBody(body, schema, SOURCE, steps);
  if (broken === undefined) return { kind: 'valid', body, expect: [200] };
  return { kind: 'against the schema', bytes: JSON.stringify(broken) ?? '', expect: [400] };
}

const pickFrom = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;

/** Fields nobody knows are ignored, apart from what no body may hold. */
function extended(body: object, n: number): Draft {
  const text = JSON.stringify(body);
  const inside = (field: string) => `{${field}${text === '{}' ? '' : ','}${text.slice(1)}`;
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  return pickFrom<Draft>(
    [
      { kind: 'unknown fields', bytes: inside('"unknownField":{"a":[1,null,"x"]}'), expect: [200] },
      { kind: 'unknown fields', bytes: inside('"constructor":1,"toString":{}'), expect: [200] },
      { kind: 'deep nesting', bytes: inside(`"unknownField":${deep}`), expect: [200] },
      { kind: 'huge number', bytes: inside('"unknownField":1e400'), expect: [200] },
      { kind: '__proto__', bytes: inside('"__proto__":{"isAdmin":true}'), expect: [400] },
      { kind: '__proto__', bytes: inside('"x":{"constructor":{"prototype":{}}}'), expect: [400] },
      { kind: 'NUL', bytes: inside('"unknownField":"a\\u0000b"'), expect: [400] },
      { kind: 'lone surrogate', bytes: inside('"unknownField":["\\ud800"]'), expect: [400] },
      {
        kind: 'deep nesting',
        bytes: inside(`"previous":{"inputs":{"a":${deep}}},"previous":{"inputs":{"a":${deep}}}`),
      },
    ],
    n,
  );
}

function malformed(text: string, n: number): Draft {
  const cut = text.slice(0, n % text.length);
  const bytes = pickFrom<string | Buffer>(
    [
      cut,
      `${text}]`,
      `${text.slice(0, -1)},}`,
      `'${text}'`,
      '',
      ' ',
      '\uFEFF{}',
      Buffer.from(text, 'utf16le'),
      Buffer.from([0x7b, 0xff, 0x7d]),
    ],
    n,
  );
  return { kind: 'malformed JSON', bytes, expect: [400] };
}

function mistyped(bytes: string, n: number): Draft {
  const headers = pickFrom<OutgoingHttpHeaders>(
    [
      { 'content-type': 'text/plain' },
      { 'content-type': 'audio/wav' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-encoding': 'gzip' },
      { 'content-type': '' },
    ],
    n,
  );
  return { kind: 'content type', bytes, headers, expect: [415] };
}
