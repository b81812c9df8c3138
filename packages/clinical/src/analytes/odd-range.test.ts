import { describe, expect, it } from 'vitest';
import { isOddBound } from './odd-range.ts';
import { knownAnalyte as known } from '../../test/known-analyte.ts';

describe('an end of a printed range', () => {
  it.each([
    ['sodium', 'low', 125],
    ['sodium', 'low', 129.9],
    ['sodium', 'high', 155],
    ['potassium', 'high', 6],
    ['potassium', 'low', 3],
    ['platelets', 'low', 80],
    ['anc', 'low', 1],
    ['egfr', 'low', 30],
    ['hemoglobin', 'low', 9],
    ['tsh', 'high', 10],
    ['lithium', 'high', 2],
    ['qtc', 'high', 490],
    ['free_t4', 'high', 4],
    ['sodium', 'low', undefined],
  ] as const)('%s, %s end %d, is odd', (key, side, bound) => {
    expect(isOddBound(known(key), side, bound)).toBe(true);
  });

  it.each([
    ['sodium', 'low', 130],
    ['sodium', 'low', 133],
    ['sodium', 'low', 136],
    ['sodium', 'high', 146],
    ['potassium', 'high', 5.3],
    ['potassium', 'low', 3.3],
    ['platelets', 'low', 140],
    ['anc', 'low', 1.5],
    ['egfr', 'low', 60],
    ['hemoglobin', 'low', 11.5],
    ['tsh', 'high', 5.5],
    ['lithium', 'high', 1],
    ['qtc', 'high', 480],
    ['alt', 'high', 70],
    ['ggt', 'high', 70],
    ['weight', 'high', 120],
  ] as const)('%s, %s end %d, is one that laboratories print', (key, side, bound) => {
    expect(isOddBound(known(key), side, bound)).toBe(false);
  });
});
