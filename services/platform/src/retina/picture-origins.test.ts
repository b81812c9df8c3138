import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPatient, createPatientSession } from '@svc/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

const FUNDUS = readFileSync(
  new URL('../../../../packages/retina/test-images/chase_db1/Image_03L.jpg', import.meta.url),
);

let store: Server;
let origin: string;
let api: TestPlatform;
let cookie: string;

beforeAll(async () => {
  store = createServer((_request, response) => response.end(FUNDUS));
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const place = `127.0.0.1:${(store.address() as AddressInfo).port}`;
  origin = `http://${place}`;
  api = await openTestPlatform({ SVC_EGRESS_ALLOW: place, SVC_RETINA_IMAGE_ORIGINS: origin });
  const { db } = api.platform.services.database;
  const account = (await api.admin('POST', '/accounts', { name: 'Clinic', plan: 'launch' })).json().data;
  const patient = await createPatient(db, { ownerId: account.id, now: api.now });
  const { token } = await createPatientSession(db, { patient, now: api.now });
  cookie = `svc_session=${token}`;
});
afterAll(async () => {
  await api?.close();
  store?.close();
});

const submit = (imageUrl: string) =>
  api.inject({ method: 'POST', url: '/api/retina/v1/fundus', headers: { cookie }, payload: { imageUrl } });

describe('the store of the portal, listed in SVC_RETINA_IMAGE_ORIGINS [D:retina origins]', () => {
  it('gives a picture that is stored here', async () => {
    const response = await submit(`${origin}/eye.jpg`);
    expect([response.statusCode, response.json().captureId]).toEqual([201, '']);
    const history = await api.inject({ url: '/api/retina/v1/history', headers: { cookie } });
    const [{ imageUrl }] = history.json().screenings;
    const picture = await api.inject({ url: new URL(imageUrl).pathname, headers: { cookie } });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('is the only one', async () => {
    const response = await submit('https://elsewhere.example.org/eye.jpg');
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      expect.stringContaining('nothing else is fetched'),
    ]);
  });

  it('is shown by the doctor', async () => {
    const { checks } = (await api.admin('GET', '/doctor')).json().data;
    expect(checks).toContainEqual({
      name: 'picture origins',
      status: 'ok',
      detail: `patients may also submit pictures under ${origin}, fetched through the guard`,
    });
  });
});
