import { globSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ADMIN_ENDPOINTS, ALL_ENDPOINTS, buildOpenApi, ERROR_CODES } from '@svc/contracts';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocs } from '../../../pages/scripts/write-docs.ts';
import { writeReferenceScript } from '../../../pages/scripts/write-reference-script.ts';
import { PLACES } from '../../../pages/src/docs/contents.ts';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

const REFERENCES = ['/docs/reference', '/docs/admin'];
const TEXT_PAGES = [
  ...PLACES.map(({ path }) => path).filter((path) => !REFERENCES.includes(path)),
  ...ERROR_CODES.map((code) => `/docs/errors/${code}`),
  '/docs/search?q=webhook',
  '/docs/search',
];
/** Markdown beside the guides that is no page, and why. */
const NOT_SERVED: Readonly<Record<string, string>> = {
  'docs/architecture.md': 'for who changes the service',
  'docs/releasing.md': 'for who releases it',
  'docs/wording.md': 'every text of the answers, for review: longer than a page',
};
const MOST_PAGE_BYTES = 60_000;
const MOST_SCRIPT_BYTES = 6000;

let api: TestPlatform;
beforeAll(async () => {
  await Promise.all([writeReferenceScript(), writeDocs()]);
  api = await openTestPlatform();
});
afterAll(() => api?.close());

const pageAt = async (url: string) => (await api.inject(url)).payload;
const attributesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

describe.each(TEXT_PAGES)('%s', (url) => {
  it('is a page in English that runs one script of this origin, and may show nothing else', async () => {
    const { statusCode, headers, payload } = await api.inject(url);
    expect([statusCode, headers['content-type'], headers['content-language']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'en',
    ]);
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "form-action 'self'",
      "trusted-types 'none'",
    ])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(payload).toContain('<html lang="en">');
    expect(payload.match(/<script/g)).toHaveLength(1);
    expect(payload).toMatch(/<script type="module" src="\/docs\/assets\/docs-[0-9a-f]{16}\.js"><\/script>/);
    expect(payload).not.toMatch(/ (?:style|on\w+)="/);
    expect(payload.match(/<h1/g)).toHaveLength(1);
  });

  it('is asked for by HEAD, and fits the budget', async () => {
    const head = await api.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(gzipSync(await pageAt(url)).length).toBeLessThan(MOST_PAGE_BYTES);
  });

  it('has names for its parts once each, and a list of parts that leads to them', async () => {
    const html = await pageAt(url);
    const ids = attributesOf(html, 'id');
    expect(ids).toEqual([...new Set(ids)]);
    const anchors = attributesOf(html, 'href').filter((href) => href.startsWith('#'));
    expect(anchors.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  });
});

describe('the pages together', () => {
  it('have no dead link and no dead anchor', async () => {
    const pages = new Map<string, Promise<{ status: number; ids: string[] }>>();
    const look = async (url: string) => {
      const { statusCode: status, payload } = await api.inject(url);
      return { status, ids: attributesOf(payload, 'id') };
    };
    const dead: string[] = [];
    for (const url of TEXT_PAGES)
      for (const href of new Set(attributesOf(await pageAt(url), 'href'))) {
        if (!href.startsWith('/')) continue;
        const [path = '', hash] = href.split('#', 2);
        // Their script draws what the hash names; the test in a browser goes there.
        const anchor = REFERENCES.includes(path) ? undefined : hash;
        const found = pages.get(path) ?? look(path);
        pages.set(path, found);
        const { status, ids } = await found;
        if (status !== 200 || (anchor !== undefined && !ids.includes(anchor))) dead.push(`${url}: ${href}`);
      }
    expect(pages.size).toBeGreaterThan(PLACES.length);
    expect(dead).toEqual([]);
  });

  it('link to no file of the tree: what is not served is text', async () => {
    for (const url of TEXT_PAGES)
      for (const href of attributesOf(await pageAt(url), 'href'))
        expect(href).toMatch(/^(?:\/|#|https?:\/\/|data:,$)/);
  });

  it('mark where one is, and lead to the page before and the one after', async () => {
    for (const [place, { path }] of PLACES.entries()) {
      if (REFERENCES.includes(path)) continue;
      const html = await pageAt(path);
      const leadsTo = (rel: string) => new RegExp(`rel="${rel}" href="([^"]+)"`).exec(html)?.[1];
      expect(html).toContain(`href="${path}" aria-current="page"`);
      expect([leadsTo('prev'), leadsTo('next')]).toEqual([PLACES[place - 1]?.path, PLACES[place + 1]?.path]);
    }
  });

  it('are every guide of the tree, or it is said why not', () => {
    const guides = globSync('docs/{*,model-cards/*}.md', { cwd: PROJECT_ROOT });
    const served = PLACES.flatMap(({ file }) => (file === undefined ? [] : [file]));
    expect(guides.filter((file) => !served.includes(file)).toSorted()).toEqual(Object.keys(NOT_SERVED));
    expect(served).toEqual([...new Set(served)]);
  });

  it('are not at other names', async () => {
    for (const url of [
      '/docs/guides',
      '/docs/guides/',
      '/docs/guides/none',
      '/docs/guides/toString',
      '/docs/guides/__proto__',
      '/docs/guides/..%2fsecurity',
      '/docs/guides/..%2f..%2fpackage.json',
      '/docs/guides/%2e%2e%2freference',
      '/docs/guides/architecture',
      '/docs/guides/mse.md',
      '/docs/guides/%00',
      '/docs/reference/none',
      '/docs/admin/none',
    ])
      expect([url, [400, 404].includes((await api.inject(url)).statusCode)]).toEqual([url, true]);
  });
});

describe('a guide of what the API does', () => {
  it('shows every call of its group by our client, curl and Python, and leads to the reference', async () => {
    const html = mainOf(await pageAt('/docs/guides/labs'));
    const calls = Object.values(ALL_ENDPOINTS).filter(({ tag }) => tag === 'Lab orders');
    for (const { id, method, path } of calls) {
      const from = html.indexOf(`<h3 id="call-${id}">`);
      const call = html.slice(from, html.indexOf('<h3', from + 1));
      expect(call).toContain(`href="/docs/reference#tag/lab-orders/${method}${path}"`);
      for (const line of [
        'npm install @svc/client',
        'await svc.labs.',
        'curl -s',
        'pip install',
        'svc = Client(',
      ])
        expect(call).toContain(line);
    }
    expect(calls.length).toBeGreaterThan(3);
  });

  it('is there for every group of the reference but the first, which only checks a key', () => {
    const tags = new Set<string>(Object.values(ALL_ENDPOINTS).map(({ tag }) => tag));
    const shown = PLACES.flatMap((place) => place.tags ?? []);
    expect(shown.toSorted()).toEqual([...tags].filter((tag) => tag !== 'Platform').toSorted());
  });
});

describe('the start page', () => {
  it('leads to the reference by one link at its top, and shows the quickstart of the README', async () => {
    const html = mainOf(await pageAt('/docs'));
    const top = html.slice(html.indexOf('<h1>'), html.indexOf('<h2', html.indexOf('<h1>')));
    expect(attributesOf(top, 'href')).toEqual(['/docs/reference']);
    expect(html).toContain('npx pnpm start');
    expect(html).toContain('What it is not');
    expect(html).not.toContain('## ');
  });

  it('names every page', async () => {
    const links = attributesOf(mainOf(await pageAt('/docs')), 'href');
    const missing = PLACES.filter(({ path }) => path !== '/docs' && !links.includes(path));
    expect(missing).toEqual([]);
  });
});

describe('the search', () => {
  const indexOf = async () => attributesOf(await pageAt('/docs'), 'data-index')[0] ?? '';

  it('has its index as a file that is kept for good, named by what it holds', async () => {
    const url = await indexOf();
    expect(url).toMatch(/^\/docs\/assets\/search-[0-9a-f]{16}\.json$/);
    const { statusCode, headers, payload } = await api.inject(url);
    expect({ statusCode, headers }).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
    const packed = await api.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    const entries = JSON.parse(payload) as { href: string; title: string }[];
    const hrefs = entries.map(({ href }) => href);
    const made = PLACES.filter(({ file }) => file !== undefined);
    expect(made.filter(({ path }) => !hrefs.includes(path))).toEqual([]);
    for (const code of ERROR_CODES) expect(hrefs).toContain(`/docs/errors/${code}`);
    for (const { tag, method, path } of Object.values(ALL_ENDPOINTS))
      expect(hrefs).toContain(
        `/docs/reference#tag/${tag.toLowerCase().replaceAll(' ', '-')}/${method}${path}`,
      );
    expect(hrefs.filter((href) => href.startsWith('/docs/admin#'))).toHaveLength(
      Object.keys(ADMIN_ENDPOINTS).length,
    );
  });

  it('leads to parts that are there', async () => {
    const entries = (await api.inject(await indexOf())).json() as { href: string }[];
    const dead: string[] = [];
    const idsOf = new Map<string, Set<string>>();
    for (const { href } of entries) {
      const [path = '', anchor] = href.split('#', 2);
      if (anchor === undefined || REFERENCES.includes(path)) continue;
      const ids = idsOf.get(path) ?? new Set(attributesOf(await pageAt(path), 'id'));
      idsOf.set(path, ids);
      if (!ids.has(anchor)) dead.push(href);
    }
    expect(dead).toEqual([]);
  });

  it.each([
    ['webhooks', '/docs/guides/webhooks'],
    ['rate_limited', '/docs/errors/rate_limited'],
    ['predictRelapse', '/docs/reference#tag/analysis/POST/v1/relapse/predict'],
    ['predict relapse', '/docs/reference#tag/analysis/POST/v1/relapse/predict'],
    ['glossary', '/docs/guides/glossary'],
    ['erase patient', '/docs/admin#tag/patients/POST/patients/erase'],
  ])('finds %s without a script', async (query, href) => {
    const html = mainOf(await pageAt(`/docs/search?q=${encodeURIComponent(query)}`));
    expect(attributesOf(html, 'href')).toContain(href);
    expect(html).toMatch(/<p>(?:The first )?\d+ results?<\/p>/);
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;'],
    ['"><img src=x onerror=alert(1)>', '&quot;&gt;&lt;img'],
    ['&amp;', '&amp;amp;'],
  ])('shows %s as text wherever it stands', async (query, escaped) => {
    const html = await pageAt(`/docs/search?q=${encodeURIComponent(query)}`);
    expect(html).toContain(`value="${escaped}`);
    expect(mainOf(html)).toContain(`<h1>Search: ${escaped}`);
    expect(mainOf(html)).not.toContain(`Search: ${query}<`);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
  });

  it.each([
    ['nothing', '/docs/search', 'Write what you look for'],
    ['an empty query', '/docs/search?q=', 'Write what you look for'],
    ['blanks', '/docs/search?q=%20%20', 'Write what you look for'],
    ['two queries', '/docs/search?q=a&q=b', 'Write what you look for'],
    ['what is nowhere', '/docs/search?q=zzzzzz', 'Nothing has all of these words'],
    ['what is no text', '/docs/search?q=%ff%fe', 'Search'],
  ])('answers %s with a page', async (_, url, said) => {
    const { statusCode, payload } = await api.inject(url);
    expect([statusCode, mainOf(payload).includes(said)]).toEqual([200, true]);
  });

  it('cuts a query that is longer than the field takes', async () => {
    const html = await pageAt(`/docs/search?q=${'x'.repeat(5000)}`);
    expect(html).toContain('x'.repeat(200));
    expect(html).not.toContain('x'.repeat(201));
  });

  it('has a script within its budget', async () => {
    const [script = ''] = attributesOf(await pageAt('/docs'), 'src');
    const { rawPayload } = await api.inject({ url: script, headers: { 'accept-encoding': 'gzip' } });
    expect(rawPayload.length).toBeLessThan(MOST_SCRIPT_BYTES);
  });
});

describe('the references', () => {
  it('of the API: the document with samples for every operation, and this origin as its server', async () => {
    const { paths, servers, info } = (await api.inject('/docs/reference/openapi.json')).json();
    expect(servers).toEqual([{ url: '/api' }]);
    expect(info.description).toMatch(/test key.*Calls count as any other calls/s);
    for (const { id, method, path } of Object.values(ALL_ENDPOINTS)) {
      const samples = paths[path][method.toLowerCase()]['x-codeSamples'] as { lang: string }[];
      expect([id, samples.map(({ lang }) => lang)]).toEqual([id, ['typescript', 'shell', 'python']]);
    }
  });

  it('of the admin API: every operation, no way to send one', async () => {
    const { paths, servers, info } = (await api.inject('/docs/admin/openapi.json')).json();
    expect(servers).toEqual([{ url: 'https://api.example.org/api/admin/v1' }]);
    expect(info.description).toContain('needs the admin token');
    for (const { method, path } of Object.values(ADMIN_ENDPOINTS))
      expect(paths[path][method.toLowerCase()]['x-codeSamples'][0].source).toContain('$SVC_ADMIN_TOKEN');
    expect(await pageAt('/docs/admin')).toContain('&quot;hideTestRequestButton&quot;:true');
    expect(await pageAt('/docs/reference')).toContain('&quot;hideTestRequestButton&quot;:false');
  });

  it('leave the document of the API as the contracts have it, with this origin in it', async () => {
    const document = buildOpenApi({ serverUrl: 'https://api.example.org' });
    expect((await api.inject('/api/openapi.json')).payload).toBe(JSON.stringify(document));
  });
});
