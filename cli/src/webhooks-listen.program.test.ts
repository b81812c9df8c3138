import { setTimeout as delay } from 'node:timers/promises';
import { verifyServiceSignature, verifyStandardWebhook } from '@svc/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CredentialsFile, readCredentials } from '@svc/platform/settings';
import { type ServerProcess, startServer, temporaryFolder } from '../../services/platform/test/processes.ts';
import {
  type Received,
  type Receiver,
  startReceiver,
} from '../../services/worker/test/deliveries/receiver.ts';
import { runCli } from './run-cli.ts';

const OTHER_SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';

describe('svc webhooks listen and trigger, svc events tail, beside a running server', () => {
  const folder = temporaryFolder();
  let server: ServerProcess;
  let receiver: Receiver;
  let credentials: CredentialsFile;
  let status = 204;
  /** Commands that end when the server is gone. */
  const endless: Promise<number>[] = [];
  beforeAll(async () => {
    server = await startServer({ SVC_DATA_DIR: folder.path });
    credentials = readCredentials(folder.path) as CredentialsFile;
    receiver = await startReceiver((response) => void response.writeHead(status).end());
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.finished;
    await Promise.all(endless);
    await receiver.close();
    folder.remove();
  });

  /** A command that is under way: what it has printed so far, and its exit code at the end. */
  function start(...args: string[]) {
    const run = { out: '', err: '' };
    const code = runCli(args, {
      env: { SVC_DATA_DIR: folder.path },
      readInput: async () => Buffer.alloc(0),
      out: (text) => void (run.out += text),
      err: (text) => void (run.err += text),
    });
    return { run, code };
  }
  async function svc(...args: string[]) {
    const { run, code } = start(...args);
    return { code: await code, ...run };
  }
  async function listening(...args: string[]) {
    const started = start('webhooks', 'listen', '--forward', receiver.url, '--count', '1', ...args);
    while (!started.run.err.includes('Forwarding')) await delay(10);
    return started;
  }
  async function trigger(type: string) {
    const { code, out } = await svc('webhooks', 'trigger', type, '--json');
    expect(code).toBe(0);
    return JSON.parse(out) as { eventId: string; sequence: number };
  }
  const last = () => receiver.received.at(-1) as Received;

  it('posts a triggered event to the receiver, signed with the secret of the development endpoint', async () => {
    const { run, code } = await listening('--json');
    const { eventId } = await trigger('lab_order.results_ready');
    expect(await code).toBe(0);
    expect(JSON.parse(run.out)).toEqual({
      eventId,
      type: 'lab_order.results_ready',
      outcome: 'delivered',
      status: 204,
      durationMs: expect.any(Number),
    });
    const { headers, body } = last();
    const check = { body, secrets: credentials.webhooks?.[0]?.secret ?? '', nowMs: Date.now() };
    await verifyServiceSignature({ ...check, header: headers['service-signature'] });
    await verifyStandardWebhook({
      ...check,
      id: headers['webhook-id'],
      timestamp: headers['webhook-timestamp'],
      signature: headers['webhook-signature'],
    });
    expect([headers['webhook-id'], JSON.parse(body)]).toEqual([
      eventId,
      expect.objectContaining({
        id: eventId,
        type: 'lab_order.results_ready',
        data: { object: 'lab_order', id: 'sample', status: 'resulted', patientRef: 'sample-patient' },
      }),
    ]);
  });

  it('the body is that of the stream, byte for byte', async () => {
    const url = `${server.baseUrl}/api/v1/events?limit=200`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${credentials.secretKey}` } });
    expect(await response.text()).toContain(last().body);
  });

  it('leaves out other types, says what the receiver answered, and signs with the secret given', async () => {
    status = 503;
    const { run, code } = await listening('--event', 'wearable.connected', '--secret', OTHER_SECRET);
    const before = receiver.received.length;
    await trigger('lab_order.status_changed');
    const { eventId } = await trigger('wearable.connected');
    expect(await code).toBe(0);
    expect(run.out).toMatch(new RegExp(`wearable\\.connected  ${eventId}  http_status  503  \\d+ ms\\n$`));
    expect(receiver.received).toHaveLength(before + 1);
    const { headers, body } = last();
    const header = headers['service-signature'];
    await verifyServiceSignature({ header, body, secrets: OTHER_SECRET, nowMs: Date.now() });
  });

  it('of another account, signs with a secret made for the session and shows it', async () => {
    const made = await svc('accounts', 'create', '--name', 'Other', '--plan', 'launch', '--json');
    const { accountId } = JSON.parse(made.out) as { accountId: string };
    const { run, code } = await listening('--account', accountId);
    expect((await svc('webhooks', 'trigger', 'wearable.connected', '--account', accountId)).code).toBe(0);
    expect(await code).toBe(0);
    const secrets = /whsec_\S{44}/.exec(run.err)?.[0] ?? '';
    const { headers, body } = last();
    await verifyServiceSignature({
      header: headers['service-signature'],
      body,
      secrets,
      nowMs: Date.now(),
    });
  });

  it('begins at a cursor when told to, and a receiver that is not there is a line like any other', async () => {
    const first = await fetch(`${server.baseUrl}/api/v1/events?limit=1`, {
      headers: { authorization: `Bearer ${credentials.secretKey}` },
    });
    const { data } = (await first.json()) as { data: { nextCursor: string } };
    const port = receiver.allow.port;
    const nobody = `http://127.0.0.1:${port === 65_535 ? 1_024 : port + 1}/`;
    const args = ['--cursor', data.nextCursor, '--count', '1'];
    const run = await svc('webhooks', 'listen', '--forward', nobody, ...args);
    expect([run.code, run.out]).toEqual([0, expect.stringContaining('lab_order.status_changed')]);
    expect(run.out).toContain('connection_error  -');
  });

  it('trigger writes to the test stream alone, numbered like any event [D:test and live]', async () => {
    const [before, after] = [await trigger('wearable.disconnected'), await trigger('wearable.disconnected')];
    expect(after.sequence).toBe(before.sequence + 1);
    const account = ['--account', credentials.accountId ?? ''];
    const tail = (mode: string, ...more: string[]) =>
      svc('events', 'tail', ...account, '--mode', mode, ...more);
    const test = await tail('test', '--type', 'wearable.disconnected', '--json', '--limit', '1');
    const ids = test.out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id);
    expect(ids).toEqual([before.eventId, after.eventId]);
    expect(await tail('live')).toEqual({ code: 0, out: '', err: '' });
  });

  it('events tail --follow prints what is there, and then what comes', async () => {
    const account = ['--account', credentials.accountId ?? ''];
    const { run, code } = start('events', 'tail', ...account, '--mode', 'test', '--follow');
    endless.push(code);
    const { eventId: before } = await trigger('wearable.connected');
    while (!run.out.includes(before)) await delay(10);
    const { eventId } = await trigger('lab_order.results_ready');
    while (!run.out.includes(eventId)) await delay(10);
    expect(run.out).toMatch(new RegExp(`Z  lab_order\\.results_ready  ${eventId}\n$`));
  });

  it('trigger is delivered by the worker to an endpoint of test mode, once it is set up', async () => {
    const id = credentials.webhooks?.[0]?.id ?? '';
    const { out } = await svc('webhooks', 'list', '--account', credentials.accountId ?? '', '--json');
    expect(JSON.parse(out).webhooks).toMatchObject([{ webhookId: id, mode: 'test', enabled: false }]);
    expect(JSON.parse((await svc('webhooks', 'attempts', id, '--json')).out)).toEqual({ deliveries: [] });
    expect((await svc('webhooks', 'enable', id)).code).toBe(0);
    const { eventId } = await trigger('wearable.sync_completed');
    const shown = await svc('webhooks', 'attempts', id, '--json');
    expect(JSON.parse(shown.out).deliveries).toMatchObject([{ eventId, type: 'wearable.sync_completed' }]);
  });

  it.each([
    ['a receiver elsewhere', ['listen', '--forward', 'https://receiver.example/hooks'], 1, 'on this machine'],
    ['no URL', ['listen', '--forward', 'here'], 1, 'on this machine'],
    ['another scheme', ['listen', '--forward', 'file://localhost/etc'], 1, 'on this machine'],
    ['a secret that is none', ['listen', '--forward', 'http://127.0.0.1:9/', '--secret', 'x'], 1, 'whsec_'],
    [
      'a secret that is not base64',
      ['listen', '--forward', 'http://127.0.0.1:9/', '--secret', `whsec_${'a'.repeat(33)}`],
      1,
      'whsec_',
    ],
    ['a cursor that is none', ['listen', '--forward', 'http://127.0.0.1:9/', '--cursor', 'x'], 1, 'cursor'],
    ['no receiver', ['listen'], 2, '--forward'],
    ['an event type that is none', ['trigger', 'lab_order.lost'], 2, 'lab_order.results_ready'],
    ['an unknown account', ['trigger', 'wearable.connected', '--account', 'acct_none'], 1, 'no such account'],
  ])('says what is wrong: %s', async (_, args, code, message) => {
    const run = await svc('webhooks', ...args);
    expect([run.code, run.out]).toEqual([code, '']);
    expect(run.err).toContain(message);
  });

  it.each(['listen', 'trigger'])('webhooks %s --help says what it does', async (command) => {
    const { code, out } = await svc('webhooks', command, '--help');
    expect([code, out]).toEqual([0, expect.stringContaining(`Usage: svc webhooks ${command}`)]);
  });
});
