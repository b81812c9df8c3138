import { expect, test } from 'vitest';
import { scoreTwice } from './offline-scoring.ts';

test('prints score, level, top driver and what moved', () => {
  // January: PHQ-9 8 of 27, level (0.2963 - 0.15) / 0.55 * 15 = 3.99; everything else 0: 4.
  // March: PHQ-9 14: level 10.05, 6 points worse is 22 % of 27: 20; sleep 5 h: 9; latency +40 %: 10; change 20 days ago: 8;
  // seen 45 days ago: 2. Sum 59.05.
  expect(scoreTwice().slice(0, 5)).toEqual([
    'January: 4 of 100, low',
    'March:   59 of 100, elevated',
    'Top driver: Symptom burden and change',
    'Change: worsened',
    '  Score 4 → 59 (+55)',
  ]);
});
