import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCredentials } from './credentials-file.ts';
import { type ServerProcess, startServer, svc, temporaryFolder } from './testing/processes.ts';

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

  /** The JSON a command prints. */
  async function json(...args: string[]) {
    const run = await svc([...args, '--json'], env);
    expect([run.code, run.stderr]).toEqual([0, '']);
    return JSON.parse(run.stdout);
  }

  it(
    'makes an account and a key, and finds them again',
    async () => {
      const account = await json(
        'accounts',
        'create',
        '--name',
        'Northside',
        '--plan',
        'launch',
        '--production-approved',
      );
      expect(account).toMatchObject({
        accountId: expect.stringMatching(/^acct_/),
        plan: 'launch',
        productionApproved: true,
      });
      const create = [
        'keys',
        'create',
        '--account',
        account.accountId,
        '--kind',
        'publishable',
        '--mode',
        'live',
      ];
      const created = await json(...create, '--origin', 'https://a.example', '--origin', 'https://b.example');
      expect(created).toMatchObject({
        key: expect.stringMatching(/^svc_pk_live_/),
        origins: ['https://a.example', 'https://b.example'],
      });
      const { keys } = await json('keys', 'list', '--account', account.accountId);
      expect(keys).toMatchObject([{ keyId: created.keyId, revokedAt: null }]);
    },
    SLOW,
  );

  it('leaves the keys of the development account in credentials.json', () => {
    expect(readCredentials(folder.path)).toMatchObject({
      secretKey: expect.stringMatching(/^svc_sk_test_/),
      adminToken: expect.any(String),
    });
  });

  it(
    'tells what was refused and exits 1',
    async () => {
      const unknown = await svc(['accounts', 'usage', 'acct_none'], env);
      expect(unknown).toEqual({ code: 1, stdout: '', stderr: 'There is no such account.\n' });
    },
    SLOW,
  );
});
