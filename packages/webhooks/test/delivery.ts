import { newWebhookSecret } from '../src/index.ts';

/** A moment for tests, in unix seconds and milliseconds. */
export const AT_SECONDS = 1_800_000_000;
export const AT_MS = AT_SECONDS * 1000;

/** Secrets that differ in every byte after the prefix. */
export const SECRET = newWebhookSecret((length) => Uint8Array.from({ length }, (_, index) => index * 7 + 1));
export const OTHER_SECRET = newWebhookSecret((length) =>
  Uint8Array.from({ length }, (_, index) => index * 5 + 2),
);

export const EVENT_ID = 'evt_2kY7w';
/** An event as it is sent, with text outside ASCII. */
export const BODY = JSON.stringify({
  id: EVENT_ID,
  object: 'event',
  type: 'lab_order.results_ready',
  apiVersion: '2026-11-20',
  createdAt: '2027-01-15T08:00:00.000Z',
  data: { object: 'lab_order', id: 'lab_1', status: 'resulted', patientRef: 'Zoë-42 ✓' },
});
