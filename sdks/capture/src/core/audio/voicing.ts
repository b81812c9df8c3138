import { RATE } from './rates.ts';

/** The autocorrelation of a frame within 60 to 500 Hz, from its power spectrum below 1,600 Hz. */
export interface Voicing {
  of(power: Float32Array): { readonly strength: number; readonly pitchHz: number };
}

const SIZE = 512;
const TOP_BIN = Math.round((1600 * SIZE) / RATE);
const LOWEST_BIN = 4;
const LOWEST_HZ = 70;
const HIGHEST_HZ = 450;
const LAG_STEP = 2;
/** Twice a period fits as well as the period: a longer one is taken where it fits better by this much. */
const CLEARLY = 0.05;
const LAGS = lags();
/** cos(2 pi bin lag / size), a row for each lag. */
const COSINES = cosines();
/** The window weakens far lags; dividing by its own autocorrelation makes up for it (Boersma 1993). */
const WINDOW_CORRELATION = LAGS.map(windowCorrelation);

export function createVoicing(): Voicing {
  const found = { strength: 0, pitchHz: 0 };
  const strengths = new Float32Array(LAGS.length);
  return {
    of(power) {
      let energy = 0;
      for (let bin = LOWEST_BIN; bin < TOP_BIN; bin++) energy += power[bin] as number;
      found.strength = 0;
      found.pitchHz = 0;
      if (energy <= 1e-9) return found;
      for (let row = 0; row < LAGS.length; row++)
        strengths[row] = correlation(power, row) / energy / (WINDOW_CORRELATION[row] as number);
      for (let row = 1; row < LAGS.length - 1; row++) if (isPeak(row)) take(row);
      return found;
    },
  };

  function isPeak(row: number): boolean {
    const strength = strengths[row] as number;
    return strength > (strengths[row - 1] as number) && strength >= (strengths[row + 1] as number);
  }

  function take(row: number): void {
    const strength = Math.min(1, strengths[row] as number);
    const isBetter = strength > found.strength + CLEARLY || found.pitchHz === 0;
    found.strength = Math.max(found.strength, strength);
    if (!isBetter) return;
    found.pitchHz =
      RATE /
      ((LAGS[row] as number) +
        LAG_STEP *
          vertexOf(strengths[row - 1] as number, strengths[row] as number, strengths[row + 1] as number));
  }
}

/** Where a parabola through a peak and its neighbours is highest, in rows from the peak. */
function vertexOf(before: number, peak: number, after: number): number {
  const curve = before - 2 * peak + after;
  return curve === 0 ? 0 : (before - after) / (2 * curve);
}

function correlation(power: Float32Array, row: number): number {
  let sum = 0;
  const offset = row * TOP_BIN;
  for (let bin = LOWEST_BIN; bin < TOP_BIN; bin++)
    sum += (power[bin] as number) * (COSINES[offset + bin] as number);
  return sum;
}

function lags(): number[] {
  const shortest = Math.ceil(RATE / HIGHEST_HZ);
  const count = Math.floor((RATE / LOWEST_HZ - shortest) / LAG_STEP) + 1;
  return Array.from({ length: count }, (_, i) => shortest + i * LAG_STEP);
}

function cosines(): Float32Array {
  const table = new Float32Array(LAGS.length * TOP_BIN);
  for (const [row, lag] of LAGS.entries())
    for (let bin = 0; bin < TOP_BIN; bin++)
      table[row * TOP_BIN + bin] = Math.cos((2 * Math.PI * bin * lag) / SIZE);
  return table;
}

/** Of a Hann window of 25 ms. */
function windowCorrelation(lag: number): number {
  const x = lag / 400;
  const a = (1 - x) * (2 / 3 + Math.cos(2 * Math.PI * x) / 3) + Math.sin(2 * Math.PI * x) / (2 * Math.PI);
  return Math.max(0.05, a);
}
