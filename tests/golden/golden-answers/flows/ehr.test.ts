import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { createEhr } from './ehr.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const ISSUER = 'https://ehr.example.org';
const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as object;

it('an EHR has one key in every run, and another one than other EHRs', () => {
  const { publicKey } = createEhr(ISSUER, NOW);
  expect(createEhr(ISSUER, NOW + 1).publicKey).toEqual(publicKey);
  expect(createEhr(`${ISSUER}/2`, NOW).publicKey).not.toEqual(publicKey);
});

it('its tokens are for one address, used once, and signed by its key', () => {
  const { publicKey, token } = createEhr(ISSUER, NOW);
  const [head = '', payload = '', signature = ''] = token('order-sign').split('.');
  expect(decoded(payload)).toEqual({
    iss: ISSUER,
    aud: 'https://api.example.org/cds-services/order-sign',
    iat: NOW / 1000,
    exp: NOW / 1000 + 3600,
    jti: 'token-1',
  });
  const key = createPublicKey({ key: { ...publicKey }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${payload}`);
  const isSigned = verify(
    'sha384',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  expect(decoded(token('order-sign').split('.')[1] ?? '')).toMatchObject({ jti: 'token-2' });
});

it('its tokens have other claims where some are given', () => {
  const payload = createEhr(ISSUER, NOW).token('order-sign', { exp: 7 }).split('.')[1] ?? '';
  expect(decoded(payload)).toMatchObject({ iss: ISSUER, exp: 7 });
});
