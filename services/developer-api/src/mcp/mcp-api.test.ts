import { AGENT_ENDPOINTS, type Endpoint, ENDPOINTS, PRODUCTS, PRODUCT_ENDPOINTS } from '@svc/contracts';
import type { AgentKey, ModelPort } from '@svc/intelligence';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtinModel } from '@svc/intelligence';
import { AGENT_BODIES, validBody } from '../../test/bodies.ts';
import { RAW_BODY_BYTES } from '../raw-body-from.ts';
import { type Harness, type MadeKey, openHarness } from '../../test/harness.ts';

const AGENTS = Object.keys(AGENT_ENDPOINTS) as AgentKey[];
const READS = Object.values<Endpoint>(ENDPOINTS).filter(({ method }) => method === 'GET');
const LOOK_UPS = ['lookUpInstrument', 'lookUpAnalyte', 'lookUpInteractions'];
const WRITES = ['createLabOrder', 'simulateLabOrder', 'connectWearable', 'disconnectWearable'];

let api: Harness;
let secret: MadeKey;
let url: string;

beforeAll(async () => {
  api = await openHarness();
  secret = await api.makeKey();
  url = await api.server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  api.now += 2000;
  api.model = builtinModel;
});
afterAll(() => api.close());

/** Its transport has an optional field that its own interface has not. */
type FormerConnection = Parameters<FormerClient['connect']>[0];

/** The official client, of the revision it prefers or of those before 2026. */
async function connect(key = secret.key, query = '', mode: 'auto' | 'legacy' = 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp${query}`), { requestInit: { headers } }),
  );
  return client;
}

const post = (body: unknown, headers: Record<string, string> = {}, key: string | null = secret.key) =>
  api.server.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    payload: JSON.stringify(body),
  });

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

it('the official client of the first line lists the same tools and calls one', async () => {
  const former = new FormerClient({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${secret.key}` } };
  await former.connect(new FormerTransport(new URL(`${url}/mcp`), { requestInit }) as FormerConnection);
  const present = await connect();
  expect((await former.listTools()).tools).toEqual((await present.listTools()).tools);
  const { id } = PRODUCT_ENDPOINTS.dmse;
  const result = await former.callTool({ name: id, arguments: validBody('dmse') });
  expect(result.structuredContent).toMatchObject({ object: 'dmse.analysis' });
  await Promise.all([former.close(), present.close()]);
});

describe.each([
  ['of 2026', 'auto'],
  ['before 2026', 'legacy'],
] as const)('a session of the official client over HTTP, revision %s', (_, mode) => {
  const open = () => connect(secret.key, '', mode);

  it('lists analyses, agents, reads and look-ups, all marked as read-only', async () => {
    const client = await open();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      [
        ...[...Object.values(PRODUCT_ENDPOINTS), ...Object.values(AGENT_ENDPOINTS), ...READS].map(
          ({ id }) => id,
        ),
        'scoreFhir',
        ...LOOK_UPS,
      ].toSorted(),
    );
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    await client.close();
  });

  it('lists what writes only where the address allows it, and says what it is', async () => {
    const client = await connect(secret.key, '?allowWrites=true', mode);
    const { tools } = await client.listTools();
    const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
    expect(writing.map(({ name }) => name).toSorted()).toEqual(WRITES.toSorted());
    expect(writing.filter(({ annotations }) => annotations?.destructiveHint).map(({ name }) => name)).toEqual(
      ['disconnectWearable'],
    );
    await client.close();
  });

  it.each(PRODUCTS)(
    'gives what the endpoint of %s has as data, with its disclaimer in both forms',
    async (product) => {
      const client = await open();
      const endpoint = PRODUCT_ENDPOINTS[product];
      const result = await client.callTool({ name: endpoint.id, arguments: validBody(product) });
      const { data } = (await api.post(endpoint.path, secret.key, validBody(product))).json();
      expect(result.structuredContent).toEqual(data);
      expect(result.isError).toBe(false);
      expect(result.content).toEqual([
        { type: 'text', text: data.disclaimer },
        { type: 'text', text: JSON.stringify(data) },
      ]);
      await client.close();
    },
  );

  it('gives of a large call what it gives of a small one: a worker reads it', async () => {
    const client = await open();
    const { id } = AGENT_ENDPOINTS.relapse;
    const args = { patientId: 'p 1', ...AGENT_BODIES.relapse };
    const padding = 'x'.repeat(RAW_BODY_BYTES);
    const [small, large] = [
      await client.callTool({ name: id, arguments: args }),
      await client.callTool({ name: id, arguments: { ...args, padding } }),
    ];
    expect(large).toEqual(small);
    const look = await client.callTool({ name: 'lookUpAnalyte', arguments: { name: 'lithium', padding } });
    expect(look.structuredContent).toMatchObject({ count: 1 });
    await client.close();
  });

  it.each(AGENTS)('gives what the agent of %s answers', async (agent) => {
    const client = await open();
    const { id, path } = AGENT_ENDPOINTS[agent];
    const result = await client.callTool({
      name: id,
      arguments: { patientId: 'p 1', ...AGENT_BODIES[agent] },
    });
    const answer = await api.post(path.replace('{patientId}', 'p%201'), secret.key, AGENT_BODIES[agent]);
    expect(result.structuredContent).toEqual(answer.json());
    await client.close();
  });

  it('gives lists as the endpoint does, with a disclaimer beside', async () => {
    const client = await open();
    const result = await client.callTool({ name: 'listLabPanels', arguments: {} });
    const { disclaimer, ...listed } = result.structuredContent as Record<string, unknown>;
    expect(listed).toEqual((await api.get('/v1/labs/panels', secret.key)).json().data);
    expect(disclaimer).toMatch(/not a diagnosis/);
    await client.close();
  });

  it('answers bad arguments as an error of the tool, with code and field', async () => {
    const client = await open();
    const result = await client.callTool({
      name: 'predictRelapse',
      arguments: { ...validBody('relapse'), avgSleepHours: 25 },
    });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toMatchObject({
      error: { code: 'invalid_request', issues: [{ path: 'avgSleepHours' }] },
      disclaimer: expect.any(String),
    });
    await client.close();
  });

  it('refuses an unknown tool by the protocol', async () => {
    const client = await open();
    await expect(client.callTool({ name: 'eraseEverything', arguments: {} })).rejects.toThrow(/no tool/);
    await client.close();
  });

  it('stops the model of an agent when the client cancels', async () => {
    const client = await open();
    const started = Promise.withResolvers<AbortSignal>();
    api.model = waitingModel(started.resolve);
    const cancel = new AbortController();
    const { id } = AGENT_ENDPOINTS.relapse;
    const called = client.callTool(
      { name: id, arguments: { patientId: 'p', ...AGENT_BODIES.relapse } },
      { signal: cancel.signal },
    );
    const ended = called.then(
      () => 'answered',
      () => 'given up',
    );
    const signal = await started.promise;
    cancel.abort();
    expect(await ended).toBe('given up');
    await client.close();
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(signal.aborted).toBe(true);
  });
});

/** A model that says nothing until it is told to stop. */
function waitingModel(onStart: (signal: AbortSignal) => void): ModelPort {
  return {
    ...builtinModel,
    async run({ signal }) {
      onStart(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  };
}

describe('writes', () => {
  it('are done once for an idempotency key, and not by a client that may only read', async () => {
    const order = { patientRef: 'patient-1', panelId: 'lithium_level' };
    const reading = await connect();
    await expect(reading.callTool({ name: 'createLabOrder', arguments: order })).rejects.toThrow(/no tool/);
    const writing = await connect(secret.key, '?allowWrites=true');
    const call = { name: 'createLabOrder', arguments: { ...order, idempotencyKey: 'once-1' } };
    const first = await writing.callTool(call);
    expect(await writing.callTool(call)).toEqual(first);
    const { orders } = (await api.get('/v1/labs/orders?patientRef=patient-1', secret.key)).json().data;
    expect(orders).toHaveLength(1);
    expect(first.structuredContent).toMatchObject({ id: orders[0].id, status: 'requested' });
    for (const client of [reading, writing]) await client.close();
  });

  it('refuse a key that is none instead of writing without one', async () => {
    const client = await connect(secret.key, '?allowWrites=true');
    const result = await client.callTool({
      name: 'createLabOrder',
      arguments: { patientRef: 'patient-2', panelId: 'lithium_level', idempotencyKey: 7 },
    });
    expect(result.structuredContent).toMatchObject({ error: { issues: [{ path: 'idempotencyKey' }] } });
    await client.close();
  });

  it('that only test keys may do are refused to a live key', async () => {
    const client = await connect(secret.key, '?allowWrites=true');
    const result = await client.callTool({
      name: 'simulateLabOrder',
      arguments: { id: 'labord_1', outcome: 'normal' },
    });
    expect(result.structuredContent).toMatchObject({ error: { code: 'forbidden' } });
    await client.close();
  });
});

describe('who gets in', () => {
  it.each([
    ['no key', 401, {}, null],
    ['a key that is none', 401, {}, 'svc_sk_live_nothing'],
    ['the page of another site', 403, { origin: 'https://evil.example.org' }, undefined],
    ['a page without an origin', 403, { origin: 'null' }, undefined],
  ] as const)('%s: %i', async (_, status, headers, key) => {
    const response = await post(LIST, headers, key === undefined ? secret.key : key);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ ok: false, error: { code: expect.any(String) } });
  });

  it('a publishable key: 403', async () => {
    const { key } = await api.makeKey({ kind: 'publishable', accountId: secret.accountId });
    expect((await post(LIST, {}, key)).statusCode).toBe(403);
  });

  it('a page of this origin, and programs, with limits shown as everywhere', async () => {
    const response = await post(LIST, { origin: 'https://api.example.org' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-ratelimit-limit']).toBeDefined();
  });

  it('takes one request of the limit for a call, and counts it under its endpoint', async () => {
    const { key, accountId } = await api.makeKey({ perSecond: 1 });
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'ping', arguments: {} } };
    const statuses: number[] = [];
    for (let at = 0; at < 15; at++) statuses.push((await post(call, {}, key)).statusCode);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    await api.usage.flush();
    const rows = await api.database.db
      .selectFrom('usage_day')
      .select(['endpoint', 'requests'])
      .where('owner_id', '=', accountId)
      .execute();
    const answered = statuses.filter((status) => status === 200).length;
    expect(rows.map(({ endpoint, requests }) => [endpoint, Number(requests)])).toEqual([['ping', answered]]);
  });
});

describe('messages', () => {
  it.each([
    ['a list of messages', [LIST, LIST], 400],
    ['a word', 'tools/list', 400],
    ['nothing', null, 400],
    ['an object that is no message', { hello: 1 }, 400],
  ])('%s: refused', async (_, body, status) => {
    expect((await post(body)).statusCode).toBe(status);
  });

  it('answers a subscription instead of holding a connection for it', async () => {
    const response = await post({ jsonrpc: '2.0', id: 3, method: 'subscriptions/listen', params: {} });
    expect(response.json()).toMatchObject({ id: 3, error: { code: -32601 } });
  });

  it.each(['GET', 'DELETE'] as const)('%s: 405, there is no session', async (method) => {
    const response = await api.server.app.inject({ method, url: '/mcp' });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST']);
  });

  it('of a size that only calls of tools have: 400 for anything else', async () => {
    const padding = 'x'.repeat(RAW_BODY_BYTES);
    for (const [message, path] of [
      [{ ...LIST, padding }, 'body'],
      [[{ ...LIST, padding }], 'body'],
      [{ ...LIST, method: 'tools/call', params: { name: 'ping', _meta: { padding } } }, 'params._meta'],
    ] as const) {
      const answer = await post(message);
      expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, path]);
    }
  });

  it('an order of a large call is written with its known fields', async () => {
    const client = await connect((await api.makeKey({ mode: 'test' })).key, '?allowWrites=true');
    const order = { patientRef: 'p-1', panelId: 'lithium_monitoring', padding: 'x'.repeat(RAW_BODY_BYTES) };
    const result = await client.callTool({ name: 'createLabOrder', arguments: order });
    expect(result.structuredContent).toMatchObject({ patientRef: 'p-1', status: 'requested' });
    await client.close();
  });

  it('an allowWrites that is neither true nor false: 400', async () => {
    const response = await api.server.app.inject({
      method: 'POST',
      url: '/mcp?allowWrites=yes',
      headers: { authorization: `Bearer ${secret.key}`, 'content-type': 'application/json' },
      payload: JSON.stringify(LIST),
    });
    expect(response.statusCode).toBe(400);
  });
});
