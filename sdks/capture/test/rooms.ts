import type { Sound } from '../src/core/index.ts';
import type { Span } from './recordings.ts';
import { pinkNoise, RATE, rmsOf, whiteNoise, withNoise } from './sounds.ts';

/** What a place does to a recording of which the spans are speech. */
export type Room = (sound: Sound, speech: readonly Span[]) => Sound;

/** Nine ways to be heard. Times of reverberation and the distance to it are those of furnished rooms at an arm's length. */
export const ROOMS: Readonly<Record<string, Room>> = {
  'as recorded': (sound) => sound,
  'pink noise, 20 dB': (sound, speech) => withNoise(sound, { decibels: 20, speech }),
  'pink noise, 10 dB': (sound, speech) => withNoise(sound, { decibels: 10, speech }),
  'white noise, 20 dB': (sound, speech) => withNoise(sound, { decibels: 20, kind: whiteNoise, speech }),
  'white noise, 10 dB': (sound, speech) => withNoise(sound, { decibels: 10, kind: whiteNoise, speech }),
  'small room, 0.25 s': (sound) => reverberant(sound, { seconds: 0.25, belowDb: 6 }),
  'living room, 0.45 s': (sound) => reverberant(sound, { seconds: 0.45, belowDb: 3 }),
  'bare room, 0.8 s': (sound) => reverberant(sound, { seconds: 0.8, belowDb: 3 }),
  'telephone band': telephone,
};

interface Reverberation {
  /** Until it has fallen by 60 dB. */
  readonly seconds: number;
  /** Of the sound that comes straight. */
  readonly belowDb: number;
}

const COMBS = [0.0297, 0.0371, 0.0411, 0.0437];
const ALL_PASSES = [0.005, 0.0017];

/** Four combs side by side and two all-passes after them (Schroeder 1962), added to the sound that comes straight. */
function reverberant({ samples, sampleRate }: Sound, { seconds, belowDb }: Reverberation): Sound {
  let late = new Float32Array(samples.length);
  for (const delay of COMBS) {
    const echoed = comb(samples, Math.round(delay * sampleRate), 10 ** ((-3 * delay) / seconds));
    late = late.map((sample, i) => sample + (echoed[i] as number));
  }
  for (const delay of ALL_PASSES) late = allPass(late, Math.round(delay * sampleRate));
  const gain = (rmsOf(samples) / rmsOf(late)) * 10 ** (-belowDb / 20);
  return { sampleRate, samples: samples.map((sample, i) => sample + gain * (late[i] as number)) };
}

function comb(samples: Float32Array, delay: number, feedback: number): Float32Array {
  const out = new Float32Array(samples.length);
  for (let i = delay; i < out.length; i++)
    out[i] = (samples[i - delay] as number) + feedback * (out[i - delay] as number);
  return out;
}

function allPass(samples: Float32Array, delay: number, gain = 0.7): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samples.length);
  for (let i = 0; i < out.length; i++)
    out[i] = -gain * (samples[i] as number) + (samples[i - delay] ?? 0) + gain * (out[i - delay] ?? 0);
  return out;
}

/** 300 to 3,400 Hz, with the hiss of a line. */
function telephone({ samples, sampleRate }: Sound): Sound {
  const taps = bandPass(300, 3400, sampleRate);
  const half = (taps.length - 1) / 2;
  const hiss = pinkNoise(samples.length, 5);
  const level = 10 ** (-70 / 20) / rmsOf(hiss);
  return {
    sampleRate,
    samples: samples.map((_, i) =>
      taps.reduce((sum, tap, k) => sum + tap * (samples[i + half - k] ?? 0), level * (hiss[i] as number)),
    ),
  };
}

/** A windowed sinc of zero delay. */
function bandPass(fromHz: number, toHz: number, rate = RATE): number[] {
  const half = 127;
  return Array.from({ length: 2 * half + 1 }, (_, i) => {
    const at = i - half;
    const window = 0.54 + 0.46 * Math.cos((Math.PI * at) / half);
    const low = (hz: number) =>
      at === 0 ? (2 * hz) / rate : Math.sin((2 * Math.PI * hz * at) / rate) / (Math.PI * at);
    return window * (low(toHz) - low(fromHz));
  });
}
