import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCredentials } from '@svc/platform/settings';
import {
  type ServerProcess,
  startServer,
  svc,
  temporaryFolder,
} from '../../services/platform/test/processes.ts';

const SLOW = 120_000;

it(
  'svc score prints the response data of standard input',
  async () => {
    const run = await svc(['score', 'dmse', '--json'], {}, '{"responseLatencySeconds":2.6}');
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(JSON.parse(run.stdout)).toMatchObject({ object: 'dmse.analysis' });
  },
  SLOW,
);

it(
  'svc used wrongly exits 2 with nothing on standard output',
  async () => {
    const run = await svc(['dance'], {});
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain("unknown command 'dance'");
  },
  SLOW,
);

describe.each(['without a server', 'beside a running server'] as const)('svc %s', (where) => {
  const folder = temporaryFolder();
  const env = { SVC_DATA_DIR: folder.path };
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    if (where === 'beside a running server') server = await startServer(env);
  }, SLOW);
  afterAll(async () => {
    server?.process.kill('SIGTERM');
    await server?.finished;
    folder.remove();
  }, SLOW);

  it(
    'makes a key for an account that another process made, and tells what it refuses',
    async () => {
      const create = ['accounts', 'create', '--name', 'Northside', '--plan', 'launch', '--json'];
      const made = await svc(create, env);
      expect([made.code, made.stderr]).toEqual([0, '']);
      const account = JSON.parse(made.stdout);
      expect(account).toMatchObject({ accountId: expect.stringMatching(/^acct_/), plan: 'launch' });
      const kind = ['--kind', 'publishable', '--mode', 'test', '--origin', 'https://a.example'];
      const key = await svc(['keys', 'create', '--account', account.accountId, ...kind, '--json'], env);
      expect([key.code, key.stderr]).toEqual([0, '']);
      expect(JSON.parse(key.stdout)).toMatchObject({
        key: expect.stringMatching(/^svc_pk_test_/),
        origins: ['https://a.example'],
      });
      const unknown = await svc(['accounts', 'usage', 'acct_none'], env);
      expect(unknown).toEqual({ code: 1, stdout: '', stderr: 'There is no such account.\n' });
    },
    SLOW,
  );

  it.runIf(where === 'beside a running server')('says the version that the server says', async () => {
    const { code, stdout } = await svc(['--version'], env);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
    const health = await fetch(`${server?.baseUrl}/healthz`);
    expect(await health.json()).toEqual({ status: 'up', version: stdout.trim() });
  });

  it('leaves the keys of the development account in credentials.json', () => {
    expect(readCredentials(folder.path)).toMatchObject({
      secretKey: expect.stringMatching(/^svc_sk_test_/),
      adminToken: expect.any(String),
    });
  });
});
