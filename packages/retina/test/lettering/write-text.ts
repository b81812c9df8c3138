import type { Canvas, Colour } from '../canvas.ts';
import { GLYPH_ROWS, GLYPH_STEP, hasInk } from './glyphs.ts';

export interface Lettering {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  /** Of a capital, in pixels; need not be a multiple of seven. */
  readonly height: number;
  readonly colour: Colour;
}

/** So many samples a pixel and side, so that strokes have soft edges as a renderer gives them. */
const SAMPLES = 3;

export function textWidth(text: string, height: number): number {
  return (text.length * GLYPH_STEP * height) / GLYPH_ROWS;
}

export function writeText(canvas: Canvas, { text, left, top, height, colour }: Lettering): void {
  const unit = height / GLYPH_ROWS;
  for (let y = Math.floor(top); y < top + height + 1; y++)
    for (let x = Math.floor(left); x < left + textWidth(text, height); x++) {
      if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) continue;
      const cover = coverAt(text, (x - left) / unit, (y - top) / unit, 1 / unit);
      if (cover === 0) continue;
      const i = (y * canvas.width + x) * 3;
      for (const c of [0, 1, 2] as const)
        canvas.data[i + c] = (canvas.data[i + c] as number) * (1 - cover) + cover * colour[c];
    }
}

/** Share of a pixel that is ink, its corner and side given in units of the letters. */
function coverAt(text: string, column: number, row: number, side: number): number {
  let inked = 0;
  for (let v = 0; v < SAMPLES; v++)
    for (let u = 0; u < SAMPLES; u++) {
      const [c, r] = [column + ((u + 0.5) * side) / SAMPLES, row + ((v + 0.5) * side) / SAMPLES];
      if (c >= 0 && r >= 0 && r < GLYPH_ROWS && hasInk(text, Math.floor(c), Math.floor(r))) inked += 1;
    }
  return inked / SAMPLES ** 2;
}
