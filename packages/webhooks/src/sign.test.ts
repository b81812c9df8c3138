import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { AT_SECONDS, BODY, EVENT_ID, OTHER_SECRET, SECRET } from '../test/delivery.ts';
import { signatureHeaders, signMseSignature, signServiceSignature, signStandardWebhook } from './index.ts';

const hmac = (key: string | Buffer, ...parts: (string | Uint8Array)[]) => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac;
};
const decoded = (secret: string) => Buffer.from(secret.slice('whsec_'.length), 'base64');

describe('Service-Signature [1:6 delivery 1] [1:6 delivery 2]', () => {
  it('is t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body"> under the bytes of the whole secret', async () => {
    expect(await signServiceSignature({ body: BODY, timestampSeconds: AT_SECONDS, secrets: SECRET })).toBe(
      `t=${AT_SECONDS},v1=${hmac(SECRET, `${AT_SECONDS}.`, BODY).digest('hex')}`,
    );
  });

  it('is the same for text, bytes, a view into a larger buffer and an ArrayBuffer', async () => {
    const bytes = new TextEncoder().encode(BODY);
    const larger = new Uint8Array(bytes.length + 9);
    larger.set(bytes, 4);
    const values = await Promise.all(
      [BODY, bytes, Buffer.from(BODY), larger.subarray(4, 4 + bytes.length), bytes.buffer].map((body) =>
        signServiceSignature({ body, timestampSeconds: AT_SECONDS, secrets: SECRET }),
      ),
    );
    expect(new Set(values).size).toBe(1);
  });

  it('carries one v1 for each secret of a rotation, in their order', async () => {
    const [t, first, second, ...more] = (
      await signServiceSignature({
        body: BODY,
        timestampSeconds: AT_SECONDS,
        secrets: [OTHER_SECRET, SECRET],
      })
    ).split(',');
    expect([t, first, second, more]).toEqual([
      `t=${AT_SECONDS}`,
      `v1=${hmac(OTHER_SECRET, `${AT_SECONDS}.`, BODY).digest('hex')}`,
      `v1=${hmac(SECRET, `${AT_SECONDS}.`, BODY).digest('hex')}`,
      [],
    ]);
  });

  test('any bytes are signed as node:crypto signs them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.nat(4_000_000_000),
        async (body, timestampSeconds) => {
          expect(await signServiceSignature({ body, timestampSeconds, secrets: SECRET })).toBe(
            `t=${timestampSeconds},v1=${hmac(SECRET, `${timestampSeconds}.`, body).digest('hex')}`,
          );
        },
      ),
    );
  });
});

describe('x-mse-signature [2:6 x-mse-signature]', () => {
  it('has the recipe of Service-Signature, under the secret of the organization', async () => {
    expect(await signMseSignature({ body: BODY, timestampSeconds: AT_SECONDS, secrets: SECRET })).toBe(
      `t=${AT_SECONDS},v1=${hmac(SECRET, `${AT_SECONDS}.`, BODY).digest('hex')}`,
    );
  });
});

describe('webhook-signature [D:standard webhooks]', () => {
  it('is v1,<base64 HMAC-SHA256 of "id.timestamp.body"> under the decoded secret', async () => {
    const toSign = {
      id: EVENT_ID,
      body: BODY,
      timestampSeconds: AT_SECONDS,
      secrets: [SECRET, OTHER_SECRET],
    };
    const expected = [SECRET, OTHER_SECRET].map(
      (secret) => `v1,${hmac(decoded(secret), `${EVENT_ID}.${AT_SECONDS}.`, BODY).digest('base64')}`,
    );
    expect(await signStandardWebhook(toSign)).toBe(expected.join(' '));
  });

  it.each([[''], ['evt.1'], ['evt 1'], ['evt\n1'], ['évt'], ['evt\u007f']])(
    'refuses the id %j',
    async (id) => {
      const toSign = { id, body: BODY, timestampSeconds: AT_SECONDS, secrets: SECRET };
      await expect(signStandardWebhook(toSign)).rejects.toThrow(TypeError);
    },
  );

  it('refuses a secret that is not base64', async () => {
    const toSign = {
      id: EVENT_ID,
      body: BODY,
      timestampSeconds: AT_SECONDS,
      secrets: `whsec_${'not*base64'.repeat(4)}`,
    };
    await expect(signStandardWebhook(toSign)).rejects.toThrow('base64');
  });
});

describe('what cannot be signed', () => {
  it.each([
    ['no secret', { secrets: [] as string[] }],
    ['an empty secret', { secrets: '' }],
    ['a secret that is its prefix alone', { secrets: 'whsec_' }],
    ['a secret without its prefix', { secrets: 'abc' }],
    ['a rotation with one such secret', { secrets: [SECRET, 'abc'] }],
    ['a time in milliseconds', { timestampSeconds: AT_SECONDS * 1000 }],
    ['a time with a fraction', { timestampSeconds: 1.5 }],
    ['a negative time', { timestampSeconds: -1 }],
    ['no time', { timestampSeconds: Number.NaN }],
  ])('%s is a TypeError', async (_, wrong) => {
    const toSign = { body: BODY, timestampSeconds: AT_SECONDS, secrets: SECRET, ...wrong };
    await expect(signServiceSignature(toSign)).rejects.toThrow(TypeError);
  });
});

describe('the headers of one attempt', () => {
  const attempt = { id: EVENT_ID, body: BODY, timestampSeconds: AT_SECONDS, secrets: SECRET };

  it.each([
    [undefined, 'Service-Signature'],
    ['service', 'Service-Signature'],
    ['mse', 'x-mse-signature'],
  ] as const)('of scheme %s carry %s and Standard Webhooks', async (scheme, name) => {
    expect(await signatureHeaders({ ...attempt, scheme })).toEqual({
      [name]: await signServiceSignature(attempt),
      'webhook-id': EVENT_ID,
      'webhook-timestamp': String(AT_SECONDS),
      'webhook-signature': await signStandardWebhook(attempt),
    });
  });
});
