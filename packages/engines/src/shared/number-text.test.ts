import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneDecimal, signed } from './number-text.ts';

test.each([
  [0, '0'],
  [-0, '0'],
  [0.04, '0'],
  [-0.04, '0'],
  [0.05, '0.1'],
  [-0.05, '0'],
  [-0.06, '-0.1'],
  [12, '12'],
  [12.34, '12.3'],
  [-12.36, '-12.4'],
  [99.96, '100'],
  [214_748_364.7, '214748364.7'],
  [214_748_364.8, '214748364.8'],
  [1e300, '1e+300'],
])('%d is written %s', (value, text) => {
  expect(oneDecimal(value)).toBe(text);
});

test('every number is written as the rounded number is', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.float({ noNaN: true }),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  );
  fc.assert(
    fc.property(number, (value) => {
      expect(oneDecimal(value)).toBe(String(Math.round(value * 10) / 10 + 0));
    }),
  );
});

test.each([
  [12.5, '+12.5'],
  [-3, '-3'],
  [0, '0'],
  [0.04, '0'],
  [-0.04, '0'],
])('%d with its sign is %s', (value, text) => {
  expect(signed(value)).toBe(text);
});
