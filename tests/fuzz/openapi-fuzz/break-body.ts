import { AT_LEAST_ONE_OF } from '@svc/contracts';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Schema, SchemaSource } from './schema-arbitrary.ts';
import { isFields, type Spot, spotsOf } from './spots.ts';

/** Changes a spot so that its schema no longer allows it; false when this way does not apply there. */
type Breaker = (spot: Spot, choose: (count: number) => number) => boolean;

const WRONG: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  'text',
  '',
  [],
  [[]],
  {},
  { a: 1 },
  [1, 2],
];

const BREAKERS: readonly Breaker[] = [
  wrongType,
  outOfBounds,
  outOfBounds,
  missingRequired,
  missingRequired,
  wrongLength,
  wrongText,
];

/** What is done to one body: the numbers that the breakers choose by, so that fast-check repeats and shrinks them. */
export type Recipe = readonly (readonly [spot: number, breaker: number, detail: number])[];

export function recipe(): Arbitrary<Recipe> {
  const number = fc.nat({ max: 1_000_000 });
  return fc.array(fc.tuple(number, number, number), { minLength: 1, maxLength: 3, size: 'max' });
}

/** Breaks a copy of a valid body in one or more ways. Undefined when none of the chosen ways applied. */
export function breakBody(body: unknown, schema: Schema, source: SchemaSource, steps: Recipe): unknown {
  const wrapper = { body: structuredClone(body) };
  let broken = false;
  for (const [at, way, detail] of steps) {
    const spots = spotsOf(wrapper, schema, source);
    const spot = spots[at % spots.length] as Spot;
    // The chosen way, or the next one that applies here.
    const ways = BREAKERS.map((_, i) => BREAKERS[(way + i) % BREAKERS.length] as Breaker);
    broken = ways.some((breaker) => breaker(spot, (count) => detail % count)) || broken;
  }
  return broken ? wrapper.body : undefined;
}

function put({ holder, key }: Spot, value: unknown): true {
  (holder as Record<string, unknown>)[key] = value;
  return true;
}

function valueOf({ holder, key }: Spot): unknown {
  return (holder as Record<string, unknown>)[key];
}

function typesOf({ type }: Schema): readonly string[] {
  return [type ?? []].flat();
}

function wrongType(spot: Spot, choose: (count: number) => number): boolean {
  const types = typesOf(spot.schema);
  if (types.length === 0) return false;
  const wrong = WRONG.filter((value) => !types.some((type) => isOf(type, value)));
  return put(spot, wrong[choose(wrong.length)]);
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isFields(value);
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function outOfBounds(spot: Spot, choose: (count: number) => number): boolean {
  const { minimum, maximum } = spot.schema;
  const fraction = typesOf(spot.schema).includes('integer') ? [(minimum ?? 0) + 0.5] : [];
  const below = minimum === undefined ? [] : [minimum - 1, minimum - 1e-9, -1e308];
  const above = maximum === undefined ? [] : [maximum + 1, maximum + 1e-9, 1e308];
  const values = [...below, ...above, ...fraction].filter((value) => value !== minimum && value !== maximum);
  return values.length > 0 && put(spot, values[choose(values.length)]);
}

function missingRequired(spot: Spot, choose: (count: number) => number): boolean {
  const value = valueOf(spot);
  if (!isFields(value)) return false;
  const { required = [], [AT_LEAST_ONE_OF]: oneOf = [] } = spot.schema;
  const groups = [...required.map((name) => [name]), ...(oneOf.length > 0 ? [oneOf] : [])];
  const group = groups[choose(groups.length || 1)];
  if (group === undefined) return false;
  for (const name of group) delete value[name];
  return true;
}

function wrongLength(spot: Spot, choose: (count: number) => number): boolean {
  const value = valueOf(spot);
  const { minItems = 0, maxItems, minLength = 0, maxLength } = spot.schema;
  if (Array.isArray(value)) {
    if (minItems > 0 && choose(2) === 0) return put(spot, []);
    return (
      maxItems !== undefined &&
      value.length > 0 &&
      put(
        spot,
        Array.from({ length: maxItems + 1 }, (_, i) => value[i % value.length]),
      )
    );
  }
  if (typeof value !== 'string') return false;
  if (minLength > 0 && choose(2) === 0) return put(spot, '');
  return maxLength !== undefined && put(spot, (choose(3) === 0 ? '\u{1F600}' : 'x').repeat(maxLength + 1));
}

const NO_DATES = [
  '',
  'yesterday',
  '2026-13-01',
  '2026-02-30',
  '2026-01-01T25:00:00Z',
  '2026-01-01T10:00:00+25:00',
  '01/02/2026',
  '2026-1-1',
  '20260101',
  '2026-01-01 10:00:00Z',
];
const UNCLEAN = ['\u0000', 'a\u0000b', '\ud800', 'x\udc00y'];

function wrongText(spot: Spot, choose: (count: number) => number): boolean {
  const { anyOf, pattern } = spot.schema;
  if (typeof valueOf(spot) !== 'string') return false;
  if (anyOf !== undefined && choose(2) === 0) return put(spot, NO_DATES[choose(NO_DATES.length)]);
  if (pattern !== undefined && choose(2) === 0) return put(spot, ['abnormal', '', 'HHH', 'high '][choose(4)]);
  return put(spot, UNCLEAN[choose(UNCLEAN.length)]);
}
