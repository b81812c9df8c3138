export {
  type AttemptToSign,
  createSigner,
  signatureHeaders,
  type SignatureScheme,
  type Signer,
  type TestDelivery,
  testHeaders,
} from './headers.ts';
export { nextTry, parseRetryAfter, planTries, TRIES, type TriesSoFar } from './retry-schedule.ts';
export { newWebhookSecret } from './secret.ts';
export {
  type StandardToSign,
  signMseSignature,
  signServiceSignature,
  signStandardWebhook,
  type ToSign,
} from './sign.ts';
export { type Mac, MSE_SIGNATURE_HEADER, SERVICE_SIGNATURE_HEADER } from './signature.ts';
export * from './verify.ts';
