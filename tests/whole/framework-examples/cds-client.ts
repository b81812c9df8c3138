import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';

const ISSUER = 'https://ehr.example.org';
const LIFETIME_SECONDS = 300;

/** An EHR: what is registered of it, and the tokens that it signs. */
export interface CdsClient {
  readonly registration: { readonly issuer: string; readonly keys: readonly object[] };
  /** A token for a call of an address, as CDS Hooks 2.0 has it: ES384, used once. */
  tokenFor(address: string): string;
}

export function createCdsClient(): CdsClient {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'ehr-1', alg: 'ES384' };
  return {
    registration: { issuer: ISSUER, keys: [key] },
    tokenFor(address) {
      const now = Math.floor(Date.now() / 1000);
      const claims = { iss: ISSUER, aud: address, iat: now, exp: now + LIFETIME_SECONDS, jti: randomUUID() };
      const signed = `${encoded({ alg: 'ES384', typ: 'JWT', kid: 'ehr-1' })}.${encoded(claims)}`;
      const signature = sign('sha384', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${signature.toString('base64url')}`;
    },
  };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
