import { toBase64 } from './encoding.ts';
import { SECRET_PREFIX } from './secrets.ts';

const SECRET_BYTES = 32;

/**
 * A new signing secret: `whsec_` and the base64 of 32 bytes, which serves all signature schemes.
 *
 * @param randomBytes a cryptographic source, such as `(length) => crypto.getRandomValues(new Uint8Array(length))`
 * @throws TypeError when the source gives another number of bytes
 */
export function newWebhookSecret(randomBytes: (length: number) => Uint8Array): string {
  const bytes = randomBytes(SECRET_BYTES);
  if (bytes.length !== SECRET_BYTES) throw new TypeError(`randomBytes must give ${SECRET_BYTES} bytes.`);
  return SECRET_PREFIX + toBase64(bytes);
}
