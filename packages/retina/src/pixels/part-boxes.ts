import type { Box } from './image.ts';
import type { Parts } from './regions.ts';

/** The box around each part, at the place of its number; that of 0 is not used. */
export function partBoxes({ width, part, sizes }: Parts): readonly Box[] {
  const boxes = sizes.map(() => ({ left: Infinity, top: Infinity, right: 0, bottom: 0 }));
  for (let i = 0; i < part.length; i++) {
    if (part[i] === 0) continue;
    const box = boxes[part[i] as number] as (typeof boxes)[number];
    const [x, y] = [i % width, (i / width) | 0];
    if (x < box.left) box.left = x;
    if (x >= box.right) box.right = x + 1;
    if (y < box.top) box.top = y;
    if (y >= box.bottom) box.bottom = y + 1;
  }
  return boxes;
}
