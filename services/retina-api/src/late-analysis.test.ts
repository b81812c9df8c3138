import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FUNDUS, type Harness, openHarness } from '../test/harness.ts';

let h: Harness;
beforeEach(async () => {
  h = await openHarness();
});
afterEach(async () => {
  vi.useRealTimers();
  await h.close();
});

it('an analysis that takes long is answered as not done yet, goes on, and is told by the next try [3:4 ingestion]', async () => {
  const key = await h.makeKey();
  const patient = await h.makePatient();
  const ingest = () =>
    h.call({
      method: 'POST',
      path: '/v1/retina/ingest',
      key,
      body: { patientRef: patient.id, imageBase64: FUNDUS.toString('base64'), externalId: 'record-1' },
    });
  let release = () => {};
  const begun = new Promise<void>((resolve) => {
    h.meanwhile = () => {
      resolve();
      return new Promise<void>((held) => (release = held));
    };
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = ingest();
  await begun;
  vi.advanceTimersByTime(15_000);
  const { data } = (await first).json<{ data: object }>();
  expect([(await first).statusCode, data]).toMatchObject([
    201,
    { status: 'image_uploaded', analysisRan: false, gradeable: false, requiresClinicianReview: true },
  ]);
  h.meanwhile = null;
  release();
  vi.useRealTimers();
  const next = (await ingest()).json<{ data: object }>().data;
  expect(next).toMatchObject({ analysisRan: true, gradeable: true });
});
