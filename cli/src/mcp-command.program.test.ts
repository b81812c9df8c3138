import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AGENT_ENDPOINTS, ENDPOINTS, PRODUCT_ENDPOINTS } from '@svc/contracts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf } from '../../scripts/test/page-blocks.ts';
import { readCredentials } from '@svc/platform/settings';
import {
  commandOf,
  type ServerProcess,
  startServer,
  svc,
  temporaryFolder,
} from '../../services/platform/test/processes.ts';

const COMPUTED_HERE = [
  ...[...Object.values(PRODUCT_ENDPOINTS), ...Object.values(AGENT_ENDPOINTS)].map(({ id }) => id),
  'lookUpInstrument',
  'lookUpAnalyte',
  'lookUpInteractions',
].toSorted();
const SLEEPLESS = { assessments: [], avgSleepHours: 4.5 };

const open: Client[] = [];

/** The official client with `svc mcp` as its server. */
async function connect(args: readonly string[], env: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  open.push(client);
  await client.connect(new StdioClientTransport({ ...commandOf(['mcp', ...args]), env, stderr: 'pipe' }));
  return client;
}

const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name).toSorted();

afterAll(async () => {
  for (const client of open) await client.close();
});

describe('svc mcp without server and key', () => {
  const folder = temporaryFolder();
  let client: Client;

  beforeAll(async () => {
    client = await connect(['--allow-writes'], { SVC_DATA_DIR: folder.path });
  });
  afterAll(() => folder.remove());

  it('offers what it computes itself, and no write, since nothing is stored', async () => {
    expect(await namesOf(client)).toEqual(COMPUTED_HERE);
  });

  it('gives what svc score prints', async () => {
    const { structuredContent } = await client.callTool({ name: 'predictRelapse', arguments: SLEEPLESS });
    const now = (structuredContent as { generatedAt: string }).generatedAt;
    const printed = await svc(['score', 'relapse', '--json', '--now', now], {}, JSON.stringify(SLEEPLESS));
    expect(structuredContent).toEqual(JSON.parse(printed.stdout));
  });

  it('runs an agent and looks up without a server', async () => {
    const agent = await client.callTool({
      name: AGENT_ENDPOINTS.medication.id,
      arguments: { patientId: 'p', medications: ['lithium 900 mg', 'ibuprofen'] },
    });
    expect(agent.structuredContent).toMatchObject({ object: 'medication.agent.assessment', ok: true });
    const analyte = await client.callTool({ name: 'lookUpAnalyte', arguments: { name: 'Li' } });
    expect(analyte.structuredContent).toMatchObject({
      analytes: [{ key: 'lithium' }],
      disclaimer: expect.stringContaining('not a diagnosis'),
    });
  });

  it('names the field of bad arguments', async () => {
    const result = await client.callTool({ name: 'predictRelapse', arguments: { assessments: 'none' } });
    expect(result).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'invalid_request', issues: [{ path: 'assessments' }] } },
    });
  });
});

describe('the configurations of docs/mcp.md', () => {
  interface Configuration {
    readonly command?: string;
    readonly args?: readonly string[];
    readonly url?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }
  const [here, there] = blocksOf('docs/mcp.md')
    .filter(({ language }) => language === 'json')
    .map(({ text }) => (JSON.parse(text) as { mcpServers: { svc: Configuration } }).mcpServers.svc);

  it('start svc mcp on this machine', async () => {
    expect(Object.keys(here ?? {})).toEqual(['command', 'args']);
    expect(here?.command).toBe('svc');
    const [name, ...args] = here?.args ?? [];
    expect(name).toBe('mcp');
    const folder = temporaryFolder();
    expect(await namesOf(await connect(args, { SVC_DATA_DIR: folder.path }))).toEqual(COMPUTED_HERE);
    folder.remove();
  });

  it('reach the server with a key', async () => {
    const folder = temporaryFolder();
    const server = await startServer({ SVC_DATA_DIR: folder.path });
    expect(Object.keys(there ?? {})).toEqual(['url', 'headers']);
    const url = new URL(new URL(there?.url ?? '').pathname, server.baseUrl);
    const { secretKey = '' } = readCredentials(folder.path) ?? {};
    const headers = Object.fromEntries(
      Object.entries(there?.headers ?? {}).map(([name, value]) => [
        name,
        value.replace('svc_sk_live_…', secretKey),
      ]),
    );
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    expect(await namesOf(client)).toContain('listLabOrders');
    await client.close();
    server.process.kill('SIGTERM');
    await server.finished;
    folder.remove();
  });
});

describe('svc mcp beside a server', () => {
  const folder = temporaryFolder();
  const env = { SVC_DATA_DIR: folder.path };
  let server: ServerProcess;

  beforeAll(async () => {
    server = await startServer(env);
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.finished;
    folder.remove();
  });

  it('asks the server of credentials.json for what it has, and writes when allowed', async () => {
    const client = await connect(['--allow-writes'], env);
    const order = { patientRef: 'patient-1', panelId: 'lithium_level', idempotencyKey: 'once' };
    const placed = await client.callTool({ name: ENDPOINTS.createLabOrder.id, arguments: order });
    const { id } = placed.structuredContent as { id: string };
    const read = await client.callTool({ name: ENDPOINTS.getLabOrder.id, arguments: { id } });
    expect(read.structuredContent).toMatchObject({ id, status: 'requested', results: null });
    const missing = await client.callTool({ name: ENDPOINTS.getLabOrder.id, arguments: { id: 'labord_0' } });
    expect(missing).toMatchObject({ isError: true, structuredContent: { error: { code: 'not_found' } } });
  });

  it('leaves a request to the server when the client cancels the call', async () => {
    const asked = Promise.withResolvers<IncomingMessage>();
    const silent = createServer((request) => asked.resolve(request));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const client = await connect(['--url', `http://127.0.0.1:${port}`, '--key', 'svc_sk_test_example'], {});
    const cancel = new AbortController();
    const called = client.callTool(
      { name: 'predictRelapse', arguments: SLEEPLESS },
      { signal: cancel.signal },
    );
    const ended = called.then(
      () => 'answered',
      () => 'given up',
    );
    const { socket } = await asked.promise;
    const left = new Promise<string>((resolve) => socket.once('close', () => resolve('left')));
    cancel.abort();
    expect(await ended).toBe('given up');
    expect(await left).toBe('left');
    silent.close();
  });

  it('with a key asks the server for the analyses too', async () => {
    const { secretKey = '' } = readCredentials(folder.path) ?? {};
    const { baseUrl } = server;
    const known = await connect(['--url', baseUrl, '--key', secretKey], {});
    const result = await known.callTool({ name: 'predictRelapse', arguments: SLEEPLESS });
    expect(result.structuredContent).toMatchObject({ object: 'relapse.prediction' });
  });
});
