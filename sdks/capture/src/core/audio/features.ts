import { createFourier } from './fourier.ts';
import { HOP, RATE } from './rates.ts';
import { createVoicing } from './voicing.ts';

/** Mel-spaced from 150 to 6,800 Hz (O'Shaughnessy's scale). */
export const BANDS = 20;
const BAND_EDGES_HZ = melSpaced(150, 6800, BANDS + 1);
const WINDOW = 400;
const SIZE = 512;
const BEFORE = (WINDOW - HOP) / 2;

/** What is kept of 10 ms of sound: no sample, and nothing from which words could be heard. */
export interface Frame {
  /** dB of full scale by band. */
  readonly bands: Float32Array;
  /** Height of the best peak of the autocorrelation, 0 to 1. */
  voicing: number;
  /** Of that peak; 0 without one. */
  pitchHz: number;
}

/** Cuts a stream at 16 kHz into frames; frame n stands for the 10 ms from n * 10 ms on, seen through 25 ms around them. */
export interface FrameCutter {
  push(sample: number): void;
  /** Gives the frames that wait for the rest of their window, as if silence followed. */
  flush(): void;
}

export function createFrameCutter(emit: (frame: Frame) => void): FrameCutter {
  const ring = new Float32Array(WINDOW);
  const windowed = new Float32Array(WINDOW);
  const power = new Float32Array(SIZE / 2 + 1);
  const frame: Frame = { bands: new Float32Array(BANDS), voicing: 0, pitchHz: 0 };
  const { powerInto } = createFourier(SIZE);
  const voicing = createVoicing();
  let at = BEFORE;
  let waiting = WINDOW - BEFORE;

  function push(sample: number): void {
    ring[at] = sample;
    at = (at + 1) % WINDOW;
    if (--waiting > 0) return;
    waiting = HOP;
    analyse();
    emit(frame);
  }

  function analyse(): void {
    for (let i = 0; i < WINDOW; i++) windowed[i] = (ring[(at + i) % WINDOW] as number) * (HANN[i] as number);
    powerInto(windowed, power);
    for (let band = 0; band < BANDS; band++) frame.bands[band] = decibels(power, BAND_BINS[band] as Bins);
    const { strength, pitchHz } = voicing.of(power);
    frame.voicing = strength;
    frame.pitchHz = pitchHz;
  }

  function flush(): void {
    for (let i = 0; i < WINDOW - BEFORE - HOP; i++) push(0);
  }

  return { push, flush };
}

type Bins = readonly [from: number, to: number];

const HANN = Float32Array.from(
  { length: WINDOW },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / WINDOW),
);
const BAND_BINS = BAND_EDGES_HZ.slice(0, -1).map((hz, i) => binsOf(hz, BAND_EDGES_HZ[i + 1] as number));
/** A sine of full scale is 0 dB, whatever its band. */
const FULL_SCALE = (WINDOW / 4) ** 2 * 1.5;

function binsOf(fromHz: number, toHz: number): Bins {
  const first = Math.round((fromHz * SIZE) / RATE);
  return [first, Math.max(first + 1, Math.round((toHz * SIZE) / RATE))];
}

function decibels(power: Float32Array, [from, to]: Bins): number {
  let sum = 0;
  for (let bin = from; bin < to; bin++) sum += power[bin] as number;
  return 10 * Math.log10(sum / FULL_SCALE + 1e-11);
}

function melSpaced(fromHz: number, toHz: number, count: number): number[] {
  const mel = (hz: number) => Math.log1p(hz / 700);
  const step = (mel(toHz) - mel(fromHz)) / (count - 1);
  return Array.from({ length: count }, (_, i) => 700 * Math.expm1(mel(fromHz) + i * step));
}
