import { type Mask, maskWhere } from '../pixels/image.ts';
import { median } from '../pixels/rank.ts';
import { partsOf } from '../pixels/regions.ts';
import type { Colours } from '../pixels/resample.ts';

/** Levels to either side of the middle colour of the edge. */
const SPREAD = 16;
/** Of the edge of the picture. */
const LEAST_EDGE_SHARE = 0.6;

/**
 * The even ground that a picture lies on, as sheets, screens and cut-out pictures have it, whatever its colour: what is
 * connected to the edge and alike, where most of the edge is alike. Empty where the picture fills its frame.
 */
export function groundOf(colours: Colours): Mask {
  const { width, height } = colours;
  const planes = [colours.red, colours.green, colours.blue] as const;
  const edge = edgeOf(width, height);
  const middle = planes.map((plane) => median(Float64Array.from(edge, (i) => plane[i] as number)));
  const alike = maskWhere(width, height, (i) =>
    planes.every((plane, c) => Math.abs((plane[i] as number) - (middle[c] as number)) <= SPREAD),
  );
  const alikeOnEdge = edge.filter((i) => alike.data[i] === 1);
  if (alikeOnEdge.length < LEAST_EDGE_SHARE * edge.length)
    return { width, height, data: new Uint8Array(width * height) };
  const { part } = partsOf(alike, 4);
  const isOutside = new Set(alikeOnEdge.map((i) => part[i] as number));
  return maskWhere(width, height, (i) => alike.data[i] === 1 && isOutside.has(part[i] as number));
}

function edgeOf(width: number, height: number): number[] {
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x);
  for (let y = 1; y + 1 < height; y++) edge.push(y * width, y * width + width - 1);
  return edge;
}
