import { randomBytes } from 'node:crypto';
import sharp, { type JpegOptions } from 'sharp';
import { FUNDUS, type Form, formOf, jpeg } from './harness.ts';

/** A request of a patient that means no good, or is only unusual, and what it is answered. */
export interface HostileUpload {
  readonly name: string;
  /** The file, when the rest of the form is as it should be. */
  readonly file?: Uint8Array;
  /** Changes of the form; `undefined` leaves a field out. */
  readonly form?: Readonly<Record<string, Form[string] | undefined>>;
  /** The body as it is sent, instead of a form. */
  readonly raw?: (form: Form) => { headers: Record<string, string>; payload: Buffer };
  /** 201: it is harmless once it is encoded anew. */
  readonly status: number | readonly number[];
  /** What the refusal names. */
  readonly says?: string;
}

/** A valid JPEG of some size. */
const plain = (width: number, height: number, options: JpegOptions = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: 150, g: 70, b: 40 } } })
    .jpeg(options)
    .toBuffer();

/** A valid JPEG of very many pixels, all of one grey: a square of one colour takes twenty times as long to make. */
const vast = (side: number, options: JpegOptions) =>
  sharp(Buffer.of(150), { raw: { width: 1, height: 1, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('b-w')
    .jpeg(options)
    .toBuffer();

/** The bytes of a JPEG with those of its frame header changed. */
function withFrame(bytes: Buffer, change: (frame: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  const at = frameOf(copy);
  change(copy.subarray(at));
  return copy;
}

function frameOf(bytes: Buffer): number {
  let place = 2;
  while (bytes[place] === 0xff && ![0xc0, 0xc1, 0xc2].includes(bytes[place + 1] as number))
    place += 2 + bytes.readUInt16BE(place + 2);
  return place;
}

/** Says to have this size, without having it. */
const claiming = (bytes: Buffer, width: number, height: number) =>
  withFrame(bytes, (frame) => {
    frame.writeUInt16BE(height, 5);
    frame.writeUInt16BE(width, 7);
  });

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
/** A JPEG with segments behind its start. */
const withSegments = (bytes: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);

const SIGNATURES: Readonly<Record<string, Buffer>> = {
  text: Buffer.from('hello, I am no picture'),
  GIF: Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1'),
  SVG: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><rect width="9" height="9"/></svg>',
  ),
  'SVG with an entity': Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  HTML: Buffer.from('<html><script>alert(1)</script></html>'),
  PDF: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'),
  ZIP: Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaa', 'latin1'),
  BMP: Buffer.from('BM\x36\x00\x00\x00', 'latin1'),
  MP4: Buffer.from('\x00\x00\x00\x18ftypmp42', 'latin1'),
  HEIC: Buffer.from('\x00\x00\x00\x18ftypheic', 'latin1'),
  'JPEG 2000': Buffer.from('\x00\x00\x00\x0cjP  \r\n\x87\n', 'latin1'),
  'JPEG XL': Buffer.from([0xff, 0x0a, 0xfa, 0x7f]),
  ELF: Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
  PostScript: Buffer.from('%!PS-Adobe-3.0\n/showpage'),
};

const CUTS = [3, 10, 30, 50, 70, 90, 99];

/** All of them; a few dozen megabytes in all, made when they are asked for. */
export async function hostileUploads(): Promise<HostileUpload[]> {
  const small = await plain(500, 500);
  return [
    ...notJpeg(await otherFormats()),
    ...CUTS.map((percent) => ({
      name: `a picture cut at ${percent} %`,
      file: FUNDUS.subarray(0, Math.floor((FUNDUS.length * percent) / 100)),
      status: 400,
      says: 'image:',
    })),
    ...sizes(
      small,
      await vast(16_000, { quality: 1, optimiseCoding: false }),
      await vast(4_500, { progressive: true, quality: 5 }),
    ),
    ...(await unusual(small)),
    ...(await broken(small)),
    ...forms(small),
    ...Array.from({ length: 20 }, (_, seed) => mutated(seed)),
  ];
}

function notJpeg(others: Readonly<Record<string, Buffer>>): HostileUpload[] {
  const files = {
    ...SIGNATURES,
    ...others,
    'nothing at all': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
  };
  return Object.entries(files).map(([name, file]) => ({
    name: `${name} as a .jpg`,
    file,
    status: 400,
    says: 'image:',
  }));
}

async function otherFormats(): Promise<Record<string, Buffer>> {
  const picture = () => sharp({ create: { width: 500, height: 500, channels: 3, background: 'red' } });
  return {
    'a real PNG': await picture().png().toBuffer(),
    'a real 16-bit PNG': await picture().toColourspace('rgb16').png().toBuffer(),
    'a real WebP': await picture().webp().toBuffer(),
    'a real AVIF': await picture().avif().toBuffer(),
    'a real TIFF': await picture().tiff().toBuffer(),
    'a real GIF': await picture().gif().toBuffer(),
    'an animated WebP': await sharp(
      [await picture().png().toBuffer(), await picture().negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer(),
    'bytes that begin as a JPEG': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(5_000)]),
    'the start of a JPEG alone': Buffer.from([0xff, 0xd8, 0xff]),
    'a JPEG that starts and ends': Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
  };
}

function sizes(small: Buffer, huge: Buffer, progressive: Buffer): HostileUpload[] {
  const claimed: readonly (readonly [number, number])[] = [
    [16_000, 16_000],
    [65_535, 65_535],
    [65_535, 400],
    [400, 65_535],
    [8_001, 400],
    [7_000, 7_000],
    [0, 500],
    [500, 0],
    [1, 1],
    [63, 999],
    [999, 63],
  ];
  return [
    ...claimed.map(([width, height]) => ({
      name: `a picture that claims ${width} x ${height}`,
      file: claiming(small, width, height),
      status: 400,
      says: 'image:',
    })),
    { name: 'a bomb of 16000 x 16000', file: huge, status: 400, says: '16000 x 16000' },
    {
      name: 'a progressive picture of 20 million pixels',
      file: progressive,
      status: 400,
      says: 'progressive',
    },
    { name: 'a size larger than its data', file: claiming(small, 1_000, 1_000), status: 400, says: 'broken' },
    { name: 'a file over 15 MB', file: Buffer.concat([small, Buffer.alloc(15 * 1_048_576)]), status: 413 },
  ];
}

async function unusual(small: Buffer): Promise<HostileUpload[]> {
  const orientations = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => ({
      name: `a picture lying by EXIF orientation ${orientation}`,
      file: await sharp(FUNDUS).withMetadata({ orientation }).jpeg().toBuffer(),
      status: 201,
    })),
  );
  const named = await sharp(FUNDUS)
    .withExif({
      IFD0: { Artist: 'Jane Doe', ImageDescription: 'MRN 12345' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const harmless: Readonly<Record<string, Buffer>> = {
    'a name, a number and a place in EXIF': named,
    'a script in a comment': withSegments(
      FUNDUS,
      segment(0xfe, Buffer.from('<script>alert(document.cookie)</script>')),
    ),
    'a program behind its end': Buffer.concat([FUNDUS, Buffer.from('<?php system($_GET["c"]); ?>')]),
    'an archive behind its end': Buffer.concat([FUNDUS, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    'another picture behind its end': Buffer.concat([FUNDUS, small]),
    'a whole picture in its metadata': withSegments(FUNDUS, segment(0xe5, small)),
    'two hundred segments of metadata': withSegments(
      FUNDUS,
      ...Array.from({ length: 200 }, (_, i) => segment(0xe4, Buffer.alloc(2_000, i))),
    ),
    'EXIF that is noise': withSegments(
      FUNDUS,
      segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), randomBytes(4_000)])),
    ),
    'a colour profile that is noise': withSegments(
      FUNDUS,
      segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), randomBytes(500)])),
    ),
    'progressive coding': await sharp(FUNDUS).jpeg({ progressive: true }).toBuffer(),
    'shades of grey': await sharp(FUNDUS).greyscale().jpeg().toBuffer(),
    'colours of another space': await sharp(FUNDUS).withIccProfile('p3').jpeg().toBuffer(),
    'one colour all over': await plain(600, 600),
    'the smallest size': await plain(64, 64),
    'the smallest size that is graded': await plain(400, 400),
  };
  return [
    ...orientations,
    ...Object.entries(harmless).map(([name, file]) => ({
      name: `a picture with ${name}`,
      file,
      status: [201, 400],
    })),
  ];
}

async function broken(small: Buffer): Promise<HostileUpload[]> {
  const cmyk = await sharp(FUNDUS).toColourspace('cmyk').jpeg().toBuffer();
  const at = frameOf(small);
  const marked = (marker: number) => withFrame(small, (frame) => frame.writeUInt8(marker, 1));
  const files: Readonly<Record<string, Buffer>> = {
    'CMYK colours': cmyk,
    '12 bits a sample': withFrame(small, (frame) => frame.writeUInt8(12, 4)),
    'arithmetic coding': marked(0xc9),
    'lossless coding': marked(0xc3),
    'hierarchical coding': marked(0xc5),
    'two components': withFrame(small, (frame) => frame.writeUInt8(2, 9)),
    'five components': withFrame(small, (frame) => frame.writeUInt8(5, 9)),
    'a segment without length': Buffer.concat([
      small.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0, 0]),
      small.subarray(2),
    ]),
    'a segment longer than the file': Buffer.concat([
      small.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0xff, 0xff]),
      small.subarray(2, 200),
    ]),
    'a flood of fill bytes': Buffer.concat([small.subarray(0, 2), Buffer.alloc(1_000_000, 0xff)]),
    'a frame header and no more': small.subarray(0, at + 19),
    'a page before its start': Buffer.concat([Buffer.from('<html>'), small]),
  };
  return Object.entries(files).map(([name, file]) => ({
    name: `a picture with ${name}`,
    file,
    status: 400,
    says: 'image:',
  }));
}

function forms(small: Buffer): HostileUpload[] {
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const declared = (type: string, status: number) => ({
    name: `a picture declared as ${JSON.stringify(type)}`,
    form: { image: jpeg(FUNDUS, type) },
    status,
  });
  const rawOf = (change: (payload: Buffer) => Buffer) => (form: Form) => {
    const { headers, payload } = formOf(form);
    return { headers, payload: change(payload) };
  };
  return [
    declared('image/png', 400),
    declared('application/octet-stream', 400),
    declared('text/html', 400),
    declared('', 400),
    { name: 'a form without a picture', form: { image: undefined }, status: 400, says: 'image' },
    { name: 'a picture as text', form: { image: 'not a file' }, status: 400, says: 'image' },
    { name: 'a second file', form: { second: jpeg(small) }, status: [201, 400] },
    { name: 'three files', form: { second: jpeg(small), third: jpeg(small) }, status: 400 },
    {
      name: 'a hundred fields',
      form: Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`f${i}`, 'x'])),
      status: 400,
    },
    { name: 'a field of a megabyte', form: { method: 'x'.repeat(1_000_000) }, status: 400 },
    {
      name: 'a field called __proto__',
      form: JSON.parse('{"__proto__": "polluted"}') as Record<string, string>,
      status: 201,
    },
    { name: 'a width below nothing', form: { width: '-5' }, status: 400, says: 'width' },
    { name: 'a width in hexadecimal', form: { width: '0x3e7' }, status: 400, says: 'width' },
    {
      name: 'a quality that nests five thousand deep',
      form: { quality: deep },
      status: 400,
      says: 'quality',
    },
    { name: 'a quality that is a list', form: { quality: '[]' }, status: 400, says: 'quality' },
    {
      name: 'a quality with a prototype',
      form: { quality: '{"__proto__":{"passed":true}}' },
      status: 400,
      says: 'quality',
    },
    { name: 'a session with a NUL', form: { sessionId: 'rsess_\u0000' }, status: 400, says: 'sessionId' },
    { name: 'a session that leads elsewhere', form: { sessionId: '../../etc/passwd' }, status: 404 },
    {
      name: 'a form that ends in the middle',
      raw: rawOf((payload) => payload.subarray(0, payload.length / 2)),
      status: 400,
    },
    {
      name: 'a form without its end',
      raw: rawOf((payload) => payload.subarray(0, payload.length - 8)),
      status: 400,
    },
    {
      name: 'a form without a boundary',
      raw: (form) => ({ ...formOf(form), headers: { 'content-type': 'multipart/form-data' } }),
      status: 400,
    },
    {
      name: 'a form with another boundary',
      raw: (form) => ({
        ...formOf(form),
        headers: { 'content-type': 'multipart/form-data; boundary=other' },
      }),
      status: 400,
    },
    {
      name: 'a form that is compressed',
      raw: (form) => {
        const { headers, payload } = formOf(form);
        return { headers: { ...headers, 'content-encoding': 'gzip' }, payload };
      },
      status: [201, 400, 415],
    },
    {
      name: 'a bare picture as the body',
      raw: () => ({ headers: { 'content-type': 'image/jpeg' }, payload: FUNDUS }),
      status: [400, 415],
    },
  ];
}

/** Bytes of the picture changed here and there: decoded, or refused, and nothing else. */
function mutated(seed: number): HostileUpload {
  const bytes = Buffer.from(FUNDUS);
  let state = seed * 2_654_435_761 + 1;
  for (let i = 0; i < 12; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[2 + (state % (bytes.length - 2))] = state >>> 24;
  }
  return { name: `a picture with twelve bytes changed (${seed})`, file: bytes, status: [201, 400] };
}
