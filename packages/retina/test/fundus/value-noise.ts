import type { Random } from './random.ts';

const SIDE = 64;

/** A smooth hilly surface from -1 to 1 whose hills are about one unit wide; it repeats after 64. */
export function valueNoise(random: Random): (x: number, y: number) => number {
  const lattice = Float64Array.from({ length: SIDE * SIDE }, () => random.between(-1, 1));
  const at = (x: number, y: number) => lattice[(y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))] as number;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [h, v] = [eased(x - left), eased(y - top)];
    const upper = at(left, top) * (1 - h) + at(left + 1, top) * h;
    const lower = at(left, top + 1) * (1 - h) + at(left + 1, top + 1) * h;
    return upper * (1 - v) + lower * v;
  };
}

/** 0 to 1 without a corner at either end. */
export function eased(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
}
