import { describe, expect, it } from 'vitest';
import { highest } from '../pixels/highest.ts';
import { vesselConvergence } from './vessel-convergence.ts';

const SIDE = 100;
const even = { width: SIDE, height: SIDE, data: new Float32Array(SIDE * SIDE).fill(0.2) };

/** Places along a line from 8 to 28 pixels from a middle, at an angle. */
const spoke = (x: number, y: number, angle: number) =>
  Array.from({ length: 11 }, (_, k) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return { x: x + (8 + 2 * k) * dx, y: y + (8 + 2 * k) * dy, dx, dy };
  });

describe('the convergence of vessels', () => {
  it('is highest where vessels of many directions point', () => {
    const spokes = Array.from({ length: 8 }, (_, k) => spoke(60, 40, k * 0.78 + 0.1)).flat();
    const [place] = highest(vesselConvergence(spokes, even), 1, 0);
    expect(Math.abs((place?.x ?? 0) - 60)).toBeLessThanOrEqual(2);
    expect(Math.abs((place?.y ?? 0) - 40)).toBeLessThanOrEqual(2);
  });
  it('is not drawn away by one long vessel elsewhere', () => {
    const spokes = Array.from({ length: 6 }, (_, k) => spoke(60, 40, k * 1.04 + 0.1)).flat();
    const long = Array.from({ length: 60 }, (_, k) => ({ x: 12, y: 20 + k, dx: 0, dy: 1 }));
    const [place] = highest(vesselConvergence([...spokes, ...long], even), 1, 0);
    expect(Math.abs((place?.x ?? 0) - 60)).toBeLessThanOrEqual(2);
  });
  it('is the same whichever way a vessel is followed', () => {
    const line = spoke(50, 50, 0.7);
    const back = line.map((at) => ({ ...at, dx: -at.dx, dy: -at.dy }));
    expect(vesselConvergence(back, even).data).toEqual(vesselConvergence(line, even).data);
  });
});
