import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

const NEAR = 1e-9;

/** A number from `min` to `max`: whole or not, and often at one of `edges`, just below or just above it. */
export function numberIn(min: number, max: number, edges: readonly number[] = []): Arbitrary<number> {
  const around = edges.flatMap((edge) => [edge - NEAR, edge, edge + NEAR]);
  const special = [min, max, ...around].filter((value) => value >= min && value <= max);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) },
    {
      weight: 3,
      arbitrary: fc
        .integer({ min: Math.ceil(min * 10), max: Math.floor(max * 10) })
        .map((tenths) => tenths / 10),
    },
    { weight: 2, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 3, arbitrary: fc.constantFrom(...special) },
  );
}

/** A whole number from `min` to `max`, often at one of `edges` or beside it. */
export function wholeIn(min: number, max: number, edges: readonly number[] = []): Arbitrary<number> {
  const special = [min, max, ...edges.flatMap((edge) => [edge - 1, edge, edge + 1])];
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min, max }) },
    { weight: 2, arbitrary: fc.constantFrom(...special.filter((value) => value >= min && value <= max)) },
  );
}

/** The value about as often as `undefined`, so that each optional field is seen both ways. */
export function maybe<Value>(arbitrary: Arbitrary<Value>): Arbitrary<Value | undefined> {
  return fc.option(arbitrary, { nil: undefined, freq: 2 });
}

/** Leaves out the fields that are `undefined`, as a caller does. */
export function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
