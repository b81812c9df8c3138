import { type Mask, maskWhere } from './image.ts';

/** Connected parts of a mask: the number of the part of each pixel from 1 on, 0 outside, and the size of each. */
export interface Parts {
  readonly width: number;
  readonly height: number;
  readonly part: Int32Array;
  /** `sizes[n]` is that of part n; `sizes[0]` is not used. */
  readonly sizes: readonly number[];
}

/** The parts connected by the four sides of a pixel, or by its eight neighbours. */
export function partsOf({ width, height, data }: Mask, neighbours: 4 | 8): Parts {
  const part = new Int32Array(data.length);
  const stack = new Int32Array(data.length);
  const sizes = [0];
  let top = 0;
  const visit = (x: number, y: number, number: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const i = y * width + x;
    if (data[i] === 0 || part[i] !== 0) return;
    part[i] = number;
    stack[top++] = i;
  };
  for (let start = 0; start < data.length; start++) {
    if (data[start] === 0 || part[start] !== 0) continue;
    const number = sizes.length;
    let size = 0;
    visit(start % width, (start / width) | 0, number);
    while (top > 0) {
      const i = stack[--top] as number;
      const x = i % width;
      const y = (i / width) | 0;
      size += 1;
      visit(x - 1, y, number);
      visit(x + 1, y, number);
      visit(x, y - 1, number);
      visit(x, y + 1, number);
      if (neighbours === 4) continue;
      visit(x - 1, y - 1, number);
      visit(x + 1, y - 1, number);
      visit(x - 1, y + 1, number);
      visit(x + 1, y + 1, number);
    }
    sizes.push(size);
  }
  return { width, height, part, sizes };
}

/** The largest connected part; of equal ones the first from the top. */
export function largestPart(mask: Mask): Mask {
  const { part, sizes } = partsOf(mask, 4);
  let best = 0;
  for (let n = 1; n < sizes.length; n++)
    if (best === 0 || (sizes[n] as number) > (sizes[best] as number)) best = n;
  return maskWhere(mask.width, mask.height, (i) => part[i] === best && best !== 0);
}

/** The mask without its parts below a size. */
export function withoutSmallParts(mask: Mask, least: number): Mask {
  const { part, sizes } = partsOf(mask, 8);
  const isKept = (n: number) => n !== 0 && (sizes[n] as number) >= least;
  return maskWhere(mask.width, mask.height, (i) => isKept(part[i] as number));
}

/** The mask without holes: a part of its outside that does not touch the edge of the picture belongs to it. */
export function fillHoles(mask: Mask): Mask {
  const { width, height, data } = mask;
  const { part, sizes } = partsOf({ width, height, data: data.map((value) => 1 - value) }, 4);
  const isOutside = new Uint8Array(sizes.length);
  for (let x = 0; x < width; x++) {
    isOutside[part[x] as number] = 1;
    isOutside[part[(height - 1) * width + x] as number] = 1;
  }
  for (let y = 0; y < height; y++) {
    isOutside[part[y * width] as number] = 1;
    isOutside[part[y * width + width - 1] as number] = 1;
  }
  return maskWhere(width, height, (i) => part[i] === 0 || isOutside[part[i] as number] === 0);
}

/** The mask without what lies within `radius` pixels (of the larger step sideways or down) of its outside. */
export function eroded({ width, height, data }: Mask, radius: number): Mask {
  const across = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) erodeLine(data, across, y * width, 1, width, radius);
  const out = new Uint8Array(data.length);
  for (let x = 0; x < width; x++) erodeLine(across, out, x, width, height, radius);
  return { width, height, data: out };
}

function erodeLine(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  let run = 0;
  for (let i = 0; i < length; i++) {
    run = from[start + i * step] === 0 ? 0 : run + 1;
    if (run > 2 * radius) to[start + (i - radius) * step] = 1;
  }
}

/** Number of pixels that hold. */
export function areaOf({ data }: Mask): number {
  let area = 0;
  // By place: an iterator over a typed array takes several times as long.
  for (let i = 0; i < data.length; i++) area += data[i] as number;
  return area;
}
