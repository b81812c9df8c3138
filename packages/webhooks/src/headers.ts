import type { WebhookSecrets } from './secret.ts';
import { ownMacs, standardHeader, standardMacs, type StandardToSign, timestampedHeader } from './sign.ts';
import {
  type Mac,
  MSE_SIGNATURE_HEADER,
  SERVICE_SIGNATURE_HEADER,
  type WebhookBody,
  webCryptoMac,
} from './signature.ts';

/** `service`: deliveries of an account, `Service-Signature`. `mse`: of an organization, `x-mse-signature`. */
export type SignatureScheme = 'service' | 'mse';

/** One attempt at a delivery. */
export interface AttemptToSign extends Omit<StandardToSign, 'secrets'> {
  /** `service` when absent. */
  readonly scheme?: SignatureScheme | undefined;
}

/** Every signature header of one attempt. */
export type Signer = (attempt: AttemptToSign) => Promise<Record<string, string>>;

const HEADER_NAMES: Readonly<Record<SignatureScheme, string>> = {
  service: SERVICE_SIGNATURE_HEADER,
  mse: MSE_SIGNATURE_HEADER,
};

/**
 * A signer that makes its keys once, for senders of many deliveries; {@link signatureHeaders} signs a single one.
 *
 * @param macOf HMAC-SHA256 under a key; WebCrypto when absent. `node:crypto` (below) takes a fraction of the time
 * @throws TypeError for a secret that is not `whsec_` and base64; the signer throws as {@link signStandardWebhook} does
 * @example
 * ```ts
 * import { createHmac, createSecretKey } from 'node:crypto';
 * import { createSigner } from '@svc/webhooks';
 *
 * const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
 * const sign = createSigner(secret);
 * const attempt = { id: 'evt_1', body: '{"id":"evt_1"}', timestampSeconds: 1_800_000_000 };
 * await sign(attempt);
 * // → {
 * //     'Service-Signature': 't=1800000000,v1=79737f3ab73d7076bac507e2e5c2cf2fae4a9e2c265408605e21bbb16a3fa9d3',
 * //     'webhook-id': 'evt_1',
 * //     'webhook-timestamp': '1800000000',
 * //     'webhook-signature': 'v1,TZs3TX8SOtE8mxmLafpxHdMpV0co0Q7boKHsbCy5f+8=',
 * //   }
 *
 * const signInNode = createSigner(secret, (key) => {
 *   const secretKey = createSecretKey(key);
 *   return (message) => createHmac('sha256', secretKey).update(message).digest();
 * });
 * (await signInNode(attempt))['webhook-signature'] === (await sign(attempt))['webhook-signature']; // → true
 * ```
 */
export function createSigner(
  secrets: WebhookSecrets,
  macOf: (key: Uint8Array) => Mac = webCryptoMac,
): Signer {
  const own = ownMacs(secrets, macOf);
  const standard = standardMacs(secrets, macOf);
  return async ({ scheme = 'service', ...attempt }) => {
    const [ownHeader, signature] = await Promise.all([
      timestampedHeader(own, attempt),
      standardHeader(standard, attempt),
    ]);
    return {
      [HEADER_NAMES[scheme]]: ownHeader,
      'webhook-id': attempt.id,
      'webhook-timestamp': String(attempt.timestampSeconds),
      'webhook-signature': signature,
    };
  };
}

/**
 * Every signature header of one attempt: the scheme's own and, beside it, those of Standard Webhooks.
 *
 * @throws TypeError as {@link signServiceSignature} and {@link signStandardWebhook} do
 * @example
 * ```ts
 * import { signatureHeaders } from '@svc/webhooks';
 *
 * const secrets = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
 * const body = '{"id":"evt_1"}';
 * const headers = await signatureHeaders({ id: 'evt_1', body, timestampSeconds: 1_800_000_000, secrets });
 * Object.keys(headers);
 * // → ['Service-Signature', 'webhook-id', 'webhook-timestamp', 'webhook-signature']
 * ```
 */
export async function signatureHeaders({
  secrets,
  ...attempt
}: AttemptToSign & { readonly secrets: WebhookSecrets }): Promise<Record<string, string>> {
  return createSigner(secrets)(attempt);
}

/** A delivery made up by a receiver's own tests. */
export interface TestDelivery {
  readonly body: WebhookBody;
  readonly secrets: WebhookSecrets;
  /** Unix milliseconds; the clock of this machine when absent. */
  readonly nowMs?: number | undefined;
  readonly id?: string | undefined;
  readonly scheme?: SignatureScheme | undefined;
}

/**
 * The headers of a genuine delivery of `body`, for the tests of a receiver. Give another time or secret to see it refused.
 *
 * @throws TypeError for a secret that is not `whsec_` and base64
 * @example
 * ```ts
 * import { testHeaders, verifyServiceSignature } from '@svc/webhooks';
 *
 * const secrets = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
 * const body = '{"id":"evt_1"}';
 * const headers = await testHeaders({ body, secrets });
 * await verifyServiceSignature({ header: headers['Service-Signature'], body, secrets }); // → { id: 'evt_1' }
 * headers['content-type']; // → 'application/json'
 * ```
 */
export async function testHeaders({
  body,
  secrets,
  nowMs = Date.now(),
  id = 'evt_test',
  scheme = 'service',
}: TestDelivery): Promise<Record<string, string>> {
  const timestampSeconds = Math.floor(nowMs / 1000);
  const signed = await signatureHeaders({ body, secrets, id, scheme, timestampSeconds });
  return { 'content-type': 'application/json', ...signed };
}
