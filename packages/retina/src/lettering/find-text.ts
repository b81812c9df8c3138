import * as P from './parameters.ts';
import type { Box, Mask, RgbImage } from '../pixels/image.ts';
import { type Colours, resizeImage } from '../pixels/resample.ts';
import { type Ink, inkOf } from './ink.ts';
import { type Sign, signsOf } from './signs.ts';

/**
 * Lines of writing burnt into a picture: signs of one height on one base line, made of strokes thinner than they are tall,
 * paler or blacker than anything the retina has. A notch of the rim, a mark of the camera, vessels and spots are none of it.
 *
 * @returns the box around each line in pixels of the picture
 */
export function findText(image: RgbImage): Box[] {
  const shrink = Math.max(1, Math.max(image.width, image.height) / P.LONGER_SIDE);
  const [width, height] = [image.width, image.height].map((side) =>
    Math.max(1, Math.round(side / shrink)),
  ) as [number, number];
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height };
  const colours = resizeImage(image, whole, width, height);
  const inks: readonly Ink[] = ['pale', 'black'];
  return inks.flatMap((ink) => linesIn(colours, ink)).map((box) => enlarged(box, image, width, height));
}

function linesIn(colours: Colours, ink: Ink): Box[] {
  const inked = inkOf(colours, ink);
  return rowsOfSigns(signsOf(inked))
    .filter((row) => isWriting(row, inked))
    .map(boxAround);
}

/** Signs that follow each other on a base line. */
function rowsOfSigns(signs: readonly Sign[]): Sign[][] {
  const rows: Sign[][] = [];
  for (const sign of signs.toSorted((a, b) => a.left - b.left)) {
    const row = rows.find((each) => follows(each, sign));
    if (row === undefined) rows.push([sign]);
    else row.push(sign);
  }
  return rows;
}

function follows(row: readonly Sign[], sign: Sign): boolean {
  const tallest = Math.max(...row.slice(-4).map(heightOf));
  const last = row.at(-1) as Sign;
  const gap = sign.left - last.right;
  const shared = Math.min(last.bottom, sign.bottom) - Math.max(last.top, sign.top);
  return (
    gap < P.GAP * tallest &&
    gap > -0.5 * tallest &&
    heightOf(sign) < P.TALLER * tallest &&
    (shared > 0.5 * Math.min(heightOf(last), heightOf(sign)) ||
      Math.abs(last.bottom - sign.bottom) < 0.25 * tallest)
  );
}

const heightOf = ({ top, bottom }: Sign) => bottom - top;

/** Enough signs, most of one height with one base line, and strokes as pens and fonts make them. */
function isWriting(row: readonly Sign[], inked: Mask): boolean {
  const tall = medianOf(
    row
      .map(heightOf)
      .toSorted((a, b) => b - a)
      .slice(0, Math.ceil(row.length / 2)),
  );
  const body = row.filter((sign) => heightOf(sign) > 0.55 * tall && heightOf(sign) < 1.35 * tall);
  const base = medianOf(body.map(({ bottom }) => bottom));
  const onBase = body.filter(({ bottom }) => Math.abs(bottom - base) <= Math.max(1.5, 0.2 * tall));
  if (onBase.length < P.LEAST_SIGNS || onBase.length < 0.7 * row.length) return false;
  // A spot fills its box like a disc; few letters do.
  if (medianOf(onBase.map(({ fill }) => fill)) > P.SPOT_FILL) return false;
  const box = boxAround(onBase);
  const strokes = strokesOf(inked, box);
  return (
    box.right - box.left > P.LEAST_LENGTH * tall &&
    strokes.width < P.STROKE_WIDTH * tall &&
    strokes.cover > P.COVER[0] &&
    strokes.cover < P.COVER[1]
  );
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function boxAround(signs: readonly Sign[]): Box {
  return {
    left: Math.min(...signs.map(({ left }) => left)),
    top: Math.min(...signs.map(({ top }) => top)),
    right: Math.max(...signs.map(({ right }) => right)),
    bottom: Math.max(...signs.map(({ bottom }) => bottom)),
  };
}

/** Mean length of an inked stretch of a row, and the share of the box that is inked. */
function strokesOf(
  { width, data }: Mask,
  { left, top, right, bottom }: Box,
): { width: number; cover: number } {
  let [inked, stretches] = [0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (data[y * width + x] === 0) continue;
      inked += 1;
      if (x === left || data[y * width + x - 1] === 0) stretches += 1;
    }
  return { width: inked / Math.max(1, stretches), cover: inked / ((right - left) * (bottom - top)) };
}

/** In pixels of the picture, with a margin for the soft edges of letters. */
function enlarged(box: Box, image: RgbImage, width: number, height: number): Box {
  const [across, down] = [image.width / width, image.height / height];
  const margin = 0.25 * (box.bottom - box.top);
  return {
    left: Math.max(0, Math.floor((box.left - margin) * across)),
    top: Math.max(0, Math.floor((box.top - margin) * down)),
    right: Math.min(image.width, Math.ceil((box.right + margin) * across)),
    bottom: Math.min(image.height, Math.ceil((box.bottom + margin) * down)),
  };
}
