import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveParameters } from '../parameters.ts';
import { levelOf, MAX_POINTS_PARAMETER, PARAMETERS, type RelapseParameter } from './parameters.ts';
import { DEFAULT_MAX_POINTS } from './points.ts';

const { defaults, caps, reconcile } = PARAMETERS;
const maxima = Object.values(MAX_POINTS_PARAMETER);
const names = Object.keys(defaults) as RelapseParameter[];

test.each([
  [0, 'low'],
  [24, 'low'],
  [25, 'moderate'],
  [26, 'moderate'],
  [49, 'moderate'],
  [50, 'elevated'],
  [51, 'elevated'],
  [74, 'elevated'],
  [75, 'high'],
  [76, 'high'],
  [100, 'high'],
])('a score of %d is %s [1:2.6 relapse.level]', (score, level) => {
  expect(levelOf(score, defaults)).toBe(level);
});

describe('defaults [1:2.6 relapse.factors.maxPoints]', () => {
  test('the maxima add up to 100 and are those the tables are written for', () => {
    expect(maxima.reduce((sum, name) => sum + defaults[name], 0)).toBe(100);
    for (const [key, name] of Object.entries(MAX_POINTS_PARAMETER)) {
      expect(defaults[name]).toBe(DEFAULT_MAX_POINTS[key as keyof typeof DEFAULT_MAX_POINTS]);
    }
  });

  test('an empty calibrated set changes nothing', () => {
    expect(resolveParameters(PARAMETERS, { version: 1, values: {} })).toEqual(defaults);
    expect(reconcile?.(defaults)).toEqual(defaults);
  });

  test('maxima may move by 30 %, cuts by 5 [1:2.8 caps]', () => {
    for (const name of maxima) {
      expect(caps[name][0]).toBeCloseTo(defaults[name] * 0.7, 10);
      expect(caps[name][1]).toBeCloseTo(defaults[name] * 1.3, 10);
    }
    for (const name of names.filter((it) => it.endsWith('From'))) {
      expect(caps[name]).toEqual([defaults[name] - 5, defaults[name] + 5]);
    }
  });
});

test('whatever a calibrated set proposes: inside the caps, maxima whole and 100 in all, cuts in order [1:2.8 caps]', () => {
  const anything = fc.dictionary(
    fc.constantFrom(...names, 'other'),
    fc.oneof(fc.double(), fc.double({ min: -50, max: 150 })),
  );
  fc.assert(
    fc.property(anything, (values) => {
      const resolved = resolveParameters(PARAMETERS, { version: 1, values });
      expect(Object.keys(resolved)).toEqual(names);
      for (const name of names)
        expect(resolved[name] >= caps[name][0] && resolved[name] <= caps[name][1]).toBe(true);
      expect(maxima.every((name) => Number.isInteger(resolved[name]))).toBe(true);
      expect(maxima.reduce((sum, name) => sum + resolved[name], 0)).toBe(100);
      expect(resolved.moderateFrom < resolved.elevatedFrom && resolved.elevatedFrom < resolved.highFrom).toBe(
        true,
      );
    }),
  );
});
