import { decodedSecretKey, secretList, type WebhookSecrets, wholeSecretKey } from './secret.ts';
import {
  rawBody,
  type Mac,
  standardSignatures,
  timestampedSignatures,
  type WebhookBody,
  webCryptoMac,
} from './signature.ts';

/** What is signed, and with which secrets. */
export interface ToSign {
  /** The request body exactly as it will be sent. */
  readonly body: WebhookBody;
  /** Time of the attempt in unix seconds, a whole number. */
  readonly timestampSeconds: number;
  /** One secret, or several during a rotation: each adds a signature. */
  readonly secrets: WebhookSecrets;
}

/** What Standard Webhooks signs: the id as well. */
export interface StandardToSign extends ToSign {
  /** Id of the event, the same for every attempt; without a full stop. */
  readonly id: string;
}

/**
 * The value of `Service-Signature`: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`, keyed with the UTF-8
 * bytes of the whole secret; one `v1` for each secret, in their order.
 *
 * @throws TypeError for a secret without its prefix, or a time that is not in whole seconds
 * @example
 * ```ts
 * import { signServiceSignature } from '@svc/webhooks';
 *
 * const secrets = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
 * await signServiceSignature({ body: '{"id":"evt_1"}', timestampSeconds: 1_800_000_000, secrets });
 * // → 't=1800000000,v1=79737f3ab73d7076bac507e2e5c2cf2fae4a9e2c265408605e21bbb16a3fa9d3'
 * ```
 */
export async function signServiceSignature({ secrets, ...signed }: ToSign): Promise<string> {
  return timestampedHeader(ownMacs(secrets, webCryptoMac), signed);
}

/**
 * The value of `x-mse-signature`: the recipe of {@link signServiceSignature}, with the organization's secret.
 *
 * @throws TypeError as {@link signServiceSignature} does
 * @example
 * ```ts
 * import { signMseSignature, verifyMseSignature } from '@svc/webhooks';
 *
 * const secrets = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
 * const body = '{"id":"evt_1"}';
 * const header = await signMseSignature({ body, timestampSeconds: 1_800_000_000, secrets });
 * await verifyMseSignature({ header, body, secrets, nowMs: 1_800_000_000_000 }); // → { id: 'evt_1' }
 * ```
 */
export function signMseSignature(toSign: ToSign): Promise<string> {
  return signServiceSignature(toSign);
}

/**
 * The value of `webhook-signature`: `v1,<base64 HMAC-SHA256 of "id.timestamp.body">`, keyed with the base64 decoding
 * of what follows `whsec_`; several are separated by a space. Source: Standard Webhooks 1.0.0.
 *
 * @throws TypeError for a secret that is not `whsec_` and base64, an id that is empty or has a full stop, or a time not
 * given in whole seconds
 * @example
 * ```ts
 * import { signStandardWebhook } from '@svc/webhooks';
 *
 * const secrets = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
 * const signed = { body: '{"id":"evt_1"}', timestampSeconds: 1_800_000_000, secrets };
 * await signStandardWebhook({ id: 'evt_1', ...signed });
 * // → 'v1,TZs3TX8SOtE8mxmLafpxHdMpV0co0Q7boKHsbCy5f+8='
 * await signStandardWebhook({ id: 'evt.1', ...signed }); // → throws TypeError: An event id
 * ```
 */
export async function signStandardWebhook({ secrets, ...signed }: StandardToSign): Promise<string> {
  return standardHeader(standardMacs(secrets, webCryptoMac), signed);
}

/** The MACs of `Service-Signature` and `x-mse-signature`, one for each secret. */
export function ownMacs(secrets: WebhookSecrets, macOf: (key: Uint8Array) => Mac): Mac[] {
  return secretList(secrets).map((secret) => macOf(wholeSecretKey(secret)));
}

/** The MACs of Standard Webhooks, one for each secret. */
export function standardMacs(secrets: WebhookSecrets, macOf: (key: Uint8Array) => Mac): Mac[] {
  return secretList(secrets).map((secret) => macOf(decodedSecretKey(secret)));
}

export async function timestampedHeader(
  macs: readonly Mac[],
  { body, timestampSeconds }: Omit<ToSign, 'secrets'>,
): Promise<string> {
  const timestamp = timestampText(timestampSeconds);
  const signatures = await timestampedSignatures(macs, timestamp, rawBody(body));
  return [`t=${timestamp}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}

export async function standardHeader(
  macs: readonly Mac[],
  { id, body, timestampSeconds }: Omit<StandardToSign, 'secrets'>,
): Promise<string> {
  if (!/^[\x21-\x2d\x2f-\x7e]+$/.test(id))
    throw new TypeError('An event id is visible ASCII without a full stop.');
  const timestamp = timestampText(timestampSeconds);
  return (await standardSignatures(macs, id, timestamp, rawBody(body))).join(' ');
}

function timestampText(seconds: number): string {
  // Twelve digits: milliseconds passed by mistake have thirteen.
  if (!Number.isInteger(seconds) || seconds < 0 || seconds >= 1e12)
    throw new TypeError('timestampSeconds is a whole number of unix seconds.');
  return String(seconds);
}
