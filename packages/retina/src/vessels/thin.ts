import type { Mask } from '../pixels/image.ts';

/**
 * The mask thinned to lines one pixel wide that keep its ends, junctions and holes (Zhang and Suen 1984, Communications
 * of the ACM 27:236, with both subcycles).
 */
export function thinned({ width, height, data }: Mask): Mask {
  const out = Uint8Array.from(data);
  for (let x = 0; x < width; x++) out[x] = out[(height - 1) * width + x] = 0;
  for (let y = 0; y < height; y++) out[y * width] = out[y * width + width - 1] = 0;
  let active = Int32Array.from(indicesOf(out));
  for (;;) {
    const first = peel(out, active, width, 0);
    const second = peel(out, active, width, 1);
    if (first + second === 0) return { width, height, data: out };
    active = active.filter((i) => out[i] === 1);
  }
}

function* indicesOf(data: Uint8Array): Generator<number> {
  for (let i = 0; i < data.length; i++) if (data[i] === 1) yield i;
}

/** Takes off one layer; which pixels go is decided before any goes. */
function peel(data: Uint8Array, active: Int32Array, width: number, subcycle: 0 | 1): number {
  const going: number[] = [];
  for (const i of active) {
    if (data[i] === 0) continue;
    const n = data[i - width] as number;
    const ne = data[i - width + 1] as number;
    const e = data[i + 1] as number;
    const se = data[i + width + 1] as number;
    const s = data[i + width] as number;
    const sw = data[i + width - 1] as number;
    const w = data[i - 1] as number;
    const nw = data[i - width - 1] as number;
    const neighbours = n + ne + e + se + s + sw + w + nw;
    if (neighbours < 2 || neighbours > 6) continue;
    const rises =
      (n < ne ? 1 : 0) +
      (ne < e ? 1 : 0) +
      (e < se ? 1 : 0) +
      (se < s ? 1 : 0) +
      (s < sw ? 1 : 0) +
      (sw < w ? 1 : 0) +
      (w < nw ? 1 : 0) +
      (nw < n ? 1 : 0);
    if (rises !== 1) continue;
    const stays = subcycle === 0 ? n * e * s + e * s * w : n * e * w + n * s * w;
    if (stays === 0) going.push(i);
  }
  for (const i of going) data[i] = 0;
  return going.length;
}
