import { inSlices, type Sliced } from '../slices.ts';
import { BANDS, type Frame } from './features.ts';

/** Frames of a stretch of sound without a gap, one byte a value: 22 bytes for each 10 ms. */
export interface FrameStore {
  readonly length: number;
  append(frame: Frame): void;
  /** The last `count` frames, or all, in a store of their own. */
  last(count: number): FrameStore;
  /** dB of band `band` at each frame of [from, to). */
  band(band: number, from: number, to: number): Float32Array;
  /** 0 to 1. */
  voicing(from: number, to: number): Float32Array;
  /** Hz, 0 where none. */
  pitch(from: number, to: number): Float32Array;
}

const FLOOR_DB = -110;
const STEPS_PER_DB = 2;
const BYTES = BANDS + 2;
const LOWEST_PITCH_HZ = 50;
const STEPS_PER_OCTAVE = 60;

export function createFrameStore(given: Uint8Array = new Uint8Array()): FrameStore {
  let bytes = given;
  let length = given.length / BYTES;

  function append(frame: Frame): void {
    if ((length + 1) * BYTES > bytes.length) grow();
    const at = length++ * BYTES;
    for (let band = 0; band < BANDS; band++) bytes[at + band] = levelStep(frame.bands[band] as number);
    bytes[at + BANDS] = Math.round(frame.voicing * 255);
    bytes[at + BANDS + 1] = pitchStep(frame.pitchHz);
  }

  function grow(): void {
    const wider = new Uint8Array(Math.max(BYTES * 1024, Math.ceil(bytes.length * 1.5)));
    wider.set(bytes);
    bytes = wider;
  }

  function column(offset: number, from: number, to: number, read: (byte: number) => number) {
    const values = new Float32Array(to - from);
    for (let i = 0; i < values.length; i++) {
      values[i] = read(bytes[(from + i) * BYTES + offset] as number);
    }
    return values;
  }

  return {
    get length() {
      return length;
    },
    append,
    last: (count) =>
      createFrameStore(bytes.slice(Math.max(0, length - Math.round(count)) * BYTES, length * BYTES)),
    band: (band, from, to) => column(band, from, to, (byte) => byte / STEPS_PER_DB + FLOOR_DB),
    voicing: (from, to) => column(BANDS, from, to, (byte) => byte / 255),
    pitch: (from, to) => column(BANDS + 1, from, to, pitchOf),
  };
}

export function bandOf(frames: FrameStore, band: number): Sliced<Float32Array> {
  return wholeOf(frames.length, (from, to) => frames.band(band, from, to));
}

/** All the values of which `part` reads some. */
export function* wholeOf(
  length: number,
  part: (from: number, to: number) => Float32Array,
): Sliced<Float32Array> {
  const values = new Float32Array(length);
  yield* inSlices(0, length, (from, to) => values.set(part(from, to), from));
  return values;
}

function levelStep(decibels: number): number {
  return Math.max(0, Math.min(255, Math.round((decibels - FLOOR_DB) * STEPS_PER_DB)));
}

function pitchStep(hz: number): number {
  if (hz <= LOWEST_PITCH_HZ) return 0;
  return Math.min(255, Math.round(Math.log2(hz / LOWEST_PITCH_HZ) * STEPS_PER_OCTAVE));
}

function pitchOf(step: number): number {
  return step === 0 ? 0 : LOWEST_PITCH_HZ * 2 ** (step / STEPS_PER_OCTAVE);
}
