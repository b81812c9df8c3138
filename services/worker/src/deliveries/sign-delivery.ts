import { createHmac, createSecretKey } from 'node:crypto';
import { type AttemptToSign, createSigner, type Signer } from '@svc/webhooks';

export interface ToSign extends AttemptToSign {
  readonly secrets: readonly string[];
}

const MAX_KEPT = 1_000;
const kept = new Map<string, Signer>();

/** The headers that `@svc/webhooks` signs, by a signer that is kept for the secrets. */
export function signDelivery({ secrets, ...attempt }: ToSign): Promise<Record<string, string>> {
  return signerOf(secrets)(attempt);
}

function signerOf(secrets: readonly string[]): Signer {
  const key = secrets.join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const signer = createSigner(secrets, nodeMac);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, signer);
  return signer;
}

/** WebCrypto hands each message to another thread, which takes longer than posting the delivery. */
function nodeMac(key: Uint8Array) {
  // Bytes would be made into a key again for every message, which takes five times as long.
  const secretKey = createSecretKey(key);
  return (message: string | Uint8Array) => createHmac('sha256', secretKey).update(message).digest();
}
