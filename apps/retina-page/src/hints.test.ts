import { assessFrame, type FrameAssessment, type RgbImage } from '@svc/retina';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GOOD_QUALITY } from '../test/good-quality.ts';
import { type Hint, hintOf } from './hints.ts';
import { steadyHint } from './steady-hint.ts';

const GOOD: FrameAssessment = {
  quality: GOOD_QUALITY,
  brightness: 110,
  notFundus: [],
};
const PICTURES = new URL('../../../packages/retina/test-images/', import.meta.url);

const failing = (axes: Partial<FrameAssessment['quality']>, more: Partial<FrameAssessment> = {}) => ({
  ...GOOD,
  ...more,
  quality: { ...GOOD.quality, ...axes, passed: false },
});

async function frame(name: string): Promise<RgbImage> {
  const { data, info } = await sharp(new URL(name, PICTURES).pathname)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

describe('the hint for a frame', () => {
  it.each<[Hint, string, FrameAssessment]>([
    ['good', 'that passes', GOOD],
    ['dark', 'without light', failing({ exposure: 0.1 }, { brightness: 30 })],
    ['bright', 'with too much light', failing({ exposure: 0.1 }, { brightness: 210 })],
    ['align', 'with little of the retina', failing({ fieldCoverage: 0.4 })],
    ['align', 'of something else', { ...GOOD, notFundus: ['The picture fills its frame.'] }],
    ['reflections', 'with reflections', failing({ glareScore: 0.8 })],
    ['still', 'blurred by motion', failing({ motionScore: 0.8, sharpness: 0.1 })],
    ['focus', 'out of focus', failing({ sharpness: 0.1 })],
    ['haze', 'through a dirty lens', failing({ contrast: 0.1 })],
    ['dark', 'that is dark and out of focus', failing({ exposure: 0, sharpness: 0 }, { brightness: 20 })],
    ['align', 'out of place and out of focus', failing({ fieldCoverage: 0.1, sharpness: 0 })],
    ['focus', 'weak in many parts, most in focus', failing({ sharpness: 0.35, contrast: 0.5 })],
    ['haze', 'weak in many parts, most in contrast', failing({ sharpness: 0.5, contrast: 0.35 })],
    ['dark', 'weak in many parts, most in light', failing({ exposure: 0.4, contrast: 0.5 })],
  ])('is %s for one %s', (hint, _, assessment) => {
    expect(hintOf(assessment, 'clip_on_lens')).toBe(hint);
  });

  it('asks no retina of a camera alone', () => {
    const front = { ...GOOD, notFundus: ['The picture fills its frame.'] };
    expect(hintOf(front, 'patient_capture')).toBe('good');
  });

  it.each<[string, Hint]>([
    ['chase_db1/Image_03L.jpg', 'good'],
    ['degraded/Image_02L_blur2p5.jpg', 'focus'],
    ['not_fundus/coffee.jpg', 'align'],
  ])('of %s is %s', async (name, hint) => {
    expect(hintOf(assessFrame(await frame(name)), 'clip_on_lens')).toBe(hint);
  });

  it('of darkness is more light', () => {
    const dark = assessFrame({
      width: 64,
      height: 48,
      channels: 4,
      data: new Uint8ClampedArray(64 * 48 * 4),
    });
    expect(hintOf(dark, 'clip_on_lens')).toBe('dark');
  });
});

describe('the hint that is shown', () => {
  it('is the first that is seen', () => {
    expect(steadyHint('wait', 'wait', 'focus')).toBe('focus');
  });

  it('stays until another was seen twice', () => {
    expect(steadyHint('focus', 'focus', 'still')).toBe('focus');
    expect(steadyHint('focus', 'still', 'still')).toBe('still');
    expect(steadyHint('focus', 'still', 'align')).toBe('focus');
  });
});
