import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CONNECT_LANGUAGES, SCREENING_STATUSES } from '@svc/contracts';
import { findPatientSession } from '@svc/store';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRetinaPage } from '../../../pages/scripts/write-retina-page.ts';
import { PAGE_PARTS } from '../../../../apps/retina-page/src/page-elements.ts';
import { openRetinaWorld, type RetinaWorld } from '../../test/retina-world.ts';
import type { RetinaPageSettings } from '../../../pages/src/retina-page/page-html.ts';
import { scriptTexts } from '../../../pages/src/retina-page/script-texts.ts';
import { RETINA_PAGE_TEXTS } from '../../../pages/src/retina-page/texts/index.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let world: RetinaWorld;
beforeAll(async () => {
  await writeRetinaPage();
  world = await openRetinaWorld();
});
afterAll(() => world?.close());

const visit = (options: InjectOptions | string, where = world): Promise<LightMyRequestResponse> =>
  where.platform.server.app.inject(options);
const signIn = (headers: Record<string, string> = {}, where = world, query = '') =>
  visit({ method: 'POST', url: `/demo/retina/sign-in${query}`, headers: { ...FORM, ...headers } }, where);
const settingsOf = (payload: string): RetinaPageSettings => {
  const text = /data-settings='([^']*)'/.exec(payload)?.[1] ?? '';
  return JSON.parse(text.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
};
/** Status and code, and the cookie that is not set. */
const refusalOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json().error.code,
  answer.headers['set-cookie'],
];

describe('the retina page', () => {
  it('runs the scripts of this origin alone, shows pictures of this origin alone, and may use the camera', async () => {
    const { statusCode, headers, payload } = await visit('/demo/retina');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'permissions-policy': 'camera=(self)',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const style = /<style>([^]*?)<\/style>/.exec(payload)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self' blob:; " +
        `media-src 'self' blob:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    // No script but the one file, no style but the hashed one, no handler in an attribute.
    expect(payload.match(/<script\b[^>]*>/g)).toEqual([
      expect.stringMatching(
        /^<script type="module" src="\/demo\/retina\/assets\/capture-[0-9a-f]{16}\.js">$/,
      ),
    ]);
    expect(payload).not.toMatch(/\sstyle=|\son\w+=/);
    expect(payload).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//);
    expect(style).toContain('prefers-color-scheme:dark');
    expect(payload.match(/<h1>/g)).toHaveLength(1);
  });

  it('asks for the eye, and chooses none itself', async () => {
    const { payload } = await visit('/demo/retina');
    const eyes = payload.match(/<input type="radio" name="eye"[^>]*>/g);
    expect(eyes).toHaveLength(3);
    expect(eyes?.join('')).not.toContain('checked');
  });

  it('has every part its script works with, and each once', async () => {
    const { payload } = await visit('/demo/retina');
    for (const [id, tag] of Object.entries(PAGE_PARTS))
      expect(payload.match(new RegExp(`<\\w+[^>]* id="${id}"`, 'g'))).toEqual([
        expect.stringMatching(new RegExp(`^<${tag} `)),
      ]);
  });

  it('tells its script how small a picture the service still stores, and nothing the page says itself', async () => {
    const { leastSide, texts } = settingsOf((await visit('/demo/retina?lang=fr')).payload);
    expect(leastSide).toBe(64);
    expect(texts).toEqual(scriptTexts(RETINA_PAGE_TEXTS.fr));
    expect(JSON.stringify(texts)).not.toContain(RETINA_PAGE_TEXTS.fr.privacy);
  });

  it('is no larger than it was before files were looked at, on the wire', async () => {
    const { payload } = await visit('/demo/retina');
    const urls = [...new Set(payload.match(/\/demo\/retina\/assets\/\w+-[0-9a-f]{16}\.js/g))];
    let bytes = gzipSync(payload, { level: 9 }).length;
    for (const url of urls)
      bytes += (await visit({ url, headers: { 'accept-encoding': 'gzip' } })).rawPayload.length;
    expect(bytes).toBeLessThan(20_300);
  });

  it('answers HEAD, and sends its scripts to be kept for good, named by what they hold', async () => {
    expect((await visit({ method: 'HEAD', url: '/demo/retina' })).statusCode).toBe(200);
    const { payload } = await visit('/demo/retina');
    const urls = [...new Set(payload.match(/\/demo\/retina\/assets\/\w+-[0-9a-f]{16}\.js/g))];
    expect(urls.length).toBe(2);
    for (const url of urls) {
      const zipped = await visit({ url, headers: { 'accept-encoding': 'gzip' } });
      expect(zipped.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
      });
      expect(url).toContain(createHash('sha256').update(zipped.rawPayload).digest('hex').slice(0, 16));
      const plain = await visit(url);
      expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
      // The weights of the net are a quarter of a megabyte.
      expect(zipped.rawPayload.length).toBeLessThan(12_000);
    }
    for (const other of ['capture-0000000000000000.js', '..%2f..%2fpackage.json', 'toString'])
      expect(refusalOf(await visit(`/demo/retina/assets/${other}`))).toEqual([404, 'not_found', undefined]);
  });

  it('has an icon of its own, which runs nothing', async () => {
    const { payload } = await visit('/demo/retina');
    const url = /<link rel="icon" href="([^"]+)">/.exec(payload)?.[1] ?? '';
    const { statusCode, headers } = await visit(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(CONNECT_LANGUAGES)('says in %s that it is no diagnosis', async (language) => {
    const texts = RETINA_PAGE_TEXTS[language];
    const asked = await visit(`/demo/retina?lang=${language}`);
    const preferred = await visit({
      url: '/demo/retina',
      headers: { 'accept-language': `xx,${language}-XX;q=0.9,en;q=0.1` },
    });
    expect(preferred.payload).toBe(asked.payload);
    expect(asked.payload).toContain(`<html lang="${language}">`);
    expect(asked.payload).toContain(`<p class="notice">${texts.advisory}</p>`);
    expect(asked.payload).toContain(`<a href="/demo/retina?lang=${language}"`);
    const { texts: said } = settingsOf(asked.payload);
    for (const status of SCREENING_STATUSES)
      expect(said.history.statuses[status]).toBe(texts.history.statuses[status]);
  });

  it('speaks English to whoever asks for a language it does not know', async () => {
    const { headers } = await visit({ url: '/demo/retina?lang=xx', headers: { 'accept-language': 'pt' } });
    expect(headers['content-language']).toBe('en');
  });
});

describe('the sign-in of a server under development', () => {
  it('starts a session of the first patient and goes back to the page', async () => {
    const { statusCode, headers } = await signIn({ 'sec-fetch-site': 'same-origin' }, world, '?lang=fr');
    expect([statusCode, headers.location]).toEqual([303, '/demo/retina?lang=fr']);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^svc_session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/);
    const token = cookie.slice('svc_session='.length, cookie.indexOf(';'));
    const { db } = world.platform.services.database;
    expect(await findPatientSession(db, { token, now: Date.now() })).toEqual({
      ownerId: world.patient.ownerId,
      patientId: world.patient.id,
    });
    const history = await visit({
      url: '/api/retina/v1/history',
      headers: { cookie: `svc_session=${token}` },
    });
    expect([history.statusCode, history.json()]).toEqual([200, { screenings: [] }]);
  });

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
    'refuses a form of another site: %j',
    async (headers) => {
      expect(refusalOf(await signIn(headers))).toEqual([403, 'forbidden', undefined]);
    },
  );

  it('refuses a form that is too long', async () => {
    const { statusCode } = await visit({
      method: 'POST',
      url: '/demo/retina/sign-in',
      headers: FORM,
      payload: `a=${'x'.repeat(300)}`,
    });
    expect(statusCode).toBe(413);
  });

  it('is not there in production, and the page says where patients sign in', async () => {
    const production = await openRetinaWorld({
      NODE_ENV: 'production',
      SVC_SECRET: randomBytes(32).toString('hex'),
    });
    try {
      const refused = await signIn({ 'sec-fetch-site': 'same-origin' }, production);
      expect(refusalOf(refused)).toEqual([404, 'not_found', undefined]);
      const { payload } = await visit('/demo/retina', production);
      expect(payload).not.toContain('/demo/retina/sign-in');
      expect(payload).toContain(`<p>${RETINA_PAGE_TEXTS.en.signedOut.portal}</p>`);
    } finally {
      await production.close();
    }
  });
});
