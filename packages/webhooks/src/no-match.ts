import { WebhookVerificationError } from './verification-error.ts';

export function noMatch(name: string): WebhookVerificationError {
  return new WebhookVerificationError(
    'no_matching_signature',
    `No signature in ${name} matches. Check that the secret is the one of this endpoint and that the body is ` +
      'passed byte for byte as it arrived.',
  );
}
