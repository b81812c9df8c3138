import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';

/** Encrypts and signs with the secrets of the deployment. The keys never leave it. */
export interface Vault {
  /** Encrypts a stored secret (a webhook secret, a token) for one purpose. */
  seal(purpose: string, plain: string): Uint8Array;
  /** Throws when no configured secret opens it. */
  open(purpose: string, sealed: Uint8Array): string;
  /** Tokens for a purpose, always the same: one per configured secret, the current one's first. Base64url, 256 bits. */
  tokens(purpose: string): readonly string[];
  /** Public keys of every configured secret, in hex, the current one first: seals made before a rotation still verify. */
  readonly publicKeys: readonly string[];
  /** Ed25519. */
  sign(message: Uint8Array): { signature: Uint8Array; publicKey: Uint8Array };
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** DER around a raw Ed25519 seed and around a raw public key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * A vault over the secrets of `SVC_SECRET`: the first one seals and signs, the others open what was sealed before a
 * rotation. AES-256-GCM with a key per purpose, derived by HKDF-SHA-256; the purpose is authenticated too.
 *
 * @throws Error without any secret, or for an empty one
 */
export function createVault(secrets: readonly string[]): Vault {
  const [current] = secrets;
  if (current === undefined || secrets.includes('')) throw new Error('A vault needs at least one secret.');
  const signing = signingKey(current);
  const publicKey = rawPublicKey(signing);
  return {
    seal(purpose, plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', derive(current, `seal ${purpose}`), iv).setAAD(
        Buffer.from(purpose),
      );
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(purpose, sealed) {
      for (const secret of secrets) {
        const plain = tryOpen(derive(secret, `seal ${purpose}`), purpose, Buffer.from(sealed));
        if (plain !== null) return plain;
      }
      throw new Error('A stored secret cannot be opened: SVC_SECRET lacks the secret that sealed it.');
    },
    tokens: (purpose) => secrets.map((secret) => derive(secret, `token ${purpose}`).toString('base64url')),
    sign: (message) => ({ signature: sign(null, message, signing), publicKey }),
    publicKeys: secrets.map((secret) => Buffer.from(rawPublicKey(signingKey(secret))).toString('hex')),
  };
}

/** Whether a raw Ed25519 public key made the signature. Never throws. */
export function verifySignature(
  message: Uint8Array,
  { signature, publicKey }: { signature: Uint8Array; publicKey: Uint8Array },
): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.concat([SPKI_PREFIX, publicKey]),
      format: 'der',
      type: 'spki',
    });
    return verify(null, message, key, signature);
  } catch {
    return false;
  }
}

function tryOpen(key: Buffer, purpose: string, sealed: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = sealed.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function signingKey(secret: string): KeyObject {
  const seed = derive(secret, 'mse seal');
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
}

function rawPublicKey(key: KeyObject): Uint8Array {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI_PREFIX.length);
}

function derive(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'svc', use, 32));
}
