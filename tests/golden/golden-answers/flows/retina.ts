import {
  FUNDUS,
  FUNDUS_SIZE,
  type Form,
  formOf,
  jpeg,
  QUALITY,
  testImage,
} from '../../../../services/retina-api/test/harness.ts';
import type { Credentials } from '../../../support/server-process.ts';
import type { GoldenAnswer, GoldenClient } from '../client.ts';
import type { Flow } from './flow.ts';
import { WRONG_BODIES } from './wrong-bodies.ts';

const ADMIN = '/api/admin/v1';
const RETINA = '/api/retina/v1';
const INGEST = '/api/v1/retina/ingest';
const SCREENINGS = `${ADMIN}/retina/screenings`;
const PUBLIC = 'https://api.example.org';
const REFERENCE = 'MRN 42';
const FRONT_OF_EYE = testImage('not_fundus/synthetic_anterior_1.jpg');
const OTHER_FUNDUS = testImage('chase_db1/Image_03R.jpg');

interface Eyes {
  readonly client: GoldenClient;
  readonly keys: Credentials;
}

/** What a patient sends, answered with the cookie of the patient. */
type Patient = ReturnType<typeof callsOf>;

/** Pictures from the patient and from a partner to the review of a clinician, and what is refused on the way. */
export const retina: Flow = {
  name: 'retina',
  stepMs: 100,
  async run(client, { keys }) {
    const eyes = { client, keys };
    const patient = callsOf(client, await signIn(eyes, REFERENCE));
    const stranger = callsOf(client, await signIn(eyes));

    const sessionId = await startSessions(patient, stranger);
    await takePictures(patient, stranger, sessionId);
    await refuseForms(patient, sessionId);
    await lookBack(patient, stranger);
    await withdrawPicture(patient, stranger);
    const submitted = await submit(eyes);
    await refuseSubmissions(eyes);
    await review(eyes, submitted);
    await patient.get('/history');
    await signOut(eyes, patient);
  },
};

/** A patient of the account, by a reference where one is given; the cookie of a session. */
async function signIn({ client, keys }: Eyes, reference?: string): Promise<string> {
  const post = (path: string, body: object) =>
    client.send({ path: `${ADMIN}/patients${path}`, key: keys.adminToken, body });
  const id = (await post('', { accountId: keys.accountId })).at('data.id');
  if (reference !== undefined) await post(`/${id}/references`, { reference });
  return (await post(`/${id}/session`, {})).at('data.cookie');
}

function callsOf(client: GoldenClient, cookie: string) {
  const post = (path: string, body?: unknown, headers = {}): Promise<GoldenAnswer> =>
    client.send({ method: 'POST', path: `${RETINA}${path}`, body, headers: { cookie, ...headers } });
  return {
    post,
    get: (path: string): Promise<GoldenAnswer> =>
      client.send({ path: `${RETINA}${path}`, headers: { cookie } }),
    capture(form: Form, headers = {}): Promise<GoldenAnswer> {
      const { payload, headers: ofForm } = formOf(form);
      return post('/capture', payload, { ...ofForm, ...headers });
    },
  };
}

async function startSessions(patient: Patient, stranger: Patient): Promise<string> {
  const device = {
    targetEye: 'left',
    deviceInfo: { platform: 'Android 16', screen: { width: 1080, height: 2400, pixelRatio: 3 } },
    captureCapabilities: { torch: true, manualFocus: false, maxResolution: '4000x3000' },
  };
  const once = { 'idempotency-key': 'session-once' };
  const sessionId = (await patient.post('/session', device, once)).at('sessionId');
  await patient.post('/session', device, once);
  await patient.post('/session', { targetEye: 'right' }, once);
  await patient.post('/session');
  for (const body of [...WRONG_BODIES, { targetEye: 'third' }, { deviceInfo: 'a phone' }])
    await patient.post('/session', body);
  await patient.post('/session', {}, { origin: 'https://evil.example' });
  await patient.get(`/session/${sessionId}`);
  await patient.get('/session/rses_none');
  await stranger.get(`/session/${sessionId}`);
  return sessionId;
}

/** One of the fundus through a lens, one of the front of the eye. */
async function takePictures(patient: Patient, stranger: Patient, sessionId: string): Promise<void> {
  const { width, height } = FUNDUS_SIZE;
  const fundus: Form = {
    sessionId,
    eye: 'left',
    method: 'auto',
    captureSource: 'clip_on_lens',
    width: String(width),
    height: String(height),
    quality: JSON.stringify(QUALITY),
    image: jpeg(FUNDUS),
  };
  const once = { 'idempotency-key': 'capture-once' };
  const taken = await patient.capture(fundus, once);
  await patient.capture(fundus, once);
  await patient.capture({ ...fundus, method: 'manual' }, once);
  await patient.capture({ sessionId, image: jpeg(FRONT_OF_EYE) });
  await stranger.capture(fundus);
  await patient.get(`/session/${sessionId}`);

  const captureId = taken.at('captureId');
  const quality = { captureId, quality: QUALITY };
  await patient.post('/quality', quality);
  await stranger.post('/quality', quality);
  for (const wrong of [
    {},
    { ...quality, captureId: 'rcap_none' },
    { captureId, quality: { ...QUALITY, sharpness: 2 } },
    { captureId, quality: { ...QUALITY, grade: 'none' } },
    '[]',
  ])
    await patient.post('/quality', wrong);
  const analysis = { screeningId: taken.at('screeningId') };
  await patient.post('/analyze', analysis);
  await stranger.post('/analyze', analysis);
  for (const wrong of [{}, { screeningId: 'rscr_none' }, { screeningId: 7 }, 'null'])
    await patient.post('/analyze', wrong);
}

async function refuseForms(patient: Patient, sessionId: string): Promise<void> {
  const image = jpeg(FUNDUS);
  const refused: Form[] = [
    { sessionId },
    { image },
    { sessionId: 'rses_none', image },
    { sessionId, image, eye: 'third' },
    { sessionId, image, width: '998' },
    { sessionId, image, width: '999', height: '999' },
    { sessionId, image, quality: '{' },
    { sessionId, image, quality: '{"passed":true}' },
    { sessionId, image: jpeg(FUNDUS, 'image/png') },
    { sessionId, image: jpeg(Buffer.from('no picture')) },
    { sessionId, image: jpeg(FUNDUS.subarray(0, FUNDUS.length / 2)) },
  ];
  for (const form of refused) await patient.capture(form);
  await patient.post('/capture', { sessionId });
}

/** What the patient sees of it afterwards, and a picture that is submitted again as one of the fundus. */
async function lookBack(patient: Patient, stranger: Patient): Promise<void> {
  const history = await patient.get('/history');
  await stranger.get('/history');
  const imageUrl = history.at('screenings[0].imageUrl');
  const path = imageUrl.replace(`${PUBLIC}${RETINA}`, '');
  await patient.get(path);
  await stranger.get(path);
  await patient.get('/images/rimg_none');
  await patient.post('/fundus', { imageUrl, eye: 'right' });
  await stranger.post('/fundus', { imageUrl });
  for (const wrong of [
    {},
    { imageUrl: 'https://images.example/eye.jpg' },
    { imageUrl: `${PUBLIC}${RETINA}/images/rimg_none` },
    { imageUrl, captureSource: 'patient_capture' },
    '[]',
  ])
    await patient.post('/fundus', wrong);
}

/** The wrong picture, taken back, and again, and by somebody else. */
async function withdrawPicture(patient: Patient, stranger: Patient): Promise<void> {
  const sessionId = (await patient.post('/session', {})).at('sessionId');
  const taken = await patient.capture({ sessionId, image: jpeg(FRONT_OF_EYE) });
  const screening = { screeningId: taken.at('screeningId') };
  await stranger.post('/withdraw', screening);
  for (const body of [screening, screening, {}, { screeningId: 'rscr_none' }])
    await patient.post('/withdraw', body);
}

/** What a partner submits; the screening that a clinician reviews. */
async function submit({ client, keys }: Eyes): Promise<string> {
  const post = (body: unknown, headers = {}) =>
    client.send({ path: INGEST, key: keys.secretKey, body, headers });
  const body = {
    patientRef: REFERENCE,
    imageBase64: FUNDUS.toString('base64'),
    eye: 'left',
    source: 'in_clinic',
    deviceModel: 'Handheld 3',
    externalId: 'visit-17-left',
    indication: 'blurred vision',
    patientAgeYears: 54,
  };
  const once = { 'idempotency-key': 'ingest-once' };
  const submitted = await post(body, once);
  await post(body, once);
  await post({ ...body, eye: 'right' }, once);
  await post(body);
  await post({ ...body, imageBase64: OTHER_FUNDUS.toString('base64') });
  await post({ patientRef: REFERENCE, imageType: 'anterior', imageBase64: FRONT_OF_EYE.toString('base64') });
  return submitted.at('data.screeningId');
}

async function refuseSubmissions({ client, keys }: Eyes): Promise<void> {
  const body = { patientRef: REFERENCE, imageBase64: FUNDUS.toString('base64') };
  for (const wrong of [
    ...WRONG_BODIES,
    {},
    { ...body, patientRef: 'MRN none' },
    { ...body, imageUrl: 'https://images.example/eye.jpg' },
    { ...body, imageBase64: 'bm8gcGljdHVyZQ==' },
    { ...body, imageBase64: '!' },
    { ...body, patientAgeYears: 131 },
    { patientRef: REFERENCE, imageUrl: 'http://images.example/eye.jpg' },
    { patientRef: REFERENCE, imageUrl: 'https://10.0.0.1/eye.jpg' },
  ])
    await client.send({ path: INGEST, key: keys.secretKey, body: wrong });
  for (const key of [keys.publishableKey, keys.organizationKey])
    await client.send({ path: INGEST, key, body });
  await client.send({ path: INGEST, body });
}

async function review({ client, keys }: Eyes, id: string): Promise<void> {
  const { accountId, adminToken: key, secretKey } = keys;
  const get = (path: string) => client.send({ path: `${SCREENINGS}${path}`, key });
  const post = (path: string, body?: unknown) =>
    client.send({ method: 'POST', path: `${SCREENINGS}${path}`, key, body });

  const page = await get(`?accountId=${accountId}&limit=2`);
  await get(`?accountId=${accountId}&limit=2&cursor=${page.at('data.nextCursor')}`);
  for (const query of [
    '',
    '?status=reviewed',
    '?status=none',
    '?limit=0',
    '?accountId=acct_none',
    '?cursor=x',
  ])
    await get(query);
  for (const path of [`/${id}`, '/rscr_none']) {
    await get(`${path}?by=Dr.%20A`);
    await get(`${path}/picture?by=Dr.%20A`);
    await get(`${path}/picture?by=Dr.%20A&kind=plain`);
    await post(`${path}/analyze`);
  }
  await get(`/${id}`);
  await get(`/${id}/picture?by=Dr.%20A&kind=none`);
  const decision = { decision: 'accepted', reviewer: 'Dr. B', note: 'Clear media' };
  for (const wrong of [{}, { ...decision, decision: 'perhaps' }, { ...decision, reviewer: '' }, 'null'])
    await post(`/${id}/review`, wrong);
  for (const path of ['/rscr_none', `/${id}`, `/${id}`]) await post(`${path}/review`, decision);
  await post(`/${id}/analyze`);
  await get(`/${id}?by=Dr.%20C`);
  await get('?status=reviewed');
  await client.send({ path: SCREENINGS });
  await client.send({ path: `${SCREENINGS}/${id}?by=Dr.%20A`, key: secretKey });
}

async function signOut({ client }: Eyes, patient: Patient): Promise<void> {
  await patient.post('/sign-out');
  await patient.get('/history');
  await patient.post('/sign-out');
  for (const headers of [{}, { cookie: `svc_session=${'x'.repeat(43)}` }])
    await client.send({ path: `${RETINA}/history`, headers });
}
