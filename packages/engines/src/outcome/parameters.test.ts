import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveParameters } from '../parameters.ts';
import { directionOf, type OutcomeParameter, PARAMETERS, WEIGHT_PARAMETER } from './parameters.ts';

const { defaults, caps } = PARAMETERS;
const weights = Object.values(WEIGHT_PARAMETER);
const names = Object.keys(defaults) as OutcomeParameter[];

test.each([
  [-100, 'worsening'],
  [-16, 'worsening'],
  [-15, 'worsening'],
  [-14, 'stable'],
  [0, 'stable'],
  [14, 'stable'],
  [15, 'improving'],
  [16, 'improving'],
  [100, 'improving'],
])('a score of %d is %s [1:2.6 outcome.direction]', (score, direction) => {
  expect(directionOf(score, defaults)).toBe(direction);
});

test('default weights [1:2.6 outcome.components.contribution]', () => {
  expect(weights.map((name) => defaults[name])).toEqual([50, 15, 10, 10, 15]);
});

test('weights may move by 30 %, cuts by 5 [1:2.8 caps]', () => {
  for (const name of weights) {
    expect(caps[name][0]).toBeCloseTo(defaults[name] * 0.7, 10);
    expect(caps[name][1]).toBeCloseTo(defaults[name] * 1.3, 10);
  }
  expect([caps.improvingFrom, caps.worseningFrom]).toEqual([
    [10, 20],
    [-20, -10],
  ]);
});

test('an empty calibrated set changes nothing', () => {
  expect(resolveParameters(PARAMETERS, { version: 1, values: {} })).toEqual(defaults);
});

test('whatever a calibrated set proposes: inside the caps, weights whole and 100 in all, cuts in order [1:2.8 caps]', () => {
  const anything = fc.dictionary(
    fc.constantFrom(...names, 'other'),
    fc.oneof(fc.double(), fc.double({ min: -50, max: 150 })),
  );
  fc.assert(
    fc.property(anything, (values) => {
      const resolved = resolveParameters(PARAMETERS, { version: 1, values });
      for (const name of names)
        expect(resolved[name] >= caps[name][0] && resolved[name] <= caps[name][1]).toBe(true);
      expect(weights.every((name) => Number.isInteger(resolved[name]))).toBe(true);
      expect(weights.reduce((sum, name) => sum + resolved[name], 0)).toBe(100);
      expect(resolved.worseningFrom).toBeLessThan(resolved.improvingFrom);
    }),
  );
});
