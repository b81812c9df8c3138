import { describe, expect, it } from 'vitest';
import type { RetinaMaps } from './analyze.ts';
import type { Disc } from './disc/find-disc.ts';
import { overlayImage } from './overlay.ts';
import type { RgbImage } from './pixels/image.ts';

const SIDE = 60;
const BOX = { left: 10, top: 10, right: 50, bottom: 50 };
const GREY = 90;

const picture: RgbImage = {
  width: SIDE,
  height: SIDE,
  channels: 3,
  data: new Uint8Array(SIDE * SIDE * 3).fill(GREY),
};

type Place = (x: number, y: number) => boolean;

interface Drawn {
  scale?: number;
  isVessel?: Place;
  isSpeck?: Place;
  disc?: Omit<Disc, 'probability'>;
}

const nowhere: Place = () => false;

/** Maps of a field of 40 by 40 pixels in the middle of the picture, one pixel of the frame for `scale` of the picture. */
function mapsOf({ scale = 1, isVessel = nowhere, isSpeck = nowhere, disc }: Drawn) {
  const size = 40 / scale;
  const planeOf = (holds: Place) =>
    Uint8Array.from({ length: size * size }, (_, i) => (holds(i % size, Math.floor(i / size)) ? 1 : 0));
  const sides = { width: size, height: size };
  const inBox = (i: number) => i >= BOX.left && i < BOX.right;
  const light = new Float32Array(size * size);
  const mask = Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
    inBox(i % SIDE) && inBox(Math.floor(i / SIDE)) ? 1 : 0,
  );
  return {
    field: {
      mask: { width: SIDE, height: SIDE, data: mask },
      box: BOX,
      diameterPixels: 40,
      shareOfPicture: 0.44,
      shareOfBox: 1,
      circularity: 1,
      fieldsInPicture: 1,
      shareOfLit: 1,
    },
    frame: {
      colours: { ...sides, red: light, green: light, blue: light },
      mask: { ...sides, data: planeOf(() => true) },
      scale,
    },
    vessels: { ...sides, data: Float32Array.from(planeOf((x, y) => isVessel(x, y) || isSpeck(x, y))) },
    vesselMask: { ...sides, data: planeOf(isVessel) },
    disc: disc && { ...disc, probability: 0.9 },
  } satisfies RetinaMaps;
}

/** Pixels that differ from the grey picture, as x and y. */
function changedIn({ data }: RgbImage): [number, number][] {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, i) => i);
  return pixels
    .filter((i) => data.subarray(i * 3, i * 3 + 3).some((value) => value !== GREY))
    .map((i) => [i % SIDE, Math.floor(i / SIDE)]);
}

describe('the overlay', () => {
  it('tints the edge of a vessel and leaves its inside and the rest as they are', () => {
    const isVessel = (x: number, y: number) => x >= 5 && x < 10 && y >= 20 && y < 30;
    const changed = changedIn(overlayImage(picture, mapsOf({ isVessel })));
    expect(changed).toHaveLength(2 * 5 + 2 * 8);
    const beyond = changed.filter(([x, y]) => x < 15 || x > 19 || y < 30 || y > 39);
    const inner = changed.filter(([x, y]) => x > 15 && x < 19 && y > 30 && y < 39);
    expect([beyond, inner]).toEqual([[], []]);
  });

  it('leaves out specks that are not measured', () => {
    const isSpeck = (x: number, y: number) => x === 5 && y === 5;
    expect(changedIn(overlayImage(picture, mapsOf({ isSpeck })))).toEqual([]);
  });

  it.each([
    [1, 30, 8],
    [2, 30, 8],
  ])('draws the disc as a circle 2 pixels wide, at a frame scale of %d', (scale, centre, radius) => {
    const at = (centre - BOX.left + 0.5) / scale - 0.5;
    const disc = { x: at, y: at, radius: radius / scale };
    const changed = changedIn(overlayImage(picture, mapsOf({ scale, disc })));
    const offs = changed.map(([x, y]) => Math.abs(Math.hypot(x - centre, y - centre) - radius));
    expect(Math.max(...offs)).toBeLessThan(1);
    expect(changed.length / (2 * Math.PI * radius)).toBeCloseTo(2, 0);
    for (const x of [centre - radius, centre + radius]) expect(changed).toContainEqual([x, centre]);
  });

  it('draws no disc where none was found', () => {
    expect(changedIn(overlayImage(picture, mapsOf({})))).toEqual([]);
  });

  it('stays within the picture where the circle does not', () => {
    const disc = { x: -10, y: 45, radius: 12 };
    const changed = changedIn(overlayImage(picture, mapsOf({ disc })));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter(([x]) => x > 12)).toEqual([]);
  });

  it('drops an alpha channel and leaves the given picture as it is', () => {
    const data = Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, i) => (i % 4 === 3 ? 7 : GREY));
    const before = data.slice();
    const drawn = overlayImage(
      { ...picture, channels: 4, data },
      mapsOf({ disc: { x: 20, y: 20, radius: 8 } }),
    );
    expect([drawn.channels, drawn.data.length, drawn.data.includes(7)]).toEqual([3, SIDE * SIDE * 3, false]);
    expect(drawn).toEqual(overlayImage(picture, mapsOf({ disc: { x: 20, y: 20, radius: 8 } })));
    expect(data).toEqual(before);
  });
});
