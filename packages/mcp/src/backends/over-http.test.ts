import { ENDPOINTS } from '@svc/contracts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { overHttp } from './over-http.ts';

const CALL = {
  endpoint: ENDPOINTS.getLabOrder,
  path: { id: 'labord_1/../x' },
  query: {},
  body: undefined,
  idempotencyKey: undefined,
  signal: new AbortController().signal,
};

describe('a server that is not there, or is another', () => {
  let server: Server;
  let url: string;
  let asked: string | undefined;
  let answer: { status: number; headers?: Record<string, string>; text: string };

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked = request.url;
      response.writeHead(answer.status, answer.headers).end(answer.text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('cannot be reached: service_unavailable', async () => {
    const result = await overHttp({ url: 'http://127.0.0.1:1', key: 'k' }).call(CALL);
    expect(result).toMatchObject({ ok: false, error: { code: 'service_unavailable' } });
  });

  it.each([
    ['HTML', { status: 200, text: '<html>' }],
    ['nothing', { status: 200, text: '' }],
    ['half an answer', { status: 200, text: '{"ok":true,' }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, text: '' }],
    ['an error of another program', { status: 502, text: 'Bad Gateway' }],
  ])('answers %s: service_unavailable', async (_, given) => {
    answer = given;
    const result = await overHttp({ url, key: 'k' }).call(CALL);
    expect(result).toMatchObject({ ok: false, error: { code: 'service_unavailable' } });
  });

  it('says when to come back', async () => {
    const error = { code: 'rate_limited', message: 'Limit reached' };
    answer = { status: 429, headers: { 'retry-after': '7' }, text: JSON.stringify({ ok: false, error }) };
    const result = await overHttp({ url, key: 'k' }).call(CALL);
    expect(result).toEqual({ ok: false, error: { ...error, retryAfterSeconds: 7 } });
  });

  it('has 35 s to answer, longer than any endpoint takes', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer = { status: 200, text: '{"ok":true,"data":{}}' };
    await overHttp({ url, key: 'k' }).call(CALL);
    expect(timeout.mock.calls).toEqual([[35_000]]);
    timeout.mockRestore();
  });

  it('that hangs until then: service_unavailable', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const result = await overHttp({ url, key: 'k' }).call(CALL);
    expect(result).toMatchObject({ ok: false, error: { code: 'service_unavailable' } });
    timeout.mockRestore();
  });

  it('is asked at the place of the endpoint, whatever an id holds', async () => {
    answer = { status: 200, text: '{"ok":true,"data":{}}' };
    await overHttp({ url: `${url}/`, key: 'k' }).call(CALL);
    expect(asked).toBe('/api/v1/labs/orders/labord_1%2F..%2Fx');
  });

  it.each(['nowhere', 'file:///etc/passwd', 'ftp://example.org'])('%s is no address of a server', (place) => {
    expect(() => overHttp({ url: place, key: 'k' })).toThrow(RangeError);
  });
});
