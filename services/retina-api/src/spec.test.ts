import { RetinaCaptureFields, RetinaQuality, SCREENING_STATUSES } from '@svc/contracts';
import { asOwner, reviewScreening } from '@svc/store';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FUNDUS,
  FUNDUS_SIZE,
  type Harness,
  jpeg,
  openHarness,
  QUALITY,
  ORIGIN,
  type SignedIn,
  START,
  testImage,
} from '../test/harness.ts';

const NOW = new Date(START).toISOString();

let h: Harness;
let patient: SignedIn;
let other: SignedIn;
let key: string;
/** Small enough that its analysis is quick to prepare; gradeable all the same. */
const fundus = FUNDUS;

beforeAll(async () => {
  h = await openHarness({ database: 'postgres' });
  patient = await h.makePatient();
  other = await h.makePatient();
  key = await h.makeKey();
});
beforeEach(() => {
  h.now = START;
  h.fault = null;
  h.failures.length = 0;
});
afterAll(() => h.close());

const captured = async (form: object = {}, who = patient) => {
  const sessionId = await h.startSession(who.cookie);
  const response = await h.capture(who.cookie, {
    sessionId,
    image: jpeg(fundus),
    captureSource: 'clip_on_lens',
    method: 'auto',
    ...form,
  });
  return { sessionId, response, ...response.json<{ screeningId: string; captureId: string }>() };
};
const history = async (who = patient) =>
  (await h.get('/retina/v1/history', who.cookie)).json<{ screenings: Record<string, unknown>[] }>()
    .screenings;
const screeningOf = async (id: string, who = patient) =>
  (await history(who)).find((each) => each['id'] === id);
const ingest = (body: object, headers: Record<string, string> = {}) =>
  h.call({ method: 'POST', path: '/v1/retina/ingest', key, body, headers });
const resized = (width: number, height: number) =>
  sharp(fundus).resize(width, height, { fit: 'fill' }).jpeg().toBuffer();
const asBase64 = (bytes: Uint8Array = fundus) => Buffer.from(bytes).toString('base64');

describe('a session', () => {
  it('starts with 201 and an id; both eyes are meant when none is named, device and camera are kept [3:4 POST /session] [D:retina success codes]', async () => {
    const response = await h.post('/retina/v1/session', patient.cookie, {
      deviceInfo: { userAgent: 'test', platform: 'Android', screen: { width: 360, height: 800 } },
      captureCapabilities: { torch: true, manualFocus: false, hdr: true, maxResolution: '4000x3000' },
    });
    expect(response.statusCode).toBe(201);
    const { sessionId } = response.json<{ sessionId: string }>();
    expect(sessionId).toMatch(/^rsess_/);
    const session = (await h.get(`/retina/v1/session/${sessionId}`, patient.cookie)).json();
    expect(session.targetEye).toBe('both');
    expect((await h.post('/retina/v1/session', patient.cookie, undefined)).statusCode).toBe(201);
  });

  it.each([
    [{ targetEye: 'middle' }, 'targetEye'],
    [{ targetEye: null }, 'targetEye'],
    [{ deviceInfo: 'phone' }, 'deviceInfo'],
    [{ captureCapabilities: { torch: 'yes' } }, 'captureCapabilities.torch'],
  ])('is refused for %j, naming the field [3:7 400] [3:7 flat]', async (body, field) => {
    const response = await h.post('/retina/v1/session', patient.cookie, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: expect.stringContaining(`${field}:`),
      errors: [expect.stringMatching(`^${field}:`)],
    });
  });

  it('is read with its latest screening, once there is one [3:4 GET /session/{id}] [3:2.4]', async () => {
    const sessionId = await h.startSession(patient.cookie, { targetEye: 'left' });
    const read = () => h.get(`/retina/v1/session/${sessionId}`, patient.cookie);
    expect((await read()).json()).toEqual({
      id: sessionId,
      status: 'open',
      targetEye: 'left',
      startedAt: NOW,
      completedAt: null,
    });
    await h.capture(patient.cookie, { sessionId, image: jpeg(fundus), captureSource: 'clip_on_lens' });
    expect((await read()).json()).toMatchObject({
      id: sessionId,
      status: 'completed',
      completedAt: NOW,
      screening: { status: 'analyzed', imageEye: 'left' },
    });
  });

  it.each([
    ['both', ['left'], 'open'],
    ['both', ['left', 'right'], 'completed'],
    ['both', ['both'], 'completed'],
    ['left', ['left'], 'completed'],
    ['left', ['right'], 'open'],
    ['right', ['both'], 'completed'],
  ])('for %s with captures of %j is %s [D:retina session]', async (targetEye, eyes, status) => {
    const sessionId = await h.startSession(patient.cookie, { targetEye });
    for (const eye of eyes)
      await h.capture(patient.cookie, { sessionId, image: jpeg(fundus), eye, captureSource: 'clip_on_lens' });
    expect((await h.get(`/retina/v1/session/${sessionId}`, patient.cookie)).json().status).toBe(status);
  });

  it('expires after 24 h and takes no capture then; a completed one stays completed [D:retina session]', async () => {
    const open = await h.startSession(patient.cookie);
    const { sessionId: done } = await captured({ eye: 'both' });
    h.now = START + 24 * 3_600_000;
    const { cookie } = await signedInAgain();
    expect((await h.get(`/retina/v1/session/${open}`, cookie)).json().status).toBe('expired');
    expect((await h.get(`/retina/v1/session/${done}`, cookie)).json().status).toBe('completed');
    const late = await h.capture(cookie, { sessionId: open, image: jpeg(fundus) });
    expect([late.statusCode, late.json().error]).toEqual([400, expect.stringContaining('expired')]);
  });
});

/** The patient at a later time: the first session may have ended meanwhile. */
async function signedInAgain(): Promise<{ cookie: string }> {
  const { createPatientSession } = await import('@svc/store');
  const { token } = await createPatientSession(h.database.db, { patient, now: h.now });
  return { cookie: `svc_session=${token}` };
}

describe('a capture', () => {
  it('answers 201 with screening and capture; the screening is analyzed and waits for a clinician [3:1 workflow] [3:4 POST /capture] [3:3 capture] [3:2.4 prefixes] [3:1 review] [D:retina success codes]', async () => {
    const { response, screeningId, captureId } = await captured({ eye: 'right', ...sizes(FUNDUS_SIZE) });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([201, ['screeningId', 'captureId']]);
    expect([screeningId, captureId]).toEqual([
      expect.stringMatching(/^rscr_/),
      expect.stringMatching(/^rcap_/),
    ]);
    expect(await screeningOf(screeningId)).toMatchObject({
      status: 'analyzed',
      statusLabel: 'Awaiting clinician review',
      imageEye: 'right',
    });
  });

  it('stays, image_uploaded, when the analysis fails, and is analyzed by a retry [3:3 capture] [3:7 500]', async () => {
    h.fault = { measure: true };
    const { response, screeningId } = await captured();
    expect([response.statusCode, h.failures.length]).toEqual([201, 1]);
    expect(await screeningOf(screeningId)).toMatchObject({
      status: 'image_uploaded',
      imageUrl: expect.any(String),
    });
    const failed = await h.post('/retina/v1/analyze', patient.cookie, { screeningId });
    expect([failed.statusCode, failed.json()]).toEqual([
      500,
      { error: expect.not.stringContaining('worker') },
    ]);
    h.fault = null;
    const retried = await h.post('/retina/v1/analyze', patient.cookie, { screeningId });
    expect([retried.statusCode, retried.json()]).toEqual([
      200,
      { screeningId, status: 'analyzed', ran: true },
    ]);
  });

  it('takes what the contract names, and the eye of the session when none is named [3:4 eye] [3:4 method] [3:4 captureSource]', async () => {
    const sessionId = await h.startSession(patient.cookie, { targetEye: 'left' });
    const response = await h.capture(patient.cookie, { sessionId, image: jpeg(fundus), method: 'manual' });
    const { screeningId } = response.json<{ screeningId: string }>();
    expect(await screeningOf(screeningId)).toMatchObject({ imageEye: 'left' });
    expect(RetinaCaptureFields.parse({ sessionId: 'a' }).captureSource).toBe('patient_capture');
  });

  it.each([
    ['[3:4 image] without a picture', { image: undefined }, 'image'],
    [
      'with a picture declared otherwise [3:4 image] [3:8 image type]',
      { image: jpeg(FUNDUS, 'image/png') },
      'image',
    ],
    ['[3:4 sessionId] without a session', { sessionId: undefined }, 'sessionId'],
    ['[3:4 eye] with an eye nobody has', { eye: 'third' }, 'eye'],
    ['[3:4 method] with a method there is not', { method: 'magic' }, 'method'],
    [
      'with a source of another call [3:4 captureSource]',
      { captureSource: 'fundus_upload' },
      'captureSource',
    ],
    ['[3:4 width, height] with a width that is not the picture’s', { width: '998' }, 'width'],
    [
      'with both sides, but not of this picture [3:4 width, height]',
      { width: '999', height: '999' },
      'height',
    ],
    ['[3:4 width, height] with a width that is no number', { width: 'wide' }, 'width'],
    ['[3:4 quality] with a quality that is no JSON', { quality: '{' }, 'quality'],
    [
      'with a score above 1 [3:4 quality] [3:8 quality values]',
      { quality: JSON.stringify({ ...QUALITY, sharpness: 1.01 }) },
      'quality.sharpness',
    ],
  ])('%s is refused, naming the field, and nothing is stored [3:7 400]', async (_name, change, field) => {
    const [before, blobs] = [(await history()).length, h.blobs.size];
    const form: Record<string, unknown> = {
      sessionId: await h.startSession(patient.cookie),
      image: jpeg(fundus),
      ...change,
    };
    const sent = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
    const response = await h.capture(patient.cookie, sent as never);
    expect([response.statusCode, response.json().error]).toEqual([400, expect.stringContaining(`${field}:`)]);
    expect([(await history()).length, h.blobs.size]).toEqual([before, blobs]);
  });

  it('that is no form is refused as one without a picture [3:7 400]', async () => {
    const response = await h.post('/retina/v1/capture', patient.cookie, { sessionId: 'rsess_1' });
    expect([response.statusCode, response.json().error]).toEqual([400, expect.stringContaining('image')]);
  });

  it('keeps what the client measured, and never lets it decide [3:4 quality]', async () => {
    const dark = await sharp(fundus).linear(0.12).jpeg().toBuffer();
    const { screeningId } = await captured({ image: jpeg(dark), quality: JSON.stringify(QUALITY) });
    const rows = await h.database.db
      .selectFrom('retina_quality as q')
      .innerJoin('retina_capture as c', 'c.id', 'q.capture_id')
      .select(['q.id', 'q.quality'])
      .where('c.screening_id', '=', screeningId)
      .execute();
    expect(rows.map(({ quality }) => JSON.parse(quality))).toEqual([QUALITY]);
    expect((await analysisOf(screeningId)).gradeable).toBe(false);
  });

  it('is asked for again and leaves nothing when the picture cannot be stored, as on a full disk', async () => {
    const [before, blobs] = [(await history()).length, h.blobs.size];
    h.fault = { blobs: true };
    const { response } = await captured();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
    expect([(await history()).length, h.blobs.size]).toEqual([before, blobs]);
  });
});

describe('what a picture shows', () => {
  it.each([
    ['clip_on_lens', 'fundus', true],
    ['patient_capture', 'anterior', false],
  ])(
    '%s gives %s, gradeable %s [3:2.1 captureSource] [3:2.1 fundus] [3:2.1 anterior] [3:1 only fundus] [D:retina not gradeable]',
    async (captureSource, imageType, gradeable) => {
      const { screeningId, response } = await captured({ captureSource });
      expect(response.statusCode).toBe(201);
      const row = await rowOf(screeningId);
      const measured = await analysisOf(screeningId);
      expect([row.image_type, row.status, measured.gradeable]).toEqual([imageType, 'analyzed', gradeable]);
      expect(measured.gradeabilityReasons.length > 0).toBe(!gradeable);
      expect(measured.morphology === null).toBe(!gradeable);
    },
  );

  it('fundus_upload of a picture sent before gives fundus, analyzed [3:2.1 captureSource] [3:3 fundus] [3:4 POST /fundus] [3:4 fundus captureSource] [3:4 imageUrl]', async () => {
    const { screeningId } = await captured({ captureSource: 'patient_capture' });
    const imageUrl = (await screeningOf(screeningId))?.['imageUrl'];
    const response = await h.post('/retina/v1/fundus', patient.cookie, { imageUrl });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { screeningId: expect.stringMatching(/^rscr_/), captureId: '' },
    ]);
    const made = response.json<{ screeningId: string }>().screeningId;
    expect(await rowOf(made)).toMatchObject({
      image_type: 'fundus',
      source: 'fundus_upload',
      eye: 'both',
      status: 'analyzed',
    });
  });

  it('of no known source is measured and not gradeable [3:2.1 unknown]', async () => {
    const { RETINA_JOBS } = await import('./jobs.ts');
    const measured = await RETINA_JOBS.measure({ jpeg: fundus, imageType: 'unknown', eye: null });
    expect([measured.gradeable, measured.gradeabilityReasons.length]).toEqual([false, 1]);
  });

  it('a photo that is no retina is never scored, whatever it is declared to be [3:1 only fundus]', async () => {
    const { screeningId } = await captured({ image: jpeg(testImage('not_fundus/coffee.jpg')) });
    const measured = await analysisOf(screeningId);
    expect([measured.gradeable, measured.morphology]).toEqual([false, null]);
    expect(await screeningOf(screeningId)).toMatchObject({ status: 'analyzed' });
  });

  it.each([
    [64, 64],
    [400, 399],
    [399, 8_000],
  ])(
    'of %i x %i pixels is stored and not graded, with the reason [3:1 stored] [D:retina small]',
    async (width, height) => {
      const { screeningId, response } = await captured({ image: jpeg(await resized(width, height)) });
      expect(response.statusCode).toBe(201);
      const { gradeable, gradeabilityReasons, quality, morphology } = await analysisOf(screeningId);
      const reason = `The picture is too small to be graded: it has ${width} x ${height} pixels, 400 a side are needed.`;
      expect([gradeable, morphology, gradeabilityReasons[0]]).toEqual([false, null, reason]);
      expect(quality).toMatchObject({ grade: 'poor', passed: false });
      expect([quality.overallScore < 0.5, quality.issues[0]]).toEqual([true, reason]);
      expect(await screeningOf(screeningId)).toMatchObject({
        status: 'analyzed',
        imageUrl: expect.stringContaining('/images/'),
      });
    },
  );

  it('a good retina is graded from 400 pixels a side on, and not below [D:retina small]', async () => {
    const graded = await Promise.all(
      [400, 399].map(
        async (side) => (await captured({ image: jpeg(await resized(side, side)) })).screeningId,
      ),
    );
    const [at, below] = await Promise.all(graded.map(analysisOf));
    expect(at?.gradeabilityReasons.join()).not.toContain('too small');
    expect(at?.morphology).not.toBeNull();
    expect([below?.gradeable, below?.morphology]).toEqual([false, null]);
  });

  it('a partner is told so [D:retina small]', async () => {
    const imageBase64 = asBase64(await resized(170, 170));
    const { data } = (await ingest({ patientRef: patient.id, imageBase64 })).json();
    expect(data).toMatchObject({ gradeable: false, analysisRan: true, status: 'analyzed' });
    expect(data.gradeabilityReasons[0]).toContain('170 x 170 pixels, 400 a side are needed');
  });
});

describe('the quality object', () => {
  const scores = [
    'overallScore',
    'sharpness',
    'exposure',
    'contrast',
    'fieldCoverage',
    'glareScore',
    'motionScore',
  ];
  it.each(scores)('is a number from 0 to 1 [3:2.2 %s]', (name) => {
    for (const [value, ok] of [
      [0, true],
      [1, true],
      [-0.01, false],
      [1.01, false],
      ['1', false],
      [undefined, false],
    ] as const)
      expect(RetinaQuality.safeParse({ ...QUALITY, [name]: value }).success).toBe(ok);
  });

  it.each([
    ['[3:2.2 grade]', 'grade', ['excellent', 'good', 'acceptable', 'poor'], ['fine', 1, undefined]],
    ['[3:2.2 passed]', 'passed', [true, false], ['true', undefined]],
    ['[3:2.2 issues]', 'issues', [[], ['too dark']], ['dark', [1], undefined]],
  ])('%s %s', (_row, name, good, bad) => {
    for (const value of good)
      expect(RetinaQuality.safeParse({ ...QUALITY, [name]: value }).success).toBe(true);
    for (const value of bad)
      expect(RetinaQuality.safeParse({ ...QUALITY, [name]: value }).success).toBe(false);
  });

  it('of a capture is kept with 201 and an id [3:4 POST /quality] [D:retina success codes]', async () => {
    const { captureId } = await captured();
    const response = await h.post('/retina/v1/quality', patient.cookie, { captureId, quality: QUALITY });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { qualityAssessmentId: expect.stringMatching(/^rqa_/) },
    ]);
    const bad = await h.post('/retina/v1/quality', patient.cookie, {
      captureId,
      quality: { ...QUALITY, contrast: 2 },
    });
    expect([bad.statusCode, bad.json().error]).toEqual([400, expect.stringContaining('quality.contrast')]);
  });

  it('records of one capture are bounded: whoever repeats them fills no table', async () => {
    const { captureId } = await captured();
    const record = () => h.post('/retina/v1/quality', patient.cookie, { captureId, quality: QUALITY });
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await record()).statusCode);
    expect(new Set(statuses.slice(0, 19))).toEqual(new Set([201]));
    expect(statuses.at(-1)).toBe(409);
  });
});

describe('a screening', () => {
  it('has the fields of the contract and no score [3:2.3 id] [3:2.3 status] [3:2.3 statusLabel] [3:2.3 imageUrl] [3:2.3 imageEye] [3:2.3 reviewDecision] [3:2.3 reviewedAt] [3:2.3 createdAt]', async () => {
    const { screeningId } = await captured({ eye: 'left' });
    expect(await screeningOf(screeningId)).toEqual({
      id: screeningId,
      status: 'analyzed',
      statusLabel: 'Awaiting clinician review',
      imageUrl: expect.stringMatching(`^${ORIGIN}/api/retina/v1/images/rimg_`),
      imageEye: 'left',
      reviewDecision: null,
      reviewedAt: null,
      createdAt: NOW,
    });
  });

  it.each(['accepted', 'rejected'] as const)(
    'that a clinician %s is reviewed, for good [3:3 reviewed] [3:2.3 reviewDecision] [3:2.3 statusLabel]',
    async (decision) => {
      const { screeningId } = await captured();
      const key = { ownerId: patient.ownerId, id: screeningId };
      const review = { decision, reviewer: 'Dr A', note: null, now: START };
      await asOwner(h.database.db, patient.ownerId, (trx) => reviewScreening(trx, key, review));
      const seen = {
        status: 'reviewed',
        statusLabel: 'Reviewed by your clinician',
        reviewDecision: decision,
        reviewedAt: NOW,
      };
      expect(await screeningOf(screeningId)).toMatchObject(seen);
      const again = await h.post('/retina/v1/analyze', patient.cookie, { screeningId });
      expect([again.statusCode, again.json()]).toEqual([
        200,
        { screeningId, status: 'reviewed', ran: false },
      ]);
      expect(
        await asOwner(h.database.db, patient.ownerId, (trx) => reviewScreening(trx, key, review)),
      ).toBeNull();
      expect(await screeningOf(screeningId)).toMatchObject(seen);
    },
  );

  it('is measured again: the same result is written anew, and no score is answered [3:3 analyze] [3:3 re-run] [3:4 POST /analyze]', async () => {
    const { screeningId } = await captured();
    const before = await analysisOf(screeningId);
    h.now += 60_000;
    const response = await h.post('/retina/v1/analyze', patient.cookie, { screeningId });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { screeningId, status: 'analyzed', ran: true },
    ]);
    expect(await analysisOf(screeningId)).toEqual(before);
    expect((await rowOf(screeningId)).analyzed_at).toEqual(new Date(h.now));
  });

  it('comes newest first, of this patient alone [3:4 GET /history]', async () => {
    const fresh = await h.makePatient();
    const first = await captured({}, fresh);
    h.now += 1000;
    const second = await captured({}, fresh);
    expect((await history(fresh)).map(({ id }) => id)).toEqual([second.screeningId, first.screeningId]);
    expect((await history(other)).length).toBe(0);
  });

  it('has one of four statuses; without a picture it is ordered [3:3 ordered] [3:2.3 status]', async () => {
    expect(SCREENING_STATUSES).toEqual(['ordered', 'image_uploaded', 'analyzed', 'reviewed']);
    const insert = (status: string, image_id: string | null) =>
      h.database.db
        .insertInto('retina_screening')
        .values({
          ...BARE_SCREENING,
          id: `rscr_${status}`,
          owner_id: patient.ownerId,
          patient_id: patient.id,
          status: status as 'ordered',
          image_id,
        })
        .execute();
    await insert('ordered', null);
    await expect(insert('image_uploaded', null)).rejects.toThrow(/check constraint/);
    expect(await screeningOf('rscr_ordered')).toMatchObject({
      status: 'ordered',
      imageUrl: null,
      imageEye: null,
    });
    const analyzed = await h.post('/retina/v1/analyze', patient.cookie, { screeningId: 'rscr_ordered' });
    expect([analyzed.statusCode, analyzed.json()]).toEqual([
      200,
      { screeningId: 'rscr_ordered', status: 'ordered', ran: false },
    ]);
  });

  it('tells an event when it is analyzed, with the patient as the account names them', async () => {
    const { screeningId } = await captured();
    const events = await h.database.db.selectFrom('event').select(['type', 'payload']).execute();
    const told = events.filter(({ payload }) => payload.includes(screeningId));
    expect(told.map(({ type, payload }) => [type, JSON.parse(payload).data])).toEqual([
      [
        'retina.screening_analyzed',
        { object: 'retina.screening', id: screeningId, status: 'analyzed', patientRef: patient.id },
      ],
    ]);
  });
});

const BARE_SCREENING = {
  mode: 'live',
  eye: null,
  image_type: 'unknown',
  source: 'order',
  session_id: null,
  partner_ref: null,
  external_id: null,
  device_model: null,
  indication: null,
  patient_age_years: null,
  priority: 'low',
  review_due_at: new Date(START),
  created_at: new Date(START),
  analyzed_at: null,
  review_decision: null,
  reviewed_by: null,
  review_note: null,
  reviewed_at: null,
} as const;

describe('a picture of a partner', () => {
  it('answers 201 with a safe summary [3:1 partner] [3:3 ingest] [3:4 ingestion] [3:4 no scores] [3:4 imageBase64] [3:4 ingest eye] [3:9] [D:retina success codes]', async () => {
    const response = await ingest({ patientRef: patient.id, imageBase64: asBase64() });
    expect(response.statusCode).toBe(201);
    const body = response.json();
    expect(Object.keys(body)).toEqual(['ok', 'requestId', 'data']);
    expect(body.data).toEqual({
      object: 'retina.ingestion',
      screeningId: expect.stringMatching(/^rscr_/),
      status: 'analyzed',
      imageType: 'fundus',
      gradeable: true,
      gradeabilityReasons: [],
      // Additive: the contract has no field for it.
      burntInText: false,
      requiresClinicianReview: true,
      analysisRan: true,
      disclaimer: expect.stringContaining('Investigational'),
    });
    expect(await screeningOf(body.data.screeningId)).toMatchObject({ imageEye: 'both', status: 'analyzed' });
  });

  it('may be a data URL of a JPEG [3:4 imageBase64]', async () => {
    const imageBase64 = `data:image/jpeg;base64,${asBase64()}`;
    expect((await ingest({ patientRef: patient.id, imageBase64 })).statusCode).toBe(201);
  });

  it('of the front of the eye is stored and not gradeable [3:4 imageType] [3:2.1 anterior]', async () => {
    const response = await ingest({ patientRef: patient.id, imageBase64: asBase64(), imageType: 'anterior' });
    expect(response.json().data).toMatchObject({
      imageType: 'anterior',
      gradeable: false,
      analysisRan: true,
      status: 'analyzed',
    });
    expect(response.json().data.gradeabilityReasons.length).toBeGreaterThan(0);
  });

  it('keeps what the partner says of it [3:4 source] [3:4 deviceModel] [3:4 externalId] [3:4 indication] [3:4 patientAgeYears]', async () => {
    const said = {
      source: 'portable_device',
      deviceModel: 'HandyScope 3',
      externalId: 'rec-1',
      indication: 'blurred vision',
      patientAgeYears: 54,
    };
    const { screeningId } = (
      await ingest({ patientRef: patient.id, imageBase64: asBase64(), ...said })
    ).json().data;
    expect(await rowOf(screeningId)).toMatchObject({
      source: 'portable_device',
      device_model: 'HandyScope 3',
      external_id: 'rec-1',
      indication: 'blurred vision',
      patient_age_years: 54,
      priority: 'high',
    });
  });

  it('sent again is the same screening; with another picture or patient it is 409 [3:4 externalId]', async () => {
    const body = { patientRef: patient.id, imageBase64: asBase64(), externalId: 'rec-2' };
    const first = (await ingest(body)).json().data.screeningId;
    const blobs = h.blobs.size;
    const again = await ingest(body);
    expect([again.statusCode, again.json().data.screeningId]).toEqual([201, first]);
    const otherPicture = await sharp(fundus).jpeg({ quality: 60 }).toBuffer();
    for (const change of [{ imageBase64: asBase64(otherPicture) }, { patientRef: other.id }]) {
      const refused = await ingest({ ...body, ...change });
      expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'conflict']);
    }
    expect(h.blobs.size).toBeLessThanOrEqual(blobs + 3);
    const loose = await h.database.db
      .selectFrom('stored_blob')
      .select('state')
      .where('state', '=', 'doomed')
      .execute();
    expect(loose.length).toBeGreaterThanOrEqual(3);
  });

  it('sent again with its Idempotency-Key is the same screening; of the other mode it is another', async () => {
    h.fault = { measure: true };
    const ofTests = await h.makeKey({ mode: 'test' });
    const body = { patientRef: patient.id, imageBase64: asBase64() };
    const send = async (authorization: string) => {
      const response = await ingest(body, { 'idempotency-key': 'either-mode', authorization });
      return rowOf(response.json().data.screeningId);
    };
    const asTest = await send(`Bearer ${ofTests}`);
    const asLive = await send(`Bearer ${key}`);
    expect([asTest.mode, asLive.mode]).toEqual(['test', 'live']);
    expect([(await send(`Bearer ${ofTests}`)).id, (await send(`Bearer ${key}`)).id]).toEqual([
      asTest.id,
      asLive.id,
    ]);
  });

  it('may name the patient by an id that was mapped for the account [3:4 patientRef]', async () => {
    await h.mapPatient(patient, 'MRN 17');
    const response = await ingest({ patientRef: 'MRN 17', imageBase64: asBase64(), externalId: 'mapped' });
    expect(response.statusCode).toBe(201);
    expect((await rowOf(response.json().data.screeningId)).patient_id).toBe(patient.id);
  });

  it.each([
    ['[3:4 patientRef] without a patient', { patientRef: undefined }, 'patientRef'],
    ['[3:4 ingest imageUrl] with neither picture', { imageBase64: undefined }, 'imageUrl'],
    [
      'with both pictures [3:4 ingest imageUrl]',
      { imageUrl: 'https://images.example.org/a.jpg' },
      'imageUrl',
    ],
    ['[3:4 imageBase64] with base64 that is no picture', { imageBase64: 'aGVsbG8gd29ybGQh' }, 'imageBase64'],
    ['[3:4 imageBase64] with what is no base64', { imageBase64: 'not base64!' }, 'imageBase64'],
    [
      'with a data URL of a PNG [3:4 imageBase64]',
      { imageBase64: `data:image/png;base64,${'A'.repeat(8)}` },
      'imageBase64',
    ],
    ['[3:4 ingest eye] with an eye nobody has', { eye: 'third' }, 'eye'],
    ['[3:4 source] with an unknown source', { source: 'internet' }, 'source'],
    ['[3:4 imageType] with an unknown type', { imageType: 'unknown' }, 'imageType'],
    ['[3:4 patientAgeYears] with half a year', { patientAgeYears: 40.5 }, 'patientAgeYears'],
  ])('%s is 400, naming the field', async (_name, change, path) => {
    const response = await ingest({ patientRef: patient.id, imageBase64: asBase64(), ...change });
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_request', issues: [expect.objectContaining({ path })] }),
    ]);
  });

  it('of nobody, or of a patient of another account, is 404 [3:4 patientRef]', async () => {
    const stranger = await h.makePatient(await h.makeAccount());
    for (const patientRef of ['pat_none', stranger.id]) {
      const response = await ingest({ patientRef, imageBase64: asBase64() });
      expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
    }
  });

  it('takes a secret key alone [3:5 rule 4]', async () => {
    const publishable = await h.makeKey({ kind: 'publishable' });
    const body = { patientRef: patient.id, imageBase64: asBase64() };
    const call = (headers: Record<string, string>) =>
      h.call({ method: 'POST', path: '/v1/retina/ingest', body, headers });
    const refused = await call({ authorization: `Bearer ${publishable}`, origin: 'https://app.example.org' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'forbidden']);
    expect((await call({})).statusCode).toBe(401);
    expect((await call({ cookie: patient.cookie })).statusCode).toBe(401);
  });

  it('whose analysis fails is stored, and says so', async () => {
    h.fault = { measure: true };
    const body = { patientRef: patient.id, imageBase64: asBase64(), externalId: 'later' };
    const first = (await ingest(body)).json().data;
    expect(first).toMatchObject({
      status: 'image_uploaded',
      analysisRan: false,
      gradeable: false,
      requiresClinicianReview: true,
    });
    h.fault = null;
    expect((await ingest(body)).json().data).toMatchObject({
      screeningId: first.screeningId,
      status: 'analyzed',
      analysisRan: true,
    });
  });
});

describe('who may do what', () => {
  it('without a session that holds it is 401, with a key as well [3:5 rule 1] [3:5 rule 2] [3:7 401]', async () => {
    for (const cookie of [null, 'svc_session=', `svc_session=${'a'.repeat(43)}`, 'other=1']) {
      const response = await h.get('/retina/v1/history', cookie);
      expect([response.statusCode, response.json()]).toEqual([
        401,
        { error: expect.stringContaining('sign in') },
      ]);
    }
    expect((await h.call({ path: '/retina/v1/history', key })).statusCode).toBe(401);
  });

  it('what is another patient’s is 403; a session that is none 404 [3:5 rule 3] [3:7 403] [3:7 404] [3:1 scoped] [D:retina foreign]', async () => {
    const { sessionId, screeningId, captureId } = await captured();
    const imageUrl = (await screeningOf(screeningId))?.['imageUrl'];
    const { cookie } = other;
    const open = await h.startSession(patient.cookie);
    const tries = [
      h.get(`/retina/v1/session/${sessionId}`, cookie),
      h.capture(cookie, { sessionId, image: jpeg(fundus) }),
      h.get(`/retina/v1/session/${open}`, cookie),
      h.capture(cookie, { sessionId: open, image: jpeg(fundus) }),
      h.post('/retina/v1/quality', cookie, { captureId, quality: QUALITY }),
      h.post('/retina/v1/analyze', cookie, { screeningId }),
      h.post('/retina/v1/fundus', cookie, { imageUrl }),
      h.get(String(imageUrl).replace(`${ORIGIN}/api`, ''), cookie),
      h.post('/retina/v1/analyze', cookie, { screeningId: 'rscr_none' }),
      h.post('/retina/v1/quality', cookie, { captureId: 'rcap_none', quality: QUALITY }),
    ];
    for (const response of await Promise.all(tries))
      expect([response.statusCode, response.json()]).toEqual([
        403,
        { error: expect.stringContaining('not yours') },
      ]);
    const unknown = [
      h.get('/retina/v1/session/rsess_none', cookie),
      h.capture(cookie, { sessionId: 'rsess_none', image: jpeg(fundus) }),
    ];
    for (const response of await Promise.all(unknown)) expect(response.statusCode).toBe(404);
  });
});

async function rowOf(id: string) {
  return h.database.db
    .selectFrom('retina_screening')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

interface Measured {
  gradeable: boolean;
  gradeabilityReasons: string[];
  quality: RetinaQuality;
  morphology: object | null;
}

async function analysisOf(id: string): Promise<Measured> {
  const { result } = await h.database.db
    .selectFrom('retina_analysis')
    .select('result')
    .where('screening_id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.parse(result) as Measured;
}

function sizes({ width, height }: { width: number; height: number }) {
  return { width: String(width), height: String(height) };
}
