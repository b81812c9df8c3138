import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { analysisOf, jpegsOf, picture } from '../../test/analyses.ts';
import { drawAnterior } from '../../test/anterior/draw-anterior.ts';
import { IS_FULL } from '../../test/extent.ts';
import { drawSheet } from '../../test/frames/report-sheet.ts';
import { drawSeveralFields } from '../../test/frames/several-fields.ts';
import { assessFrame } from './assess-frame.ts';

describe('the quality of a frame', () => {
  it.each([
    'chase_db1/Image_05L.jpg',
    'not_fundus/coffee.jpg',
    // The net takes a second or two a picture: the proof of retina-pictures has all.
    ...(IS_FULL ? ['degraded/Image_02L_blur2p5.jpg', 'hrf/04_g.jpg'] : []),
  ])('of %s is that of its analysis', async (name) => {
    const { quality } = assessFrame(await picture(name));
    expect(quality).toEqual((await analysisOf(name)).quality);
  });

  it.each(['chase_db1/Image_05L.jpg', 'hrf/04_g.jpg'])(
    'of a copy of %s with 640 pixels at its shorter side is the same within a few hundredths',
    async (name) => {
      const whole = await picture(name);
      const { data, info } = await sharp(whole.data, {
        raw: { width: whole.width, height: whole.height, channels: 3 },
      })
        .resize({ width: 640, height: 640, fit: 'outside' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const small = assessFrame({ width: info.width, height: info.height, channels: 3, data });
      const { quality } = assessFrame(whole);
      expect(small.quality.passed).toBe(true);
      expect(Math.abs(small.quality.overallScore - quality.overallScore)).toBeLessThan(0.05);
    },
  );

  it('reads frames with an alpha, as a canvas gives them', async () => {
    const { width, height, data } = await picture('chase_db1/Image_05L.jpg');
    const pixels = width * height;
    const withAlpha = new Uint8ClampedArray(pixels * 4).fill(255);
    for (let i = 0; i < pixels; i++) withAlpha.set(data.subarray(3 * i, 3 * i + 3), 4 * i);
    const { quality } = assessFrame({ width, height, channels: 4, data: withAlpha });
    expect(quality).toEqual((await analysisOf('chase_db1/Image_05L.jpg')).quality);
  });

  it.each([...jpegsOf('not_fundus'), 'nothing'])('says of %s why it is no fundus', async (name) => {
    const dark = { width: 40, height: 30, channels: 3, data: new Uint8Array(3600) } as const;
    const { notFundus } = assessFrame(name === 'nothing' ? dark : await picture(name));
    expect(notFundus).not.toEqual([]);
  });

  it.each([
    ['round', 1],
    ['round', 7],
    ['square', 2],
  ] as const)('says of the front of an eye, %s, drawn from seed %d, what it is', (aperture, seed) => {
    const { notFundus } = assessFrame(drawAnterior({ seed, aperture, side: 420 }));
    expect(notFundus.join(' ')).toMatch(/The front of the eye is in the picture|the picture fills its frame/);
  });

  it('says of two eyes on one sheet that they are several, and of a report that it is a sheet', () => {
    const two = assessFrame(drawSeveralFields({ seed: 5, count: 2 }));
    expect(two.notFundus.join(' ')).toContain('Several fields of view are in one picture');
    const report = assessFrame(drawSheet({ seed: 5, sheet: 'letter' }));
    expect(report.notFundus.join(' ')).toContain('The picture is a sheet or a screen');
  });

  it('says nothing against a fundus, and how bright it is', async () => {
    const { notFundus, brightness } = assessFrame(await picture('chase_db1/Image_05L.jpg'));
    expect(notFundus).toEqual([]);
    expect(brightness).toBeGreaterThan(70);
    expect(brightness).toBeLessThan(165);
  });

  it('refuses data that does not fit its sides', () => {
    expect(() => assessFrame({ width: 2, height: 2, channels: 4, data: new Uint8Array(3) })).toThrow(
      RangeError,
    );
  });
});

it('is judged by files that know no net', () => {
  const seen = new Set([new URL('assess-frame.ts', import.meta.url).pathname]);
  for (const file of seen)
    for (const [, type, path = ''] of readFileSync(file, 'utf8').matchAll(
      /^import (type )?.*from '(\..+)'/gm,
    ))
      if (type === undefined) seen.add(new URL(path, `file://${file}`).pathname);
  const names = [...seen].map((file) => file.replace(/^.*\/src\//, ''));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => /^vessel-net|\/(?:net|read-net)\.ts$/.test(name))).toEqual([]);
});
