import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { RateLimitedError, SvcClient, type WebhookEvent } from '@svc/client';
import { testHeaders } from '@svc/webhooks';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ServedPlatform, servePlatform } from '../../../sdks/client/test/served-platform.ts';
import { launchChromium } from '../../../services/platform/test/chromium.ts';
import { skipsChromium } from '../../../services/platform/test/chromium-file.ts';
import { adviceFor, compareMonths } from './node-program.ts';
import { POST } from './route-handler.ts';
import { nextStep, webhookReceiver } from './webhook-receiver.ts';
import { runProgram } from '../partner/program.ts';

const run = promisify(execFile);
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const ROOT = path('../../../');
const CALL = path('../../openapi/call.py');
const RELAPSE = path('../../fixtures/relapse-request.json');

let platform: ServedPlatform;
let env: Record<string, string>;
beforeAll(async () => {
  platform = await servePlatform();
  const { origin: SVC_BASE_URL, secretKey: SVC_API_KEY } = platform;
  env = { ...(process.env as Record<string, string>), SVC_BASE_URL, SVC_API_KEY };
});
afterAll(() => platform?.close());

describe('the Node program', () => {
  it('says what moved between two months', async () => {
    const { stdout } = await run(process.execPath, ['examples/src/client/node-program.ts'], {
      cwd: ROOT,
      env,
    });
    expect(stdout).toMatch(
      /^\d+ of 100, low\n\d+ of 100, \w+\nChange: worsened\nDecision support for clinician review/,
    );
  });

  it('advises by the code of an error', async () => {
    const advice = (options: object) =>
      compareMonths(new SvcClient({ baseUrl: platform.origin, maxRetries: 0, ...options })).catch(adviceFor);
    expect(await advice({ apiKey: 'svc_sk_test_nobody' })).toBe('Check the key.');
    expect(await advice({ baseUrl: 'http://127.0.0.1:1', apiKey: platform.secretKey })).toBe(
      'The service did not answer after 1 tries.',
    );
    const limited = new RateLimitedError({
      code: 'rate_limited',
      status: 429,
      message: 'Too many.',
      operation: 'ping',
      requestId: undefined,
      docs: undefined,
      issues: [],
      retryAfterMs: 1500,
    });
    expect(adviceFor(limited)).toBe('Come back in 2 s.');
    expect(adviceFor(new Error('other'))).toBe('Not an error of the service.');
  });
});

describe('the partner program', () => {
  it('does each of its steps, and says so in a line', async () => {
    const { origin: baseUrl, secretKey: apiKey, organizationKey } = platform;
    const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const body = '{"id":"evt_1","type":"lab_order.results_ready"}';
    const delivery = { body, headers: await testHeaders({ body, secrets: webhookSecret }) };
    const keys = { baseUrl, apiKey, organizationKey, webhookSecret };
    const lines: string[] = [];
    const summary = await runProgram({ ...keys, run: 'test', delivery }, (line) => void lines.push(line));
    expect(lines).toEqual([
      expect.stringMatching(/^analyses: \w+(, \w+){4}$/),
      expect.stringMatching(/^agents: \w+(, \w+){3}, mood depressed proposed$/),
      'exam: version 2 signed, risk none to moderate, late patch precondition_failed',
      'lab order: 1 order resulted, replayed false then true, same true',
      'wearable: pending on a page over http, then disconnected',
      'events: without a gap: lab_order.results_ready, lab_order.status_changed',
      'webhook: lab_order.results_ready, lab_order.results_ready, no_matching_signature, no_matching_signature, timestamp_outside_tolerance',
      'aborted call: aborted, then relapse.prediction',
      JSON.stringify(summary),
    ]);
  });
});

describe('the route handler', () => {
  const post = (body: string) =>
    POST(new Request('http://app.example/api/relapse', { method: 'POST', body }));

  it('answers a page without showing it the key, and names the fields that failed', async () => {
    vi.stubEnv('SVC_BASE_URL', platform.origin);
    vi.stubEnv('SVC_API_KEY', platform.secretKey);
    const good = await post(readFileSync(RELAPSE, 'utf8'));
    expect([good.status, Object.keys((await good.json()) as object)]).toEqual([
      200,
      ['score', 'level', 'summaryLine', 'disclaimer'],
    ]);
    const bad = await post('{"assessments":[],"avgSleepHours":99}');
    expect([bad.status, await bad.json()]).toEqual([400, { fields: ['avgSleepHours'] }]);
    expect((await post('{')).status).toBe(400);
    vi.unstubAllEnvs();
  });
});

describe('the webhook receiver', () => {
  it('takes a signed event once, and refuses a forged one', async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const steps: string[] = [];
    const server = webhookReceiver(secret, (event: WebhookEvent) => void steps.push(nextStep(event))).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
    const data = { object: 'lab_order', id: 'labord_1', status: 'resulted', patientRef: 'p-1' };
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'lab_order.results_ready', data });
    const headers = { 'content-type': 'application/json', ...(await testHeaders({ body, secrets: secret })) };
    const deliver = async (sent: string) =>
      (await fetch(url, { method: 'POST', headers, body: sent })).status;
    expect([await deliver(body), await deliver(body), await deliver(body.replace('p-1', 'p-2'))]).toEqual([
      204, 204, 400,
    ]);
    expect(steps).toEqual(['read order labord_1']);
    server.closeAllConnections();
    server.close();
  });
});

describe.skipIf(skipsChromium())('the page', () => {
  it('shows what the service says of a session', async () => {
    const [origin = ''] = platform.publishableOrigins;
    const { outputFiles } = await build({
      stdin: {
        contents: `import { startPage } from './browser-page.ts';\nstartPage(${JSON.stringify(platform.origin)}, ${JSON.stringify(platform.publishableKey)});`,
        resolveDir: path('.'),
      },
      bundle: true,
      write: false,
      conditions: ['@svc/source'],
    });
    // A page that no server gave counts as one of the internet, which may not call this machine without asking.
    const browser = await launchChromium(['--disable-features=LocalNetworkAccessChecks']);
    try {
      const page = await browser.newPage();
      const html = readFileSync(path('browser-page.html'), 'utf8');
      await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto(`${origin}/`);
      await page.evaluate(outputFiles[0]?.text ?? '');
      await page.fill('#latency', '2.7');
      await page.fill('#rate', '104');
      await page.click('button');
      const result = page.locator('#result', { hasText: 'Decision support' });
      await result.waitFor();
      expect(await result.textContent()).toMatch(/^Clinical attention: Response latency/);
    } finally {
      await browser.close();
    }
  });
});

describe('the client of the OpenAPI document', () => {
  const python = async (args: string[], input = '') => {
    const child = spawn('python3', [CALL, ...args], {
      env: { ...env, SVC_OPENAPI: `${ROOT}docs/openapi.json` },
    });
    child.stdin.end(input);
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { stdout, stderr };
  };

  it('calls any operation from Python', async () => {
    const { stdout } = await python(['predictRelapse'], readFileSync(RELAPSE, 'utf8'));
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, data: { object: 'relapse.prediction' } });
    const signals = { signals: [{ indicator: 'missed_doses', severity: 1 }] };
    const agent = await python(['runRelapseAgent', 'patientId=a/b'], JSON.stringify(signals));
    expect(JSON.parse(agent.stdout)).toMatchObject({ patientId: 'a/b' });
    const listed = await python(['listLabOrders', 'limit=1', 'patientRef=nobody']);
    expect(JSON.parse(listed.stdout)).toMatchObject({ data: { count: 0 } });
    const { stderr } = await python(['predictRelapse'], '{}');
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'invalid_request' } });
  });

  it('prints the command for curl, which runs', async () => {
    const { stdout: command } = await python(['--curl', 'predictRelapse', RELAPSE]);
    const { stdout } = await run('bash', ['-c', command], { env });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true });
  });
});
