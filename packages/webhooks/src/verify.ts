import { MSE_SIGNATURE_HEADER, SERVICE_SIGNATURE_HEADER } from './header-names.ts';
import { type SignatureCheck, verifyTimestamped } from './verify-timestamped.ts';

export type { WebhookBody } from './body.ts';
export type { HeaderValue } from './header-text.ts';
export type { WebhookSecrets } from './secrets.ts';
export { WebhookVerificationError, type WebhookVerificationCode } from './verification-error.ts';
export { type StandardWebhookCheck, verifyStandardWebhook } from './verify-standard.ts';
export type { SignatureCheck } from './verify-timestamped.ts';

/**
 * Verifies the `Service-Signature` header of a delivery. Resolves when it is authentic and fresh.
 *
 * @throws WebhookVerificationError with `code`
 * @throws TypeError when no secret, or one without `whsec_`, is given
 */
export function verifyServiceSignature(check: SignatureCheck): Promise<void> {
  return verifyTimestamped(SERVICE_SIGNATURE_HEADER, check);
}

/**
 * Verifies the `x-mse-signature` header of a delivery to an organization. Resolves when it is authentic and fresh.
 *
 * @throws WebhookVerificationError with `code`
 * @throws TypeError when no secret, or one without `whsec_`, is given
 */
export function verifyMseSignature(check: SignatureCheck): Promise<void> {
  return verifyTimestamped(MSE_SIGNATURE_HEADER, check);
}
