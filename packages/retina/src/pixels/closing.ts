import type { Plane } from './image.ts';

/** Grey closing by a square: dark lines narrower than 2 radius + 1 are filled from their sides. */
export function closed(plane: Plane, radius: number): Plane {
  return filtered(filtered(plane, radius, Math.max), radius, Math.min);
}

function filtered(
  { width, height, data }: Plane,
  radius: number,
  pick: (a: number, b: number) => number,
): Plane {
  const across = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let value = data[y * width + x] as number;
      for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++)
        value = pick(value, data[y * width + u] as number);
      across[y * width + x] = value;
    }
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let value = across[y * width + x] as number;
      for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++)
        value = pick(value, across[v * width + x] as number);
      out[y * width + x] = value;
    }
  return { width, height, data: out };
}
