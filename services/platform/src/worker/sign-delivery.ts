import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { MSE_SIGNATURE_HEADER, SERVICE_SIGNATURE_HEADER, type SignatureScheme } from '@svc/webhooks';

export interface ToSign {
  readonly id: string;
  readonly body: string;
  readonly timestampSeconds: number;
  readonly secrets: readonly string[];
  readonly scheme: SignatureScheme;
}

const SECRET_PREFIX = 'whsec_';
const MAX_KEPT = 1_000;
const HEADERS: Readonly<Record<SignatureScheme, string>> = {
  service: SERVICE_SIGNATURE_HEADER,
  mse: MSE_SIGNATURE_HEADER,
};

/**
 * The headers that `signatureHeaders` of `@svc/webhooks` gives, byte for byte, by the HMAC of Node: WebCrypto hands each
 * one to another thread, which takes longer than posting the delivery.
 */
export function signDelivery({
  id,
  body,
  timestampSeconds,
  secrets,
  scheme,
}: ToSign): Record<string, string> {
  const timestamp = String(timestampSeconds);
  const own = secrets.map(
    (secret) => `v1=${hmac(keysOf(secret).own, `${timestamp}.${body}`).toString('hex')}`,
  );
  const standard = secrets.map(
    (secret) => `v1,${hmac(keysOf(secret).standard, `${id}.${timestamp}.${body}`).toString('base64')}`,
  );
  return {
    [HEADERS[scheme]]: [`t=${timestamp}`, ...own].join(','),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}

interface Keys {
  readonly own: KeyObject;
  readonly standard: KeyObject;
}

/** Making a key takes longer than signing with it. */
const kept = new Map<string, Keys>();

function keysOf(secret: string): Keys {
  const known = kept.get(secret);
  if (known !== undefined) return known;
  const keys = {
    own: createSecretKey(secret, 'utf8'),
    standard: createSecretKey(secret.slice(SECRET_PREFIX.length), 'base64'),
  };
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(secret, keys);
  return keys;
}

function hmac(key: KeyObject, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest();
}
