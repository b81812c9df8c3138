import { BANDS } from '../audio/features.ts';
import { bandOf, type FrameStore } from '../audio/frame-store.ts';
import { MOST_LIKELIHOOD, NOISE_DYNAMICS_DB, NOISE_LOWEST_DB, PRIOR_WEIGHT } from '../parameters.ts';
import { each, type Sliced } from '../slices.ts';
import { noiseFloor, percentileOf } from './noise-floor.ts';

/** What the bands of a stretch say about speech, frame by frame. */
export interface VoiceEvidence {
  /** Mean over bands of the log likelihood ratio of speech to noise alone. */
  readonly likelihood: Float32Array;
  /** dB of all bands. */
  readonly level: Float32Array;
  /** dB of the noise in all bands. */
  readonly noise: Float32Array;
}

/** Levels that come from elsewhere than the voice at each frame of a band, such as the echo of the far end. */
export type KnownSound = (band: number) => Sliced<Float32Array | undefined>;

/**
 * Sohn, Kim, Sung 1999 (a statistical model-based voice activity detection): each band is Gaussian noise, or noise and
 * speech; the prior signal-to-noise ratio is decision-directed (Ephraim, Malah 1984).
 */
export function* voiceEvidence(frames: FrameStore, knownSound?: KnownSound): Sliced<VoiceEvidence> {
  const { length } = frames;
  const likelihood = new Float32Array(length);
  const level = new Float32Array(length);
  const noise = new Float32Array(length);
  let active = 0;
  for (let band = 0; band < BANDS; band++) {
    const levels = yield* bandOf(frames, band);
    const known = knownSound === undefined ? undefined : yield* knownSound(band);
    const floor = yield* floorOf(levels, known);
    if (floor === undefined) continue;
    active++;
    yield* addLikelihood(likelihood, levels, floor);
    yield* addPower(level, levels);
    yield* addPower(noise, floor);
  }
  yield* each(0, length, (i) => {
    likelihood[i] = (likelihood[i] as number) / Math.max(1, active);
    level[i] = 10 * Math.log10((level[i] as number) + 1e-11);
    noise[i] = 10 * Math.log10((noise[i] as number) + 1e-11);
  });
  return { likelihood, level, noise };
}

/** Nothing for a band without sound: above half the rate of the device, or a silent file. */
function* floorOf(levels: Float32Array, known: Float32Array | undefined): Sliced<Float32Array | undefined> {
  const loud = yield* percentileOf(levels, 0.97);
  if (loud < NOISE_LOWEST_DB) return undefined;
  const least = Math.max(NOISE_LOWEST_DB, loud - NOISE_DYNAMICS_DB);
  const floor = yield* noiseFloor(levels);
  yield* each(0, floor.length, (i) => {
    floor[i] = Math.max(least, floor[i] as number, known?.[i] ?? Number.NEGATIVE_INFINITY);
  });
  return floor;
}

function addLikelihood(sum: Float32Array, levels: Float32Array, floor: Float32Array): Sliced<void> {
  let speechBefore = 0;
  return each(0, levels.length, (i) => {
    const posterior = 10 ** (((levels[i] as number) - (floor[i] as number)) / 10);
    const prior = PRIOR_WEIGHT * speechBefore + (1 - PRIOR_WEIGHT) * Math.max(posterior - 1, 0);
    const gain = prior / (1 + prior);
    speechBefore = gain * gain * posterior;
    sum[i] = (sum[i] as number) + Math.min(MOST_LIKELIHOOD, posterior * gain - Math.log1p(prior));
  });
}

/** Adds the power of levels in dB. */
export function addPower(sum: Float32Array, levels: Float32Array): Sliced<void> {
  return each(0, levels.length, (i) => {
    sum[i] = (sum[i] as number) + 10 ** ((levels[i] as number) / 10);
  });
}
