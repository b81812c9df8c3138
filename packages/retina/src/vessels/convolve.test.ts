import { describe, expect, it } from 'vitest';
import { type Convolution, convolve, emptyMaps, type Maps } from './convolve.ts';
import { reachOf } from './reach.ts';
import { readVesselNet } from './read-net.ts';

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  };
}

const at = (maps: Maps, n: number, x: number, y: number) =>
  maps.data[n * (maps.width + 2) * (maps.height + 2) + (y + 1) * (maps.width + 2) + x + 1] as number;

const whole = (width: number, height: number) =>
  reachOf({ width, height, data: new Uint8Array(width * height).fill(1) }, width, height);

describe('a convolution', () => {
  it.each([
    [3, 8, 7, 5],
    [8, 4, 1, 1],
    [4, 12, 6, 9],
  ])(
    'of %i maps to %i is the sum that its definition says, at every pixel of %i by %i',
    (from, to, width, height) => {
      const next = numbers(from * 31 + to);
      const input = emptyMaps(from, width, height);
      for (let n = 0; n < from; n++)
        for (let y = 0; y < height; y++)
          for (let x = 0; x < width; x++)
            input.data[n * (width + 2) * (height + 2) + (y + 1) * (width + 2) + x + 1] = next();
      const weights = Float64Array.from({ length: to * from * 9 }, next);
      const bias = Float64Array.from({ length: to }, next);
      const convolution: Convolution = { from, to, weights, bias };
      const output = emptyMaps(to, width, height);
      convolve(input, convolution, output, whole(width, height));
      for (let o = 0; o < to; o++) {
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            let sum = bias[o] as number;
            for (let i = 0; i < from; i++)
              for (let tap = 0; tap < 9; tap++) {
                const block = Math.floor(o / 4);
                const weight = weights[((block * from + i) * 4 + (o % 4)) * 9 + tap] as number;
                sum += weight * at(input, i, x + (tap % 3) - 1, y + Math.floor(tap / 3) - 1);
              }
            expect(at(output, o, x, y)).toBeCloseTo(Math.max(0, sum), 5);
          }
        }
      }
    },
  );

  it('leaves the border of its maps zero', () => {
    const output = emptyMaps(4, 3, 3);
    convolve(
      emptyMaps(1, 3, 3),
      { from: 1, to: 4, weights: new Float64Array(36), bias: Float64Array.of(1, 1, 1, 1) },
      output,
      whole(3, 3),
    );
    expect(at(output, 0, 0, 0)).toBe(1);
    expect(at(output, 0, -1, 0)).toBe(0);
    expect(at(output, 3, 3, 3)).toBe(0);
  });
});

describe('the file of a net', () => {
  it.each([
    ['other bytes', Uint8Array.of(1, 2, 3, 4, 5), 'no vessel net'],
    ['nothing', new Uint8Array(0), 'too early'],
    ['its name alone', new TextEncoder().encode('SVN1'), 'too early'],
    ['levels of three maps', Uint8Array.of(83, 86, 78, 49, 1, 97, 1, 3, 3, 0), 'multiple of 4'],
  ])('of %s is refused', (_, bytes, message) => {
    expect(() => readVesselNet(bytes)).toThrow(message);
  });
});
