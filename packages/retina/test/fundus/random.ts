/** Numbers that look random and are the same for the same seed on every run. */
export interface Random {
  /** From the first up to, without, the second. */
  between(from: number, to: number): number;
  /** Of mean 0 and standard deviation 1, within 3. */
  normal(): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/**
 * A stream of its own for each use of a seed, so that an option which changes how often one is read leaves the others
 * as they are.
 */
export function randomOf(seed: number, use: string): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  for (const letter of use) state = Math.imul(state ^ (letter.codePointAt(0) as number), 16_777_619) >>> 0;
  // Mulberry32, by T. Ettinger, public domain.
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (from, to) => from + (to - from) * next(),
    // Three even numbers together are near enough to it, and quick to draw for each byte of a picture.
    normal: () => 2 * (next() + next() + next() - 1.5),
    pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[0],
  };
}
