/** Takes samples of one rate and gives them at the rate of the analysis, as they come. */
export interface Resampler {
  /** Hands each sample that is complete to `emit`, in order; sample n stands at n / outputRate seconds. */
  push(samples: Float32Array, emit: (sample: number) => void): void;
  /** The samples whose filter still waits for input, as if silence followed. */
  flush(emit: (sample: number) => void): void;
}

const ZERO_CROSSINGS = 10;
const PHASES = 128;
/** Of half the lower rate; the rest is the slope of the filter. */
const PASSBAND = 0.92;

/**
 * A windowed-sinc filter of zero delay (Smith, Digital Audio Resampling, 2002): any pair of rates, whole or not, because
 * the filter is interpolated between 128 phases.
 */
export function createResampler(inputRate: number, outputRate: number): Resampler {
  const cutoff = (PASSBAND * Math.min(inputRate, outputRate)) / inputRate;
  const reach = Math.ceil(ZERO_CROSSINGS / cutoff);
  const filter = sincTable(cutoff, reach);
  const step = inputRate / outputRate;
  let held = new Float32Array(reach);
  let heldFrom = -reach;
  let written = 0;

  function emitUpTo(end: number, emit: (sample: number) => void): void {
    for (; ; written++) {
      const position = written * step;
      const left = Math.floor(position);
      if (left + reach >= end) return;
      emit(filtered(position - left, left - heldFrom));
    }
  }

  function filtered(fraction: number, centre: number): number {
    const phase = fraction * PHASES;
    const row = Math.floor(phase);
    const mix = phase - row;
    const width = 2 * reach;
    const a = row * width;
    const first = centre - reach + 1;
    let low = 0;
    let high = 0;
    for (let i = 0; i < width; i++) {
      const sample = held[first + i] as number;
      low += sample * (filter[a + i] as number);
      high += sample * (filter[a + width + i] as number);
    }
    return low + mix * (high - low);
  }

  function push(samples: Float32Array, emit: (sample: number) => void): void {
    const keptFrom = Math.max(heldFrom, Math.floor(written * step) - reach);
    const kept = held.subarray(keptFrom - heldFrom);
    const joined = new Float32Array(kept.length + samples.length);
    joined.set(kept);
    joined.set(samples, kept.length);
    held = joined;
    heldFrom = keptFrom;
    emitUpTo(heldFrom + held.length, emit);
  }

  return { push, flush: (emit) => push(new Float32Array(reach + 1), emit) };
}

/** Row p holds the weights of the 2 * reach inputs around an output that lies p / 128 after an input. */
function sincTable(cutoff: number, reach: number): Float32Array {
  const width = 2 * reach;
  const table = new Float32Array((PHASES + 1) * width);
  for (let phase = 0; phase <= PHASES; phase++)
    for (let i = 0; i < width; i++) {
      const distance = i - reach + 1 - phase / PHASES;
      table[phase * width + i] = cutoff * sinc(cutoff * distance) * hann(distance / reach);
    }
  return table;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function hann(x: number): number {
  return Math.abs(x) >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x);
}
