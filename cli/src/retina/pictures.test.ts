import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeWhole, encodePng } from '@svc/retina-api/pictures';
import { greyPng, storedPictureOf } from './pictures.ts';

const WIDTH = 96;
const HEIGHT = 64;
const PIXELS = WIDTH * HEIGHT;
/** Red falls from the left to the right, green grows from the top to the bottom. */
const colours = Uint8Array.from({ length: PIXELS * 3 }, (_, i) => {
  const pixel = Math.floor(i / 3);
  return [220 - (pixel % WIDTH), 60 + Math.floor(pixel / WIDTH) * 2, 90][i % 3] as number;
});
const grey = Uint8Array.from({ length: PIXELS }, (_, i) => 60 + (i % WIDTH));
const threeTimes = Uint8Array.from({ length: PIXELS * 3 }, (_, i) => grey[Math.floor(i / 3)] as number);
const wide = (bytes: Uint8Array) => Uint16Array.from(bytes, (value) => value * 257);

const picture = (data: Uint8Array | Uint16Array, channels: 1 | 3 = 3) =>
  sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels } });

/** The pixels of what is stored of a file. */
const stored = async (bytes: Uint8Array) => decodeWhole((await storedPictureOf(bytes)).jpeg);

const tiff16 = (image: Sharp) => image.tiff({ compression: 'lzw' });

/** The largest difference of a byte. */
function worst(data: ArrayLike<number>, wanted: Uint8Array): number {
  return wanted.reduce((most, value, i) => Math.max(most, Math.abs(value - (data[i] as number))), 0);
}

/** Of a byte, by the JPEG that is stored. */
const BY_STORING = 4;

describe('of a picture is stored, as 8-bit sRGB', () => {
  it.each([
    ['JPEG', () => picture(colours).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }), colours],
    ['PNG', () => picture(colours).png(), colours],
    ['TIFF', () => picture(colours).tiff({ compression: 'lzw' }), colours],
    ['PNG of 16 bits', () => picture(wide(colours)).toColourspace('rgb16').png(), colours],
    ['TIFF of 16 bits', () => tiff16(picture(wide(colours)).toColourspace('rgb16')), colours],
    ['PNG with alpha', () => picture(colours).ensureAlpha(0).png(), colours],
    ['grey PNG', () => picture(grey, 1).toColourspace('b-w').png(), threeTimes],
    ['grey JPEG', () => picture(grey, 1).toColourspace('b-w').jpeg({ quality: 100 }), threeTimes],
    ['grey TIFF of 16 bits', () => tiff16(picture(wide(grey), 1).toColourspace('grey16')), threeTimes],
  ])('%s', async (_name, encode, wanted) => {
    const { width, height, channels, data } = await stored(await encode().toBuffer());
    expect([width, height, channels, data.length]).toEqual([WIDTH, HEIGHT, 3, PIXELS * 3]);
    expect(worst(data, wanted)).toBeLessThanOrEqual(BY_STORING);
  });

  it.each(['jpeg', 'png', 'tiff'] as const)(
    'upright as the EXIF orientation of a %s says',
    async (format) => {
      const lying = await picture(colours).rotate(270).png().toBuffer();
      const marked = sharp(lying)
        .withMetadata({ orientation: 6 })
        .toFormat(format, format === 'png' ? {} : { quality: 100 });
      const { width, height, data } = await stored(await marked.toBuffer());
      expect([width, height]).toEqual([WIDTH, HEIGHT]);
      expect(worst(data, colours)).toBeLessThanOrEqual(2 * BY_STORING);
    },
  );
});

describe('nothing is stored of', () => {
  const png = () => picture(colours).png().toBuffer();
  const jpeg = () => picture(colours).jpeg({ quality: 100 }).toBuffer();
  const cmyk = () => picture(colours).toColourspace('cmyk');
  const sided = (width: number, height: number) => picture(colours).resize(width, height, { fit: 'fill' });
  const least = (sides: string) => `must have at least 64 pixels a side, has ${sides}`;
  const BROKEN = 'is broken or cut off: it could not be decoded';
  const MOST = 'must have at most 8000 pixels a side and 40 million in all, has 10001 x 10000';
  const CMYK = 'must be in colour or grey: CMYK pictures are not taken';
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 100);

  it.each([
    ['text', async () => Buffer.from('no picture'), 'is no JPEG, PNG or TIFF picture'],
    ['nothing', async () => Buffer.alloc(0), 'is no JPEG, PNG or TIFF picture'],
    ['a drawing', async () => Buffer.from('<svg/>'), 'is no JPEG, PNG or TIFF picture'],
    ['another format', () => picture(colours).webp().toBuffer(), 'is no JPEG, PNG or TIFF picture'],
    ['a PNG that ends early', async () => cut(await png()), BROKEN],
    ['a JPEG that ends early', async () => cut(await jpeg()), BROKEN],
    ['a signature alone', async () => (await png()).subarray(0, 8), BROKEN],
    ['too many pixels', async () => enormous(await png()), MOST],
    ['a PNG with a side of 63 pixels', () => sided(63, 99).png().toBuffer(), least('63 x 99')],
    ['a JPEG with a side of 63 pixels', () => sided(99, 63).jpeg().toBuffer(), least('99 x 63')],
    ['a CMYK JPEG', () => cmyk().jpeg().toBuffer(), CMYK],
    ['a CMYK TIFF', () => cmyk().tiff().toBuffer(), CMYK],
  ])('%s', async (_name, bytes, message) => {
    await expect(storedPictureOf(await bytes())).rejects.toMatchObject({ name: 'PictureError', message });
  });
});

/** A small file that says it is large: refused before it is decoded. */
function enormous(png: Buffer): Buffer {
  const head = { start: 12, width: 16, height: 20, end: 29 };
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(10_001, head.width);
  bytes.writeUInt32BE(10_000, head.height);
  bytes.writeUInt32BE(crc32(bytes.subarray(head.start, head.end)), head.end);
  return bytes;
}

describe('a PNG', () => {
  it('of grey bytes has one channel of 8 bits and those bytes', async () => {
    const png = await greyPng({ width: WIDTH, height: HEIGHT, data: grey });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', channels: 1, depth: 'uchar' });
    const data = await sharp(png).toColourspace('b-w').raw().toBuffer();
    expect(worst(data, grey)).toBe(0);
  });

  it('of colours has three channels of 8 bits and those bytes', async () => {
    const png = await encodePng({ width: WIDTH, height: HEIGHT, channels: 3, data: colours });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', channels: 3, depth: 'uchar' });
    expect(worst(await sharp(png).raw().toBuffer(), colours)).toBe(0);
  });
});
