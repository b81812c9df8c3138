import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResampler } from './resampler.ts';

const sine = (hz: number, rate: number, seconds = 0.2) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, i) =>
    Math.sin((2 * Math.PI * hz * i) / rate),
  );

function resampled(
  samples: Float32Array,
  rate: number,
  blocks: readonly number[] = [samples.length],
): number[] {
  const out: number[] = [];
  const { push, flush } = createResampler(rate, 16_000);
  const emit = (sample: number) => void out.push(sample);
  let at = 0;
  for (const length of blocks) push(samples.subarray(at, (at += length)), emit);
  push(samples.subarray(at), emit);
  flush(emit);
  return out;
}

const inside = <Value>(values: readonly Value[]) => values.slice(300, 2800);

describe.each([8_000, 11_025, 16_000, 22_050, 24_000, 32_000, 44_100, 44_056, 48_000, 88_200, 96_000])(
  'sound at %i Hz',
  (rate) => {
    it('keeps a tone of speech where and as loud as it was', () => {
      const error = inside(resampled(sine(1000, rate), rate)).map((sample, i) =>
        Math.abs(sample - Math.sin((2 * Math.PI * 1000 * (i + 300)) / 16_000)),
      );
      expect(Math.max(...error)).toBeLessThan(0.01);
    });

    it('loses what 16 kHz cannot hold', () => {
      if (rate <= 16_000) return;
      const above = inside(resampled(sine(Math.min(10_500, rate * 0.49), rate), rate));
      expect(Math.max(...above.map(Math.abs))).toBeLessThan(0.01);
    });
  },
);

it('blocks of any length give the same samples', () => {
  const samples = sine(440, 44_100, 0.05);
  const whole = resampled(samples, 44_100);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 20 }), (blocks) => {
      expect(resampled(samples, 44_100, blocks)).toEqual(whole);
    }),
    { numRuns: 50 },
  );
});
