import { doomBlob } from '@svc/store';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FUNDUS,
  FUNDUS_SIZE,
  type Form,
  formOf,
  type Harness,
  jpeg,
  openHarness,
  type SignedIn,
} from '../test/harness.ts';
import { type HostileUpload, hostileUploads } from '../test/hostile-uploads.ts';
import { scanBomb } from '../test/scan-bomb.ts';

let h: Harness;
let patient: SignedIn;
let uploads: HostileUpload[];

beforeAll(async () => {
  h = await openHarness({ database: 'postgres' });
  patient = await h.makePatient();
  uploads = await hostileUploads();
});
afterAll(() => h.close());

async function send({ file, form = {}, raw }: Omit<HostileUpload, 'name' | 'status'>) {
  const sessionId = await h.startSession(patient.cookie);
  const fields = { sessionId, image: jpeg(file ?? FUNDUS), ...form };
  const whole = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Form;
  const { headers, payload } = raw === undefined ? formOf(whole) : raw(whole);
  return h.call({
    method: 'POST',
    path: '/retina/v1/capture',
    cookie: patient.cookie,
    body: payload,
    headers,
  });
}

const countRows = async () => {
  const tables = ['retina_screening', 'retina_image', 'retina_capture', 'retina_quality'] as const;
  const counts = tables.map((table) =>
    h.database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).map(({ rows }) => Number(rows));
};

interface Sent {
  readonly upload: HostileUpload;
  readonly status: number;
  readonly error: string;
  /** Nothing was written when it was refused. */
  readonly isWhole: boolean;
  /** What was put into the blob store. */
  readonly stored: Uint8Array | undefined;
}

describe('an upload that means no good', () => {
  const sent: Sent[] = [];

  beforeAll(async () => {
    // Measuring is not what is asked here, and takes a second each.
    h.fault = { measure: true };
    for (const upload of uploads) {
      const before = JSON.stringify(await countRows());
      const known = new Set(h.blobs.keys());
      const response = await send(upload);
      const [stored] = [...h.blobs].filter(([key]) => !known.has(key)).map(([, bytes]) => bytes);
      const isUntouched = JSON.stringify(await countRows()) === before && stored === undefined;
      const { error = '' } = response.json<{ error?: string }>();
      const { statusCode: status } = response;
      sent.push({ upload, status, error, isWhole: status === 201 || isUntouched, stored });
    }
  });

  it('is one of at least eighty', () => expect(sent.length).toBeGreaterThanOrEqual(80));

  it('is answered as documented, saved whole or not at all', () => {
    const wrong = sent.filter(
      ({ upload: { status: expected, says = '' }, status, error, isWhole }) =>
        ![expected].flat().includes(status) || !isWhole || (status !== 201 && !error.includes(says)),
    );
    expect(wrong.map(({ upload, status, error, isWhole }) => [upload.name, status, error, isWhole])).toEqual(
      [],
    );
  });

  it('leaves nothing behind of what it held beside the picture', () => {
    const hidden = ['Jane Doe', 'MRN 12345', 'alert(', '<?php', 'Exif', 'GPS', 'ICC_PROFILE'];
    for (const bytes of h.blobs.values())
      for (const text of hidden) expect(Buffer.from(bytes).includes(text)).toBe(false);
  });

  it('is stored upright, whatever way it lay', async () => {
    const lying = sent.filter(({ upload }) => upload.name.includes('EXIF orientation'));
    expect(lying).toHaveLength(8);
    for (const { upload, stored } of lying) {
      const picture = await sharp(stored).metadata();
      const { width, height } = FUNDUS_SIZE;
      const sides = Number(upload.name.at(-1)) >= 5 ? [height, width] : [width, height];
      expect([picture.width, picture.height, picture.orientation]).toEqual([...sides, undefined]);
    }
  });
});

it('has its scans counted where pictures are decoded: the thread that answers looks at its head alone', async () => {
  h.ran.length = 0;
  const file = scanBomb(await sharp(FUNDUS).jpeg({ progressive: true }).toBuffer(), { scans: 33 });
  const response = await send({ file });
  expect([response.statusCode, response.json().error, h.ran]).toEqual([
    400,
    expect.stringContaining('at most 32 scans'),
    ['sanitize'],
  ]);
});

it('a picture that was given up while it was stored is not acknowledged, and nothing refers to it', async () => {
  const before = await countRows();
  h.whilePut = (key) => doomBlob(h.database.db, { ownerId: h.accountId, key });
  h.fault = { measure: true };
  const response = await send({});
  expect([response.statusCode, await countRows()]).toEqual([500, before]);
  h.whilePut = null;
  expect((await send({})).statusCode).toBe(201);
});
