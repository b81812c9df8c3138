import type { Mask, Plane } from '../pixels/image.ts';
import { exp } from '../pixels/elementary.ts';
import { BLOCK, type Convolution, convolve, emptyMaps, type Maps } from './convolve.ts';
import { grown, netReach, type Reach } from './reach.ts';
import type { VesselNet } from './read-net.ts';

/**
 * Runs the net over the masked part of planes of one size: on the way down each level halves the sides, on the way up a level is enlarged
 * twofold, reduced to the maps of the level above, added to them and convolved again.
 *
 * @returns for each pixel of the mask the net's probability that it is a vessel, 0 elsewhere
 */
export function runNet(net: VesselNet, planes: readonly Plane[], mask: Mask): Plane {
  const [{ width, height }] = planes as [Plane];
  const steps = 2 ** (net.down.length - 1);
  const padded = { width: roundUp(width, steps), height: roundUp(height, steps) };
  const reach = netReach(mask, padded.width, padded.height, net.down.length);
  const skips: Maps[] = [];
  let maps = asMaps(planes, padded.width, padded.height);
  net.down.forEach((block, level) => {
    maps = applyBlock(block, level === 0 ? maps : halved(maps), reach.down[level] as Reach);
    skips.push(maps);
  });
  for (let level = net.up.length - 1; level >= 0; level--) {
    const { reduce, block } = net.up[level] as VesselNet['up'][number];
    maps = applyBlock(
      block,
      enlargedOnto(reduced(maps, reduce), skips[level] as Maps),
      reach.up[level] as Reach,
    );
  }
  return probabilities(maps, net.head, mask);
}

/** Each convolution is computed as far as those after it read. */
function applyBlock(block: readonly Convolution[], input: Maps, reach: Reach): Maps {
  return block.reduce((maps, convolution, k) => {
    const output = emptyMaps(convolution.to, maps.width, maps.height);
    convolve(maps, convolution, output, grown(reach, block.length - 1 - k));
    return output;
  }, input);
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
function enlargedOnto(small: Maps, skip: Maps): Maps {
  const out = emptyMaps(skip.count, skip.width, skip.height);
  const from = small.width + 2;
  const to = skip.width + 2;
  for (let n = 0; n < skip.count; n++) {
    for (let y = 0; y < skip.height; y++) {
      const source = n * from * (small.height + 2) + ((y >> 1) + 1) * from + 1;
      const at = n * to * (skip.height + 2) + (y + 1) * to + 1;
      for (let x = 0; x < skip.width; x++)
        out.data[at + x] = (small.data[source + (x >> 1)] as number) + (skip.data[at + x] as number);
    }
  }
  return out;
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
