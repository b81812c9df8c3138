import { BANDS } from '../audio/features.ts';
import { bandOf } from '../audio/frame-store.ts';
import { FRAME_SECONDS } from '../audio/rates.ts';
import type { Stretch } from '../audio/track.ts';
import {
  ACTIVE_DB,
  ECHO_MARGIN_DB,
  ECHO_WEAKER_DB,
  FADE_DB_PER_SECOND,
  LEAST_BAND_DB,
  LEAST_ECHO_CORRELATION,
  LEAST_ECHO_FRAMES,
  MOST_ECHO_DELAY_SECONDS,
  MOST_ECHO_FRAMES,
} from '../parameters.ts';
import { each, inSlices, medianOf, type Sliced, valuesOf } from '../slices.ts';
import { addPower, type KnownSound } from './likelihood.ts';
import { noiseFloor } from './noise-floor.ts';

/** How the voice of the far end comes back in another track. */
export interface Echo {
  /** Levels that the echo alone explains, by band, at the frames of the stretch that hears it. */
  readonly knownSound: KnownSound;
  /** Of the echo against the track it comes from, dB. */
  readonly gainDb: number;
}

const MISSING_DB = -110;

/**
 * Looks for the far end in a stretch of the near end: one delay for the session, one gain for each band. Nothing when the
 * levels of the two do not go together while the far end speaks and the near end is weaker.
 */
export function* findEcho(near: Stretch, farEnd: readonly Stretch[]): Sliced<Echo | undefined> {
  const { length } = near.frames;
  const farBand = (band: number) => aligned(farEnd, near, band);
  const nearBand = (band: number) => bandOf(near.frames, band);
  const farLevel = yield* loudness(length, farBand);
  const nearLevel = yield* loudness(length, nearBand);
  const active = yield* activeFrames(farLevel);
  const delay = yield* bestDelay(nearLevel, farLevel, thinned(active));
  if (delay === undefined) return undefined;
  const heard = yield* kept(active, (i) => isWeaker(nearLevel, farLevel, i, delay));
  const gains: (number | undefined)[] = [];
  for (let band = 0; band < BANDS; band++)
    gains.push(yield* gainOf(yield* nearBand(band), yield* farBand(band), heard, delay));
  return {
    knownSound: function* (band) {
      return yield* explained(yield* farBand(band), gains[band], delay);
    },
    gainDb: yield* medianDifference(nearLevel, farLevel, heard, delay),
  };
}

/** Levels of other stretches at the frames of one. */
function* aligned(
  stretches: readonly Stretch[],
  { startSeconds, frames: { length } }: Stretch,
  band: number,
): Sliced<Float32Array> {
  const values = new Float32Array(length).fill(MISSING_DB);
  for (const { startSeconds: otherStart, frames } of stretches) {
    const offset = Math.round((otherStart - startSeconds) / FRAME_SECONDS);
    yield* inSlices(Math.max(0, -offset), Math.min(frames.length, length - offset), (from, to) =>
      values.set(frames.band(band, from, to), from + offset),
    );
  }
  return values;
}

function* loudness(length: number, levelsOf: (band: number) => Sliced<Float32Array>): Sliced<Float32Array> {
  const power = new Float32Array(length);
  for (let band = 0; band < BANDS; band++) yield* addPower(power, yield* levelsOf(band));
  return yield* valuesOf(length, (i) => 10 * Math.log10(power[i] as number));
}

function* activeFrames(far: Float32Array): Sliced<number[]> {
  const floor = yield* noiseFloor(far);
  const found: number[] = [];
  yield* each(0, far.length - MOST_DELAY, (i) => {
    if ((far[i] as number) > Math.max(-70, (floor[i] as number) + ACTIVE_DB)) found.push(i);
  });
  return found;
}

function* kept(values: readonly number[], isKept: (value: number) => boolean): Sliced<number[]> {
  const found: number[] = [];
  yield* each(0, values.length, (i) => {
    if (isKept(values[i] as number)) found.push(values[i] as number);
  });
  return found;
}

/** How much louder the near end is than the far end was. */
function* medianDifference(
  near: Float32Array,
  far: Float32Array,
  at: readonly number[],
  delay: number,
): Sliced<number> {
  const found: number[] = [];
  yield* each(0, at.length, (n) => {
    const i = at[n] as number;
    found.push((near[i + delay] as number) - (far[i] as number));
  });
  return yield* medianOf(found);
}

const MOST_DELAY = Math.round(MOST_ECHO_DELAY_SECONDS / FRAME_SECONDS);

/** A minute of frames tells a delay as well as an hour. */
function thinned(active: readonly number[]): readonly number[] {
  const step = Math.max(1, Math.floor(active.length / MOST_ECHO_FRAMES));
  return step === 1 ? active : active.filter((_, i) => i % step === 0);
}

/** In frames; nothing where no delay makes the levels go together. */
function* bestDelay(
  near: Float32Array,
  far: Float32Array,
  active: readonly number[],
): Sliced<number | undefined> {
  let best: number | undefined;
  let highest: number = LEAST_ECHO_CORRELATION;
  for (let delay = 0; delay <= MOST_DELAY; delay++) {
    const heard = yield* kept(active, (i) => isWeaker(near, far, i, delay));
    if (heard.length < LEAST_ECHO_FRAMES) continue;
    const correlation = correlate(
      heard,
      (i) => far[i] as number,
      (i) => near[i + delay] as number,
    );
    if (correlation <= highest) continue;
    highest = correlation;
    best = delay;
  }
  return best;
}

/** Where the near end is the louder, it is not the one that echoes. */
function isWeaker(near: Float32Array, far: Float32Array, i: number, delay: number): boolean {
  return (near[i + delay] as number) < (far[i] as number) - ECHO_WEAKER_DB;
}

function correlate(at: readonly number[], x: (i: number) => number, y: (i: number) => number): number {
  let [sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0];
  for (const i of at) {
    const [a, b] = [x(i), y(i)];
    sx += a;
    sy += b;
    sxx += a * a;
    syy += b * b;
    sxy += a * b;
  }
  const n = at.length;
  const spread = Math.sqrt((sxx - (sx * sx) / n) * (syy - (sy * sy) / n));
  return spread > 0 ? (sxy - (sx * sy) / n) / spread : 0;
}

/** The median difference where the far end is loud in the band; nothing without enough frames. */
function* gainOf(
  near: Float32Array,
  far: Float32Array,
  heard: readonly number[],
  delay: number,
): Sliced<number | undefined> {
  const loud = yield* kept(heard, (i) => (far[i] as number) > LEAST_BAND_DB);
  if (loud.length < LEAST_ECHO_FRAMES) return undefined;
  return yield* medianDifference(near, far, loud, delay);
}

/** The far end as it comes back, with a margin and the fading of a room. */
function* explained(
  far: Float32Array,
  gain: number | undefined,
  delay: number,
): Sliced<Float32Array | undefined> {
  if (gain === undefined) return undefined;
  const fade = FADE_DB_PER_SECOND * FRAME_SECONDS;
  let level = MISSING_DB;
  return yield* valuesOf(far.length, (i) => {
    level = Math.max((far[i - delay] ?? MISSING_DB) + gain + ECHO_MARGIN_DB, level - fade);
    return level;
  });
}
