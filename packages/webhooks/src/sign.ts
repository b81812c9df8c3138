import { bodyBytes, type WebhookBody } from './body.ts';
import { toBase64, toHex } from './encoding.ts';
import { hmacSha256 } from './hmac.ts';
import { decodedSecretKey, secretList, type WebhookSecrets, wholeSecretKey } from './secrets.ts';

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
 */
export async function signServiceSignature({ body, timestampSeconds, secrets }: ToSign): Promise<string> {
  const timestamp = timestampText(timestampSeconds);
  const bytes = bodyBytes(body);
  const signatures = await Promise.all(
    secretList(secrets).map((secret) => hmacSha256(wholeSecretKey(secret), `${timestamp}.`, bytes)),
  );
  return [`t=${timestamp}`, ...signatures.map((signature) => `v1=${toHex(signature)}`)].join(',');
}

/**
 * The value of `x-mse-signature`: the recipe of {@link signServiceSignature}, with the organization's secret.
 *
 * @throws TypeError as {@link signServiceSignature} does
 */
export function signMseSignature(toSign: ToSign): Promise<string> {
  return signServiceSignature(toSign);
}

/**
 * The value of `webhook-signature`: `v1,<base64 HMAC-SHA256 of "id.timestamp.body">`, keyed with the base64 decoding
 * of what follows `whsec_`; several are separated by a space. Source: Standard Webhooks 1.0.0.
 *
 * @throws TypeError for a secret that is not `whsec_` and base64, an id with a full stop or none, or a time that is not
 * in whole seconds
 */
export async function signStandardWebhook({
  id,
  body,
  timestampSeconds,
  secrets,
}: StandardToSign): Promise<string> {
  if (!/^[\x21-\x2d\x2f-\x7e]+$/.test(id))
    throw new TypeError('An event id is visible ASCII without a full stop.');
  const prefix = `${id}.${timestampText(timestampSeconds)}.`;
  const bytes = bodyBytes(body);
  const signatures = await Promise.all(
    secretList(secrets).map((secret) => hmacSha256(decodedSecretKey(secret), prefix, bytes)),
  );
  return signatures.map((signature) => `v1,${toBase64(signature)}`).join(' ');
}

function timestampText(seconds: number): string {
  // Twelve digits: milliseconds passed by mistake have thirteen.
  if (!Number.isInteger(seconds) || seconds < 0 || seconds >= 1e12)
    throw new TypeError('timestampSeconds is a whole number of unix seconds.');
  return String(seconds);
}
