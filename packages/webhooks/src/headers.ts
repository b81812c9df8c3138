import type { WebhookBody } from './body.ts';
import { MSE_SIGNATURE_HEADER, SERVICE_SIGNATURE_HEADER } from './header-names.ts';
import type { WebhookSecrets } from './secrets.ts';
import { type StandardToSign, signServiceSignature, signStandardWebhook } from './sign.ts';

/** `service`: deliveries of an account, `Service-Signature`. `mse`: of an organization, `x-mse-signature`. */
export type SignatureScheme = 'service' | 'mse';

const HEADER_NAMES: Readonly<Record<SignatureScheme, string>> = {
  service: SERVICE_SIGNATURE_HEADER,
  mse: MSE_SIGNATURE_HEADER,
};

/**
 * Every signature header of one attempt: the scheme's own and, beside it, those of Standard Webhooks.
 *
 * @throws TypeError as {@link signServiceSignature} and {@link signStandardWebhook} do
 */
export async function signatureHeaders(
  attempt: StandardToSign & { readonly scheme?: SignatureScheme },
): Promise<Record<string, string>> {
  const [own, standard] = await Promise.all([signServiceSignature(attempt), signStandardWebhook(attempt)]);
  return {
    [HEADER_NAMES[attempt.scheme ?? 'service']]: own,
    'webhook-id': attempt.id,
    'webhook-timestamp': String(attempt.timestampSeconds),
    'webhook-signature': standard,
  };
}

/** A delivery that a receiver's own tests make up. */
export interface TestDelivery {
  readonly body: WebhookBody;
  readonly secrets: WebhookSecrets;
  /** Unix milliseconds; the clock of this machine when absent. */
  readonly nowMs?: number;
  readonly id?: string;
  readonly scheme?: SignatureScheme;
}

/**
 * The headers of a genuine delivery of `body`, for the tests of a receiver. Give another time or secret to see it refused.
 *
 * @throws TypeError for a secret that is not `whsec_` and base64
 */
export async function testHeaders({
  body,
  secrets,
  nowMs = Date.now(),
  id = 'evt_test',
  scheme = 'service',
}: TestDelivery): Promise<Record<string, string>> {
  const signed = await signatureHeaders({
    body,
    secrets,
    id,
    scheme,
    timestampSeconds: Math.floor(nowMs / 1000),
  });
  return { 'content-type': 'application/json', ...signed };
}
