import type { Mask } from '../pixels/image.ts';

/** The stretch of each row that has to be computed: pixels from `from[y]` up to, without, `to[y]`; none where they are equal. */
export interface Reach {
  readonly width: number;
  readonly height: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** What a net has to compute at each level, so that its answer inside the field of view is that over the whole frame. */
export interface NetReach {
  /** Of the maps that a level makes on the way down. */
  readonly down: readonly Reach[];
  /** Of the maps that a level makes on the way up. */
  readonly up: readonly Reach[];
}

/** A level is two 3 x 3 convolutions, each of which reads a pixel further. */
const READS_FURTHER = 2;

/** From the last maps back to the first: what is read of a map is what has to be computed of it. */
export function netReach(mask: Mask, width: number, height: number, levels: number): NetReach {
  const up = [reachOf(mask, width, height)];
  for (let level = 1; level < levels; level++) up.push(halved(grown(up[level - 1] as Reach, READS_FURTHER)));
  const down = [up[levels - 1] as Reach];
  for (let level = levels - 2; level >= 0; level--)
    down.unshift(
      joined(grown(up[level] as Reach, READS_FURTHER), doubled(grown(down[0] as Reach, READS_FURTHER))),
    );
  return { down, up };
}

/** What a mask covers of a frame that may be larger. */
export function reachOf(mask: Mask, width: number, height: number): Reach {
  return reachBy(width, height, (y) => {
    if (y >= mask.height) return [0, 0];
    const row = mask.data.subarray(y * mask.width, (y + 1) * mask.width);
    const first = row.indexOf(1);
    return first < 0 ? [0, 0] : [first, row.lastIndexOf(1) + 1];
  });
}

/** Further by so many pixels to every side, corners too. */
export function grown(reach: Reach, by: number): Reach {
  return reachBy(reach.width, reach.height, (y) => {
    const [from, to] = rowsTogether(reach, y - by, y + by + 1);
    return from < to ? [Math.max(0, from - by), Math.min(reach.width, to + by)] : [0, 0];
  });
}

function halved(reach: Reach): Reach {
  return reachBy(reach.width / 2, reach.height / 2, (y) => {
    const [from, to] = rowsTogether(reach, 2 * y, 2 * y + 2);
    return [from >> 1, (to + 1) >> 1];
  });
}

function doubled(reach: Reach): Reach {
  return reachBy(2 * reach.width, 2 * reach.height, (y) => {
    const [from, to] = rowsTogether(reach, y >> 1, (y >> 1) + 1);
    return [2 * from, 2 * to];
  });
}

function joined(a: Reach, b: Reach): Reach {
  return reachBy(a.width, a.height, (y) => {
    const [first, second] = [rowsTogether(a, y, y + 1), rowsTogether(b, y, y + 1)];
    if (first[0] === first[1]) return second;
    if (second[0] === second[1]) return first;
    return [Math.min(first[0], second[0]), Math.max(first[1], second[1])];
  });
}

type Stretch = readonly [from: number, to: number];

/** The stretch that holds those of several rows; none where all are empty. */
function rowsTogether({ width, height, from, to }: Reach, first: number, end: number): Stretch {
  let [least, most] = [width, 0];
  for (let y = Math.max(0, first); y < Math.min(height, end); y++) {
    if (from[y] === to[y]) continue;
    least = Math.min(least, from[y] as number);
    most = Math.max(most, to[y] as number);
  }
  return least < most ? [least, most] : [0, 0];
}

function reachBy(width: number, height: number, stretchOf: (y: number) => Stretch): Reach {
  const from = new Int32Array(height);
  const to = new Int32Array(height);
  for (let y = 0; y < height; y++) [from[y], to[y]] = stretchOf(y) as [number, number];
  return { width, height, from, to };
}
