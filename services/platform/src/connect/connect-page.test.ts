import { randomBytes } from 'node:crypto';
import { CONNECT_LANGUAGES } from '@svc/contracts';
import { asOwner, endConnection } from '@svc/store';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, linkOf, openWearableWorld, type WearableWorld } from '../../test/wearable-world.ts';
import { CONNECT_TEXTS } from '../../../pages/src/connect/texts/index.ts';

const DAY_MS = 86_400_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(['embedded', 'postgres'] as const)('on the %s database [D:connect page]', (kind) => {
  let world: WearableWorld;
  let start: number;

  beforeAll(async () => {
    world = await openWearableWorld(kind, {
      SVC_WEARABLE_OURA_CLIENT_ID: 'id',
      SVC_WEARABLE_OURA_SECRET: 'secret',
    });
    start = world.now;
  });
  afterEach(() => {
    world.now = start;
  });
  afterAll(() => world.close());

  const get = (url: string, headers: Record<string, string> = {}) => world.visit(url, { headers });
  const post = (url: string, body = '', headers: Record<string, string> = {}) =>
    world.visit(url, { method: 'POST', headers: { ...FORM, ...headers }, body });
  const titleOf = ({ text }: Answer) => /<h1>(.*?)<\/h1>/.exec(text)?.[1];
  const statusOf = async (id: string) =>
    (await world.api<{ status: string }>('GET', `/wearables/connections/${id}`)).status;
  const cookieOf = ({ headers }: Answer) =>
    /svc_connect=[\w-]{43}/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
  const providerUrlOf = ({ text }: Answer) =>
    (/href="(http:[^"]*\/oauth\/authorize[^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

  /** What a patient does up to the way back: the address the provider sends the browser to, and its cookie. */
  async function authorized(link: string, decision = 'allow') {
    const leaving = await post(`${link}/start`, 'provider=demo');
    const url = new URL(providerUrlOf(leaving));
    url.searchParams.set('decision', decision);
    const answer = await fetch(`${url.origin}${url.pathname}`, {
      method: 'POST',
      redirect: 'manual',
      body: url.searchParams,
    });
    return { back: new URL(answer.headers.get('location') ?? ''), cookie: cookieOf(leaving), leaving };
  }

  it.each(CONNECT_LANGUAGES)(
    'says in %s what is read and for whom, and never names the patient',
    async (language) => {
      const { connect } = await world.connect({
        language,
        patientRef: 'the-patient-ref',
        providers: ['demo', 'oura'],
      });
      const answer = await get(connect.url);
      const texts = CONNECT_TEXTS[language];
      expect([answer.status, titleOf(answer)]).toEqual([200, texts.choose.title]);
      expect(answer.text).toContain(`<html lang="${language}">`);
      expect(answer.text).toContain('Northside Clinic');
      expect(answer.text).toContain(texts.dataTypes.sleep);
      for (const name of ['Demo Band', 'Oura']) expect(answer.text).toContain(name);
      expect(answer.text).not.toContain('the-patient-ref');
      expect(answer.text.split('</style>')[1]).not.toContain('{');
    },
  );

  it('the name of an account is text, whatever it is', async () => {
    const key = await world.newKey('live', '<script>alert(1)</script> & "Co" {provider}');
    const { connect } = await world.connect({}, key);
    const { text } = await get(connect.url);
    expect(text).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Co&quot; {provider} asks to read',
    );
    expect(text).not.toContain('<script');
  });

  it('loads nothing, is kept nowhere, tells no referrer, runs no script and sends forms to itself alone', async () => {
    const { connect } = await world.connect();
    const { headers, text } = await get(connect.url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}'/);
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<script|src="http|url\(/);
  });

  it('the language can be changed; the stored list of providers is the authority', async () => {
    const { id } = await world.connect({ language: 'de', providers: ['demo'] });
    const link = await linkOf(world, id);
    const spanish = await get(`${link}?providers=oura&lang=es`);
    expect(titleOf(spanish)).toBe(CONNECT_TEXTS.es.choose.title);
    expect(spanish.text).not.toContain('value="oura"');
    for (const lang of ['xx', '', 'ES'])
      expect(titleOf(await get(`${link}?lang=${lang}`))).toBe(CONNECT_TEXTS.de.choose.title);
    const offered = await post(`${link}/start`, 'provider=oura');
    expect([offered.status, offered.headers.get('set-cookie')]).toEqual([303, null]);
  });

  it.each(['short', 'x'.repeat(43), `${'x'.repeat(43)}y`, 'callback'])(
    'a link that is none (%j) is a page with status 404',
    async (token) => {
      const answer = await get(`${world.origin}/connect/${token}`);
      expect([answer.status, titleOf(answer)]).toEqual([404, CONNECT_TEXTS.en.unknown.title]);
    },
  );

  it.each([
    [7 * DAY_MS - 1, 200, 200],
    [7 * DAY_MS, 410, 303],
    [30 * DAY_MS, 410, 303],
  ])('a link that is %i ms old answers %i, and its form %i', async (age, status, begins) => {
    const { id } = await world.connect();
    const link = await linkOf(world, id);
    world.now = start + age;
    expect((await get(link)).status).toBe(status);
    expect((await post(`${link}/start`, 'provider=demo')).status).toBe(begins);
  });

  it('a connection whose link ended is ended by the job, without an event; the page says that it expired', async () => {
    const { id } = await world.connect();
    const link = await linkOf(world, id);
    world.now = start + 7 * DAY_MS;
    expect(titleOf(await get(link))).toBe(CONNECT_TEXTS.en.expired.title);
    await world.platform.services.wearableConnector.tidy();
    expect(await statusOf(id)).toBe('disconnected');
    const answer = await get(link);
    expect([answer.status, titleOf(answer)]).toEqual([410, CONNECT_TEXTS.en.expired.title]);
    expect((await world.events()).filter((event) => event.id === id)).toEqual([]);
  });

  it('connects once: the way back leads to the page, and the link cannot connect again [2:3 wearable pending] [D:connect page: token]', async () => {
    const { id } = await world.connect({ language: 'fr' });
    const link = await linkOf(world, id);
    const { back, cookie, leaving } = await authorized(link);
    expect(leaving.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
    const done = await get(back.href, { cookie });
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `${link.replace(world.origin, '')}?lang=fr`,
    ]);
    expect(await statusOf(id)).toBe('connected');
    expect(titleOf(await get(link))).toBe('Demo Band est connecté');
    for (const replay of [await get(back.href, { cookie }), await get(back.href)])
      expect(replay.status).toBe(400);
    const again = await post(`${link}/start`, 'provider=demo');
    expect([again.status, again.headers.get('set-cookie')]).toEqual([303, null]);
    expect((await world.events()).filter((event) => event.id === id)).toEqual([
      {
        type: 'wearable.connected',
        object: 'wearable_connection',
        id,
        status: 'connected',
        patientRef: 'patient-1',
      },
    ]);
  });

  it.each<[string, (back: URL, cookie: string) => [URL, Record<string, string>]]>([
    ['without the cookie of the browser that began', (back) => [back, {}]],
    ['with the cookie of another browser', (back) => [back, { cookie: `svc_connect=${'x'.repeat(43)}` }]],
    ['with another state', (back, cookie) => [changed(back, 'state', 'x'.repeat(43)), { cookie }]],
    ['without a state', (back, cookie) => [changed(back, 'state', null), { cookie }]],
    [
      'at the callback of another provider',
      (back, cookie) => [moved(back, '/connect/callback/oura'), { cookie }],
    ],
  ])('a way back %s is refused, in words, and connects nothing', async (_, tamper) => {
    const { id } = await world.connect();
    const { back, cookie } = await authorized(await linkOf(world, id));
    const [url, headers] = tamper(back, cookie);
    const answer = await get(url.href, { ...headers, 'accept-language': 'de-CH,de;q=0.9' });
    expect([answer.status, titleOf(answer)]).toEqual([400, CONNECT_TEXTS.de.refused.title]);
    expect(await statusOf(id)).toBe('pending');
  });

  it.each<[string, (back: URL) => URL]>([
    ['another code', (back) => changed(back, 'code', 'c'.repeat(43))],
    ['no code', (back) => changed(back, 'code', null)],
    ['another issuer', (back) => changed(back, 'iss', 'https://evil.example')],
    ['no issuer', (back) => changed(back, 'iss', null)],
  ])(
    'a way back with %s leads to the page, told that it failed, and uses the state up',
    async (_, tamper) => {
      const { id } = await world.connect();
      const link = await linkOf(world, id);
      const { back, cookie } = await authorized(link);
      const answer = await get(tamper(back).href, { cookie });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toContain('notice=failed&from=demo');
      expect(await statusOf(id)).toBe('pending');
      expect((await get(back.href, { cookie })).status).toBe(400);
    },
  );

  it('a state is good for 15 minutes, and a second start makes the first one void', async () => {
    const { id } = await world.connect();
    const link = await linkOf(world, id);
    const first = await authorized(link);
    const second = await authorized(link);
    expect((await get(first.back.href, { cookie: first.cookie })).status).toBe(400);
    world.now = start + 15 * 60_000;
    expect((await get(second.back.href, { cookie: second.cookie })).status).toBe(400);
    expect(await statusOf(id)).toBe('pending');
  });

  it('who says no at the provider can choose again', async () => {
    const { id } = await world.connect();
    const link = await linkOf(world, id);
    const { back, cookie } = await authorized(link, 'deny');
    const answer = await get(back.href, { cookie });
    const page = await get(`${world.origin}${answer.headers.get('location')}`);
    expect(page.text).toContain('You did not allow access at Demo Band.');
    expect(await statusOf(id)).toBe('pending');
    const again = await authorized(link);
    await get(again.back.href, { cookie: again.cookie });
    expect(await statusOf(id)).toBe('connected');
  });

  it('declining ends a pending connection without an event; the page says so [D:wearables: states]', async () => {
    const { id } = await world.connect();
    const link = await linkOf(world, id);
    const answer = await post(`${link}/decline?lang=es`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${link.replace(world.origin, '')}?lang=es`,
    ]);
    expect(titleOf(await get(link))).toBe(CONNECT_TEXTS.en.declined.title);
    expect(await statusOf(id)).toBe('disconnected');
    expect((await world.events()).filter((event) => event.id === id)).toEqual([]);
  });

  it('the same link disconnects later, with its event; twice is once [2:3 wearable connected]', async () => {
    const { id } = await world.connect();
    const link = await linkOf(world, id);
    const { back, cookie } = await authorized(link);
    await get(back.href, { cookie });
    await post(`${link}/decline`);
    expect(await statusOf(id)).toBe('connected');
    world.now = start + 30 * DAY_MS;
    for (let times = 0; times < 2; times++) await post(`${link}/disconnect`);
    expect(titleOf(await get(link))).toBe('Demo Band is disconnected');
    const types = (await world.events()).filter((event) => event.id === id).map(({ type }) => type);
    expect(types.filter((type) => type === 'wearable.disconnected')).toHaveLength(1);
  });

  it('shows which days of which kinds came in, to who has the link, and neither a value nor another connection', async () => {
    const { id } = await world.connect();
    const link = await linkOf(world, id);
    const { back, cookie } = await authorized(link);
    await get(back.href, { cookie });
    const { title, none } = CONNECT_TEXTS.en.received;
    expect((await get(link)).text).not.toContain(title);
    await world.admin('POST', `/wearables/${id}/sync`);
    const { text } = await get(`${link}?lang=en`);
    const kinds = ['Sleep', 'Resting heart rate', 'Heart rate variability', 'Steps'];
    const card = text.slice(text.indexOf(title)).replaceAll(/\p{Zs}/gu, ' ');
    for (const kind of kinds)
      expect(card).toContain(`<li><strong>${kind}</strong><br>22 October – 21 November 2026</li>`);
    const { metrics } = await world.api<{ metrics: object[] }>('GET', `/wearables/connections/${id}/metrics`);
    const values = metrics.flatMap((day) => Object.values(day)).filter((value) => typeof value === 'number');
    expect(values.length).toBeGreaterThan(100);
    for (const value of values.filter((each) => each > 2100)) expect(card).not.toContain(String(value));

    // Of a connection without tokens nothing is read.
    const other = await world.connect({ providers: ['oura'] }, await world.newKey('test'));
    await world.admin('POST', `/wearables/${other.id}/complete`, { provider: 'oura' });
    await world.admin('POST', `/wearables/${other.id}/sync`);
    const empty = (await get(await linkOf(world, other.id))).text;
    expect(empty).toContain(`<li><strong>Steps</strong><br>${none}</li>`);
    expect(empty).not.toContain('22 October');

    await post(`${link}/disconnect`);
    expect((await get(link)).text).toContain(`<strong>Sleep</strong><br>22 October`);
  });

  it('who comes back gets a new connection, and wearable.connected again [D:wearables: reconnecting]', async () => {
    const patientRef = 'patient-returns';
    for (let times = 0; times < 2; times++) {
      const { id } = await world.connect({ patientRef });
      const link = await linkOf(world, id);
      const { back, cookie } = await authorized(link);
      await get(back.href, { cookie });
      await post(`${link}/disconnect`);
    }
    const mine = (await world.events()).filter((event) => event.patientRef === patientRef);
    expect(mine.map(({ type }) => type)).toEqual([
      'wearable.connected',
      'wearable.disconnected',
      'wearable.connected',
      'wearable.disconnected',
    ]);
    expect(new Set(mine.map(({ id }) => id)).size).toBe(2);
  });

  it('an authorization that ends after the app withdrew is given back to the provider', async () => {
    const { id } = await world.connect();
    const link = await linkOf(world, id);
    const { back, cookie } = await authorized(link);
    const { services } = world.platform;
    await asOwner(services.database.db, world.accountId, (trx) =>
      endConnection(trx, { ownerId: world.accountId, id, now: world.now, trigger: 'cancelled' }),
    );
    const answer = await get(back.href, { cookie });
    expect(answer.status).toBe(303);
    const page = await get(link);
    expect([page.status, titleOf(page)]).toEqual([410, CONNECT_TEXTS.en.withdrawn.title]);
  });

  it.each([
    ['application/json', '{"provider":"demo"}', 415],
    ['application/x-www-form-urlencoded', 'provider=demo&provider=oura', 200],
    ['application/x-www-form-urlencoded', '', 303],
    ['application/x-www-form-urlencoded', `provider=${'x'.repeat(5000)}`, 413],
    ['multipart/form-data; boundary=x', '--x--', 415],
  ])('what is not the form of the page (%s) begins nothing it should not', async (type, body, status) => {
    const { id } = await world.connect();
    const answer = await post(`${await linkOf(world, id)}/start`, body, { 'content-type': type });
    expect(answer.status).toBe(status);
  });

  it.each(['start', 'decline', 'disconnect'])('a form of another site cannot %s', async (action) => {
    const { id } = await world.connect();
    const link = await linkOf(world, id);
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ];
    for (const said of foreign) {
      const answer = await post(`${link}/${action}`, 'provider=demo', said);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    }
    expect(await statusOf(id)).toBe('pending');
  });

  it('the demonstration provider takes no consent from a form of another site', async () => {
    const { id } = await world.connect();
    const leaving = await post(`${await linkOf(world, id)}/start`, 'provider=demo');
    const { origin, pathname, searchParams } = new URL(providerUrlOf(leaving));
    searchParams.set('decision', 'allow');
    const decide = (headers: Record<string, string>) =>
      fetch(`${origin}${pathname}`, { method: 'POST', redirect: 'manual', body: searchParams, headers });
    expect((await decide({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await decide({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await decide({ origin })).status).toBe(303);
  });

  it('what is logged of all this names routes, never a token, a code, a state or a patient [2:4.4 logs]', async () => {
    const { id } = await world.connect({ patientRef: 'canary-patient' });
    const link = await linkOf(world, id);
    const { back, cookie } = await authorized(link);
    await get(back.href, { cookie });
    const lines = world.logLines.join('\n');
    expect(lines).toContain('"route":"/connect/:token"');
    expect(lines).toContain('"route":"/connect/callback/:provider"');
    const secrets = [link.split('/').at(-1), back.searchParams.get('code'), back.searchParams.get('state')];
    for (const secret of [...secrets, cookie.slice(12), 'canary-patient']) {
      expect(secret?.length).toBeGreaterThan(10);
      expect(lines).not.toContain(secret);
    }
  });
});

describe('in production', () => {
  it('there is no demonstration provider, cookies are for https, and only https pages may frame the page', async () => {
    const world = await openWearableWorld('postgres', {
      NODE_ENV: 'production',
      SVC_PUBLIC_URL: 'https://svc.example',
      SVC_SECRET: randomBytes(32).toString('hex'),
      SVC_WEARABLE_OURA_CLIENT_ID: 'id',
      SVC_WEARABLE_OURA_SECRET: 'secret',
    });
    try {
      const { providers } = await world.api<{ providers: { code: string }[] }>('GET', '/wearables/providers');
      expect(providers.map(({ code }) => code)).not.toContain('demo');
      const refused = await world.raw('POST', '/wearables/connect', { patientRef: 'p', providers: ['demo'] });
      expect(refused.status).toBe(400);
      const { connect } = await world.connect({ providers: ['oura'] });
      // What a proxy that ends https passes on.
      const page = `${world.origin}${new URL(connect.url).pathname}`;
      const { headers } = await world.visit(page);
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self' https:$/);
      const leaving = await world.visit(`${page}/start`, {
        method: 'POST',
        headers: FORM,
        body: 'provider=oura',
      });
      expect(leaving.text).toContain(
        'https://cloud.ouraring.com/oauth/authorize?response_type=code&amp;client_id=id',
      );
      const set = leaving.headers.get('set-cookie') ?? '';
      expect(set).toMatch(
        /^__Host-svc_connect=[\w-]{43}; Path=\/; Secure; Max-Age=900; HttpOnly; SameSite=Lax$/,
      );
      const state = /&amp;state=([\w-]+)/.exec(leaving.text)?.[1] ?? '';
      const back = await world.visit(
        `${world.origin}/connect/callback/oura?error=access_denied&state=${state}`,
        { headers: { cookie: set.split(';')[0] ?? '' } },
      );
      expect([back.status, back.headers.get('set-cookie')]).toEqual([
        303,
        '__Host-svc_connect=; Path=/; Secure; Max-Age=0; HttpOnly; SameSite=Lax',
      ]);
    } finally {
      await world.close();
    }
  });
});

function changed(url: URL, name: string, value: string | null): URL {
  const copy = new URL(url);
  if (value === null) copy.searchParams.delete(name);
  else copy.searchParams.set(name, value);
  return copy;
}

function moved(url: URL, path: string): URL {
  const copy = new URL(url);
  copy.pathname = path;
  return copy;
}
