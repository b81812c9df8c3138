/** How much of a sound is cut off at a ceiling, at full scale or, turned down after the cut, below it. */
export interface Ceiling {
  take(sample: number): void;
  /** Of the loud samples those within 1.5 dB of the loudest: of whole speech less than one in 300, of what is cut off many. */
  readonly share: number;
}

const STEPS_PER_OCTAVE = 8;
const OCTAVES = 20;
const FULL_SCALE = 2 ** 16;
/** -66 dB of full scale. */
const LEAST = 32;
const LOUD_OCTAVES = 5;
/** Samples above the ceiling that are as few as this are the click of a switch. */
const RARE = 2e-4;

export function createCeiling(): Ceiling {
  const counts = new Float64Array(STEPS_PER_OCTAVE * OCTAVES);
  let all = 0;
  return {
    take(sample) {
      const level = Math.min(2 ** OCTAVES - 1, Math.abs(sample) * FULL_SCALE) | 0;
      all++;
      if (level < LEAST) return;
      const octave = 31 - Math.clz32(level);
      counts[octave * STEPS_PER_OCTAVE + (((level << 3) >> octave) & 7)]! += 1;
    },
    get share() {
      let top = counts.length - 1;
      let near = 0;
      while (top > 1 && near + (counts[top] as number) <= RARE * all) near += counts[top--] as number;
      near += (counts[top] as number) + (counts[top - 1] as number);
      const loud = counts.subarray(Math.max(0, top - LOUD_OCTAVES * STEPS_PER_OCTAVE));
      return (
        near /
        Math.max(
          1,
          loud.reduce((sum, count) => sum + count, 0),
        )
      );
    },
  };
}
