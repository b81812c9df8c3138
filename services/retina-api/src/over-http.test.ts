import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FUNDUS, formOf, type Harness, jpeg, openHarness, type SignedIn } from '../test/harness.ts';

let h: Harness;
let patient: SignedIn;
let origin: string;

beforeAll(async () => {
  h = await openHarness({ database: 'postgres' });
  // Measuring is not what is asked here, and takes a second each.
  h.fault = { measure: true };
  patient = await h.makePatient();
  await h.server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(h.server.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  h.server.app.server.closeAllConnections();
  await h.close();
});

it('a form over a connection is read to its end, whole or in pieces, and its picture comes back', async () => {
  const { cookie } = patient;
  const sessionId = await h.startSession(cookie);
  const { headers, payload } = formOf({ sessionId, image: jpeg(), captureSource: 'clip_on_lens' });
  const pieces = async function* () {
    for (let at = 0; at < payload.length; at += 5_000) {
      yield payload.subarray(at, at + 5_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const bodies = [new Uint8Array(payload), Readable.from(pieces())];
  for (const body of bodies) {
    const options = { method: 'POST', headers: { ...headers, cookie }, body, duplex: 'half' };
    const response = await fetch(`${origin}/api/retina/v1/capture`, options as unknown as RequestInit);
    expect([response.status, await response.json()]).toEqual([
      201,
      { screeningId: expect.any(String), captureId: expect.any(String) },
    ]);
  }
  const { screenings } = (await h.get('/retina/v1/history', cookie)).json();
  const path = new URL(screenings[0].imageUrl).pathname;
  const image = await fetch(origin + path, { headers: { cookie } });
  expect(image.status).toBe(200);
  // Its patient's browser may keep it for a while, and nobody between; no page shows it as its own.
  expect(Object.fromEntries(image.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=300',
    'content-disposition': 'attachment; filename="retina.jpg"',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const bytes = Buffer.from(await image.arrayBuffer());
  expect([bytes[0], bytes[1], bytes.length > FUNDUS.length / 4]).toEqual([0xff, 0xd8, true]);
});

it('a form whose sender goes away is dropped, and the next one is served', async () => {
  const { cookie } = patient;
  const sessionId = await h.startSession(cookie);
  const { headers, payload } = formOf({ sessionId, image: jpeg() });
  const away = new AbortController();
  const endless = async function* () {
    yield payload.subarray(0, 50_000);
    away.abort();
    await new Promise(() => {});
  };
  const options = {
    method: 'POST',
    headers: { ...headers, cookie },
    body: Readable.from(endless()),
    duplex: 'half',
  };
  await expect(
    fetch(`${origin}/api/retina/v1/capture`, { ...options, signal: away.signal } as unknown as RequestInit),
  ).rejects.toThrow(/abort/i);
  const next = await fetch(`${origin}/api/retina/v1/capture`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new Uint8Array(payload),
  });
  expect([next.status, await next.json()]).toEqual([201, expect.anything()]);
});
