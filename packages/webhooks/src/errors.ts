/** Why a delivery was refused; stable, for logs and for branching on. */
export type WebhookVerificationCode =
  | 'missing_header'
  | 'malformed_header'
  | 'no_matching_signature'
  | 'timestamp_outside_tolerance'
  | 'body_already_parsed'
  | 'body_not_json';

/**
 * A delivery that cannot be trusted: answer 400 and do not read its body. `code` says why.
 *
 * @example
 * ```ts
 * import { verifyServiceSignature, WebhookVerificationError } from '@svc/webhooks';
 *
 * const secrets = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
 * const statusOf = (header: string) =>
 *   verifyServiceSignature({ header, body: '{}', secrets }).then(
 *     () => 204,
 *     (error) => (error instanceof WebhookVerificationError ? 400 : 500),
 *   );
 * await statusOf('t=1800000000,v1=forged'); // → 400
 * ```
 */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly code: WebhookVerificationCode;

  constructor(code: WebhookVerificationCode, message: string) {
    super(message);
    this.code = code;
  }
}

export function missing(header: string): WebhookVerificationError {
  return new WebhookVerificationError('missing_header', `The header ${header} is missing.`);
}

export function malformed(header: string, why: string): WebhookVerificationError {
  return new WebhookVerificationError('malformed_header', `The header ${header} cannot be read: ${why}.`);
}

export function noMatch(header: string): WebhookVerificationError {
  return new WebhookVerificationError(
    'no_matching_signature',
    `No signature in ${header} matches. Check that the secret is the one of this endpoint and that the body is ` +
      'passed byte for byte as it arrived.',
  );
}

export function outsideTolerance(seconds: number, toleranceSeconds: number): WebhookVerificationError {
  return new WebhookVerificationError(
    'timestamp_outside_tolerance',
    `The timestamp is ${seconds} s from the clock of this machine; at most ${toleranceSeconds} s are allowed.`,
  );
}

export function notJson(): WebhookVerificationError {
  return new WebhookVerificationError('body_not_json', 'The delivery is authentic, but its body is no JSON.');
}

export function alreadyParsed(): WebhookVerificationError {
  return new WebhookVerificationError(
    'body_already_parsed',
    'The body was parsed before it was verified. Pass the raw request body, as text or bytes: ' +
      'await request.text(), or express.raw({ type: "application/json" }).',
  );
}
