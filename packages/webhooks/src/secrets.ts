/** Starts every signing secret. */
export const SECRET_PREFIX = 'whsec_';

/** One signing secret, or all that are valid during a rotation. */
export type WebhookSecrets = string | readonly string[];

/**
 * The secrets as a list.
 *
 * @throws TypeError for an empty list or a secret without its prefix: a mistake in the configuration, not in a delivery
 */
export function secretList(secrets: WebhookSecrets): readonly string[] {
  const list = typeof secrets === 'string' ? [secrets] : secrets;
  if (!list?.length || !list.every((secret) => typeof secret === 'string' && /^whsec_./.test(secret)))
    throw new TypeError(`A signing secret starts with "${SECRET_PREFIX}"; at least one is needed.`);
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
