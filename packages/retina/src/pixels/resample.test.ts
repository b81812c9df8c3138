import { describe, expect, it } from 'vitest';
import type { RgbImage } from './image.ts';
import { resizeImage, resizePlane } from './resample.ts';

const picture = (width: number, height: number, red: (x: number, y: number) => number): RgbImage => ({
  width,
  height,
  channels: 3,
  data: Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3);
    return i % 3 === 0 ? red(pixel % width, Math.floor(pixel / width)) : 7;
  }),
});
const whole = ({ width, height }: RgbImage) => ({ left: 0, top: 0, right: width, bottom: height });

describe('a picture made smaller', () => {
  it('has the mean of what each pixel covers, whole or in part', () => {
    const image = picture(3, 1, (x) => [10, 20, 60][x] as number);
    const { red, green } = resizeImage(image, whole(image), 2, 1);
    // The first covers 10 whole and half of 20: (10 + 10) / 1.5.
    expect(red[0]).toBeCloseTo(20 / 1.5, 4);
    expect(red[1]).toBeCloseTo(70 / 1.5, 4);
    expect([...green]).toEqual([7, 7]);
  });
  it('keeps the mean of all', () => {
    const image = picture(30, 21, (x, y) => (x * 7 + y * 3) % 200);
    const mean = (values: ArrayLike<number>) => Array.from(values).reduce((a, b) => a + b, 0) / values.length;
    const { red } = resizeImage(image, whole(image), 10, 7);
    expect(mean(red)).toBeCloseTo(mean(image.data.filter((_, i) => i % 3 === 0)), 3);
  });
  it('of its own size is itself', () => {
    const image = picture(5, 4, (x, y) => x * 10 + y);
    expect(resizeImage(image, whole(image), 5, 4).red).toEqual(
      Float32Array.from(image.data.filter((_, i) => i % 3 === 0)),
    );
  });
  it('can be of a stretch alone', () => {
    const image = picture(6, 6, (x, y) => x + 10 * y);
    const { red } = resizeImage(image, { left: 2, top: 3, right: 4, bottom: 5 }, 2, 2);
    expect([...red]).toEqual([32, 33, 42, 43]);
  });
  it('reads four channels as it reads three', () => {
    const three = picture(4, 4, (x, y) => x * y);
    const four: RgbImage = {
      ...three,
      channels: 4,
      data: Uint8Array.from({ length: 64 }, (_, i) =>
        i % 4 === 3 ? 255 : (three.data[Math.floor(i / 4) * 3 + (i % 4)] as number),
      ),
    };
    expect(resizeImage(four, whole(four), 2, 2)).toEqual(resizeImage(three, whole(three), 2, 2));
  });
});

describe('a plane made larger', () => {
  it('goes straight from centre to centre', () => {
    const { data } = resizePlane({ width: 2, height: 1, data: Float32Array.of(0, 4) }, 4, 1);
    expect([...data]).toEqual([0, 1, 3, 4]);
  });
});
