import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConfidenceCap, computeConfidence, lowerConfidence } from './confidence.ts';

const confidence = (coverage: number, depth: number, ...caps: ConfidenceCap[]) =>
  computeConfidence({ coverage, coverageReason: 'coverage', depth, depthReason: 'depth', caps });

describe('blend [1:2.7 one confidence computation] [D:confidence: one computation]', () => {
  test.each([
    // coverage, depth: 0.6 * coverage + 0.4 * depth
    [0, 0, 0, 'low'],
    [0.65, 0, 0.39, 'low'],
    [0.4, 0.4, 0.4, 'moderate'],
    [1, 0.1, 0.64, 'moderate'],
    [0.75, 0.5, 0.65, 'high'],
    [1, 1, 1, 'high'],
    [-1, -5, 0, 'low'],
    [7, 9, 1, 'high'],
  ])('coverage %d with depth %d gives %d, %s', (coverage, depth, score, level) => {
    expect(confidence(coverage, depth)).toMatchObject({ score, level });
  });
});

describe('caps [D:confidence: only lower]', () => {
  test.each([
    ['moderate', 'moderate', 0.64],
    ['low', 'low', 0.39],
    ['high', 'high', 1],
  ] as const)('a cap at %s lowers level and score together', (cap, level, score) => {
    expect(confidence(1, 1, { level: cap, reason: 'why' })).toEqual({
      level,
      score,
      reasons: ['coverage', 'depth', 'why'],
    });
  });

  test('a cap never raises', () => {
    expect(confidence(0, 0, { level: 'high', reason: 'why' })).toMatchObject({ level: 'low', score: 0 });
    expect(confidence(0.5, 0.5, { level: 'moderate', reason: 'why' })).toMatchObject({
      level: 'moderate',
      score: 0.5,
    });
  });

  test('the lowest of several caps counts, whatever their order, and every reason is given', () => {
    const caps: ConfidenceCap[] = [
      { level: 'low', reason: 'a' },
      { level: 'moderate', reason: 'b' },
    ];
    expect(confidence(1, 1, ...caps).level).toBe('low');
    expect(confidence(1, 1, ...caps.toReversed())).toMatchObject({
      level: 'low',
      reasons: ['coverage', 'depth', 'b', 'a'],
    });
  });
});

test('level and score never disagree, and more evidence never lowers them', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const cap = fc.record({ level: fc.constantFrom('high', 'moderate', 'low'), reason: fc.constant('r') });
  fc.assert(
    fc.property(
      share,
      share,
      share,
      fc.array(cap as fc.Arbitrary<ConfidenceCap>, { maxLength: 3 }),
      (a, b, depth, caps) => {
        const less = confidence(Math.min(a, b), depth, ...caps);
        const more = confidence(Math.max(a, b), depth, ...caps);
        expect(more.score).toBeGreaterThanOrEqual(less.score);
        for (const { level, score } of [less, more]) {
          expect(level).toBe(score >= 0.65 ? 'high' : score >= 0.4 ? 'moderate' : 'low');
        }
      },
    ),
  );
});

test.each([
  ['high', 'low', 'low'],
  ['moderate', 'high', 'moderate'],
  ['moderate', 'moderate', 'moderate'],
] as const)('the lower of %s and %s is %s', (a, b, lower) => {
  expect(lowerConfidence(a, b)).toBe(lower);
  expect(lowerConfidence(b, a)).toBe(lower);
});
