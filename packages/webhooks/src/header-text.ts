import { WebhookVerificationError } from './verification-error.ts';

/** A header as the usual servers give it: `Headers.get()` of the web, `request.headers[name]` of Node. */
export type HeaderValue = string | readonly string[] | null | undefined;

/** Unix seconds as the sender writes them. */
export const TIMESTAMP = /^\d{1,12}$/;

/**
 * The one value of a header.
 *
 * @throws WebhookVerificationError `missing_header`, or `malformed_header` when it came twice
 */
export function headerText(name: string, value: HeaderValue): string {
  const text = Array.isArray(value) && value.length < 2 ? value[0] : value;
  if (text === undefined || text === null || text === '')
    throw new WebhookVerificationError('missing_header', `The header ${name} is missing.`);
  if (typeof text !== 'string') throw malformed(name, 'it came more than once');
  return text;
}

export function malformed(name: string, why: string): WebhookVerificationError {
  return new WebhookVerificationError('malformed_header', `The header ${name} cannot be read: ${why}.`);
}
