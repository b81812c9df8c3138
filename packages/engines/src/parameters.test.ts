import { describe, expect, test } from 'vitest';
import { type ParameterSpec, resolveParameters } from './parameters.ts';

type Name = 'weight' | 'limit';
const spec: ParameterSpec<Name> = {
  defaults: { weight: 10, limit: 5 },
  caps: { weight: [7, 13], limit: [0, 10] },
  floors: { limit: 4 },
};
const resolve = (values: Record<string, unknown>) =>
  resolveParameters(spec, { version: 1, values: values as Record<string, number> });

describe('values of a calibrated set [1:2.8 caps]', () => {
  test('without a set the defaults apply as they are', () => {
    expect(resolveParameters(spec)).toBe(spec.defaults);
    expect(resolveParameters(spec, null)).toBe(spec.defaults);
  });

  test.each([
    ['inside the caps', 12, 12],
    ['at the lower cap', 7, 7],
    ['below the lower cap', 6.99, 7],
    ['at the upper cap', 13, 13],
    ['above the upper cap', 13.01, 13],
    ['extreme', -Number.MAX_VALUE, 7],
  ])('%s', (_, proposed, effective) => {
    expect(resolve({ weight: proposed })).toEqual({ weight: effective, limit: 5 });
  });

  test.each([
    ['above the floor', 4.1, 4.1],
    ['at the floor', 4, 4],
    ['below the floor, inside the caps', 3.9, 4],
    ['below both', -1, 4],
  ])('a floor holds: %s', (_, proposed, effective) => {
    expect(resolve({ limit: proposed }).limit).toBe(effective);
  });

  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], ['12'], [null], [undefined], [{}]])(
    '%s is ignored',
    (proposed) => {
      expect(resolve({ weight: proposed })).toEqual(spec.defaults);
    },
  );

  test('unknown and inherited names are ignored', () => {
    const inherited = Object.create({ weight: 12 }) as Record<string, number>;
    expect(resolve({ other: 1, constructor: 2, ['__proto__']: 3 })).toEqual(spec.defaults);
    expect(resolveParameters(spec, { version: 1, values: inherited })).toEqual(spec.defaults);
  });

  test('the defaults of the spec are never changed', () => {
    resolve({ weight: 12, limit: 9 });
    expect(spec.defaults).toEqual({ weight: 10, limit: 5 });
  });

  test('the rule across values is restored after caps and floors', () => {
    const summed: ParameterSpec<Name> = {
      ...spec,
      reconcile: (values) => ({ ...values, limit: 20 - values.weight }),
    };
    expect(resolveParameters(summed, { version: 1, values: { weight: 99 } })).toEqual({
      weight: 13,
      limit: 7,
    });
  });

  test('a rule across values that leaves the bounds is brought back inside them', () => {
    const careless: ParameterSpec<Name> = { ...spec, reconcile: () => ({ weight: 99, limit: 0 }) };
    expect(resolveParameters(careless, { version: 1, values: { weight: 12 } })).toEqual({
      weight: 13,
      limit: 4,
    });
  });
});
