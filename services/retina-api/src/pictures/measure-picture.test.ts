import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { FUNDUS } from '../../test/harness.ts';
import { decodeWhole, measurePicture, type PictureMeasurement, sanitizePicture } from './index.ts';

const LARGE = { width: 3_600, height: 3_459 } as const;

describe('a picture that is larger than what is measured', () => {
  let own: PictureMeasurement;
  let large: PictureMeasurement;
  let whole: Awaited<ReturnType<typeof decodeWhole>>;
  beforeAll(async () => {
    const enlarged = await sharp(FUNDUS).resize(LARGE.width, LARGE.height, { fit: 'fill' }).jpeg().toBuffer();
    const stored = await sanitizePicture(enlarged);
    [own, large, whole] = await Promise.all([
      measurePicture((await sanitizePicture(FUNDUS)).jpeg, 'fundus'),
      measurePicture(stored.jpeg, 'fundus'),
      decodeWhole(stored.jpeg),
    ]);
  });

  it('is measured reduced', () => {
    expect([large.image.width, whole.width, whole.height]).toEqual([2_400, LARGE.width, LARGE.height]);
  });

  it.each(['fieldDiameter', 'discCentreX', 'discCentreY', 'discRadius'] as const)(
    'gives its %s in its own pixels',
    (name) => {
      const valueOf = ({ measured }: PictureMeasurement) => measured.morphology?.[name].value ?? Number.NaN;
      const wanted = valueOf(own) * (LARGE.width / own.image.width);
      expect(Math.abs(valueOf(large) / wanted - 1)).toBeLessThan(0.05);
    },
  );

  it('keeps its shares as they are', () => {
    const [small, enlarged] = [own, large].map(
      ({ measured }) => measured.morphology?.vesselDensity.value ?? 0,
    );
    expect(Math.abs((small ?? 0) - (enlarged ?? 1))).toBeLessThan(0.01);
  });

  it('has maps for drawing on all of its pixels', () => {
    const { box } = large.wholeMaps?.field ?? {};
    expect(box?.right).toBeGreaterThan(2_400);
    expect(box?.right).toBeLessThanOrEqual(LARGE.width);
    expect(box?.bottom).toBeLessThanOrEqual(LARGE.height);
  });
});
