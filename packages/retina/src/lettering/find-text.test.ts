import { describe, expect, it } from 'vitest';
import { drawAnterior } from '../../test/anterior/draw-anterior.ts';
import { drawFundus } from '../../test/draw-fundus.ts';
import { withNotch } from '../../test/frames/notch.ts';
import { randomOf } from '../../test/fundus/random.ts';
import { LESIONS, withLesion } from '../../test/lesions/lesions.ts';
import { burnIn, TEXT_PLACES } from '../../test/lettering/burn-in.ts';
import { findText } from './find-text.ts';

const { image, truth } = drawFundus({ seed: 41, width: 620, height: 580 });

describe('writing burnt into a picture', () => {
  it.each(TEXT_PLACES)('is found: %s, in four sizes and colours', (place) => {
    for (const seed of [1, 2, 3, 4])
      expect(findText(burnIn(image, place, randomOf(seed, place))).length).toBeGreaterThan(0);
  });

  it('is told by the box around each line', () => {
    const [line] = findText(burnIn(image, 'corner', randomOf(1, 'corner')));
    const { left, top, right, bottom } = line as NonNullable<typeof line>;
    expect([left >= 0, top >= 0, right <= image.width, bottom <= image.height]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(right - left).toBeGreaterThan(2 * (bottom - top));
  });

  it('is not seen in vessels, in a plain picture', () => {
    expect(findText(image)).toEqual([]);
  });

  it.each(LESIONS)('is not seen in %s', (lesion) => {
    for (const seed of [1, 2, 3])
      expect(findText(withLesion(image, truth.field, lesion, randomOf(seed, lesion)))).toEqual([]);
  });

  it('is not seen in the notch of a camera, its triangle or a blank patch', () => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(findText(withNotch(image, truth.field, randomOf(seed, 'notch')))).toEqual([]);
  });

  it('is seldom seen in lashes and lights', () => {
    const fronts = [1, 2, 3, 4].map((seed) => drawAnterior({ seed, aperture: 'round', side: 400 }));
    expect(fronts.filter((front) => findText(front).length > 0).length).toBeLessThanOrEqual(1);
  });
});
