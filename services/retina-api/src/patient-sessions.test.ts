import { createPatientSession, SESSION_IDLE_SECONDS, SESSION_SECONDS } from '@svc/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, jpeg, openHarness, ORIGIN, type SignedIn, START } from '../test/harness.ts';

let h: Harness;
let patient: SignedIn;

beforeAll(async () => {
  h = await openHarness();
});
beforeEach(async () => {
  h.now = START;
  h.fault = null;
  patient = await h.makePatient();
});
afterAll(() => h.close());

const status = async (cookie: string) => (await h.get('/retina/v1/history', cookie)).statusCode;

describe('the session of a patient', () => {
  it('is stored as a hash of its token alone', async () => {
    const rows = await h.database.db.selectFrom('patient_session').selectAll().execute();
    const token = patient.cookie.split('=')[1] as string;
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends without use after its idle time, not a moment before', async () => {
    h.now = START + SESSION_IDLE_SECONDS * 1000 - 1;
    expect(await status(patient.cookie)).toBe(200);
    h.now += SESSION_IDLE_SECONDS * 1000;
    expect(await status(patient.cookie)).toBe(401);
  });

  it('ends after its lifetime however much it is used, not a moment before', async () => {
    const end = START + SESSION_SECONDS * 1000;
    for (h.now = START; h.now < end - 1; h.now += 12 * 3_600_000) await status(patient.cookie);
    h.now = end - 1;
    expect(await status(patient.cookie)).toBe(200);
    h.now = end;
    expect(await status(patient.cookie)).toBe(401);
  });

  it('ends when the patient signs out, everywhere, and the browser forgets it', async () => {
    const { token } = await createPatientSession(h.database.db, { patient, now: h.now });
    const response = await h.post('/retina/v1/sign-out', patient.cookie, undefined);
    expect([response.statusCode, response.json()]).toEqual([200, { signedOut: true }]);
    expect(response.headers['set-cookie']).toBe(
      'svc_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    );
    expect(await status(patient.cookie)).toBe(401);
    expect(await status(`svc_session=${token}`)).toBe(200);
  });

  it('is found among other cookies, and only by its whole name', async () => {
    expect(await status(`a=1; ${patient.cookie}; b=2`)).toBe(200);
    expect(await status(`x${patient.cookie}`)).toBe(401);
  });
});

describe('a write from a browser', () => {
  const write = (headers: Record<string, string>) =>
    h.post('/retina/v1/session', patient.cookie, {}, headers);

  it.each([
    ['of a page of ours', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }, 201],
    ['that says nothing, as no browser does', {}, 201],
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    [
      'of another host of our site',
      { origin: 'https://blog.example.org', 'sec-fetch-site': 'same-site' },
      403,
    ],
    ['of another site, in a browser without fetch metadata', { origin: 'https://evil.example' }, 403],
    ['of a page without an origin', { origin: 'null' }, 403],
    [
      'that claims our origin but comes across sites',
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['of an address that only begins like ours', { origin: `${ORIGIN}.evil.example` }, 403],
    ['of our origin in plain text', { origin: ORIGIN.replace('https', 'http') }, 403],
  ])('%s: %j is %i', async (_name, headers, expected) => {
    expect((await write(headers)).statusCode).toBe(expected);
  });

  it('of another site uploads nothing', async () => {
    const sessionId = await h.startSession(patient.cookie);
    const blobs = h.blobs.size;
    const response = await h.capture(
      patient.cookie,
      { sessionId, image: jpeg() },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect([response.statusCode, h.blobs.size]).toEqual([403, blobs]);
  });

  it('reads are answered wherever they come from: the cookie does not travel across sites', async () => {
    const response = await h.call({
      path: '/retina/v1/history',
      cookie: patient.cookie,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a write with an Idempotency-Key', () => {
  it('is done once: the same answer comes again, and no second screening', async () => {
    h.fault = { measure: true };
    const sessionId = await h.startSession(patient.cookie);
    const send = () => h.capture(patient.cookie, { sessionId, image: jpeg() }, { 'idempotency-key': 'k1' });
    const [first, again] = [await send(), await send()];
    expect(again.payload).toBe(first.payload);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    const { screenings } = (await h.get('/retina/v1/history', patient.cookie)).json();
    expect(screenings).toHaveLength(1);
    const otherBody = await h.capture(
      patient.cookie,
      { sessionId, image: jpeg(), method: 'auto' },
      { 'idempotency-key': 'k1' },
    );
    expect([otherBody.statusCode, otherBody.json().error]).toEqual([
      400,
      expect.stringContaining('Idempotency-Key'),
    ]);
  });

  it('of one patient says nothing to another', async () => {
    const other = await h.makePatient();
    const start = (cookie: string) => h.post('/retina/v1/session', cookie, {}, { 'idempotency-key': 'k2' });
    const [mine, theirs] = [await start(patient.cookie), await start(other.cookie)];
    expect(theirs.json().sessionId).not.toBe(mine.json().sessionId);
    expect((await start(patient.cookie)).json()).toEqual(mine.json());
  });
});
