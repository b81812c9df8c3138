import { describe, expect, it } from 'vitest';
import { readRange } from './read-range.ts';

describe('readRange', () => {
  it.each([
    ['136-145', { interval: { low: 136, high: 145 } }],
    ['136 – 145 mmol/L', { interval: { low: 136, high: 145 }, unit: 'mmol/l' }],
    ['[3.5 - 5.0]', { interval: { low: 3.5, high: 5 } }],
    ['(0,3-4,2)', { interval: { low: 0.3, high: 4.2 } }],
    ['0,350-4,940', { interval: { low: 0.35, high: 4.94 } }],
    ['1,500-8,000', { interval: { low: 1500, high: 8000 } }],
    ['0.6 to 1.2 mmol/L', { interval: { low: 0.6, high: 1.2 }, unit: 'mmol/l' }],
    ['3.5 mmol/L - 5.1 mmol/L', { interval: { low: 3.5, high: 5.1 }, unit: 'mmol/l' }],
    ['-2 - +2', { interval: { low: -2, high: 2 } }],
    ['< 5', { interval: { high: 5, highOpen: true } }],
    ['≤5 mg/L', { interval: { high: 5 }, unit: 'mg/l' }],
    ['> 60', { interval: { low: 60, lowOpen: true } }],
    ['up to 40', { interval: { high: 40 } }],
    ['Reference range: 4-10', { interval: { low: 4, high: 10 } }],
  ])('reads %j', (text, range) => {
    expect(readRange(text)).toEqual(range);
  });

  it.each([
    '',
    'see comment',
    'Negative',
    '5',
    '145-136',
    'M: 13-17 F: 12-15',
    '13-17 (men), 12-15 (women)',
    '1-2-3',
    'adult 4-10; child 5-15',
    undefined,
  ])('reads no interval in %j', (text) => {
    expect(readRange(text)).toBeUndefined();
  });
});
