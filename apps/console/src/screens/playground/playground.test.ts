import { type Endpoint, ENDPOINTS } from '@svc/contracts';
import { changeSince } from '@svc/client';
import { score } from '@svc/intelligence';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { type Draft, draftOf, typed } from './body/draft.ts';
import { numberText, readNumber } from './body/number-text.ts';
import { placeJsonFault } from './body/place-json.ts';
import { previousOf } from './body/previous-of.ts';
import { fieldText, readField } from './schema/field-text.ts';
import {
  type FieldKind,
  fieldsOf,
  type JsonSchema,
  kindFor,
  kindOf,
  resolved,
  startOf,
  withField,
} from './schema/json-schema.ts';

const LANGUAGES = ['de', 'en', 'es', 'fr', 'ja'];
const TRIED = /^\/v1\/(?:medication|biomarker|outcome|relapse)\/\{patientId\}\/agent$/;

const cases = Object.values<Endpoint>(ENDPOINTS)
  .filter(({ product, path }) => product !== undefined || TRIED.test(path))
  .map(({ id, body = z.object({}), example }) => {
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return [id, schema, example?.body as Draft['value']] as const;
  });

/** A value through every field that the form has for it, each written out and read back. */
function throughForm(schema: JsonSchema, root: JsonSchema, value: unknown, language: string): unknown {
  const kind = kindFor(schema, value);
  if (kind === 'object')
    return fieldsOf(schema, root, value).reduce<unknown>((all, { name, schema }) => {
      const own = (value as Record<string, unknown>)[name];
      return own === undefined ? all : withField(all, name, throughForm(schema, root, own, language));
    }, value);
  if (kind === 'list')
    return (value as unknown[]).map((each) =>
      throughForm(resolved(schema.items ?? {}, root), root, each, language),
    );
  if (kind === 'boolean' || value === null) return value;
  if (kind === 'json') return JSON.parse(fieldText(kind, value, language)) as unknown;
  const own: FieldKind = kind === 'scalar' ? (typeof value === 'number' ? 'number' : 'text') : kind;
  return readField(own, fieldText(own, value, language), language);
}

describe('the form of a schema', () => {
  it('is there for every analysis and every agent', () => {
    expect(cases).toHaveLength(9);
  });

  it.each(cases)('%s: gives back the example unchanged, in every language', (_, schema, example) => {
    for (const language of LANGUAGES) {
      const back = throughForm(resolved(schema, schema), schema, example, language);
      expect(JSON.stringify(back)).toBe(JSON.stringify(example));
    }
  });

  it.each(cases)('%s: has a field of its own for everything but objects of any shape', (_, schema) => {
    const asJson: string[] = [];
    const walk = (each: JsonSchema, path: string): void => {
      const kind = kindOf(each);
      if (kind === 'json') asJson.push(path);
      if (kind === 'object')
        for (const field of fieldsOf(each, schema, {})) walk(field.schema, `${path}.${field.name}`);
      if (kind === 'list') walk(resolved(each.items ?? {}, schema), `${path}[]`);
    };
    walk(resolved(schema, schema), '');
    expect(asJson.filter((path) => path !== '.previous.inputs')).toEqual([]);
  });

  it.each(cases)('%s: begins with what is required and nothing else', (_, schema) => {
    const start = startOf(resolved(schema, schema), schema) as object;
    const required = resolved(schema, schema).required ?? [];
    expect(Object.keys(start).filter((name) => !required.includes(name))).toEqual([]);
  });

  it.each([
    [{ type: 'array', prefixItems: [{ type: 'number' }] }, 'json'],
    [{ oneOf: [{ type: 'string' }] }, 'json'],
    [{ type: ['object', 'null'] }, 'json'],
    [{ enum: [1, 2] }, 'json'],
    [{}, 'json'],
    [{ type: ['number', 'string', 'null'] }, 'scalar'],
    [{ type: 'string', anyOf: [{ format: 'date' }, { format: 'date-time' }] }, 'date'],
    [{ type: 'string', enum: ['a'] }, 'choice'],
  ] as [JsonSchema, FieldKind][])('%j is asked for as %s', (schema, kind) => {
    expect(kindOf(schema)).toBe(kind);
  });

  it.each([
    [{ type: 'number' }, { a: 1 }],
    [{ type: 'boolean' }, 'yes'],
    [{ type: 'array', items: {} }, 'none'],
    [{ type: 'object', properties: {} }, null],
    [{ type: 'string' }, 5],
  ] as [JsonSchema, unknown][])('%j shows %j as JSON: nothing of it is hidden', (schema, value) => {
    expect(kindFor(schema, value)).toBe('json');
  });

  it('shows fields that the schema does not know', () => {
    expect(
      fieldsOf({ properties: { a: {} } }, {}, { b: 1 }).map(({ name, isKnown }) => [name, isKnown]),
    ).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('sets a field in its place, adds one at the end, and takes one out', () => {
    expect(JSON.stringify(withField({ a: 1, b: 2 }, 'a', 0))).toBe('{"a":0,"b":2}');
    expect(JSON.stringify(withField({ a: 1 }, 'b', 0))).toBe('{"a":1,"b":0}');
    expect(JSON.stringify(withField({ a: 1, b: 2 }, 'a', undefined))).toBe('{"b":2}');
  });
});

describe('a number as it is typed', () => {
  it.each([
    ['0,6', 'de', 0.6],
    ['0,6', 'en', 0.6],
    ['0.6', 'de', 0.6],
    [' -1,5 ', 'fr', -1.5],
    ['−2', 'es', -2],
    ['１２．５', 'ja', 12.5],
    ['1e3', 'en', 1000],
    ['0', 'en', 0],
    ['1,234', 'de', 1.234],
    ['1.234', 'en', 1.234],
    ['0,250', 'en', 0.25],
  ])('%j in %s is %d', (text, language, value) => {
    expect(readNumber(text, language)).toBe(value);
  });

  it.each([
    ['1,234', 'en'],
    ['1.234', 'de'],
    ['1.234,5', 'de'],
    ['1 234', 'fr'],
    ['<0.1', 'en'],
    ['abc', 'en'],
    ['', 'en'],
    ['1e999', 'en'],
    ['Infinity', 'en'],
  ])('%j in %s is none, or could be two', (text, language) => {
    expect(readNumber(text, language)).toBeUndefined();
  });

  it('can be typed back as it is shown, in every language', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom(...LANGUAGES),
        (value, language) => {
          expect(readNumber(numberText(value, language), language)).toBe(Object.is(value, -0) ? 0 : value);
        },
      ),
    );
  });

  it('goes into the body as text where it is none: the server refuses what was typed, not something else', () => {
    expect(readField('number', 'abc', 'en')).toBe('abc');
    expect(readField('number', '  ', 'en')).toBeUndefined();
  });
});

describe('a body as JSON', () => {
  const start = draftOf({ a: 1 });

  it('is the value that it says', () => {
    expect(typed(start, '{"a": 2}')).toEqual({ text: '{"a": 2}', value: { a: 2 } });
  });

  it.each(['{"a": 2', '{a: 2}', '', '[1]', 'null', '"x"'])(
    '%j keeps what was typed, and the last value',
    (text) => {
      const draft = typed(start, text);
      expect(draft.text).toBe(text);
      expect(draft.value).toEqual({ a: 1 });
      expect(draft.fault).toBeDefined();
    },
  );

  it.each([
    ['{"a": 1,}', 1, 9, false],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, false],
    ['{\n  "a": tru\n}', 2, 8, false],
    ['{"a": 01}', 1, 8, false],
    ["{'a': 1}", 1, 2, false],
    ['{"a": "x\ny"}', 1, 9, false],
    ['{"a": 1} x', 1, 10, false],
    ['{"a": [1, 2', 1, 12, true],
    ['', 1, 1, true],
  ])('%j has its fault at line %d, column %d', (text, line, column, isEnd) => {
    expect(placeJsonFault(text)).toEqual({ line, column, isEnd });
  });

  it('has a fault exactly where the browser refuses it', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', ']', ':', '\\', '0', 'n'),
        (value, at, put) => {
          const text = JSON.stringify(value, null, 1);
          const place = at % (text.length + 1);
          const changed = text.slice(0, place) + put + text.slice(place + 1);
          const fault = placeJsonFault(changed);
          expect(fault === undefined).toBe(parses(changed));
        },
      ),
    );
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('an answer as `previous` is what the client makes of it', () => {
  const body = { assessments: [], avgSleepHours: 4, hasActiveMedication: true };
  const answer = score('relapse', body, { now: '2026-11-30T09:00:00Z' });
  expect(previousOf(answer, body)).toEqual(changeSince(answer, body));
});
