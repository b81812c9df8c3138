/** Why a delivery was refused; stable, for logs and branching. */
export type WebhookVerificationCode =
  | 'missing_header'
  | 'malformed_header'
  | 'no_matching_signature'
  | 'timestamp_outside_tolerance'
  | 'body_already_parsed';

/** A delivery that cannot be trusted: answer 400 and do not read its body. `code` says why. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly code: WebhookVerificationCode;

  constructor(code: WebhookVerificationCode, message: string) {
    super(message);
    this.code = code;
  }
}
