import type { Mask } from '../pixels/image.ts';

type Subcycle = 0 | 1;

/**
 * The mask thinned to lines one pixel wide that keep its ends, junctions and holes (Zhang and Suen 1984, Communications
 * of the ACM 27:236, with both subcycles). A pixel is judged again only after one beside it went: a large part costs
 * what it has pixels, not that times its width.
 */
export function thinned({ width, height, data }: Mask): Mask {
  const out = Uint8Array.from(data);
  for (let x = 0; x < width; x++) out[x] = out[(height - 1) * width + x] = 0;
  for (let y = 0; y < height; y++) out[y * width] = out[y * width + width - 1] = 0;
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const queues = [new JudgingQueue(out), new JudgingQueue(out)] as const;
  while (queues.some((queue) => queue.size > 0))
    for (const subcycle of [0, 1] as const) {
      const going = queues[subcycle].take().filter((i) => out[i] === 1 && goes(out, i, width, subcycle));
      for (const i of going) out[i] = 0;
      for (const i of going)
        for (const step of around) if (out[i + step] === 1) for (const queue of queues) queue.add(i + step);
    }
  return { width, height, data: out };
}

/** Pixels that a subcycle has to judge, each once; at first all. */
class JudgingQueue {
  #pixels: number[] = [];
  readonly #has: Uint8Array;

  constructor(mask: Uint8Array) {
    this.#has = new Uint8Array(mask.length);
    for (let i = 0; i < mask.length; i++) if (mask[i] === 1) this.add(i);
  }

  get size(): number {
    return this.#pixels.length;
  }

  add(i: number): void {
    if (this.#has[i] === 1) return;
    this.#has[i] = 1;
    this.#pixels.push(i);
  }

  take(): number[] {
    const pixels = this.#pixels;
    this.#pixels = [];
    for (const i of pixels) this.#has[i] = 0;
    return pixels;
  }
}

/** Whether a subcycle takes a pixel off, as its neighbours stand. */
function goes(data: Uint8Array, i: number, width: number, subcycle: Subcycle): boolean {
  const n = data[i - width] as number;
  const ne = data[i - width + 1] as number;
  const e = data[i + 1] as number;
  const se = data[i + width + 1] as number;
  const s = data[i + width] as number;
  const sw = data[i + width - 1] as number;
  const w = data[i - 1] as number;
  const nw = data[i - width - 1] as number;
  const neighbours = n + ne + e + se + s + sw + w + nw;
  if (neighbours < 2 || neighbours > 6) return false;
  const rises =
    (n < ne ? 1 : 0) +
    (ne < e ? 1 : 0) +
    (e < se ? 1 : 0) +
    (se < s ? 1 : 0) +
    (s < sw ? 1 : 0) +
    (sw < w ? 1 : 0) +
    (w < nw ? 1 : 0) +
    (nw < n ? 1 : 0);
  if (rises !== 1) return false;
  return (subcycle === 0 ? n * e * s + e * s * w : n * e * w + n * s * w) === 0;
}
