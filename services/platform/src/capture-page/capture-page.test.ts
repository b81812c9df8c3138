import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CONNECT_LANGUAGES } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCapturePage } from '../../../pages/scripts/write-capture-page.ts';
import { temporaryFolder } from '../../test/processes.ts';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { CAPTURE_PAGE_TEXTS } from '../../../pages/src/capture-page/texts/index.ts';

let world: TestPlatform;
beforeAll(async () => {
  await writeCapturePage();
  world = await openTestPlatform();
});
afterAll(() => world?.close());

describe('the capture page', () => {
  it('runs the scripts of this origin alone, no blob, and may use the microphone [D:capture: own origin]', async () => {
    const { statusCode, headers, payload } = await world.inject('/demo/capture');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'permissions-policy': 'microphone=(self)',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const style = /<style>([^]*?)<\/style>/.exec(payload)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; " +
        `style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(payload.match(/<script\b[^>]*>/g)).toEqual([
      expect.stringMatching(
        /^<script type="module" src="\/demo\/capture\/assets\/interview-[0-9a-f]{16}\.js">$/,
      ),
    ]);
    expect(payload).not.toMatch(/\sstyle=|\son\w+=/);
    expect(payload).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//);
  });

  it('sends its scripts to be kept for good, named by what they hold', async () => {
    const { payload } = await world.inject('/demo/capture');
    const urls = [...new Set(payload.match(/\/demo\/capture\/assets\/\w+-[0-9a-f]{16}\.js/g))];
    expect(urls.length).toBe(2);
    const other = (await world.inject('/demo/capture?lang=ja')).payload;
    expect(other).toContain(urls.find((url) => url.includes('worklet')));
    const japanese = /\/demo\/capture\/assets\/interview-[0-9a-f]{16}\.js/.exec(other)?.[0] ?? '';
    expect(urls).not.toContain(japanese);
    expect((await world.inject(japanese)).payload).not.toContain('I agree');
    for (const url of [...urls, japanese]) {
      const zipped = await world.inject({ url, headers: { 'accept-encoding': 'gzip' } });
      expect(zipped.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(url).toContain(createHash('sha256').update(zipped.rawPayload).digest('hex').slice(0, 16));
      expect(gunzipSync(zipped.rawPayload).equals((await world.inject(url)).rawPayload)).toBe(true);
      expect(zipped.rawPayload.length).toBeLessThan(30_100);
    }
    expect((await world.inject('/demo/capture/assets/other.js')).statusCode).toBe(404);
    expect((await world.inject('/demo/capture/icon.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it.each(CONNECT_LANGUAGES)(
    'says in %s that it is no diagnosis, and asks five questions [D:capture: advisory]',
    async (language) => {
      const texts = CAPTURE_PAGE_TEXTS[language];
      const { payload } = await world.inject(`/demo/capture?lang=${language}`);
      expect(payload).toContain(`<html lang="${language}">`);
      expect(payload).toContain(`<p class="notice">${texts.advisory}</p>`);
      for (const prompt of texts.prompts) expect(payload).toContain(prompt.replaceAll("'", '&#39;'));
    },
  );
});

it.each([
  ['under development has the key of the development account', {}, '"svc_pk_test_0123456789"'],
  [
    'in production has none, and asks for one',
    { NODE_ENV: 'production', SVC_SECRET: randomBytes(32).toString('hex') },
    'null',
  ],
])('the page of a server %s [D:capture: key]', async (_, env, key) => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder.path, 'credentials.json'),
    JSON.stringify({ publishableKey: 'svc_pk_test_0123456789', secretKey: 'svc_sk_test_0123456789' }),
  );
  const own = await openTestPlatform({ ...env, SVC_DATA_DIR: folder.path });
  try {
    const { payload } = await own.inject('/demo/capture');
    expect(payload).toContain(`"publishableKey":${key}`);
    expect(payload).not.toContain('svc_sk_');
  } finally {
    await own.close();
    folder.remove();
  }
});

/** Every sentence with its place. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${path}.${name}`));
}

const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();
const english = sentences(CAPTURE_PAGE_TEXTS.en);

it.each(CONNECT_LANGUAGES)('says in %s everything English says, and nothing in English', (language) => {
  const own = sentences(CAPTURE_PAGE_TEXTS[language]);
  expect(own.map(([path, text]) => [path, blanks(text)])).toEqual(
    english.map(([path, text]) => [path, blanks(text)]),
  );
  const words = new Map(english);
  expect(own.filter(([path, text]) => language !== 'en' && words.get(path) === text)).toEqual([]);
});
