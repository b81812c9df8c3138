import { BANDS } from '../audio/features.ts';
import type { FrameStore } from '../audio/frame-store.ts';
import { FRAME_SECONDS } from '../audio/rates.ts';
import type { Stretch } from '../audio/track.ts';
import { CAPTURE_PARAMETERS } from '../parameters.ts';
import type { KnownSound } from './likelihood.ts';
import { noiseFloor } from './noise-floor.ts';

/** How the voice of the far end comes back in another track. */
export interface Echo {
  /** Levels that the echo alone explains, by band, at the frames of the stretch that hears it. */
  readonly knownSound: KnownSound;
  /** Of the echo against the track it comes from, dB. */
  readonly gainDb: number;
  readonly delaySeconds: number;
}

const MISSING_DB = -110;

/**
 * Looks for the far end in a stretch of the near end: one delay for the session, one gain for each band. Nothing when the
 * levels of the two do not go together while the far end speaks and the near end is weaker.
 */
export function findEcho({ startSeconds, frames }: Stretch, farEnd: readonly Stretch[]): Echo | undefined {
  const bandOf = (band: number) =>
    aligned(farEnd, startSeconds, frames.length, (store) => store.band(band, 0, store.length));
  const far = loudness(bandOf);
  const near = loudness((band) => frames.band(band, 0, frames.length));
  const active = activeFrames(far);
  const delay = bestDelay(near, far, thinned(active));
  if (delay === undefined) return undefined;
  const heard = active.filter((i) => isWeaker(near, far, i, delay));
  const gains = Array.from({ length: BANDS }, (_, band) =>
    gainOf(frames.band(band, 0, frames.length), bandOf(band), heard, delay),
  );
  return {
    knownSound: (band) => explained(bandOf(band), gains[band], delay),
    gainDb: median(heard.map((i) => (near[i + delay] as number) - (far[i] as number))),
    delaySeconds: delay * FRAME_SECONDS,
  };
}

/** Values of other stretches at the frames of one that begins at `startSeconds`. */
function aligned(
  stretches: readonly Stretch[],
  startSeconds: number,
  length: number,
  read: (frames: FrameStore) => Float32Array,
): Float32Array {
  const values = new Float32Array(length).fill(MISSING_DB);
  for (const stretch of stretches) {
    const offset = Math.round((stretch.startSeconds - startSeconds) / FRAME_SECONDS);
    const source = read(stretch.frames);
    const from = Math.max(0, -offset);
    const to = Math.min(source.length, length - offset);
    if (to > from) values.set(source.subarray(from, to), from + offset);
  }
  return values;
}

function loudness(bandOf: (band: number) => Float32Array): Float32Array {
  const power = bandOf(0).map((level) => 10 ** (level / 10));
  for (let band = 1; band < BANDS; band++) {
    const levels = bandOf(band);
    for (let i = 0; i < power.length; i++)
      power[i] = (power[i] as number) + 10 ** ((levels[i] as number) / 10);
  }
  return power.map((value) => 10 * Math.log10(value));
}

function activeFrames(far: Float32Array): number[] {
  const floor = noiseFloor(far);
  const found: number[] = [];
  for (let i = 0; i < far.length - MOST_DELAY; i++)
    if ((far[i] as number) > Math.max(-70, (floor[i] as number) + CAPTURE_PARAMETERS.echo.activeDb))
      found.push(i);
  return found;
}

const MOST_DELAY = Math.round(CAPTURE_PARAMETERS.echo.mostDelaySeconds / FRAME_SECONDS);

/** A minute of frames tells a delay as well as an hour. */
function thinned(active: readonly number[]): readonly number[] {
  const step = Math.max(1, Math.floor(active.length / CAPTURE_PARAMETERS.echo.mostFrames));
  return step === 1 ? active : active.filter((_, i) => i % step === 0);
}

/** In frames; nothing where no delay makes the levels go together. */
function bestDelay(near: Float32Array, far: Float32Array, active: readonly number[]): number | undefined {
  const { leastCorrelation, leastFrames } = CAPTURE_PARAMETERS.echo;
  let best: number | undefined;
  let highest: number = leastCorrelation;
  for (let delay = 0; delay <= MOST_DELAY; delay++) {
    const heard = active.filter((i) => isWeaker(near, far, i, delay));
    if (heard.length < leastFrames) continue;
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
  return (near[i + delay] as number) < (far[i] as number) - CAPTURE_PARAMETERS.echo.weakerDb;
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
function gainOf(
  near: Float32Array,
  far: Float32Array,
  heard: readonly number[],
  delay: number,
): number | undefined {
  const loud = heard.filter((i) => (far[i] as number) > CAPTURE_PARAMETERS.echo.leastBandDb);
  if (loud.length < CAPTURE_PARAMETERS.echo.leastFrames) return undefined;
  return median(loud.map((i) => (near[i + delay] as number) - (far[i] as number)));
}

/** The far end as it comes back, with a margin and the fading of a room. */
function explained(far: Float32Array, gain: number | undefined, delay: number): Float32Array | undefined {
  if (gain === undefined) return undefined;
  const { marginDb, fadeDbPerSecond } = CAPTURE_PARAMETERS.echo;
  const fade = fadeDbPerSecond * FRAME_SECONDS;
  const levels = new Float32Array(far.length);
  let level = MISSING_DB;
  for (let i = 0; i < far.length; i++) {
    level = Math.max((far[i - delay] ?? MISSING_DB) + gain + marginDb, level - fade);
    levels[i] = level;
  }
  return levels;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
