import type { Sound } from '../src/core/index.ts';
import type { Span } from './recordings.ts';

export const RATE = 16_000;

export function silence(seconds: number, sampleRate = RATE): Sound {
  return { samples: new Float32Array(Math.round(seconds * sampleRate)), sampleRate };
}

/** Gaussian, from a seed. */
export function whiteNoise(length: number, seed = 1): Float32Array {
  const random = mulberry(seed);
  return new Float32Array(length).map(
    () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random()),
  );
}

/** White noise through the filter of Paul Kellet: 3 dB less an octave. */
export function pinkNoise(length: number, seed = 1): Float32Array {
  const b = new Float64Array(7);
  return whiteNoise(length, seed).map((white) => {
    b[0] = 0.99886 * (b[0] as number) + white * 0.0555179;
    b[1] = 0.99332 * (b[1] as number) + white * 0.0750759;
    b[2] = 0.969 * (b[2] as number) + white * 0.153852;
    b[3] = 0.8665 * (b[3] as number) + white * 0.3104856;
    b[4] = 0.55 * (b[4] as number) + white * 0.5329522;
    b[5] = -0.7616 * (b[5] as number) - white * 0.016898;
    const pink = b.reduce((sum, value) => sum + value, 0) + white * 0.5362;
    b[6] = white * 0.115926;
    return pink;
  });
}

export function scaled(samples: Float32Array, rms: number): Float32Array {
  const factor = rms / (rmsOf(samples) || 1);
  return samples.map((sample) => sample * factor);
}

export function rmsOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
}

/** Noise so many dB below the speech, which is what the spans hold. */
export function withNoise(
  { samples, sampleRate }: Sound,
  {
    decibels,
    kind = pinkNoise,
    speech,
    seed = 1,
  }: {
    readonly decibels: number;
    readonly kind?: typeof pinkNoise;
    readonly speech: readonly Span[];
    readonly seed?: number;
  },
): Sound {
  const spoken = speech.map(([from, to]) => samples.subarray(from * sampleRate, to * sampleRate));
  const power = spoken.reduce((sum, part) => sum + rmsOf(part) ** 2 * part.length, 0);
  const length = spoken.reduce((sum, part) => sum + part.length, 0);
  const noise = scaled(kind(samples.length, seed), Math.sqrt(power / length / 10 ** (decibels / 10)));
  return { samples: samples.map((sample, i) => sample + (noise[i] as number)), sampleRate };
}

/** `target` with `part` added from a moment on. */
export function addAt(target: Sound, part: Float32Array, seconds: number, factor = 1): void {
  const from = Math.round(seconds * target.sampleRate);
  for (let i = 0; i < part.length && from + i < target.samples.length; i++)
    target.samples[from + i] = (target.samples[from + i] as number) + factor * (part[i] as number);
}

export function sum(a: Sound, b: Sound): Sound {
  return { samples: a.samples.map((sample, i) => sample + (b.samples[i] ?? 0)), sampleRate: a.sampleRate };
}

export function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
