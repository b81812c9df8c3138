export { MSE_SIGNATURE_HEADER, SERVICE_SIGNATURE_HEADER } from './header-names.ts';
export { type SignatureScheme, signatureHeaders, type TestDelivery, testHeaders } from './headers.ts';
export { newWebhookSecret } from './new-secret.ts';
export { parseRetryAfter } from './retry-after.ts';
export {
  type StandardToSign,
  signMseSignature,
  signServiceSignature,
  signStandardWebhook,
  type ToSign,
} from './sign.ts';
export { nextTry, planTries, TRIES, type TriesSoFar } from './tries.ts';
export * from './verify.ts';
