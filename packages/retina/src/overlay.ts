import type { RetinaMaps } from './analyze.ts';
import { discInPicture } from './disc/disc-in-picture.ts';
import type { Circle } from './disc/fit-circle.ts';
import type { RgbImage } from './pixels/image.ts';
import { atPictureSize, vesselImage } from './vessel-image.ts';

/** A colour that does not occur in a retina, and how much of it covers a pixel. */
const VESSEL_EDGE = { colour: [0, 255, 160], cover: 0.7 } as const;
const DISC_EDGE = { colour: [40, 90, 255], cover: 1 } as const;
/** From this value on, {@link vesselImage} means a vessel. */
const DECISION_LEVEL = 128;
/** Half the width of the circle's line, to either side of its radius. */
const HALF_LINE = 1;

type Paint = typeof VESSEL_EDGE | typeof DISC_EDGE;

/**
 * The picture with the measurements drawn on it: the edge of every vessel tinted, and the disc as a circle 2 pixels wide
 * where it was found. Lets a person check the result against the picture.
 *
 * @param image the picture that was analyzed; its alpha is dropped in the result
 * @param maps the `maps` of its analysis
 *
 * @example
 * ```ts
 * import { analyzeFundus, overlayImage } from '@svc/retina';
 * import { vesselNet } from '@svc/retina/vessel-net';
 *
 * const side = 500;
 * const data = new Uint8Array(side * side * 3);
 * for (let i = 0; i < side * side; i++) {
 *   const [x, y] = [(i % side) - 250, Math.floor(i / side) - 250];
 *   if (x * x + y * y < 240 * 240) data.set([150, 80, 50], 3 * i);
 * }
 * const image = { width: side, height: side, channels: 3, data } as const;
 * const { maps } = analyzeFundus(image, { net: vesselNet() });
 * maps && overlayImage(image, maps).width; // → 500
 * ```
 */
export function overlayImage(image: RgbImage, maps: RetinaMaps): RgbImage & { readonly data: Uint8Array } {
  const { width, height } = image;
  const drawn = { width, height, channels: 3, data: withoutAlpha(image) } as const;
  tintEdges(drawn, vesselsOf(image, maps));
  if (maps.disc !== undefined) drawCircle(drawn, discInPicture(maps.disc, maps.field, maps.frame));
  return drawn;
}

function withoutAlpha({ channels, data }: RgbImage): Uint8Array {
  const colours = new Uint8Array((data.length / channels) * 3);
  for (let from = 0, to = 0; from < data.length; from += channels, to += 3)
    for (let c = 0; c < 3; c++) colours[to + c] = data[from + c] as number;
  return colours;
}

/** 1 where the vessel image has a vessel, without the specks that are not measured. */
function vesselsOf(image: RgbImage, maps: RetinaMaps): Uint8Array {
  const { data } = maps.vesselMask;
  const kept = atPictureSize(image, maps, { ...maps.vesselMask, data: Float32Array.from(data) }).plane;
  return vesselImage(image, maps).data.map((level, i) =>
    level >= DECISION_LEVEL && (kept[i] as number) > 0 ? 1 : 0,
  );
}

/** A pixel is on the edge when one beside, above or below it is not vessel; nothing beyond the picture is. */
function tintEdges(drawn: RgbImage, vessels: Uint8Array): void {
  const { width, height } = drawn;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (vessels[i] === 0) continue;
      const isInner =
        x > 0 &&
        x < width - 1 &&
        vessels[i - 1] === 1 &&
        vessels[i + 1] === 1 &&
        vessels[i - width] === 1 &&
        vessels[i + width] === 1;
      if (!isInner) paint(drawn, i, VESSEL_EDGE);
    }
  }
}

function drawCircle(drawn: RgbImage, { x, y, radius }: Circle): void {
  const reach = radius + HALF_LINE;
  const bottom = Math.min(drawn.height - 1, Math.floor(y + reach));
  const right = Math.min(drawn.width - 1, Math.floor(x + reach));
  for (let row = Math.max(0, Math.ceil(y - reach)); row <= bottom; row++) {
    for (let column = Math.max(0, Math.ceil(x - reach)); column <= right; column++) {
      const distance = Math.sqrt((column - x) ** 2 + (row - y) ** 2);
      if (Math.abs(distance - radius) < HALF_LINE) paint(drawn, row * drawn.width + column, DISC_EDGE);
    }
  }
}

function paint({ data }: RgbImage, pixel: number, { colour, cover }: Paint): void {
  for (let c = 0; c < 3; c++) {
    const before = data[pixel * 3 + c] as number;
    data[pixel * 3 + c] = Math.round(before + cover * ((colour[c] as number) - before));
  }
}
