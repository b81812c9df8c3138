import {
  assert,
  asyncProperty,
  constantFrom,
  jsonValue,
  object,
  oneof,
  string,
  uint8Array,
} from 'fast-check';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCTS } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANALYSIS_PATHS, validBody } from '../test/bodies.ts';
import { type Harness, openHarness, ORIGIN } from '../test/harness.ts';

const DOCUMENTED = [200, 400, 401, 402, 403, 404, 405, 413, 415, 429];

/** Bytes that nothing else on this machine holds. */
const RECORDING = randomBytes(256);

/** Whether a file of the temporary folder holds the recording; other processes make and remove files there. */
function holdsRecording(name: string): boolean {
  try {
    return readFileSync(join(tmpdir(), name)).includes(RECORDING);
  } catch {
    return false;
  }
}

describe('hostile requests', () => {
  let api: Harness;
  let key: string;

  beforeAll(async () => {
    api = await openHarness();
    key = (await api.makeKey({ perSecond: 1_000_000 })).key;
  });
  afterAll(() => api.close());

  describe.each(PRODUCTS.map((product) => [product] as const))('to %s', (product) => {
    const path = ANALYSIS_PATHS[product];

    it.each([
      ['a polluting name', '{"__proto__":{"polluted":true}}', '__proto__'],
      [
        'a polluting name in a field',
        '{"previous":{"inputs":{"constructor":{"prototype":{"polluted":1}}}}}',
        'previous.inputs.constructor',
      ],
      ['NUL', '{"sessionRef":"a\\u0000"}', 'sessionRef'],
      ['a lone surrogate', '{"sessionRef":"\\ud800"}', 'sessionRef'],
      ['a recording', '{"recording":"data:audio/webm;base64,GkXfow=="}', 'recording'],
      ['a video deep inside', '{"a":{"b":[{"c":"data:video/mp4,x"}]}}', 'a.b[0].c'],
    ])('with %s are 400 and name the field', async (_name, body, field) => {
      const response = await api.post(path, key, body);
      expect([response.statusCode, response.json().error.issues[0].path]).toEqual([400, field]);
      expect(Object.prototype).not.toHaveProperty('polluted');
    });

    it.each([
      ['multipart/form-data; boundary=x'],
      ['audio/wav'],
      ['audio/webm;codecs=opus'],
      ['video/mp4'],
      ['application/octet-stream'],
      ['application/x-www-form-urlencoded'],
      ['text/plain'],
    ])('as %s are 415, and nothing is written to disk [1:1 no recordings]', async (type) => {
      const before = new Set(readdirSync(tmpdir()));
      const response = await api.post(path, key, RECORDING, { 'content-type': type });
      expect([response.statusCode, response.json().error.code]).toEqual([415, 'unsupported_media_type']);
      const written = readdirSync(tmpdir()).filter((name) => !before.has(name) && holdsRecording(name));
      expect(written).toEqual([]);
    });

    it('of any JSON are answered with a documented status', async () => {
      const field = oneof(jsonValue(), string({ unit: 'binary' }));
      const body = object({
        key: constantFrom(...Object.keys(validBody(product)), 'previous', 'explain', 'history', 'x'),
        values: [field],
      });
      await assert(
        asyncProperty(body, async (fields) => {
          const response = await api.post(path, key, { ...validBody(product), ...fields });
          expect(DOCUMENTED).toContain(response.statusCode);
        }),
        { numRuns: 60 },
      );
    });

    it('of any bytes are answered with a documented status', async () => {
      await assert(
        asyncProperty(uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
          const response = await api.post(path, key, Buffer.from(bytes));
          expect(DOCUMENTED).toContain(response.statusCode);
        }),
        { numRuns: 60 },
      );
    });
  });

  it.each([
    ['authorization', 'Bearer '.repeat(500)],
    ['authorization', `Bearer ${'svc_sk_live_'.repeat(300)}`],
    ['origin', `https://${'a'.repeat(4000)}.example`],
    ['origin', 'https://app.example.org\tx'],
    ['content-type', `application/json; ${'x=y; '.repeat(800)}`],
    ['content-type', 'application/json;;;;charset='],
    ['content-encoding', 'gzip'],
    ['transfer-encoding', 'identity'],
    ['x-forwarded-for', '127.0.0.1, 10.0.0.1'],
    ['x-http-method-override', 'DELETE'],
    ['accept', 'text/html'],
    ['accept-version', '2.0.0'],
    ['cookie', 'svc_session=forged'],
  ])('with a strange %s header are answered with a documented status', async (name, value) => {
    const response = await api.server.app.inject({
      method: 'POST',
      url: '/api/v1/dmse/analyze',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        origin: ORIGIN,
        [name]: value,
      },
      payload: JSON.stringify(validBody('dmse')),
    });
    expect(DOCUMENTED).toContain(response.statusCode);
  });

  it('with an address they claim for themselves do not escape the limit of their address', async () => {
    const { key: publishable } = await api.makeKey({ kind: 'publishable', perSecond: 1000 });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const headers = { origin: ORIGIN, 'x-forwarded-for': `10.0.0.${i}`, forwarded: `for=10.0.1.${i}` };
      statuses.push((await api.post('/v1/dmse/analyze', publishable, validBody('dmse'), headers)).statusCode);
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it.each([
    [
      'history',
      { speechRateWpm: 100, history: { speech_rate: Array.from({ length: 250_000 }, () => 100) } },
      200,
    ],
    [
      'wrong history',
      { speechRateWpm: 100, history: { speech_rate: Array.from({ length: 250_000 }, () => 'x') } },
      400,
    ],
    [
      'previous inputs',
      {
        speechRateWpm: 100,
        previous: { inputs: Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`f${i}`, i])) },
      },
      200,
    ],
    ['unknown fields', { speechRateWpm: 100, other: Array.from({ length: 60_000 }, () => ({ a: [] })) }, 200],
  ])('of a megabyte of %s are answered', async (_name, body, status) => {
    const response = await api.post('/v1/dmse/analyze', key, body);
    expect(response.statusCode).toBe(status);
    expect(response.json().error?.issues?.length ?? 0).toBeLessThanOrEqual(100);
  });
});
