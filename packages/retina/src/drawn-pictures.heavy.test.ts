import { describe, expect, it } from 'vitest';
import { diceOf, medianCalibreOf, medianWidthSeen } from '../test/agreement.ts';
import { net } from '../test/analyses.ts';
import { DRAWINGS, drawingOf } from '../test/drawings.ts';
import { resized } from '../test/resized.ts';
import { straightLines } from '../test/straight-lines.ts';
import { analyzeFundus } from './analyze.ts';
import type { RgbImage } from './pixels/image.ts';

// Drawings are never evidence of accuracy: they show that the code does what it says where all truth is known. How it
// does on photographs of people is in analyze.test.ts and on the model card.

const morphologyOf = (image: RgbImage) => {
  const { morphology } = analyzeFundus(image, { net, source: 'fundus' });
  if (morphology === null) throw new Error('The gate did not let a drawing pass.');
  return morphology;
};

/** Without a reflex and with one. */
const EYES = DRAWINGS;

describe('of drawn eyes', () => {
  it('each passes the gate', () => {
    expect(EYES.filter((options) => !drawingOf(options).analysis.gradeable)).toEqual([]);
  });

  // Measured: 20 and 20. Of another 36 in fields of 25 to 60 degrees, half of them with exudates or drusen, it was 35 and 34,
  // and 33 of the 33 that were told at high.
  it('the disc is centred inside the true one in 95 %, and is as large within 20 % in 85 %', () => {
    const found = EYES.map((options) => {
      const { morphology, truth } = drawingOf(options);
      const { discCentreX, discCentreY, discRadius } = morphology;
      const off = Math.hypot(
        (discCentreX.value ?? Infinity) - truth.disc.x,
        (discCentreY.value ?? Infinity) - truth.disc.y,
      );
      return {
        inside: off < truth.disc.radius,
        alike: Math.abs((discRadius.value ?? 0) / truth.disc.radius - 1) < 0.2,
      };
    });
    expect(found.filter(({ inside }) => inside).length).toBeGreaterThanOrEqual(0.95 * EYES.length);
    expect(found.filter(({ alike }) => alike).length).toBeGreaterThanOrEqual(0.85 * EYES.length);
  });

  // Measured of the first ten: 0.902 to 0.939, and 0.714 once, mean 0.897.
  it('the vessels agree with the drawn ones with a mean Dice above 0.87', () => {
    const dices = EYES.map((options) => diceOf(drawingOf(options)));
    expect(dices.reduce((sum, dice) => sum + dice, 0) / dices.length).toBeGreaterThan(0.87);
    expect(Math.min(...dices)).toBeGreaterThan(0.7);
  });

  // Measured: from 4 % too narrow to 7 % too wide; with a reflex 9 % to 15 %, as half the depth
  // is then taken of the darker sides of a paler middle. The median vessel is 2 to 6 pixels wide.
  it.each([
    ['without a reflex', 0, 0.95, 1.09],
    ['with a reflex', 0.2, 0.95, 1.18],
  ])('the median calibre of vessels %s is near that of all vessels seen', (_, reflex, least, most) => {
    for (const options of EYES.filter((drawing) => drawing.reflex === reflex)) {
      const drawing = drawingOf(options);
      const ratio = medianCalibreOf(drawing) / medianWidthSeen(drawing);
      expect(ratio).toBeGreaterThan(least);
      expect(ratio).toBeLessThan(most);
    }
  });

  // Measured of four: 0.8 % to 2.4 % more.
  it('one has as many vessels at 0.7 of its size, within 5 %', () => {
    const { image, morphology } = drawingOf(EYES[2] as (typeof EYES)[number]);
    const smaller = morphologyOf(resized(image, 0.7));
    const ratio = (smaller.vesselDensity.value ?? 0) / (morphology.vesselDensity.value ?? 0);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
  });
});

describe('the median calibre of straight vessels of one width', () => {
  const errorOf = (width: number, side: number, count: number) => {
    const { image } = straightLines(width, side, count);
    const { medianCalibre, fieldDiameter } = morphologyOf(image);
    return ((medianCalibre.value ?? 0) / 1000) * ((fieldDiameter.value ?? 0) / width) - 1;
  };
  it.each([
    [3, 600, 10],
    [4, 600, 10],
    [16, 1000, 5],
  ])('%d pixels is right within 3 %%', (width, side, count) => {
    expect(Math.abs(errorOf(width, side, count))).toBeLessThan(0.03);
  });
});
