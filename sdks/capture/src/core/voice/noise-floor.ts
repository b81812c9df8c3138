import { NOISE_BIAS_DB, NOISE_PERCENTILE, NOISE_REACH_SECONDS } from '../parameters.ts';
import { each, type Sliced } from '../slices.ts';

const BLOCK = 25;
const BINS_PER_DB = 2;
const LOWEST_DB = -110;
const BINS = 256;

/**
 * The level of the noise at each frame: a low percentile of the levels of the seconds before and after, which speech, with
 * its pauses and dips, leaves free (Stahl, Fischer, Bippus 2000: quantile based noise estimation).
 */
export function* noiseFloor(levels: Float32Array): Sliced<Float32Array> {
  const reach = Math.round((NOISE_REACH_SECONDS * 100) / BLOCK);
  const blocks = Math.ceil(levels.length / BLOCK);
  const histogram = new Uint16Array(BINS);
  const floor = new Float32Array(levels.length);
  let count = addBlocks(histogram, levels, 0, Math.min(reach, blocks), 1);
  for (let block = 0; block < blocks; block++) {
    if (block + reach < blocks) count += addBlocks(histogram, levels, block + reach, block + reach + 1, 1);
    if (block - reach > 0) count += addBlocks(histogram, levels, block - reach - 1, block - reach, -1);
    floor.fill(
      levelAt(histogram, NOISE_PERCENTILE * count) + NOISE_BIAS_DB,
      block * BLOCK,
      (block + 1) * BLOCK,
    );
    yield BLOCK;
  }
  return floor;
}

/** The level below which a share of the values lies. */
export function* percentileOf(levels: ArrayLike<number>, share: number): Sliced<number> {
  const histogram = new Uint32Array(BINS);
  yield* each(0, levels.length, (i) => {
    histogram[binOf(levels[i] as number)]! += 1;
  });
  return levelAt(histogram, share * levels.length);
}

function addBlocks(
  histogram: Uint16Array,
  levels: Float32Array,
  from: number,
  to: number,
  by: 1 | -1,
): number {
  const end = Math.min(levels.length, to * BLOCK);
  for (let i = from * BLOCK; i < end; i++) histogram[binOf(levels[i] as number)]! += by;
  return by * (end - from * BLOCK);
}

function binOf(level: number): number {
  return Math.max(0, Math.min(BINS - 1, Math.round((level - LOWEST_DB) * BINS_PER_DB)));
}

function levelAt(histogram: Uint16Array | Uint32Array, below: number): number {
  let seen = 0;
  for (let bin = 0; bin < BINS; bin++) {
    seen += histogram[bin] as number;
    if (seen > below) return bin / BINS_PER_DB + LOWEST_DB;
  }
  return LOWEST_DB + BINS / BINS_PER_DB;
}
