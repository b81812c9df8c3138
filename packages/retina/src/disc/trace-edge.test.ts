import { describe, expect, it } from 'vitest';
import { maskWhere } from '../pixels/image.ts';
import { traceEdge } from './trace-edge.ts';

const SIDE = 120;
const everywhere = maskWhere(SIDE, SIDE, () => true);
/** A bright circle with an edge 3 pixels wide. */
const lit = (x: number, y: number, radius: number) => ({
  width: SIDE,
  height: SIDE,
  data: Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
    const from = Math.hypot((i % SIDE) - x, Math.floor(i / SIDE) - y);
    return 80 + 60 * Math.min(1, Math.max(0, (radius + 1.5 - from) / 3));
  }),
});

describe('a traced edge', () => {
  it.each([
    ['too small', 0.75],
    ['too large', 1.3],
  ])('is that of the bright circle, from a start that is %s', (_, stretch) => {
    const found = traceEdge(lit(61.5, 57, 14), everywhere, { x: 59, y: 59, radius: 14 * stretch });
    expect(Math.hypot(found.x - 61.5, found.y - 57)).toBeLessThan(0.6);
    expect(Math.abs(found.radius / 14 - 1)).toBeLessThan(0.05);
    expect(found.edgeShare).toBeGreaterThan(0.95);
  });
  it('has no share of its circle where nothing falls', () => {
    const flat = { width: SIDE, height: SIDE, data: new Float32Array(SIDE * SIDE).fill(90) };
    const start = { x: 60, y: 60, radius: 12 };
    expect(traceEdge(flat, everywhere, start)).toEqual({ ...start, edgeShare: 0 });
  });
});
