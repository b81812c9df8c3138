import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let api: TestPlatform;
beforeAll(async () => {
  api = await openTestPlatform({}, null);
});
afterAll(() => api?.close());

const page = (url = '/console', headers: Record<string, string> = {}) => api.inject({ url, headers });

describe('the page of the console', () => {
  it.each(['/console', '/console/accounts/acc_1/keys', '/console/signed-in', '/console/states'])(
    'is the same at every address of its program: %s',
    async (url) => {
      const { statusCode, headers, body } = await page(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<div id="console"></div>');
    },
  );

  it.each([
    ['', 'overview-screen'],
    ['/keys', 'keys-screen'],
    ['/deliveries?state=failed', 'deliveries-screen'],
    ['/nothing-there', 'main'],
  ])('has what its screen needs on the way before its program asks: an account at %j', async (path, name) => {
    const { body } = await page(`/console/accounts/acct_1${path}`, { 'accept-language': 'de' });
    const loaded = [...body.matchAll(/(?:src|href)="\/console\/assets\/([\w-]+)-[\w-]{8}\.js"/g)];
    const names = loaded.map(([, file = '']) => file);
    expect(names).toContain(name);
    expect(names).toContain('de');
    expect(new Set(names).size).toBe(names.length);
    expect(body).toContain('<link rel="preload" as="fetch" crossorigin href="/api/console/v1/me">');
  });

  it.each(['/console/states', '/console/signed-in'])('asks nobody who they are at %s', async (url) => {
    expect((await page(url)).body).not.toContain('rel="preload"');
  });

  it.each(['/console/callback', '/console/back-channel-sign-out'])(
    'is not at the addresses of the sign-in: %s',
    async (url) => {
      const { body } = await page(url);
      expect(body).not.toContain('<div id="console"></div>');
    },
  );

  it('lets nothing in that is not a file of this origin, and no text become a script', async () => {
    const { headers, body } = await page();
    const policy = String(headers['content-security-policy']);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy.replace(nonce, 'N').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'nonce-N'",
      "img-src 'self' blob: data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(body).not.toMatch(/<script(?! type="module" src=")|<style| on\w+=/);
  });

  it('has a nonce of its own in every answer, which nobody keeps', async () => {
    const answers = [await page(), await page()];
    const nonces = answers.map(
      ({ headers }) => /'nonce-[^']+'/.exec(String(headers['content-security-policy']))?.[0],
    );
    expect(new Set(nonces).size).toBe(2);
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['etag']).toBeUndefined();
    }
  });

  it.each([
    ['de-AT,de;q=0.9', 'de'],
    ['ja', 'ja'],
    ['pt', 'en'],
  ])('is in the language of the browser: %s', async (accepted, language) => {
    const { headers, body } = await page('/console', { 'accept-language': accepted });
    expect(body).toContain(`<html lang="${language}"`);
    expect(headers['content-language']).toBe(language);
  });
});

describe('the files of the console', () => {
  const filesOf = (body: string) =>
    [...body.matchAll(/(?:src|href)="(\/console\/assets\/[^"]+)"/g)].map(([, file = '']) => file);

  it('are kept for a year, packed as the browser wants them', async () => {
    const files = filesOf((await page()).body);
    expect(files.some((file) => file.endsWith('.css'))).toBe(true);
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
    for (const url of files) {
      const plain = await api.inject({ url });
      expect(plain.headers['content-type']).toBe(
        url.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      );
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(plain.headers['x-content-type-options']).toBe('nosniff');
      const brotli = await api.inject({ url, headers: { 'accept-encoding': 'br' } });
      const gzip = await api.inject({ url, headers: { 'accept-encoding': 'gzip' } });
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    }
  });

  it.each([
    '/console/assets/none.js',
    '/console/assets/..%2Fmanifest.json',
    '/console/assets/%2e%2e%2fmanifest.json',
  ])('are those of the build alone: %s', async (url) => {
    expect((await api.inject({ url })).statusCode).toBe(404);
  });
});
