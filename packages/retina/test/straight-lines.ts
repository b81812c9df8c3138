import { drawFundus, type DrawnFundus } from './draw-fundus.ts';

/** A drawing whose vessels are all one width, straight, slanted and evenly apart. */
export function straightLines(widthPixels: number, side: number, count: number): DrawnFundus {
  const angle = 0.4;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const middle = (side - 1) / 2;
  const centrelines = Array.from({ length: count }, (_, k) => {
    const off = ((k - (count - 1) / 2) * 0.86 * side) / count;
    const at = (along: number) => ({ x: middle + along * c - off * s, y: middle + along * s + off * c });
    return { kind: 'vein' as const, widthPixels, points: [at(-side / 2), at(side / 2)] };
  });
  return drawFundus({ seed: 7, width: side, height: side, tone: 'medium', reflex: 0, noise: 1, centrelines });
}
