import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mask, Plane } from '../pixels/image.ts';
import type { Convolution } from './convolve.ts';
import { runNet } from './net.ts';
import { grown, netReach, reachOf } from './reach.ts';
import type { VesselNet } from './read-net.ts';

/** Numbers that look random and are the same each time, from -1 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  };
}

function netOf(levels: number, next: () => number): VesselNet {
  const layer = (from: number, to: number, taps: number): Convolution => ({
    from,
    to,
    weights: Float64Array.from({ length: from * to * taps }, next),
    bias: Float64Array.from({ length: to }, next),
  });
  const pair = (from: number) => [layer(from, 4, 9), layer(4, 4, 9)] as const;
  const down = Array.from({ length: levels }, (_, level) => pair(level === 0 ? 1 : 4));
  const up = Array.from({ length: levels - 1 }, () => ({
    reduce: layer(4, 4, 1),
    block: pair(4),
  }));
  return { version: 'test', down, up, head: layer(4, 1, 1) };
}

const maskOf = (width: number, height: number, data: readonly number[]): Mask => ({
  width,
  height,
  data: Uint8Array.from(data),
});

describe('a net run over a part of a frame', () => {
  it('says inside it what it says when run over the whole, to the bit, and 0 outside', () => {
    const cases = fc
      .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
      .chain(({ width, height }) =>
        fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          levels: fc.integer({ min: 1, max: 4 }),
          seed: fc.nat(),
          // Mostly empty, so that much need not be computed.
          inside: fc.array(
            fc.oneof({ weight: 30, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
            { minLength: width * height, maxLength: width * height },
          ),
        }),
      );
    fc.assert(
      fc.property(cases, ({ width, height, levels, seed, inside }) => {
        const next = numbers(seed);
        const net = netOf(levels, next);
        const plane: Plane = { width, height, data: Float32Array.from({ length: width * height }, next) };
        const whole = runNet(
          net,
          [plane],
          maskOf(
            width,
            height,
            inside.map(() => 1),
          ),
        );
        const part = runNet(net, [plane], maskOf(width, height, inside));
        expect(part.data).toEqual(whole.data.map((value, i) => (inside[i] === 1 ? value : 0)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the reach of a mask', () => {
  const corner = maskOf(4, 3, [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);

  it('goes from the first pixel of a row to the last, and no further than the mask', () => {
    const { from, to } = reachOf(corner, 8, 4);
    expect([...from].map((first, y) => [first, to[y]])).toEqual([
      [1, 3],
      [0, 0],
      [3, 4],
      [0, 0],
    ]);
  });

  it('grows to every side and stays inside its frame', () => {
    const { from, to } = grown(reachOf(corner, 8, 4), 1);
    expect([...from].map((first, y) => [first, to[y]])).toEqual([
      [0, 4],
      [0, 5],
      [2, 5],
      [2, 5],
    ]);
  });

  it('of an empty mask is empty at every level', () => {
    const { down, up } = netReach(maskOf(8, 8, Array(64).fill(0)), 8, 8, 3);
    for (const { from, to } of [...down, ...up]) expect(from).toEqual(to);
  });
});
