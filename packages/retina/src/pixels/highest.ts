import type { Plane } from './image.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The highest places of a plane that lie further than `apart` from each other; none where it is -Infinity. */
export function highest({ width, data }: Plane, count: number, apart: number): Place[] {
  const found: Place[] = [];
  while (found.length < count) {
    let best: number | undefined;
    for (let i = 0; i < data.length; i++) {
      if ((data[i] as number) <= (best === undefined ? -Infinity : (data[best] as number))) continue;
      const [x, y] = [i % width, (i / width) | 0];
      if (found.every((other) => (x - other.x) ** 2 + (y - other.y) ** 2 >= apart * apart)) best = i;
    }
    if (best === undefined) break;
    found.push({ x: best % width, y: (best / width) | 0 });
  }
  return found;
}
