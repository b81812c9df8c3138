import { malformed, missing, noMatch, notJson, outsideTolerance } from './errors.ts';
import type { WebhookEvent } from './events.ts';
import { decodedSecretKey, secretList, type WebhookSecrets, wholeSecretKey } from './secret.ts';
import {
  anySame,
  rawBody,
  MSE_SIGNATURE_HEADER,
  parseTimestamped,
  SERVICE_SIGNATURE_HEADER,
  standardSignatures,
  TIMESTAMP,
  timestampedSignatures,
  type WebhookBody,
  webCryptoMac,
} from './signature.ts';

export { type WebhookVerificationCode, WebhookVerificationError } from './errors.ts';
export type { WebhookSecrets } from './secret.ts';
export type { WebhookBody } from './signature.ts';
export type * from './events.ts';

/** A header as servers usually give it: `Headers.get()` of the Fetch API, `request.headers[name]` in Node. */
export type HeaderValue = string | readonly string[] | null | undefined;

/** What a receiver passes in to have a signature checked. */
export interface SignatureCheck {
  /** The value of the signature header. */
  readonly header: HeaderValue;
  /** The raw request body, before any parsing. */
  readonly body: WebhookBody;
  /** The secret of the endpoint, or the old and the new one during a rotation. */
  readonly secrets: WebhookSecrets;
  /** Unix milliseconds; the clock of this machine when absent. */
  readonly nowMs?: number | undefined;
  /** Largest difference, in either direction, between `nowMs` and the timestamp, in seconds; 300 when absent. */
  readonly toleranceSeconds?: number | undefined;
}

/** The three Standard Webhooks headers of a delivery, and what {@link SignatureCheck} holds besides its header. */
export interface StandardWebhookCheck extends Omit<SignatureCheck, 'header'> {
  /** `webhook-id` */
  readonly id: HeaderValue;
  /** `webhook-timestamp` */
  readonly timestamp: HeaderValue;
  /** `webhook-signature` */
  readonly signature: HeaderValue;
}

/** How far apart the clocks of sender and receiver may be, in seconds. */
const TOLERANCE_SECONDS = 300;

/**
 * Verifies the `Service-Signature` header of a delivery. Resolves to its event when it is authentic and fresh.
 *
 * @throws WebhookVerificationError with `code`
 * @throws TypeError when no secret, or one without `whsec_`, is given
 * @example
 * ```ts
 * import { testHeaders, verifyServiceSignature } from '@svc/webhooks';
 *
 * const secrets = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
 * const body = '{"id":"evt_1"}';
 * const header = (await testHeaders({ body, secrets }))['Service-Signature'];
 * await verifyServiceSignature({ header, body, secrets }); // → { id: 'evt_1' }
 * await verifyServiceSignature({ header, body: '{"id":"evt_2"}', secrets }).catch((error) => error.code);
 * // → 'no_matching_signature'
 * ```
 */
export function verifyServiceSignature<Event = WebhookEvent>(check: SignatureCheck): Promise<Event> {
  return verifyTimestamped<Event>(SERVICE_SIGNATURE_HEADER, check);
}

/**
 * Verifies the `x-mse-signature` header of a delivery to an organization. Resolves to its event when it is authentic and fresh.
 *
 * @throws WebhookVerificationError with `code`
 * @throws TypeError when no secret, or one without `whsec_`, is given
 * @example
 * ```ts
 * import { testHeaders, verifyMseSignature } from '@svc/webhooks';
 *
 * const secrets = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
 * const body = '{"id":"evt_1"}';
 * const header = (await testHeaders({ body, secrets, scheme: 'mse' }))['x-mse-signature'];
 * await verifyMseSignature({ header, body, secrets }); // → { id: 'evt_1' }
 * ```
 */
export function verifyMseSignature<Event = WebhookEvent>(check: SignatureCheck): Promise<Event> {
  return verifyTimestamped<Event>(MSE_SIGNATURE_HEADER, check);
}

/**
 * Verifies the Standard Webhooks headers (`webhook-signature: v1,<base64 HMAC-SHA256 of "id.timestamp.body">`). Resolves to
 * the event.
 * Source: Standard Webhooks 1.0.0.
 *
 * @throws WebhookVerificationError with `code`
 * @throws TypeError when a secret is not `whsec_` and base64
 * @example
 * ```ts
 * import { testHeaders, verifyStandardWebhook } from '@svc/webhooks';
 *
 * const secrets = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
 * const body = '{"id":"evt_1"}';
 * const headers = new Headers(await testHeaders({ body, secrets }));
 * const id = headers.get('webhook-id');
 * const timestamp = headers.get('webhook-timestamp');
 * const signature = headers.get('webhook-signature');
 * await verifyStandardWebhook({ id, timestamp, signature, body, secrets }); // → { id: 'evt_1' }
 * ```
 */
export async function verifyStandardWebhook<Event = WebhookEvent>(
  check: StandardWebhookCheck,
): Promise<Event> {
  const macs = secretList(check.secrets).map((secret) => webCryptoMac(decodedSecretKey(secret)));
  const body = rawBody(check.body);
  const id = headerText('webhook-id', check.id);
  const timestamp = headerText('webhook-timestamp', check.timestamp);
  const signature = headerText('webhook-signature', check.signature);
  // With a full stop in the id, one signed text could be read as two deliveries.
  if (id.includes('.')) throw malformed('webhook-id', 'it holds a full stop');
  if (!TIMESTAMP.test(timestamp)) throw malformed('webhook-timestamp', 'it is not in unix seconds');
  const received = signature.split(' ').filter((entry) => entry.startsWith('v1,'));
  if (received.length === 0) throw malformed('webhook-signature', 'it has no v1,<signature>');
  const expected = await standardSignatures(macs, id, timestamp, body);
  if (!anySame(expected, received)) throw noMatch('webhook-signature');
  checkTimestamp(timestamp, check);
  return eventOf(body);
}

/** Checks `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`; there may be several `v1` entries. */
async function verifyTimestamped<Event>(name: string, check: SignatureCheck): Promise<Event> {
  const macs = secretList(check.secrets).map((secret) => webCryptoMac(wholeSecretKey(secret)));
  const body = rawBody(check.body);
  const { timestamp, received } = parseTimestamped(name, headerText(name, check.header));
  const expected = await timestampedSignatures(macs, timestamp, body);
  if (!anySame(expected, received)) throw noMatch(name);
  checkTimestamp(timestamp, check);
  return eventOf(body);
}

/** What an authentic body says. */
function eventOf<Event>(body: string | Uint8Array): Event {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as Event;
  } catch {
    throw notJson();
  }
}

/** The one value of a header. */
function headerText(name: string, value: HeaderValue): string {
  const text = Array.isArray(value) && value.length < 2 ? value[0] : value;
  if (text === undefined || text === null || text === '') throw missing(name);
  if (typeof text !== 'string') throw malformed(name, 'it came more than once');
  return text;
}

/** Refuses a timestamp too far from the clock in either direction, in whole seconds as the sender writes them. */
function checkTimestamp(
  timestamp: string,
  { nowMs = Date.now(), toleranceSeconds = TOLERANCE_SECONDS }: Omit<SignatureCheck, 'header'>,
): void {
  const difference = Math.abs(Math.floor(nowMs / 1000) - Number(timestamp));
  // Written so that a clock or a tolerance that is `NaN` refuses too.
  if (!(difference <= toleranceSeconds)) throw outsideTolerance(difference, toleranceSeconds);
}
