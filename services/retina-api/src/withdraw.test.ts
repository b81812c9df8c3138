import { asOwner, looseBlobs, reviewScreening } from '@svc/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FUNDUS,
  type Harness,
  jpeg,
  openHarness,
  ORIGIN,
  QUALITY,
  type SignedIn,
  START,
} from '../test/harness.ts';

const NOW = new Date(START).toISOString();
const NOT_YOURS = { error: expect.stringContaining('not yours') };

describe.each(['embedded', 'postgres'] as const)('a patient withdraws a picture, %s', (kind) => {
  let h: Harness;
  let patient: SignedIn;
  let other: SignedIn;
  let elsewhere: SignedIn;

  beforeAll(async () => {
    h = await openHarness({ database: kind });
    patient = await h.makePatient();
    other = await h.makePatient();
    elsewhere = await h.makePatient(await h.makeAccount());
  });
  beforeEach(() => {
    h.now = START;
    h.meanwhile = null;
    h.failures.length = 0;
  });
  afterAll(() => h.close());

  const withdraw = (screeningId: string, cookie: string | null = patient.cookie, headers = {}) =>
    h.post('/retina/v1/withdraw', cookie, { screeningId }, headers);
  const history = async () =>
    (await h.get('/retina/v1/history', patient.cookie)).json<{
      screenings: { id: string; imageUrl: string }[];
    }>().screenings;

  async function captured(headers = {}) {
    const sessionId = await h.startSession(patient.cookie, { targetEye: 'left' });
    const form = { sessionId, image: jpeg(), captureSource: 'clip_on_lens', eye: 'left' };
    const ids = (await h.capture(patient.cookie, form, headers)).json<{
      screeningId: string;
      captureId: string;
    }>();
    return { sessionId, form, ...ids };
  }

  it('is given when, and nothing of it is left: not in the list, not as a picture, not to be measured [D:retina withdraw]', async () => {
    const { sessionId, screeningId, captureId } = await captured();
    const [{ imageUrl = '' } = {}] = await history();
    const response = await withdraw(screeningId);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { screeningId, withdrawnAt: NOW, pictureErased: true },
    ]);
    expect((await history()).map(({ id }) => id)).not.toContain(screeningId);
    const { cookie } = patient;
    const tries = [
      h.get(imageUrl.replace(`${ORIGIN}/api`, ''), cookie),
      h.post('/retina/v1/analyze', cookie, { screeningId }),
      h.post('/retina/v1/quality', cookie, { captureId, quality: QUALITY }),
      h.post('/retina/v1/fundus', cookie, { imageUrl }),
    ];
    for (const each of await Promise.all(tries))
      expect([each.statusCode, each.json()]).toEqual([403, NOT_YOURS]);
    const session = (await h.get(`/retina/v1/session/${sessionId}`, cookie)).json();
    expect(session).toMatchObject({ status: 'open', completedAt: null });
    expect(session).not.toHaveProperty('screening');
    expect((await looseBlobs(h.database.db)).length).toBeGreaterThan(0);
  });

  it('a session takes another picture afterwards, and is completed by it', async () => {
    const { sessionId, form, screeningId } = await captured();
    await withdraw(screeningId);
    expect((await h.capture(patient.cookie, form)).statusCode).toBe(201);
    const session = (await h.get(`/retina/v1/session/${sessionId}`, patient.cookie)).json();
    expect(session).toMatchObject({ status: 'completed', screening: { status: 'analyzed' } });
  });

  it('is answered alike however often it is asked, with a key and without [D:retina withdraw]', async () => {
    const { screeningId } = await captured();
    const key = { 'idempotency-key': 'undo-1' };
    const first = await withdraw(screeningId, patient.cookie, key);
    h.now = START + 1000;
    for (const again of [await withdraw(screeningId, patient.cookie, key), await withdraw(screeningId)])
      expect([again.statusCode, again.payload]).toEqual([200, first.payload]);
  });

  it('asked twice at once, it is done once', async () => {
    const { screeningId } = await captured();
    const both = await Promise.all([withdraw(screeningId), withdraw(screeningId)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(both[0]?.payload).toBe(both[1]?.payload);
  });

  it('sent again with the key it was sent with, the picture does not come back', async () => {
    const key = { 'idempotency-key': `picture-${kind}` };
    const { screeningId, captureId, form } = await captured(key);
    await withdraw(screeningId);
    const again = await h.capture(patient.cookie, form, key);
    expect([again.statusCode, again.json()]).toEqual([201, { screeningId, captureId }]);
    expect((await history()).map(({ id }) => id)).not.toContain(screeningId);
  });

  it('is 409 once a clinician has reviewed it, and all of it stays [D:retina withdraw]', async () => {
    const { screeningId } = await captured();
    const key = { ownerId: patient.ownerId, id: screeningId };
    const review = { decision: 'accepted', reviewer: 'Dr A', note: null, now: START } as const;
    await asOwner(h.database.db, patient.ownerId, (trx) => reviewScreening(trx, key, review));
    const response = await withdraw(screeningId);
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { error: expect.stringContaining('reviewed') },
    ]);
    // No Retry-After: trying again does not help.
    expect(response.headers['retry-after']).toBeUndefined();
    const kept = (await history()).find(({ id }) => id === screeningId);
    const image = await h.get(String(kept?.imageUrl).replace(`${ORIGIN}/api`, ''), patient.cookie);
    expect([kept, image.statusCode]).toEqual([expect.objectContaining({ status: 'reviewed' }), 200]);
  });

  it('at the moment of a review one of the two is done', async () => {
    const { screeningId } = await captured();
    const key = { ownerId: patient.ownerId, id: screeningId };
    const review = { decision: 'accepted', reviewer: 'Dr A', note: null, now: START } as const;
    const [response, reviewed] = await Promise.all([
      withdraw(screeningId),
      asOwner(h.database.db, patient.ownerId, (trx) => reviewScreening(trx, key, review)),
    ]);
    const isListed = (await history()).some(({ id }) => id === screeningId);
    expect([
      [200, true, false],
      [409, false, true],
    ]).toContainEqual([response.statusCode, reviewed === null, isListed]);
  });

  it('tells nobody else whether it is there, and takes nothing of theirs away', async () => {
    const { screeningId } = await captured();
    const tries = [
      withdraw(screeningId, other.cookie),
      withdraw(screeningId, elsewhere.cookie),
      withdraw('rscr_none'),
    ];
    for (const each of await Promise.all(tries))
      expect([each.statusCode, each.json()]).toEqual([403, NOT_YOURS]);
    expect((await withdraw(screeningId, null)).statusCode).toBe(401);
    expect((await withdraw('')).statusCode).toBe(400);
    expect((await history()).map(({ id }) => id)).toContain(screeningId);
    await withdraw(screeningId);
    expect((await withdraw(screeningId, other.cookie)).statusCode).toBe(403);
  });

  it('is for what the patient sent: a picture of a clinic is the clinic’s', async () => {
    const body = { patientRef: patient.id, imageBase64: FUNDUS.toString('base64') };
    const key = await h.makeKey();
    const sent = await h.call({ method: 'POST', path: '/v1/retina/ingest', key, body });
    const response = await withdraw(sent.json<{ data: { screeningId: string } }>().data.screeningId);
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { error: expect.stringContaining('clinic') },
    ]);
  });

  it('leaves a picture that another screening of the patient has', async () => {
    const { screeningId } = await captured();
    const [{ imageUrl = '' } = {}] = await history();
    const second = (await h.post('/retina/v1/fundus', patient.cookie, { imageUrl })).json();
    expect((await withdraw(screeningId)).json()).toMatchObject({ pictureErased: false });
    const image = () => h.get(imageUrl.replace(`${ORIGIN}/api`, ''), patient.cookie);
    expect((await image()).statusCode).toBe(200);
    expect((await withdraw(second.screeningId)).json()).toMatchObject({ pictureErased: true });
    expect((await image()).statusCode).toBe(403);
  });

  it('while it is analyzed: the analysis ends without a trace, and is no failure', async () => {
    let withdrawn = 0;
    h.meanwhile = async () => {
      const [{ id = '' } = {}] = await history();
      withdrawn = (await withdraw(id)).statusCode;
    };
    const { screeningId } = await captured();
    expect([withdrawn, screeningId]).toEqual([200, expect.stringMatching(/^rscr_/)]);
    expect((await history()).map(({ id }) => id)).not.toContain(screeningId);
    const { db } = h.database;
    const analyses = await db
      .selectFrom('retina_analysis')
      .select('screening_id')
      .where('screening_id', '=', screeningId)
      .execute();
    const events = await db.selectFrom('event').select('payload').execute();
    expect([analyses, events.filter(({ payload }) => payload.includes(screeningId))]).toEqual([[], []]);
    expect(h.failures).toEqual([]);
  });

  it('while it is analyzed again: that try is told that it is gone', async () => {
    const { screeningId } = await captured();
    h.meanwhile = async () => void (await withdraw(screeningId));
    const response = await h.post('/retina/v1/analyze', patient.cookie, { screeningId });
    expect([response.statusCode, response.json()]).toEqual([403, NOT_YOURS]);
  });
});
