import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../services/worker/test/deliveries/receiver.ts';
import { runCli } from './run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-webhooks-'));

describe('svc webhooks and svc events, without a server', () => {
  let test: TestDatabase;
  let receiver: Receiver;
  let env: Record<string, string>;
  beforeAll(async () => {
    // Each command opens the database: a server is opened sooner than one in a folder.
    test = await createTestDatabase('postgres');
    receiver = await startReceiver();
    const { host, port } = receiver.allow;
    env = {
      SVC_DATA_DIR: folder,
      SVC_EGRESS_ALLOW: `${host}:${port}`,
      DATABASE_URL: 'url' in test.options ? test.options.url : '',
    };
  });
  afterAll(async () => {
    await receiver.close();
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function svc(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    let out = '';
    let err = '';
    const io = { env, out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
    const code = await runCli(args, { ...io, readInput: async () => Buffer.alloc(0) });
    return { code, out, err };
  }
  const json = async (...args: string[]) => {
    const run = await svc(...args, '--json');
    expect([run.code, run.err]).toEqual([0, '']);
    return JSON.parse(run.out);
  };

  it('makes, lists, changes, tests, rotates, switches and replays an endpoint', async () => {
    const { accountId } = await json('accounts', 'create', '--name', 'A', '--plan', 'launch');
    const added = await json(
      'webhooks',
      'add',
      '--account',
      accountId,
      '--mode',
      'live',
      '--url',
      receiver.url,
    );
    expect(added).toMatchObject({
      secret: expect.stringMatching(/^whsec_/),
      webhookId: expect.stringMatching(/^wh_/),
    });
    const id = added.webhookId;
    const changed = await json(
      'webhooks',
      'update',
      id,
      '--event',
      'wearable.connected',
      'lab_order.results_ready',
    );
    expect(changed.eventTypes).toEqual(['wearable.connected', 'lab_order.results_ready']);
    expect((await json('webhooks', 'update', id, '--all-events')).eventTypes).toEqual([]);
    expect(await json('webhooks', 'test', id)).toMatchObject({ outcome: 'delivered', status: 204 });
    const rotated = await json('webhooks', 'rotate-secret', id, '--overlap', '7d');
    expect(rotated.secret).not.toBe(added.secret);
    expect(await json('webhooks', 'disable', id)).toMatchObject({ enabled: false });
    expect(await json('webhooks', 'enable', id)).toMatchObject({ enabled: true, resumed: 0 });
    expect(await json('webhooks', 'attempts', id)).toEqual({ deliveries: [] });
    expect(await json('webhooks', 'replay', id, '--since', '2026-01-01T00:00:00Z')).toMatchObject({
      replayed: 0,
    });
    const { webhooks } = await json('webhooks', 'list', '--account', accountId);
    expect(webhooks).toMatchObject([{ webhookId: id, ownerId: accountId }]);
    const table = await svc('webhooks', 'list', '--account', accountId);
    expect(table.out).toContain(id);
    expect(await svc('events', 'tail', '--account', accountId, '--mode', 'live')).toMatchObject({
      code: 0,
      out: '',
    });
  });

  it('gives an organization its webhook', async () => {
    const { organizationId } = await json('orgs', 'create', '--name', 'O');
    const made = await json('orgs', 'webhook', '--org', organizationId, '--url', receiver.url);
    expect(made).toMatchObject({
      ownerKind: 'organization',
      mode: 'live',
      secret: expect.stringMatching(/^whsec_/),
    });
  });

  it.each([
    [
      'an address that is not called',
      ['webhooks', 'add', '--account', 'a', '--mode', 'live', '--url', 'x'],
      1,
      'url: ',
    ],
    ['a missing mode', ['webhooks', 'add', '--account', 'a', '--url', 'https://a.example'], 2, '--mode'],
    ['nobody to tail', ['events', 'tail'], 1, '--account or --org'],
  ])(
    'says what is wrong: %s',
    async (_, args, code, message) => {
      const run = await svc(...args);
      expect([run.code, run.out]).toEqual([code, '']);
      expect(run.err).toContain(message);
    },
    60_000,
  );
});
