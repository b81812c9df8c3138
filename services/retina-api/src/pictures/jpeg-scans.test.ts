import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { scanBomb } from '../../test/scan-bomb.ts';
import { checkJpeg } from './check-jpeg.ts';
import { countScans } from './jpeg-scans.ts';

const picture = (options: JpegOptions) =>
  sharp({ create: { width: 512, height: 512, channels: 3, background: '#a05030' } })
    .jpeg(options)
    .toBuffer();

describe('the scans of a JPEG file', () => {
  it.each([
    ['baseline', {}, 1],
    ['progressive', { progressive: true }, 10],
  ])('are counted without decoding: %s', async (_, options, scans) => {
    expect(countScans(await picture(options)).scans).toBe(scans);
  });

  it.each([
    ['that repeats its scans', { scans: 33 }],
    ['with more places to start anew than it has blocks', { restarts: 64 * 64 + 1 }],
  ])('are bounded: a picture %s is refused before it is decoded', async (_, bomb) => {
    const file = scanBomb(await picture({ progressive: 'scans' in bomb }), bomb);
    expect(() => checkJpeg(file)).toThrow(/scans|start anew/);
  });

  it('are counted as a decoder meets them: behind a marker that has no length, and behind fill bytes', async () => {
    const file = await picture({ progressive: true });
    const bomb = scanBomb(file, { scans: 33 });
    const start = bomb.indexOf(Buffer.of(0xff, 0xda));
    const hidden = (marker: number[]) =>
      Buffer.concat([bomb.subarray(0, start), Buffer.from(marker), bomb.subarray(start)]);
    // Read as a length, the two bytes behind the marker would pass over all of it.
    expect(countScans(hidden([0xff, 0x02, 0xff, 0xff])).scans).toBe(33);
    expect(countScans(hidden([0xff, 0xff, 0xff])).scans).toBe(33);
  });

  it('are bounded above what any camera writes', async () => {
    const file = await picture({ progressive: true });
    expect(() => checkJpeg(scanBomb(file, { scans: 32 }))).not.toThrow();
    expect(() => checkJpeg(scanBomb(file, { restarts: 64 * 64 }))).not.toThrow();
  });
});
