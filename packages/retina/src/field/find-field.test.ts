import { describe, expect, it } from 'vitest';
import { jpegsOf, picture } from '../../test/analyses.ts';
import { canvasOf, imageOf, place } from '../../test/canvas.ts';
import { drawFundus } from '../../test/draw-fundus.ts';
import { drawSeveralFields } from '../../test/frames/several-fields.ts';
import { findField } from './find-field.ts';

describe('the fields of view in a picture', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 4],
    [4, 4],
  ] as const)('of sheet %d are several where it shows %d eyes', (seed, count) => {
    expect(findField(drawSeveralFields({ seed, count }))?.fieldsInPicture).toBeGreaterThan(1);
  });

  it.each([...jpegsOf('chase_db1').slice(0, 3), ...jpegsOf('hrf'), ...jpegsOf('cc0')])(
    'of %s are one',
    async (name) => {
      expect(findField(await picture(name, 600))?.fieldsInPicture).toBe(1);
    },
  );

  it.each([
    ['white', [255, 255, 255]],
    ['grey', [70, 70, 74]],
  ] as const)('of an eye on a %s ground are one, and it is found as before a dark one', (_, ground) => {
    const { image, truth } = drawFundus({ seed: 12, width: 400, height: 400 });
    const canvas = canvasOf(460, 440, ground);
    const { x, y, radius } = truth.field;
    place(canvas, image, 30, 20, (u, v) => (u - x) ** 2 + (v - y) ** 2 <= radius ** 2);
    const field = findField(imageOf(canvas));
    expect(field?.fieldsInPicture).toBe(1);
    expect(Math.abs((field?.diameterPixels ?? 0) - 2 * radius)).toBeLessThan(0.03 * radius);
  });
});
