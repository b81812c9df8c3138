import { describe, expect, it } from 'vitest';
import type { Mask } from './image.ts';
import { areaOf, eroded, fillHoles, largestPart, partsOf, withoutSmallParts } from './regions.ts';

const maskOf = (...rows: string[]): Mask => ({
  width: (rows[0] as string).length,
  height: rows.length,
  data: Uint8Array.from(rows.join(''), (c) => (c === '#' ? 1 : 0)),
});
const rowsOf = ({ width, height, data }: Mask) =>
  Array.from({ length: height }, (_, y) =>
    Array.from(data.subarray(y * width, (y + 1) * width), (v) => (v ? '#' : '.')).join(''),
  );

describe('the parts of a mask', () => {
  const diagonal = maskOf('#..', '.#.', '..#');
  it('touch by sides or by corners, as asked', () => {
    expect(partsOf(diagonal, 4).sizes.length - 1).toBe(3);
    expect(partsOf(diagonal, 8).sizes.length - 1).toBe(1);
  });
  it('are empty in an empty mask, which has no largest', () => {
    expect(rowsOf(largestPart(maskOf('...', '...')))).toEqual(['...', '...']);
  });
  it('have a largest, of equal ones the first', () => {
    expect(rowsOf(largestPart(maskOf('##..#', '....#', '#....')))).toEqual(['##...', '.....', '.....']);
  });
  it('below a size can be left out', () => {
    expect(rowsOf(withoutSmallParts(maskOf('##..#', '.#...'), 3))).toEqual(['##...', '.#...']);
  });
});

describe('holes', () => {
  it('are filled, bays are not', () => {
    expect(rowsOf(fillHoles(maskOf('#####', '#.#.#', '###.#')))).toEqual(['#####', '###.#', '###.#']);
  });
});

describe('a mask eroded', () => {
  it('loses what is near its outside, the edge of the picture included', () => {
    expect(rowsOf(eroded(maskOf('.....', '.###.', '.###.', '.###.', '.....'), 1))).toEqual([
      '.....',
      '.....',
      '..#..',
      '.....',
      '.....',
    ]);
    expect(areaOf(eroded(maskOf('###', '###', '###'), 1))).toBe(1);
  });
});
