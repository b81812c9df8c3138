import { toBase64 } from './signature.ts';

/** Starts every signing secret. */
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;
/** The fewest bytes of a key that Standard Webhooks allows: 24, which is 32 letters of base64. */
const STRONG = /^whsec_[\w+/-]{32,}={0,2}$/;

/** One signing secret, or all that are valid during a rotation. */
export type WebhookSecrets = string | readonly string[];

/**
 * A new signing secret: `whsec_` and the base64 of 32 bytes, which serves all signature schemes.
 *
 * @param randomBytes a cryptographic source, such as `(length) => crypto.getRandomValues(new Uint8Array(length))`
 * @throws TypeError when the source gives another number of bytes
 * @example
 * ```ts
 * import { newWebhookSecret } from '@svc/webhooks';
 *
 * const secret = newWebhookSecret((length) => crypto.getRandomValues(new Uint8Array(length)));
 * secret.length; // → 50
 * newWebhookSecret((length) => new Uint8Array(length).fill(255));
 * // → 'whsec_//////////////////////////////////////////8='
 * newWebhookSecret(() => new Uint8Array(16)); // → throws TypeError: randomBytes must give 32 bytes.
 * ```
 */
export function newWebhookSecret(randomBytes: (length: number) => Uint8Array): string {
  const bytes = randomBytes(SECRET_BYTES);
  if (bytes.length !== SECRET_BYTES) throw new TypeError(`randomBytes must give ${SECRET_BYTES} bytes.`);
  return SECRET_PREFIX + toBase64(bytes);
}

/**
 * The secrets as a list.
 *
 * @throws TypeError for an empty list, a secret without its prefix or a weak one: a mistake in the configuration, not in a delivery
 */
export function secretList(secrets: WebhookSecrets): readonly string[] {
  const list = typeof secrets === 'string' ? [secrets] : secrets;
  if (!list?.length || !list.every((secret) => typeof secret === 'string' && STRONG.test(secret)))
    throw new TypeError(
      `A signing secret is "${SECRET_PREFIX}" and the base64 of at least 24 bytes; at least one is needed.`,
    );
  return list;
}

/** Key of `Service-Signature` and `x-mse-signature`: the UTF-8 bytes of the whole secret, prefix included. */
export function wholeSecretKey(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

/**
 * Key of Standard Webhooks: what follows the prefix, decoded from base64.
 *
 * @throws TypeError when it is not base64
 */
export function decodedSecretKey(secret: string): Uint8Array {
  try {
    return Uint8Array.from(atob(secret.slice(SECRET_PREFIX.length)), (character) => character.charCodeAt(0));
  } catch {
    throw new TypeError(`What follows "${SECRET_PREFIX}" is not base64.`);
  }
}
