import type { Mask, Plane } from '../pixels/image.ts';
import { exp } from '../pixels/elementary.ts';
import { BLOCK, type Convolution, convolve, emptyMaps, type Maps } from './convolve.ts';
import { grown, netReach, type Reach } from './reach.ts';
import type { ConvolutionPair, VesselNet } from './read-net.ts';

/** The maps of a level: what it hands on, and what lies between its two convolutions. Both ways use them, one after the other. */
interface Level {
  readonly kept: Maps;
  readonly between: Maps;
}

/**
 * Runs the net over the masked part of planes of one size: on the way down each level halves the sides, on the way up a
 * level is enlarged twofold, reduced to the maps of the level above, added to them and convolved again.
 *
 * @returns for each pixel of the mask the net's probability that it is a vessel, 0 elsewhere
 */
export function runNet(net: VesselNet, planes: readonly Plane[], mask: Mask): Plane {
  const [{ width, height }] = planes as [Plane];
  const steps = 2 ** (net.down.length - 1);
  const padded = { width: roundUp(width, steps), height: roundUp(height, steps) };
  const reach = netReach(mask, padded.width, padded.height, net.down.length);
  const levels = net.down.map(([, { to }], level): Level => {
    const maps = () => emptyMaps(to, padded.width / 2 ** level, padded.height / 2 ** level);
    return { kept: maps(), between: maps() };
  });
  let input = asMaps(planes, padded.width, padded.height);
  net.down.forEach((block, at) => {
    const level = levels[at] as Level;
    applyBlock(block, input, level, reach.down[at] as Reach);
    if (at + 1 < levels.length) input = halved(level.kept);
  });
  for (let at = net.up.length - 1; at >= 0; at--) {
    const { reduce, block } = net.up[at] as VesselNet['up'][number];
    const level = levels[at] as Level;
    addEnlarged(reduced((levels[at + 1] as Level).kept, reduce), level.kept);
    applyBlock(block, level.kept, level, reach.up[at] as Reach);
  }
  return probabilities((levels[0] as Level).kept, net.head, mask);
}

/** Each convolution is computed as far as those after it read; what lies further is left from before and never read. */
function applyBlock(
  [first, second]: ConvolutionPair,
  input: Maps,
  { kept, between }: Level,
  reach: Reach,
): void {
  convolve(input, first, between, grown(reach, 1));
  convolve(between, second, kept, reach);
}

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

function asMaps(planes: readonly Plane[], width: number, height: number): Maps {
  const maps = emptyMaps(planes.length, width, height);
  const stride = width + 2;
  planes.forEach((plane, n) => {
    for (let y = 0; y < plane.height; y++)
      maps.data.set(
        plane.data.subarray(y * plane.width, (y + 1) * plane.width),
        n * stride * (height + 2) + (y + 1) * stride + 1,
      );
  });
  return maps;
}

/** The largest of each two by two pixels. */
function halved(maps: Maps): Maps {
  const half = emptyMaps(maps.count, maps.width / 2, maps.height / 2);
  const from = maps.width + 2;
  const to = half.width + 2;
  for (let n = 0; n < maps.count; n++) {
    for (let y = 0; y < half.height; y++) {
      let at = n * from * (maps.height + 2) + (2 * y + 1) * from + 1;
      const out = n * to * (half.height + 2) + (y + 1) * to + 1;
      for (let x = 0; x < half.width; x++) {
        const upper = Math.max(maps.data[at] as number, maps.data[at + 1] as number);
        const lower = Math.max(maps.data[at + from] as number, maps.data[at + from + 1] as number);
        half.data[out + x] = Math.max(upper, lower);
        at += 2;
      }
    }
  }
  return half;
}

/** A weighted sum of all maps for each map made: a 1 x 1 convolution without ReLU. */
function reduced(maps: Maps, { from, to, weights, bias }: Convolution): Maps {
  const out = emptyMaps(to, maps.width, maps.height);
  const stride = maps.width + 2;
  const plane = stride * (maps.height + 2);
  const sums = new Float64Array(maps.width);
  for (let o = 0; o < to; o++) {
    for (let y = 1; y <= maps.height; y++) {
      sums.fill(bias[o] as number);
      // Four maps at a time; a net has a multiple of four.
      for (let i = 0; i < from; i += BLOCK) {
        const w = o * from + i;
        const [a, b, c, d] = [weights[w], weights[w + 1], weights[w + 2], weights[w + 3]] as [
          number,
          number,
          number,
          number,
        ];
        const at = i * plane + y * stride + 1;
        for (let x = 0; x < sums.length; x++)
          sums[x] =
            (sums[x] as number) +
            a * (maps.data[at + x] as number) +
            b * (maps.data[at + plane + x] as number) +
            c * (maps.data[at + 2 * plane + x] as number) +
            d * (maps.data[at + 3 * plane + x] as number);
      }
      out.data.set(sums, o * plane + y * stride + 1);
    }
  }
  return out;
}

/** Each pixel becomes two by two, added to the maps of the level above. */
function addEnlarged(small: Maps, to: Maps): void {
  const { data } = to;
  const from = small.width + 2;
  const stride = to.width + 2;
  for (let n = 0; n < to.count; n++) {
    for (let y = 0; y < to.height; y++) {
      const source = n * from * (small.height + 2) + ((y >> 1) + 1) * from + 1;
      const at = n * stride * (to.height + 2) + (y + 1) * stride + 1;
      for (let x = 0; x < to.width; x++)
        data[at + x] = (small.data[source + (x >> 1)] as number) + (data[at + x] as number);
    }
  }
}

function probabilities(maps: Maps, head: Convolution, { width, height, data: inside }: Mask): Plane {
  const data = new Float32Array(width * height);
  const stride = maps.width + 2;
  const plane = stride * (maps.height + 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (inside[y * width + x] === 0) continue;
      let sum = head.bias[0] as number;
      for (let i = 0; i < maps.count; i++)
        sum += (head.weights[i] as number) * (maps.data[i * plane + (y + 1) * stride + 1 + x] as number);
      data[y * width + x] = 1 / (1 + exp(Math.min(Math.max(-sum, -40), 40)));
    }
  }
  return { width, height, data };
}
