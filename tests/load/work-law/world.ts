import { readFileSync } from 'node:fs';
import { ANALYTES, MSE_DOMAINS } from '@svc/clinical';
import { createEhr } from '../../golden/golden-answers/flows/ehr.ts';
import { CONSOLE_PREFIX } from '@svc/contracts';
import { adminCall } from '../../support/admin-client.ts';
import { type Answer, bearer, type Client, createClient } from '../../support/call.ts';
import type { Credentials, PlatformProcess } from '../../support/server-process.ts';
import type { Operation } from './operations.ts';

/** What a request of an operation needs that is only known once the platform runs. */
interface Fresh {
  readonly path?: Readonly<Record<string, string>>;
  readonly fields?: object;
}

/** A running platform with all that the operations name. */
export interface World {
  /** Sends a body to an operation, with what it must name. */
  send(operation: Operation, body: object): Promise<Seen>;
  /** Calls a tool of the Model Context Protocol. */
  callTool(name: string, args: object): Promise<Seen>;
  get(path: string, auth: string): Promise<Seen>;
  /** Creates a thing of the developer API, and gives its id. */
  create(path: string, body: object): Promise<string>;
  /** Writes a version of an exam with the same note in every domain. */
  writeExam(visitId: string, note: string): Promise<void>;
  /** Delivers the largest results that a laboratory may send for an order. */
  deliver(orderId: string): Promise<void>;
  close(): void;
}

export interface Seen extends Answer {
  /** Milliseconds that the answering thread computed between the request and its answer. */
  readonly ms: number;
}

const ISSUER = 'https://ehr.example.org/law';
const ORIGINS = ['https://law.example.org'];
const JSON_BODY = { 'content-type': 'application/json' };

export async function createWorld(server: PlatformProcess): Promise<World> {
  const client = createClient(1);
  const { port } = server;
  const keys = server.credentials();
  const { accountId, organizationId, secretKey, organizationKey, adminToken } = keys;
  const { cookie } = keys.patient;
  const admin = adminCall(client, port, adminToken);
  const ehr = createEhr(ISSUER, Date.now());
  let count = 0;
  const next = (name: string) => `${name}-${++count}`;

  const api = async <Data>(key: string, method: string, path: string, body: object) => {
    const answer = await client.send({
      port,
      method,
      path: `/api${path}`,
      headers: { ...bearer(key), ...JSON_BODY },
      body: JSON.stringify(body),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text) as Data;
  };
  const newExam = async () => {
    const visitId = next('visit');
    await api(organizationKey, 'POST', `/v1/mse/${visitId}`, {
      patientId: 'patient-law',
      selection: { mood: { values: ['euthymic'] } },
    });
    return visitId;
  };
  const create = async (path: string, body: object) => {
    const { data } = await api<{ data: { id: string } }>(secretKey, 'POST', `/v1${path}`, body);
    return data.id;
  };
  /** Now the laboratory may deliver its results. */
  const collect = async (id: string) => {
    for (const to of ['authorized', 'scheduled', 'collected'])
      await admin('POST', `/labs/orders/${id}/advance`, { to });
    return id;
  };
  const newCollectedOrder = async () =>
    collect(await create('/labs/orders', { patientRef: 'patient-law', panelId: 'lithium_monitoring' }));

  await admin('POST', '/cds/clients', {
    accountId,
    mode: 'test',
    name: 'EHR',
    issuer: ISSUER,
    keys: [ehr.publicKey],
  });
  const { record } = await admin<{ record: { id: string } }>('POST', '/keys', {
    accountId,
    kind: 'publishable',
    mode: 'test',
    origins: ORIGINS,
  });
  const made = await admin<{ record: { id: string } }>('POST', '/organization-keys', {
    organizationId,
    scopes: ['mse:read'],
  });
  // Nothing happens in it: deliveries of events would be made while requests are measured.
  const quiet = await admin<{ id: string }>('POST', '/accounts', {
    name: 'Without events',
    plan: 'sandbox',
  });
  const webhook = await admin<{ endpoint: { id: string } }>('POST', '/webhooks', {
    accountId: quiet.id,
    mode: 'test',
    url: 'https://hooks.example.org/law',
  });
  const patched = await newExam();
  const { developer, ...console } = await ownAccount(client, await signIn(client, keys));
  // Checks and exports take as long as there is stored: here the request alone is looked at.
  const empty = await admin<{ id: string }>('POST', '/organizations', { name: 'Without records' });

  const FRESH: Readonly<Record<string, () => Fresh | Promise<Fresh>>> = {
    writeMse: () => ({ path: { visitId: next('written') } }),
    patchMse: () => ({ path: { visitId: patched } }),
    signMse: async () => ({ path: { visitId: await newExam() } }),
    draftMse: () => ({ path: { visitId: 'visit' } }),
    'admin.createKey': () => ({ fields: { accountId } }),
    'admin.updateKey': () => ({ path: { id: record.id } }),
    'admin.createOrganizationKey': () => ({ fields: { organizationId } }),
    'admin.updateOrganizationKey': () => ({ path: { id: made.record.id } }),
    'admin.verifyRecords': () => ({ fields: { organizationId: empty.id } }),
    'admin.verifyOwner': () => ({ fields: { ownerId: empty.id } }),
    'admin.exportRecord': async () => ({ fields: { organizationId, visitId: await newExam() } }),
    'admin.eraseRecord': async () => ({ fields: { organizationId, visitId: await newExam() } }),
    'admin.erasePatient': () => ({ fields: { accountId } }),
    'admin.advanceOrder': async () => ({ path: { id: await newCollectedOrder() } }),
    'admin.createWebhook': () => ({ fields: { accountId: quiet.id } }),
    'admin.updateWebhook': () => ({ path: { id: webhook.endpoint.id } }),
    'admin.createCdsClient': () => ({ fields: { accountId, issuer: `https://${next('ehr')}.example.org` } }),
    'console.updateAccountKey': () => ({ path: { id: console.keyId } }),
    'console.updateAccountWebhook': () => ({ path: { id: console.webhookId } }),
    'console.createAccountCdsClient': () => ({ fields: { issuer: `https://${next('ehr')}.example.org` } }),
  };

  const headersFor = (auth: string, path: string) => {
    if (auth === 'cds') return bearer(ehr.token(path, { aud: `http://127.0.0.1:${port}${path}` }));
    if (auth === 'admin') return bearer(adminToken);
    if (auth === 'patientSession') return { cookie };
    if (auth === 'developer') return developer.headers;
    return bearer(auth.startsWith('org(') ? organizationKey : secretKey);
  };

  return {
    async send({ id, method, pattern, auth }, body) {
      const { path: named = {}, fields = {} } = (await FRESH[id]?.()) ?? {};
      const given: Readonly<Record<string, string>> = { accountId: console.accountId, ...named };
      const path = pattern.replace(/:(\w+)/g, (_, name: string) => given[name] ?? 'patient-law');
      const headers = { ...headersFor(auth, path), ...JSON_BODY };
      const text = JSON.stringify(Object.keys(fields).length === 0 ? body : { ...body, ...fields });
      return measured(server.pid, client, { port, method, path, headers, body: text });
    },
    callTool(name, args) {
      const headers = {
        ...bearer(secretKey),
        ...JSON_BODY,
        accept: 'application/json, text/event-stream',
      };
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
      return measured(server.pid, client, {
        port,
        method: 'POST',
        path: '/mcp?allowWrites=true',
        headers,
        body: JSON.stringify(message),
      });
    },
    get: (path, auth) =>
      measured(server.pid, client, { port, method: 'GET', path, headers: headersFor(auth, path) }),
    create,
    async writeExam(visitId, note) {
      const selection = Object.fromEntries(MSE_DOMAINS.map(({ key }) => [key, { values: [], text: note }]));
      await api(organizationKey, 'POST', `/v1/mse/${visitId}`, { patientId: 'patient-law', selection });
    },
    async deliver(orderId) {
      const results = { labs: largestLabs() };
      await admin('POST', `/labs/orders/${await collect(orderId)}/advance`, { results });
    },
    close: () => client.close(),
  };
}

/** A developer at the console. */
interface Developer {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

async function signIn(client: Client, keys: Credentials): Promise<Developer> {
  const { origin, port, pathname } = new URL(keys.console.signIn['developer'] ?? '');
  const answer = await client.send({ port: Number(port), method: 'GET', path: pathname, headers: {} });
  return { port: Number(port), headers: { cookie: cookieOf(answer), origin } };
}

/** An account in which nothing happens, made at the console, with a key for browsers and an endpoint. */
async function ownAccount(client: Client, { port, headers: before }: Developer) {
  let headers = before;
  const post = async <Data>(path: string, body: object) => {
    const answer = await client.send({
      port,
      method: 'POST',
      path: `${CONSOLE_PREFIX}${path}`,
      headers: { ...headers, ...JSON_BODY },
      body: JSON.stringify(body),
    });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    // Whoever gets a role gets another session.
    const cookie = cookieOf(answer);
    if (cookie !== '') headers = { ...headers, cookie };
    return (JSON.parse(answer.text) as { data: Data }).data;
  };
  const { id: accountId } = await post<{ id: string }>('/accounts', { name: 'Own' });
  const at = `/accounts/${accountId}`;
  const key = await post<{ record: { id: string } }>(`${at}/keys`, {
    name: 'Browser',
    kind: 'publishable',
    mode: 'test',
    origins: ORIGINS,
  });
  const hook = { mode: 'test', url: 'https://hooks.example.org/law' };
  const { endpoint } = await post<{ endpoint: { id: string } }>(`${at}/webhooks`, hook);
  return { accountId, keyId: key.record.id, webhookId: endpoint.id, developer: { port, headers } };
}

function cookieOf({ headers }: Answer): string {
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat();
  return cookie.split(';')[0] ?? '';
}

async function measured(pid: number, client: Client, call: Parameters<Client['send']>[0]): Promise<Seen> {
  const before = computedMs(pid);
  const answer = await client.send(call);
  return { ...answer, ms: computedMs(pid) - before };
}

/** As many readings as a body has room for. */
function largestLabs(): object[] {
  const biomarkers = ANALYTES.slice(0, 90).map(({ label, unit }, index) => ({
    name: label.slice(0, 120),
    value: index * 7.3,
    unit,
    flag: 'critical',
    note: 'x'.repeat(20),
  }));
  return Array.from({ length: 80 }, (_, index) => ({
    id: `lab-${index}`,
    labName: 'All',
    observedAt: '2026-11-01',
    results: { biomarkers },
  }));
}

/** How long the first thread of a process, which answers, has had a core. */
function computedMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
}
