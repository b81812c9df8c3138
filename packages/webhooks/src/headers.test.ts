import { describe, expect, it } from 'vitest';
import { createHmac } from 'node:crypto';
import { AT_MS, AT_SECONDS, BODY, EVENT_ID, OTHER_SECRET, SECRET } from '../test/delivery.ts';
import {
  createSigner,
  signatureHeaders,
  testHeaders,
  verifyMseSignature,
  verifyServiceSignature,
  verifyStandardWebhook,
} from './index.ts';

describe('headers for the tests of a receiver', () => {
  it('verify, in the scheme of an account', async () => {
    const headers = new Headers(await testHeaders({ body: BODY, secrets: SECRET, nowMs: AT_MS }));
    const check = { body: BODY, secrets: SECRET, nowMs: AT_MS };
    await verifyServiceSignature({ ...check, header: headers.get('service-signature') });
    await verifyStandardWebhook({
      ...check,
      id: headers.get('webhook-id'),
      timestamp: headers.get('webhook-timestamp'),
      signature: headers.get('webhook-signature'),
    });
    expect([...headers.keys()]).toEqual([
      'content-type',
      'service-signature',
      'webhook-id',
      'webhook-signature',
      'webhook-timestamp',
    ]);
  });

  it('verify, in the scheme of an organization', async () => {
    const headers = await testHeaders({ body: BODY, secrets: SECRET, nowMs: AT_MS + 999, scheme: 'mse' });
    const check = { header: headers['x-mse-signature'], body: BODY, nowMs: AT_MS };
    await expect(verifyMseSignature({ ...check, secrets: SECRET })).resolves.toEqual(JSON.parse(BODY));
    await expect(verifyMseSignature({ ...check, secrets: OTHER_SECRET })).rejects.toThrow('No signature');
  });

  it('are of now when no time is given', async () => {
    const headers = await testHeaders({ body: BODY, secrets: SECRET, id: 'evt_9' });
    const check = { header: headers['Service-Signature'], body: BODY, secrets: SECRET };
    await expect(verifyServiceSignature(check)).resolves.toEqual(JSON.parse(BODY));
    expect(headers['webhook-id']).toBe('evt_9');
  });
});

describe('a signer [1:6 delivery 2]', () => {
  const attempt = { id: EVENT_ID, body: BODY, timestampSeconds: AT_SECONDS };
  const schemes = [undefined, 'service', 'mse'] as const;
  const nodeMac = (key: Uint8Array) => (message: string | Uint8Array) =>
    createHmac('sha256', key).update(message).digest();

  it.each([
    ['one secret, by WebCrypto', SECRET, undefined],
    ['one secret, by the HMAC of Node', SECRET, nodeMac],
    ['two secrets, by WebCrypto', [SECRET, OTHER_SECRET], undefined],
    ['two secrets, by the HMAC of Node', [SECRET, OTHER_SECRET], nodeMac],
  ])('signs every attempt as signatureHeaders does: %s', async (_, secrets, macOf) => {
    const sign = createSigner(secrets, macOf);
    for (const scheme of schemes)
      for (const body of [BODY, new TextEncoder().encode(BODY), '', '\ud800'])
        for (const timestampSeconds of [AT_SECONDS, 0]) {
          const toSign = { ...attempt, body, timestampSeconds, scheme };
          expect(await sign(toSign)).toEqual(await signatureHeaders({ ...toSign, secrets }));
        }
  });

  it('makes its keys once: two for each secret', async () => {
    const keys: Uint8Array[] = [];
    const sign = createSigner([SECRET, OTHER_SECRET], (key) => {
      keys.push(key);
      return nodeMac(key);
    });
    await Promise.all([sign(attempt), sign(attempt)]);
    const utf8 = (text: string) => Buffer.from(text).toString('hex');
    const decoded = (text: string) => Buffer.from(text.slice('whsec_'.length), 'base64').toString('hex');
    const expected = [SECRET, OTHER_SECRET].map(utf8).concat([SECRET, OTHER_SECRET].map(decoded));
    expect(keys.map((key) => Buffer.from(key).toString('hex'))).toEqual(expected);
  });

  it.each([[[]], [''], ['abc'], ['whsec_not*base64']])('is not made of the secrets %j', (secrets) => {
    expect(() => createSigner(secrets)).toThrow(TypeError);
  });

  it.each([
    ['an id with a full stop', { id: 'evt.1' }],
    ['a time in milliseconds', { timestampSeconds: AT_MS }],
  ])('refuses %s', async (_, wrong) => {
    await expect(createSigner(SECRET)({ ...attempt, ...wrong })).rejects.toThrow(TypeError);
  });
});
