import { AGENT_ENDPOINTS, ENDPOINTS, PRODUCT_ENDPOINTS, PRODUCTS } from '@svc/contracts';
import type { AgentKey } from '@svc/intelligence';
import { AGENT_BODIES, validBody } from '../../../../services/developer-api/test/bodies.ts';
import type { GoldenAnswer } from '../client.ts';
import type { Flow } from './flow.ts';
import { WRONG_BODIES } from './wrong-bodies.ts';

const PATH = '/mcp';
const WRITING = `${PATH}?allowWrites=true`;
const ACCEPT = { accept: 'application/json, text/event-stream' };
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const HELLO = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'golden answers', version: '1' },
  },
};
const ORDER = { patientRef: 'patient-6', panelId: 'lithium_level' };

type Call = (name: string, given?: object, path?: string) => Promise<GoldenAnswer>;

/** An AI client: what it is offered, what each kind of tool answers, and what is refused. */
export const mcp: Flow = {
  name: 'mcp',
  stepMs: 100,
  async run(client, { keys }) {
    const { secretKey, publishableKey, organizationKey } = keys;
    const send = (body: unknown, path = PATH, headers = {}, key = secretKey) =>
      client.send({ method: 'POST', path, key, body, headers: { ...ACCEPT, ...headers } });
    const call: Call = (name, given = {}, path = PATH) =>
      send({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name, arguments: given } }, path);

    await send(HELLO);
    await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    await send({ jsonrpc: '2.0', id: 3, method: 'ping' });
    for (const path of [PATH, WRITING, `${PATH}?allowWrites=false`]) await send(LIST, path);
    await readByTools(call);
    await writeByTools(call);

    for (const body of [
      ...WRONG_BODIES,
      [LIST, LIST],
      { hello: 1 },
      { ...LIST, jsonrpc: '1.0' },
      { ...LIST, method: 'tools/none' },
      { ...LIST, method: 'subscriptions/listen' },
      { ...LIST, method: 'tools/call' },
    ])
      await send(body);
    for (const key of [publishableKey, organizationKey, 'svc_sk_live_nothing'])
      await send(LIST, PATH, {}, key);
    await client.send({ path: PATH, body: LIST, headers: ACCEPT });
    await send(LIST, `${PATH}?allowWrites=yes`);
    for (const origin of ['https://api.example.org', 'https://evil.example', 'null'])
      await send(LIST, PATH, { origin });
    await send(LIST, PATH, { accept: 'text/html' });
    await send(LIST, PATH, { 'content-type': 'text/plain' });
    await send(LIST, PATH, { 'mcp-protocol-version': 'none' });
    for (const method of ['GET', 'DELETE']) await client.send({ method, path: PATH, key: secretKey });
  },
};

async function readByTools(call: Call): Promise<void> {
  for (const product of PRODUCTS) await call(PRODUCT_ENDPOINTS[product].id, validBody(product));
  for (const agent of Object.keys(AGENT_ENDPOINTS) as AgentKey[])
    await call(AGENT_ENDPOINTS[agent].id, { patientId: 'patient-1', ...AGENT_BODIES[agent] });
  await call('scoreFhir', ENDPOINTS.scoreFhir.example.body);
  await call('ping');
  await call('listLabPanels', { category: 'thyroid' });
  await call('getLabOrder', { id: 'labord_none' });
  await call('lookUpInstrument', { name: 'PHQ-9' });
  await call('lookUpInstrument', { name: 'no such thing' });
  await call('lookUpAnalyte', { name: 'TSH' });
  await call('lookUpInteractions', { medications: ['sertraline', 'phenelzine'] });
  await call('predictRelapse', { ...validBody('relapse'), avgSleepHours: 25 });
  await call('predictRelapse', { colour: 'red' });
  await call('eraseEverything');
}

/** Only an address that allows it offers what writes. */
async function writeByTools(call: Call): Promise<void> {
  await call('createLabOrder', ORDER);
  const once = { ...ORDER, idempotencyKey: 'tool-once' };
  await call('createLabOrder', once, WRITING);
  await call('createLabOrder', once, WRITING);
  await call('createLabOrder', { ...ORDER, idempotencyKey: 7 }, WRITING);
  await call('createLabOrder', { ...ORDER, panelId: 'none' }, WRITING);
  await call('simulateLabOrder', { id: 'labord_none', outcome: 'normal' }, WRITING);
  await call('disconnectWearable', { id: 'wear_none' }, WRITING);
}
