import { describe, expect, it } from 'vitest';
import { readValue, readWord } from './read-value.ts';

describe('readValue', () => {
  it.each([
    [7.1, { number: 7.1 }],
    [0, { number: 0 }],
    ['7.1', { number: 7.1 }],
    [' 7.1 ', { number: 7.1 }],
    ['+7', { number: 7 }],
    ['-3', { number: -3 }],
    ['.5', { number: 0.5 }],
    ['1,5', { number: 1.5 }],
    ['0,900', { number: 0.9 }],
    ['<0.01', { number: 0.01, comparator: '<' }],
    ['< 0,01 mIU/L', { number: 0.01, comparator: '<', unit: 'mIU/L' }],
    ['>300', { number: 300, comparator: '>' }],
    ['≤5', { number: 5, comparator: '<=' }],
    ['>= 90', { number: 90, comparator: '>=' }],
    ['Less than 5', { number: 5, comparator: '<' }],
    ['121 mmol/L', { number: 121, unit: 'mmol/L' }],
    ['1.35mmol/L', { number: 1.35, unit: 'mmol/L' }],
    ['4.2 x10^9/L', { number: 4.2, unit: 'x10^9/L' }],
    ['4.2 10^9/L', { number: 4.2, unit: '10^9/L' }],
    ['45%', { number: 45, unit: '%' }],
    ['1,500', { number: 1.5, ifGrouped: 1500 }],
    ['12,345.6', { number: 12345.6 }],
    ['12.345,6', { number: 12345.6 }],
    ['1 500', { number: 1500 }],
    ['1,234,567', { number: 1234567 }],
    ['5.2 H', { number: 5.2, unit: 'H' }],
  ] as const)('reads %j as %j', (value, read) => {
    expect(readValue(value)).toEqual(read);
  });

  it.each([
    '',
    '5.',
    '120/80',
    '4-5',
    'negative',
    '<',
    'see note',
    '1.2.3',
    '5 (repeat)',
    '9'.repeat(61),
    null,
  ])('reads no number in %j', (value) => {
    expect(readValue(value)).toBeUndefined();
  });
});

describe('readWord', () => {
  it.each([
    ['Negative', 'negative'],
    ['not detected', 'negative'],
    ['POSITIVE', 'positive'],
    ['Pending', 'nothing'],
    ['', 'nothing'],
    [null, 'nothing'],
    ['haemolysed', undefined],
    [4, undefined],
  ])('reads %j as %s', (value, word) => {
    expect(readWord(value)).toBe(word);
  });
});
