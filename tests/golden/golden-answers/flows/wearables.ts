import { CONNECT_LANGUAGES } from '@svc/contracts';
import type { GoldenAnswer } from '../client.ts';
import type { Flow } from './flow.ts';

const WEARABLES = '/api/v1/wearables';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PUBLIC = 'https://api.example.org';

/** Connections from the link to the metrics: through the API, the page of the patient and the operator. */
export const wearables: Flow = {
  name: 'wearables',
  stepMs: 100,
  async run(client, { keys }) {
    const { secretKey: key, liveSecretKey, adminToken } = keys;
    const get = (path: string) => client.send({ path: `${WEARABLES}${path}`, key });
    const connect = (body: unknown, headers = {}) =>
      client.send({ path: `${WEARABLES}/connect`, key, body, headers });
    const admin = (path: string, body?: unknown, method?: string) =>
      client.send({
        path: `/api/admin/v1/wearables/${path}`,
        key: adminToken,
        body,
        ...(method ? { method } : {}),
      });

    await get('/providers');
    const first = await connect({ patientRef: 'patient-1', metadata: { clinic: 'north' } });
    const id = first.at('data.id');
    await get(`/connections/${id}`);
    await get(`/connections/${id}/metrics`);
    await admin(id);
    await admin(`${id}/sync`, undefined, 'POST');
    await admin(`${id}/complete`, { provider: 'none' });
    await admin(`${id}/complete`, { provider: 'demo' });
    await admin(`${id}/complete`, { provider: 'demo' });
    await admin(`${id}/sync`, undefined, 'POST');
    await get(`/connections/${id}`);
    for (const query of [
      '',
      '?from=2026-11-10&to=2026-11-12',
      '?type=steps',
      '?type=none',
      '?from=2026-11-12&to=2026-11-10',
      '?from=yesterday',
      '?from=1899-01-01',
      '?from=2020-01-01&to=2026-11-12',
    ])
      await get(`/connections/${id}/metrics${query}`);
    for (const language of CONNECT_LANGUAGES) {
      const link = linkOf(await connect({ patientRef: 'patient-3', language }));
      await client.send({ path: link });
      await client.send({ path: `${link}&notice=failed&from=demo` });
      await form(link, 'decline');
      await client.send({ path: link });
    }
    const opened = await connect({ patientRef: 'patient-5' });
    const link = linkOf(opened);
    await form(link, 'start', 'provider=none');
    const leaving = await form(link, 'start', 'provider=demo');
    const back = await authorized(leaving);
    await client.send({ path: back });
    await client.send({ path: back, headers: { cookie: cookieOf(leaving) } });
    await client.send({ path: back, headers: { cookie: cookieOf(leaving) } });
    await client.send({ path: link });
    await get(`/connections/${opened.at('data.id')}`);
    await form(link, 'disconnect');
    await client.send({ path: link });
    for (const token of ['short', 'x'.repeat(43)]) await client.send({ path: `/connect/${token}` });
    await client.send({ path: '/connect/callback/demo?state=none&code=none' });
    await client.send({ path: `/connect/${'x'.repeat(43)}`, headers: { 'accept-language': 'de-DE,de' } });

    await client.send({ method: 'POST', path: `${WEARABLES}/connections/${id}/disconnect`, key });
    await client.send({ method: 'POST', path: `${WEARABLES}/connections/${id}/disconnect`, key });
    await get(`/connections/${id}`);
    await admin(`${id}/sync`, undefined, 'POST');

    const once = { 'idempotency-key': 'connect-once' };
    await connect({ patientRef: 'patient-2', language: 'xx' }, once);
    await connect({ patientRef: 'patient-2', language: 'xx' }, once);
    await connect({ patientRef: 'patient-2', language: 'de' }, once);
    for (const wrong of [
      {},
      { patientRef: 7 },
      { patientRef: 'p', providers: [] },
      { patientRef: 'p', providers: ['none'] },
      { patientRef: 'p', providers: ['oura'] },
      { patientRef: 'p', language: 'german' },
      '[]',
    ])
      await connect(wrong);
    for (const query of ['', '?patientRef=patient-2', '?limit=1', `?before=${id}`, '?limit=0', '?before='])
      await get(`/connections${query}`);
    await get('/connections/wear_none');
    await get('/connections/wear_none/metrics');
    await client.send({ method: 'POST', path: `${WEARABLES}/connections/wear_none/disconnect`, key });
    await client.send({ path: `${WEARABLES}/connections/${id}`, key: liveSecretKey });
    for (const [path, body] of [
      ['wear_none', undefined],
      ['wear_none/complete', { provider: 'demo' }],
      ['wear_none/complete', {}],
    ] as const)
      await admin(path, body);
    await admin('wear_none/sync', undefined, 'POST');
    await admin('wear_none/disconnect', undefined, 'POST');
    const withdrawn = await connect({ patientRef: 'patient-4' });
    await admin(`${withdrawn.at('data.id')}/disconnect`, undefined, 'POST');

    function form(at: string, name: string, body = '') {
      const path = `${at.split('?')[0]}/${name}`;
      return client.send({ method: 'POST', path, body, headers: { ...FORM, origin: PUBLIC } });
    }
  },
};

function linkOf(answer: GoldenAnswer): string {
  return answer.at('data.connect.url').replace(PUBLIC, '');
}

function cookieOf({ headers }: GoldenAnswer): string {
  return /[\w-]*svc_connect=[\w-]{43}/.exec(String(headers['set-cookie']))?.[0] ?? '';
}

/** The way back from the provider of the sandbox, after the patient has allowed it there. */
async function authorized({ text }: GoldenAnswer): Promise<string> {
  const address = /href="(http:[^"]*\/oauth\/authorize[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
  if (address === undefined) return '/connect/callback/demo?state=none';
  const url = new URL(address);
  url.searchParams.set('decision', 'allow');
  const answer = await fetch(`${url.origin}${url.pathname}`, {
    method: 'POST',
    redirect: 'manual',
    body: url.searchParams,
  });
  return (answer.headers.get('location') ?? '').replace(PUBLIC, '');
}
