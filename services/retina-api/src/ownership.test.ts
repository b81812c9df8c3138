import { RETINA_ENDPOINTS, RETINA_PARTNER_ENDPOINTS, routePattern } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FUNDUS, type Harness, jpeg, openHarness, ORIGIN, QUALITY, type SignedIn } from '../test/harness.ts';

let h: Harness;
let owner: SignedIn;
let other: SignedIn;
let elsewhere: SignedIn;
let key: string;
let things: { sessionId: string; screeningId: string; captureId: string; imageUrl: string };

beforeAll(async () => {
  h = await openHarness();
  owner = await h.makePatient();
  other = await h.makePatient();
  elsewhere = await h.makePatient(await h.makeAccount());
  key = await h.makeKey();
  const sessionId = await h.startSession(owner.cookie);
  const capture = await h.capture(owner.cookie, { sessionId, image: jpeg(), captureSource: 'clip_on_lens' });
  const { screenings } = (await h.get('/retina/v1/history', owner.cookie)).json();
  const { screeningId, captureId } = capture.json<{ screeningId: string; captureId: string }>();
  things = { sessionId, screeningId, captureId, imageUrl: screenings[0].imageUrl };
});
afterAll(() => h.close());

type Id = keyof typeof RETINA_ENDPOINTS | keyof typeof RETINA_PARTNER_ENDPOINTS;

/** What the owner would send to each route. */
const CALLS: Readonly<Record<Exclude<Id, 'signOutPatient'>, () => Parameters<Harness['call']>[0]>> = {
  createRetinaSession: () => ({ method: 'POST', path: '/retina/v1/session', body: {} }),
  getRetinaSession: () => ({ path: `/retina/v1/session/${things.sessionId}` }),
  captureRetina: () => ({
    method: 'POST',
    path: '/retina/v1/capture',
    form: { sessionId: things.sessionId, image: jpeg(), captureSource: 'clip_on_lens' },
  }),
  submitFundus: () => ({ method: 'POST', path: '/retina/v1/fundus', body: { imageUrl: things.imageUrl } }),
  recordRetinaQuality: () => ({
    method: 'POST',
    path: '/retina/v1/quality',
    body: { captureId: things.captureId, quality: QUALITY },
  }),
  analyzeScreening: () => ({
    method: 'POST',
    path: '/retina/v1/analyze',
    body: { screeningId: things.screeningId },
  }),
  listScreenings: () => ({ path: '/retina/v1/history' }),
  getRetinaImage: () => ({ path: things.imageUrl.replace(`${ORIGIN}/api`, '') }),
  ingestRetina: () => ({
    method: 'POST',
    path: '/v1/retina/ingest',
    body: { patientRef: owner.id, imageBase64: FUNDUS.toString('base64') },
  }),
  withdrawScreening: () => ({
    method: 'POST',
    path: '/retina/v1/withdraw',
    body: { screeningId: things.screeningId },
  }),
};

/** Status for the owner, another patient of the account, one of another account, the partner, a clinician, a stranger. */
const MATRIX: Readonly<Record<keyof typeof CALLS, readonly number[]>> = {
  createRetinaSession: [201, 201, 201, 401, 401, 401],
  getRetinaSession: [200, 403, 404, 401, 401, 401],
  captureRetina: [201, 403, 404, 401, 401, 401],
  submitFundus: [201, 403, 403, 401, 401, 401],
  recordRetinaQuality: [201, 403, 403, 401, 401, 401],
  analyzeScreening: [200, 403, 403, 401, 401, 401],
  listScreenings: [200, 200, 200, 401, 401, 401],
  getRetinaImage: [200, 403, 403, 401, 401, 401],
  ingestRetina: [401, 401, 401, 201, 401, 401],
  withdrawScreening: [200, 403, 403, 401, 401, 401],
};

describe('every route, called by everybody [3:1 scoped] [3:5 rule 3]', () => {
  it('is in the matrix', () => {
    const served = h.server.routes.map(({ methods, pattern }) => `${methods.join()} ${pattern}`);
    const known = Object.values({ ...RETINA_ENDPOINTS, ...RETINA_PARTNER_ENDPOINTS }).map(
      ({ method, path }) => `${method} ${routePattern(`/api${path}`)}`,
    );
    expect(served.toSorted()).toEqual(known.toSorted());
    expect(Object.keys(MATRIX).length + 1).toBe(known.length);
  });

  it.each(Object.entries(MATRIX))('%s answers %j', async (id, statuses) => {
    const call = CALLS[id as keyof typeof CALLS];
    const callers = [
      { cookie: owner.cookie },
      { cookie: other.cookie },
      { cookie: elsewhere.cookie },
      { key },
      // A clinician reviews through the admin API: their token opens nothing here.
      { key: 'svc_admin_token_of_a_clinician' },
      {},
    ];
    const answered: number[] = [];
    for (const who of callers) answered.push((await h.call({ ...call(), ...who })).statusCode);
    expect(answered).toEqual(statuses);
  });

  it('shows each patient their own screenings alone', async () => {
    for (const { cookie } of [other, elsewhere])
      expect((await h.get('/retina/v1/history', cookie)).payload).not.toContain('rscr_');
  });
});
