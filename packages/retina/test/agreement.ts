import type { Point } from '../src/vessels/segments.ts';
import { vesselImage } from '../src/vessel-image.ts';
import type { AnalyzedDrawing } from './drawings.ts';

/** Twice what both call vessel, over what each does, inside the field of view that was found. */
export function diceOf({ image, maps, truth }: AnalyzedDrawing): number {
  const { data, inside } = vesselImage(image, maps);
  let [both, found, drawn] = [0, 0, 0];
  for (let i = 0; i < data.length; i++) {
    const isFound = (data[i] as number) >= 128;
    const isDrawn = truth.mask[i] === 1 && inside[i] === 1;
    if (isFound) found += 1;
    if (isDrawn) drawn += 1;
    if (isFound && isDrawn) both += 1;
  }
  return (2 * both) / (found + drawn);
}

/** Median of the widths drawn, weighed by the length of what of each was called vessel. In pixels. */
export function medianWidthSeen({ image, maps, truth }: AnalyzedDrawing): number {
  const { data } = vesselImage(image, maps);
  const isSeen = ({ x, y }: Point) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    const isWithin = column >= 0 && row >= 0 && column < image.width && row < image.height;
    return isWithin && (data[row * image.width + column] as number) >= 128;
  };
  const seen = truth.centrelines.map(({ widthPixels, points }) => ({
    widthPixels,
    length: points.reduce((sum, here, k) => {
      const before = points[k - 1];
      return before && isSeen(here) ? sum + Math.hypot(here.x - before.x, here.y - before.y) : sum;
    }, 0),
  }));
  const sorted = seen.toSorted((a, b) => a.widthPixels - b.widthPixels);
  let left = sorted.reduce((sum, { length }) => sum + length, 0) / 2;
  return sorted.find(({ length }) => (left -= length) <= 0)?.widthPixels ?? 0;
}

/** What the engine reports, in pixels of the picture. */
export function medianCalibreOf({ morphology }: AnalyzedDrawing): number {
  const { medianCalibre, fieldDiameter } = morphology;
  return ((medianCalibre.value ?? 0) / 1000) * (fieldDiameter.value ?? 0);
}
