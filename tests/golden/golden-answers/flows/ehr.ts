import { createECDH, createHash, createPrivateKey, sign } from 'node:crypto';

/** An EHR that asks for cards: the half of its key an operator is given, and the tokens it signs. */
export interface Ehr {
  readonly publicKey: object;
  /** A JWT for a path below `/cds-services`, with other claims where some are given. */
  token(path: string, claims?: object): string;
}

const CURVE = 'secp384r1';
const COORDINATE_BYTES = 48;
const LIFETIME_SECONDS = 3600;
const KEY_ID = 'ehr-1';

const encoded = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64url');

/** Its key follows from its issuer: in every recording it is the same. */
export function createEhr(issuer: string, nowMs: number): Ehr {
  const { publicKey, privateKey } = keyOf(issuer);
  const issuedAt = Math.floor(nowMs / 1000);
  let count = 0;
  return {
    publicKey: { ...publicKey, kid: KEY_ID, alg: 'ES384' },
    token(path, claims = {}) {
      const payload = {
        iss: issuer,
        aud: `https://api.example.org/cds-services/${path}`,
        iat: issuedAt,
        exp: issuedAt + LIFETIME_SECONDS,
        jti: `token-${++count}`,
        ...claims,
      };
      const head = { alg: 'ES384', typ: 'JWT', kid: KEY_ID };
      const signed = [head, payload].map((part) => encoded(JSON.stringify(part))).join('.');
      const signature = sign('sha384', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${encoded(signature)}`;
    },
  };
}

function keyOf(name: string) {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(createHash('sha384').update(name).digest());
  // An uncompressed point: a byte that says so, then both coordinates.
  const point = pair.getPublicKey().subarray(1);
  const publicKey = {
    kty: 'EC',
    crv: 'P-384',
    x: encoded(point.subarray(0, COORDINATE_BYTES)),
    y: encoded(point.subarray(COORDINATE_BYTES)),
  };
  const d = encoded(pair.getPrivateKey());
  return { publicKey, privateKey: createPrivateKey({ key: { ...publicKey, d }, format: 'jwk' }) };
}
