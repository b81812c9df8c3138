import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canvasOfImage, imageOf } from '../../../packages/retina/test/canvas.ts';
import { writeText } from '../../../packages/retina/test/lettering/write-text.ts';
import { FUNDUS, type Harness, jpeg, openHarness, ORIGIN, type SignedIn } from '../test/harness.ts';

let h: Harness;
let patient: SignedIn;
let named: Buffer;

beforeAll(async () => {
  h = await openHarness();
  patient = await h.makePatient();
  named = await withName(FUNDUS);
});
afterAll(() => h.close());

/** The photograph with somebody's name in its corner, as an archive burns it in. */
async function withName(bytes: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const canvas = canvasOfImage({ width: info.width, height: info.height, channels: 3, data });
  writeText(canvas, { text: 'SMITH, JOHN 1971', left: 12, top: 12, height: 22, colour: [255, 255, 255] });
  const { width, height, data: pixels } = imageOf(canvas);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function captured(image: Buffer) {
  const sessionId = await h.startSession(patient.cookie);
  const response = await h.capture(patient.cookie, {
    sessionId,
    image: jpeg(image),
    captureSource: 'clip_on_lens',
  });
  const { screeningId } = response.json<{ screeningId: string }>();
  const { screenings } = (await h.get('/retina/v1/history', patient.cookie)).json<{
    screenings: { id: string; imageUrl: string | null }[];
  }>();
  return screenings.find(({ id }) => id === screeningId);
}

describe('a picture with a name burnt in', () => {
  it('has no address for its patient, and is not served when one is known', async () => {
    const screening = await captured(named);
    expect(screening?.imageUrl).toBeNull();
    const imageId = await idOfLatestImage();
    const picture = await h.get(`/retina/v1/images/${imageId}`, patient.cookie);
    expect(picture.statusCode).toBe(403);
    expect(picture.json<{ error: string }>().error).toContain('shown in the clinical review alone');
  });

  it('is told to the partner who sent it, without the picture or what it says', async () => {
    const key = await h.makeKey();
    const ingest = (imageBase64: string) =>
      h.call({
        method: 'POST',
        path: '/v1/retina/ingest',
        key,
        body: { patientRef: patient.id, imageBase64, eye: 'left' },
      });
    const answer = await ingest(named.toString('base64'));
    expect(answer.json<{ data: object }>().data).toMatchObject({ gradeable: true, burntInText: true });
    expect(answer.body).not.toMatch(/SMITH|images\/|https?:/);
    expect((await ingest(FUNDUS.toString('base64'))).json<{ data: object }>().data).toMatchObject({
      burntInText: false,
    });
  });

  it('keeps one without writing where it was', async () => {
    const screening = await captured(FUNDUS);
    const path = (screening?.imageUrl ?? '').replace(`${ORIGIN}/api`, '');
    expect((await h.get(path, patient.cookie)).statusCode).toBe(200);
  });
});

async function idOfLatestImage(): Promise<string> {
  const row = await h.database.db
    .selectFrom('retina_image')
    .select('id')
    .where('patient_id', '=', patient.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.id;
}
