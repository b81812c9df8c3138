import { WebhookVerificationError } from './verification-error.ts';

/** The body of a request exactly as it travelled: text or bytes, never a parsed object. */
export type WebhookBody = string | Uint8Array | ArrayBuffer;

/**
 * The bytes of `body`; text is taken as UTF-8.
 *
 * @throws WebhookVerificationError `body_already_parsed` for anything but text and bytes
 */
export function bodyBytes(body: WebhookBody): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  // Also true for a Buffer, and for the bytes of another realm, which `instanceof` would not know.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body);
  throw new WebhookVerificationError(
    'body_already_parsed',
    'The body was parsed before it was verified. Pass the raw request body, as text or bytes: ' +
      'await request.text(), or express.raw({ type: "application/json" }).',
  );
}
