import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Harness, jpeg, openHarness, type SignedIn } from '../test/harness.ts';

let h: Harness;
let patient: SignedIn;
let other: SignedIn;
let origin: string;
let finish: () => void;

beforeAll(async () => {
  h = await openHarness({ database: 'postgres' });
  await h.server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(h.server.app.server.address() as AddressInfo).port}`;
  [patient, other] = [await h.makePatient(), await h.makePatient()];
});
beforeEach(() => {
  h.meanwhile = null;
  h.failures.length = 0;
});
afterAll(async () => {
  h.server.app.server.closeAllConnections();
  await h.close();
});

const measurements = () => h.ran.filter((job) => job === 'measure').length;

async function capturedOf({ cookie }: SignedIn): Promise<string> {
  const form = { sessionId: await h.startSession(cookie), image: jpeg(), captureSource: 'clip_on_lens' };
  return (await h.capture(cookie, form)).json<{ screeningId: string }>().screeningId;
}

/** From now on every measurement waits until `finish()`. */
function hold(): void {
  const held = new Promise<void>((resolve) => (finish = resolve));
  h.meanwhile = () => held;
  h.ran.length = 0;
}

const analyze = async ({ cookie }: SignedIn, screeningId: string, signal?: AbortSignal) => {
  const reached = once(h.server.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const answer = fetch(`${origin}/api/retina/v1/analyze`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ screeningId }),
    ...(signal === undefined ? {} : { signal }),
  }).then(
    ({ status }) => status,
    () => 'left',
  );
  const [, response] = await reached;
  return { answer, response };
};

it('pictures of one patient are loaded and measured two at a time, those of another meanwhile', async () => {
  const [own, others] = [await capturedOf(patient), await capturedOf(other)];
  hold();
  const asked = [];
  for (let i = 0; i < 6; i++) asked.push(await analyze(patient, own));
  await vi.waitFor(() => expect(measurements()).toBe(2));
  asked.push(await analyze(other, others));
  await vi.waitFor(() => expect(measurements()).toBe(3));
  finish();
  expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual(asked.map(() => 200));
  expect(measurements()).toBe(7);
});

it('nothing is measured for a patient who left while waiting', async () => {
  const own = await capturedOf(patient);
  hold();
  const asked = [await analyze(patient, own), await analyze(patient, own)];
  await vi.waitFor(() => expect(measurements()).toBe(2));
  const leaving = new AbortController();
  const left = [await analyze(patient, own, leaving.signal), await analyze(patient, own, leaving.signal)];
  const next = await analyze(patient, own);
  leaving.abort();
  expect(await Promise.all(left.map(({ answer }) => answer))).toEqual(['left', 'left']);
  await vi.waitFor(() => expect(left.map(({ response }) => response.closed)).toEqual([true, true]));
  finish();
  expect(await Promise.all([...asked, next].map(({ answer }) => answer))).toEqual([200, 200, 200]);
  expect(measurements()).toBe(3);
});
