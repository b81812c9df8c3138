/** How much of a sound is cut off at a ceiling, at full scale or, turned down after the cut, below it. */
export interface Ceiling {
  take(sample: number): void;
  /** Of the loud samples those within 1.5 dB of the loudest: less than one in 300 of whole speech. */
  readonly share: number;
}

const STEPS_PER_OCTAVE = 8;
const OCTAVES = 20;
const FULL_SCALE = 2 ** 16;
/** -66 dB of full scale. */
const LEAST = 32;
const LOUD_OCTAVES = 5;
/** As few samples as this above a ceiling are the click of a switch. */
const RARE = 2e-4;

export function createCeiling(): Ceiling {
  /** By loudness. */
  const counts = new Float64Array(STEPS_PER_OCTAVE * OCTAVES);
  return {
    take(sample) {
      const level = Math.min(2 ** OCTAVES - 1, Math.abs(sample) * FULL_SCALE) | 0;
      if (level < LEAST) return;
      const octave = 31 - Math.clz32(level);
      counts[octave * STEPS_PER_OCTAVE + (((level << 3) >> octave) & 7)]! += 1;
    },
    get share() {
      const few = RARE * sum(counts);
      let top = counts.length;
      let near = 0;
      while (top > 1 && near <= few) near += counts[--top] as number;
      near += counts[top - 1] as number;
      return near / Math.max(1, sum(counts.slice(top - LOUD_OCTAVES * STEPS_PER_OCTAVE)));
    },
  };
}

function sum(counts: Float64Array): number {
  return counts.reduce((total, count) => total + count);
}
