import type { Box, Plane, RgbImage } from './image.ts';

/** The colours of a stretch of a picture at another size. */
export interface Colours {
  readonly width: number;
  readonly height: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
}

/** For each target position, the source positions that make it and their shares. */
interface Axis {
  readonly first: Int32Array;
  readonly count: Int32Array;
  readonly shares: readonly Float64Array[];
}

/** Smaller by the mean of what a pixel covers, larger by linear interpolation between the centres of pixels. */
function axisOf(from: number, to: number, most: number, target: number): Axis {
  const scale = (to - from) / target;
  const first = new Int32Array(target);
  const count = new Int32Array(target);
  const shares: Float64Array[] = [];
  for (let i = 0; i < target; i++) {
    const own =
      scale > 1 ? covered(from + i * scale, scale, most) : between(from + (i + 0.5) * scale - 0.5, most);
    first[i] = own.first;
    count[i] = own.shares.length;
    shares.push(own.shares);
  }
  return { first, count, shares };
}

function covered(start: number, length: number, most: number): { first: number; shares: Float64Array } {
  const first = Math.floor(start);
  const last = Math.min(most - 1, Math.ceil(start + length - 1e-9) - 1);
  const shares = new Float64Array(last - first + 1);
  for (let k = first; k <= last; k++)
    shares[k - first] = (Math.min(k + 1, start + length) - Math.max(k, start)) / length;
  return { first, shares };
}

function between(position: number, most: number): { first: number; shares: Float64Array } {
  const at = Math.min(Math.max(position, 0), most - 1);
  const first = Math.min(Math.floor(at), Math.max(most - 2, 0));
  const share = at - first;
  return { first, shares: most === 1 ? Float64Array.of(1) : Float64Array.of(1 - share, share) };
}

/** The stretch `box` of a picture, `width` by `height` pixels large. */
export function resizeImage(image: RgbImage, box: Box, width: number, height: number): Colours {
  const { channels, data } = image;
  const across = axisOf(box.left, box.right, image.width, width);
  const down = axisOf(box.top, box.bottom, image.height, height);
  const size = width * height;
  const colours = {
    width,
    height,
    red: new Float32Array(size),
    green: new Float32Array(size),
    blue: new Float32Array(size),
  };
  const rows = createRowCache(width, (row, out) => {
    const start = row * image.width * channels;
    for (let x = 0; x < width; x++) {
      const shares = across.shares[x] as Float64Array;
      let at = start + (across.first[x] as number) * channels;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < shares.length; k++) {
        const share = shares[k] as number;
        r += share * (data[at] as number);
        g += share * (data[at + 1] as number);
        b += share * (data[at + 2] as number);
        at += channels;
      }
      out[x] = r;
      out[width + x] = g;
      out[2 * width + x] = b;
    }
  });
  const sum = new Float64Array(3 * width);
  for (let y = 0; y < height; y++) {
    sum.fill(0);
    const shares = down.shares[y] as Float64Array;
    for (let k = 0; k < shares.length; k++) {
      const share = shares[k] as number;
      const row = rows((down.first[y] as number) + k);
      for (let x = 0; x < sum.length; x++) sum[x] = (sum[x] as number) + share * (row[x] as number);
    }
    colours.red.set(sum.subarray(0, width), y * width);
    colours.green.set(sum.subarray(width, 2 * width), y * width);
    colours.blue.set(sum.subarray(2 * width), y * width);
  }
  return colours;
}

/** Neighbouring target rows share a source row at most twice, so two rows are kept. */
function createRowCache(width: number, fill: (row: number, out: Float64Array) => void) {
  const kept = [new Float64Array(3 * width), new Float64Array(3 * width)] as const;
  const holds = [-1, -1];
  return (row: number): Float64Array => {
    const slot = row & 1;
    if (holds[slot] !== row) {
      fill(row, kept[slot as 0 | 1]);
      holds[slot] = row;
    }
    return kept[slot as 0 | 1];
  };
}

/** A plane enlarged (or reduced by interpolation) to another size. */
export function resizePlane({ width, height, data }: Plane, toWidth: number, toHeight: number): Plane {
  const out = new Float32Array(toWidth * toHeight);
  const across = centresOf(width, toWidth);
  const down = centresOf(height, toHeight);
  for (let y = 0; y < toHeight; y++) {
    const upper = (down.first[y] as number) * width;
    const lower = Math.min(upper + width, (height - 1) * width);
    const v = down.share[y] as number;
    for (let x = 0; x < toWidth; x++) {
      const left = across.first[x] as number;
      const right = Math.min(left + 1, width - 1);
      const h = across.share[x] as number;
      const top = (data[upper + left] as number) * (1 - h) + (data[upper + right] as number) * h;
      const bottom = (data[lower + left] as number) * (1 - h) + (data[lower + right] as number) * h;
      out[y * toWidth + x] = top * (1 - v) + bottom * v;
    }
  }
  return { width: toWidth, height: toHeight, data: out };
}

function centresOf(from: number, to: number): { first: Int32Array; share: Float64Array } {
  const first = new Int32Array(to);
  const share = new Float64Array(to);
  const scale = from / to;
  for (let i = 0; i < to; i++) {
    const at = Math.min(Math.max((i + 0.5) * scale - 0.5, 0), from - 1);
    first[i] = Math.floor(at);
    share[i] = at - Math.floor(at);
  }
  return { first, share };
}
