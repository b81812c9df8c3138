import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RetinaMaps, vesselImage } from '@svc/retina';
import { decodeWhole, measurePicture, sanitizePicture } from '@svc/retina-api/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canvasOfImage, imageOf } from '../../packages/retina/test/canvas.ts';
import { writeText } from '../../packages/retina/test/lettering/write-text.ts';
import { runCli } from './run-cli.ts';

const PICTURES = fileURLToPath(new URL('../../packages/retina/test-images/', import.meta.url));
const EYE = `${PICTURES}chase_db1/Image_01R.jpg`;
const UNKNOWN = 'Where the picture comes from is not known: it is measured, and no retinal score is made.';

const TOO_SMALL = (sides: string) =>
  `The picture is too small to be graded: it has ${sides} pixels, 400 a side are needed.`;

const folder = mkdtempSync(join(tmpdir(), 'svc-retina-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

async function measure(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await runCli(['retina', 'measure', ...args], {
    env: {},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readInput: async () => Buffer.alloc(0),
  });
  return { code, out, err };
}

/** Sides and channels of a PNG as its file says, and its bytes. */
async function pixelsOf(file: string) {
  const { width, height, channels, depth } = await sharp(file).metadata();
  const space = channels === 1 ? 'b-w' : 'srgb';
  const data = await sharp(file).toColourspace(space).raw().toBuffer();
  return { shape: [width, height, channels, depth], data };
}

describe('a fundus picture', () => {
  const VESSELS = at('vessels.png');
  const OVERLAY = at('overlay.png');
  let declared: Awaited<ReturnType<typeof measure>>;
  let undeclared: Awaited<ReturnType<typeof measure>>;
  let service: Awaited<ReturnType<typeof measurePicture>>;
  let vessels: ReturnType<typeof vesselImage>;

  beforeAll(async () => {
    declared = await measure(EYE, '--source', 'fundus', '--vessels', VESSELS, '--overlay', OVERLAY);
    undeclared = await measure(EYE, '--vessels', at('vessels-2.png'), '--overlay', at('overlay-2.png'));
    const { jpeg } = await sanitizePicture(readFileSync(EYE));
    service = await measurePicture(jpeg, 'fundus');
    vessels = vesselImage(await decodeWhole(jpeg), service.wholeMaps as RetinaMaps);
  });

  it('declared as one is gradeable, and is printed as the service measures it', () => {
    const { burntInText, notices, quality, morphology } = service.measured;
    const wanted = { gradeable: true, gradeReason: null, burntInText, notices, quality, morphology };
    expect([burntInText, notices]).toEqual([false, []]);
    expect(declared).toEqual({ code: 0, out: `${JSON.stringify(wanted, null, 2)}\n`, err: '' });
    expect(morphology).not.toBeNull();
  });

  it('has the quality of the API', () => {
    expect(Object.keys(JSON.parse(declared.out).quality)).toEqual([
      'overallScore',
      'grade',
      'sharpness',
      'exposure',
      'contrast',
      'fieldCoverage',
      'glareScore',
      'motionScore',
      'passed',
      'issues',
    ]);
  });

  it('that nobody declared is measured, and not gradeable for that reason', () => {
    const { notices, quality, morphology } = JSON.parse(declared.out);
    expect([undeclared.code, undeclared.err]).toEqual([0, '']);
    expect(JSON.parse(undeclared.out)).toEqual({
      gradeable: false,
      gradeReason: UNKNOWN,
      burntInText: false,
      notices,
      quality,
      morphology,
    });
  });

  it('has its vessels written as one grey channel of its size, as the service has them, 0 outside the field', async () => {
    const png = await pixelsOf(VESSELS);
    expect(png.shape).toEqual([vessels.width, vessels.height, 1, 'uchar']);
    expect(Buffer.compare(png.data, vessels.data)).toBe(0);
    const outside = png.data.filter((_, i) => vessels.inside[i] === 0);
    expect(outside.length).toBeGreaterThan(100_000);
    expect(Math.max(...new Set(outside))).toBe(0);
    expect(Math.max(...new Set(png.data))).toBeGreaterThan(200);
  });

  it('has an overlay of its size that differs where vessels and disc are', async () => {
    const { jpeg } = await sanitizePicture(readFileSync(EYE));
    const [drawn, plain] = await Promise.all([pixelsOf(OVERLAY), decodeWhole(jpeg)]);
    expect(drawn.shape).toEqual([plain.width, plain.height, 3, 'uchar']);
    const changed = drawn.data.filter((value, i) => value !== plain.data[i]).length;
    expect(changed / plain.data.length).toBeGreaterThan(0.01);
    expect(changed / plain.data.length).toBeLessThan(0.1);
  });

  it('gives the same bytes twice', () => {
    for (const name of ['vessels', 'overlay'])
      expect(readFileSync(at(`${name}.png`)).equals(readFileSync(at(`${name}-2.png`)))).toBe(true);
  });

  it('leaves no other file behind', () => {
    const written = readdirSync(folder).filter((name) => /^(vessels|overlay)/.test(name));
    expect(written.toSorted()).toEqual(['overlay-2.png', 'overlay.png', 'vessels-2.png', 'vessels.png']);
  });

  it('declared to be of the front of the eye has no morphology', async () => {
    const { out } = await measure(EYE, '--source', 'external');
    expect(JSON.parse(out)).toMatchObject({
      gradeable: false,
      gradeReason: expect.stringContaining('front of the eye'),
      quality: { passed: true },
      morphology: null,
    });
  });

  it('that lies on its side is measured upright', async () => {
    const lying = await sharp(EYE).rotate(270).png().toBuffer();
    const file = at('lying.jpg');
    await sharp(lying).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toFile(file);
    const { out } = await measure(file, '--source', 'fundus', '--vessels', at('lying.png'));
    const { gradeable, morphology } = JSON.parse(out);
    expect(gradeable).toBe(true);
    for (const name of ['discCentreX', 'discCentreY', 'fieldDiameter'] as const)
      expect(
        Math.abs(morphology[name].value - (service.measured.morphology?.[name].value ?? 0)),
      ).toBeLessThan(10);
    const { shape } = await pixelsOf(at('lying.png'));
    expect(shape.slice(0, 2)).toEqual([vessels.width, vessels.height]);
  });
});

it('a picture with a name burnt in is told to have writing, with what follows from it, in both forms', async () => {
  const file = at('named.jpg');
  const { data, info } = await sharp(EYE).raw().toBuffer({ resolveWithObject: true });
  const canvas = canvasOfImage({ width: info.width, height: info.height, channels: 3, data });
  writeText(canvas, { text: 'SMITH, JOHN 1971', left: 12, top: 12, height: 22, colour: [255, 255, 255] });
  const { width, height, data: pixels } = imageOf(canvas);
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toFile(file);
  const [plain, line] = [await measure(file), await measure(file, '--json')];
  expect(JSON.parse(plain.out)).toEqual(JSON.parse(line.out));
  expect([plain.out.trim().split('\n').length > 1, line.out.trim().split('\n').length]).toEqual([true, 1]);
  expect(JSON.parse(line.out)).toMatchObject({
    burntInText: true,
    notices: expect.arrayContaining([expect.stringContaining('Writing is burnt into the picture')]),
  });
});

it('a picture that is dark throughout has no vessel in its PNG and nothing drawn on it', async () => {
  const file = at('dark.png');
  const create = { width: 480, height: 400, channels: 3, background: { r: 5, g: 4, b: 3 } } as const;
  await sharp({ create }).png().toFile(file);
  const { code, out } = await measure(file, '--vessels', at('none.png'), '--overlay', at('plain.png'));
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    gradeable: false,
    gradeReason: `${UNKNOWN} The picture is dark: no field of view was found.`,
    quality: { overallScore: 0, grade: 'poor', passed: false },
    morphology: null,
  });
  const none = await pixelsOf(at('none.png'));
  expect([none.shape, none.data.length, Math.max(...new Set(none.data))]).toEqual([
    [480, 400, 1, 'uchar'],
    480 * 400,
    0,
  ]);
  const plain = await pixelsOf(at('plain.png'));
  expect(plain.shape).toEqual([480, 400, 3, 'uchar']);
  // What would be stored of it: a shade off.
  expect(Math.max(...new Set(plain.data))).toBeLessThanOrEqual(6);
});

describe('the rule of the service', () => {
  const sized = async (name: string, side: number, format: 'jpeg' | 'png' | 'tiff') => {
    await sharp(EYE).resize(side, side, { fit: 'fill' }).toFormat(format).toFile(at(name));
    return at(name);
  };

  it.each(['jpeg', 'png', 'tiff'] as const)(
    'a %s of 64 to 399 pixels a side is not graded, with the reason, and nothing is drawn',
    async (format) => {
      const file = await sized(`small.${format}`, 170, format);
      const { code, out } = await measure(file, '--source', 'fundus', '--vessels', at('small-v.png'));
      const { gradeable, gradeReason, quality, morphology } = JSON.parse(out);
      expect([code, gradeable, quality.passed, morphology]).toEqual([0, false, false, null]);
      expect(gradeReason).toContain(TOO_SMALL('170 x 170'));
      expect(Math.max(...new Set((await pixelsOf(at('small-v.png'))).data))).toBe(0);
    },
  );

  it.each(['jpeg', 'png', 'tiff'] as const)('a %s below 64 pixels a side is refused', async (format) => {
    const file = await sized(`least.${format}`, 63, format);
    const err = `${file} must have at least 64 pixels a side, has 63 x 63.\n`;
    expect(await measure(file)).toEqual({ code: 1, out: '', err });
  });

  it('a picture in CMYK is refused', async () => {
    const file = at('cmyk.jpg');
    await sharp(EYE).toColourspace('cmyk').jpeg().toFile(file);
    const err = `${file} must be in colour or grey: CMYK pictures are not taken.\n`;
    expect(await measure(file)).toEqual({ code: 1, out: '', err });
  });
});

describe('svc retina measure', () => {
  const EYE_COPY = at('eye.jpg');
  const TEXT = at('text.jpg');
  const BROKEN = at('broken.jpg');
  const NEW = at('new.png');

  beforeAll(() => {
    const bytes = readFileSync(EYE);
    writeFileSync(EYE_COPY, bytes);
    writeFileSync(BROKEN, bytes.subarray(0, bytes.length / 2));
    writeFileSync(TEXT, 'no picture');
    mkdirSync(at('folder.png'));
  });

  it.each([
    ['a file that is not there', ['/nowhere.jpg'], '/nowhere.jpg cannot be read (ENOENT).'],
    ['a folder', [folder], `${folder} cannot be read (EISDIR).`],
    ['a file that is no picture', [TEXT], `${TEXT} is no JPEG, PNG or TIFF picture.`],
    ['a picture that ends early', [BROKEN], `${BROKEN} is broken or cut off: it could not be decoded.`],
    [
      'an output in a folder that is not there',
      [at('dark.png'), '--vessels', '/nowhere/v.png'],
      '/nowhere/v.png cannot be written (ENOENT).',
    ],
    [
      'an output where a folder is',
      [EYE_COPY, '--overlay', at('folder.png')],
      `${at('folder.png')} cannot be written: something other than a file is there.`,
    ],
    [
      'an output that is the picture itself',
      [EYE_COPY, '--overlay', `${folder}/./eye.jpg`],
      `${folder}/./eye.jpg cannot be written: it is the same file as ${EYE_COPY}.`,
    ],
    [
      'one place for two outputs',
      [EYE_COPY, '--vessels', NEW, '--overlay', NEW],
      `${NEW} cannot be written: it is the same file as ${NEW}.`,
    ],
  ])('exits 1 on %s and says so alone', async (_name, args, message) => {
    expect(await measure(...args)).toEqual({ code: 1, out: '', err: `${message}\n` });
  });

  it('writes neither result when one cannot be written', async () => {
    const before = readdirSync(folder);
    const { code } = await measure(at('dark.png'), '--vessels', NEW, '--overlay', '/nowhere/o.png');
    expect([code, readdirSync(folder)]).toEqual([1, before]);
  });

  it.each([
    ['no file', [], "missing required argument 'file'"],
    ['a source there is not', [EYE, '--source', 'eye'], 'Allowed choices are fundus, external, unknown.'],
    ['two files', [EYE, EYE], 'too many arguments'],
  ])('used with %s exits 2 and says so', async (_name, args, message) => {
    const { code, out, err } = await measure(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('--help names the formats, the sources and what is written', async () => {
    const { code, out } = await measure('--help');
    expect(code).toBe(0);
    const words = out.replace(/\s+/g, ' ');
    for (const part of [
      'Usage: svc retina measure [options] <file>',
      'without server or key',
      'JPEG, PNG or TIFF',
      'choices: "fundus", "external", "unknown", default: "unknown"',
      '--vessels <file> write the probability of a vessel as a grey PNG; from 128 on it is called one',
      '--overlay <file> write the picture with vessels and disc drawn on it as a PNG',
    ])
      expect(words).toContain(part);
  });
});
