import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createKey } from '@svc/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCapturePage } from '../../../pages/scripts/write-capture-page.ts';
import { writeDocs } from '../../../pages/scripts/write-docs.ts';
import { writeReferenceScript } from '../../../pages/scripts/write-reference-script.ts';
import { writeRetinaPage } from '../../../pages/scripts/write-retina-page.ts';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

/** What is the same for everyone who asks. */
const DOCUMENTS = [
  '/api/openapi.json',
  '/docs',
  '/docs/errors',
  '/docs/errors/rate_limited',
  '/docs/changelog',
  '/docs/guides/mse',
  '/docs/search?q=webhook',
  '/docs/reference',
  '/docs/reference/openapi.json',
  '/docs/admin/openapi.json',
];
const PAGES = ['/demo/capture?lang=de', '/demo/retina?lang=ja'];
const UNPACK = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const;
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

let api: TestPlatform;
beforeAll(async () => {
  await Promise.all([writeReferenceScript(), writeDocs(), writeCapturePage(), writeRetinaPage()]);
  api = await openTestPlatform();
});
afterAll(() => api.close());

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.inject({ method, url, headers });

describe.each([...DOCUMENTS, ...PAGES])('%s [D:compression: public]', (url) => {
  it.each(ENCODINGS)('is sent as %s to whoever wants it, and is the same text', async (encoding) => {
    const plain = await ask(url);
    const packed = await ask(url, { 'accept-encoding': encoding });
    expect([plain.statusCode, packed.statusCode]).toEqual([200, 200]);
    expect(packed.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
    expect(UNPACK[encoding](packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    for (const { headers } of [plain, packed]) expect(String(headers.vary)).toMatch(/^accept-encoding/);
  });

  it('is much smaller packed', async () => {
    const [br = 0, gzip = 0, identity = 0] = await Promise.all(
      ENCODINGS.map(async (encoding) => (await ask(url, { 'accept-encoding': encoding })).rawPayload.length),
    );
    process.stdout.write(`${url}: ${identity} bytes, gzip ${gzip}, brotli ${br}\n`);
    expect(gzip).toBeLessThan(identity * 0.65);
    expect(br).toBeLessThanOrEqual(gzip);
  });

  it.each(ENCODINGS)('is asked for by HEAD with the headers of GET, as %s', async (encoding) => {
    const [get, head] = await Promise.all(
      (['GET', 'HEAD'] as const).map((method) => ask(url, { 'accept-encoding': encoding }, method)),
    );
    const headersOf = ({ date: _date, 'x-request-id': _id, ...rest }: Record<string, unknown>) => rest;
    expect([head?.statusCode, head?.rawPayload.length]).toEqual([200, 0]);
    expect(headersOf(head?.headers ?? {})).toEqual(headersOf(get?.headers ?? {}));
  });

  it('has a tag for each way of packing, and is not sent again to whoever has it', async () => {
    const tags = await Promise.all(
      ENCODINGS.map(async (encoding) => (await ask(url, { 'accept-encoding': encoding })).headers.etag),
    );
    expect(new Set(tags).size).toBe(ENCODINGS.length);
    for (const [i, encoding] of ENCODINGS.entries()) {
      const tag = String(tags[i]);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
        for (const method of ['GET', 'HEAD'] as const) {
          const again = await ask(url, { 'accept-encoding': encoding, 'if-none-match': known }, method);
          expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, tag]);
          expect(String(again.headers.vary)).toMatch(/^accept-encoding/);
        }
      const other = String(tags[(i + 1) % tags.length]);
      expect((await ask(url, { 'accept-encoding': encoding, 'if-none-match': other })).statusCode).toBe(200);
    }
  });
});

describe('what may be kept', () => {
  it.each(DOCUMENTS)('%s is, and asked for anew each time', async (url) => {
    expect((await ask(url)).headers['cache-control']).toBe('no-cache');
  });

  it.each(PAGES)('%s is not', async (url) => {
    const { headers } = await ask(url);
    expect([headers['cache-control'], headers.vary]).toEqual([
      'no-store',
      'accept-encoding, accept-language',
    ]);
  });
});

describe('a script [D:compression: public]', () => {
  it.each(['/docs', '/docs/reference', '/demo/capture', '/demo/retina'])(
    'of %s is sent as its reader wants it',
    async (page) => {
      const html = (await ask(page)).payload;
      const url = /"(\/[\w/]+\/assets\/[\w-]+\.js)"/.exec(html)?.[1] ?? '';
      const [br, gzip, identity] = await Promise.all(
        ENCODINGS.map((encoding) => ask(url, { 'accept-encoding': encoding })),
      );
      expect([br, gzip, identity].map((answer) => answer?.headers['content-encoding'])).toEqual([
        'br',
        'gzip',
        undefined,
      ]);
      const text = identity?.rawPayload ?? Buffer.of();
      expect(brotliDecompressSync(br?.rawPayload ?? '').equals(text)).toBe(true);
      expect(gunzipSync(gzip?.rawPayload ?? '').equals(text)).toBe(true);
      process.stdout.write(
        `${page} script: ${text.length} bytes, gzip ${gzip?.rawPayload.length}, brotli ${br?.rawPayload.length}\n`,
      );
      expect(br?.rawPayload.length).toBeLessThan(gzip?.rawPayload.length ?? 0);
    },
  );
});

describe('an answer made for one caller [D:compression: secrets]', () => {
  const WANTS = { 'accept-encoding': 'br, gzip;q=0.9, *;q=0.1' };

  it('is never packed, so that no secret in it shows in its length', async () => {
    const packed = new Set<string>();
    for (const [place, { pattern, methods }] of api.platform.server.routes.entries())
      for (const method of methods) {
        const url = pattern.replace(/:\w+/g, 'demo');
        // From addresses of their own: whoever asks so many without a key is refused.
        const remoteAddress = `198.51.${Math.trunc(place / 200)}.${1 + (place % 200)}`;
        const answer = await api.inject({ method: method as 'GET', url, remoteAddress, headers: WANTS });
        if (answer.headers['content-encoding'] !== undefined) packed.add(pattern);
      }
    expect([...packed].toSorted()).toEqual(
      [
        '/api/openapi.json',
        '/demo/capture',
        '/demo/retina',
        '/docs',
        '/docs/admin',
        '/docs/admin/openapi.json',
        '/docs/changelog',
        '/docs/errors',
        '/docs/reference',
        '/docs/reference/openapi.json',
        '/docs/search',
      ].toSorted(),
    );
  });

  it('is not either where its key is good', async () => {
    const account = (await api.admin('POST', '/accounts', { name: 'Clinic', plan: 'launch' })).json().data;
    const { db } = api.platform.services.database;
    const { key } = await createKey(db, {
      accountId: account.id,
      kind: 'secret',
      mode: 'test',
      now: api.now,
    });
    const headers = { ...WANTS, authorization: `Bearer ${key}` };
    for (const url of ['/api/v1/ping', '/api/v1/events', '/api/v1/labs/panels']) {
      const answer = await api.inject({ url, headers });
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
    }
    const scored = await api.inject({
      method: 'POST',
      url: '/api/v1/dmse/analyze',
      headers,
      payload: { responseLatencySeconds: 2.6, explain: false },
    });
    expect([scored.statusCode, scored.headers['content-encoding']]).toEqual([200, undefined]);
    const made = await api.inject({
      method: 'POST',
      url: '/api/admin/v1/keys',
      headers: { ...WANTS, authorization: 'Bearer svc_admin_for_tests_0123456789' },
      payload: { accountId: account.id, kind: 'secret', mode: 'test' },
    });
    expect([made.statusCode < 300, made.headers['content-encoding']]).toEqual([true, undefined]);
  });
});
