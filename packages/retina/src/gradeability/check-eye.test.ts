import { describe, expect, it } from 'vitest';
import { measured, notMeasured, type RetinaMorphology } from '../results.ts';
import { doubtOfEye } from './check-eye.ts';

const mask = { width: 1, height: 1, data: new Uint8Array(1) };
const field = {
  mask,
  box: { left: 100, top: 0, right: 900, bottom: 800 },
  diameterPixels: 800,
  shareOfPicture: 0.6,
  shareOfBox: 0.785,
  circularity: 1,
  fieldsInPicture: 1,
  shareOfLit: 1,
};

/** The disc so far from the middle of the field, in radii to the right and down. */
const discAt = (across: number, down = 0, confidence: 'moderate' | 'low' = 'moderate') =>
  ({
    discCentreX: measured(499.5 + 400 * across, 'pixels', confidence),
    discCentreY: measured(399.5 + 400 * down, 'pixels', confidence),
  }) as RetinaMorphology;

describe('the declared eye', () => {
  it.each([
    ['right', 0.6],
    ['left', -0.6],
    ['both', 0.6],
    ['left', 0.2],
    ['right', -0.3],
  ] as const)('%s is not doubted with a disc at %d', (eye, across) => {
    expect(doubtOfEye(eye, field, discAt(across))).toBeUndefined();
  });

  it.each([
    ['left', 0.6, 'right'],
    ['right', -0.45, 'left'],
  ] as const)('%s is doubted with a disc at %d, where a %s eye has it', (eye, across, seen) => {
    expect(doubtOfEye(eye, field, discAt(across))).toBe(
      `Declared as the ${eye} eye, but the disc lies where a ${seen} eye has it: check the side, and whether the lens turned the picture round.`,
    );
  });

  it('is not doubted for a disc that is uncertain, far up or down, or was not found', () => {
    const none = notMeasured('pixels', 'The disc was not found.');
    expect(doubtOfEye('left', field, discAt(0.6, 0, 'low'))).toBeUndefined();
    expect(doubtOfEye('left', field, discAt(0.6, 0.6))).toBeUndefined();
    expect(
      doubtOfEye('left', field, { discCentreX: none, discCentreY: none } as RetinaMorphology),
    ).toBeUndefined();
  });
});
