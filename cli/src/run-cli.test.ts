import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@svc/contracts';
import { scoreBundle, scoreToBundle } from '@svc/fhir';
import { score } from '@svc/intelligence';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-cli-'));
const env = { SVC_DATA_DIR: folder };
const SLOW = 120_000;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One command line in this process: its exit code and what it printed. */
async function svc(args: readonly string[], variables: Record<string, string>, input = '') {
  let stdout = '';
  let stderr = '';
  const code = await runCli(args, {
    env: variables,
    readInput: async () => Buffer.from(input),
    out: (text) => void (stdout += text),
    err: (text) => void (stderr += text),
  });
  return { code, stdout, stderr };
}

describe('svc', () => {
  it('--help lists the commands of this version with examples', async () => {
    const help = await svc(['--help'], env);
    expect(help.code).toBe(0);
    const commands = [
      'score',
      'retina',
      'capture',
      'accounts',
      'keys',
      'labs',
      'patients',
      'wearables',
      'doctor',
    ];
    for (const command of commands) expect(help.stdout).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
    expect(help.stdout).toContain('Examples:');
  });

  it('--version says the version of the installation, which the platform has too', async () => {
    const versionIn = (manifest: string) =>
      (JSON.parse(readFileSync(new URL(manifest, import.meta.url), 'utf8')) as { version: string }).version;
    const version = versionIn('../package.json');
    expect(await svc(['--version'], env)).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
    expect(versionIn('../../services/platform/package.json')).toBe(version);
  });

  it.each([
    ['nothing', []],
    ['an unknown command', ['dance']],
    ['an unknown option', ['doctor', '--fast']],
    ['an unknown product', ['score', 'mood']],
    ['a missing option', ['accounts', 'create', '--name', 'x']],
    ['a plan that is none', ['accounts', 'create', '--name', 'x', '--plan', 'gold']],
    ['a number that is none', ['accounts', 'update', 'acct_1', '--rate', 'many']],
    ['a duration that is none', ['keys', 'rotate', 'key_1', '--overlap', 'soon']],
    ['a missing argument', ['keys', 'revoke']],
  ])('used with %s exits 2 and says so on standard error', async (_name, args) => {
    const used = await svc(args, env);
    expect(used.code).toBe(2);
    expect(used.stdout).toBe('');
    expect(used.stderr).not.toBe('');
  });

  describe('score --fhir', () => {
    const now = '2026-11-21T12:00:00Z';
    const bundle = {
      resourceType: 'Bundle',
      type: 'collection',
      entry: [{ resource: ENDPOINTS.scoreFhir.example.body.entry[0].resource }],
    };
    const run = (input: unknown, ...options: string[]) =>
      svc(
        ['score', '--fhir', '-', '--now', now, ...options],
        env,
        typeof input === 'string' ? input : JSON.stringify(input),
      );

    it('prints the bytes of the response data, without server or key', async () => {
      const scored = scoreBundle(bundle, { now });
      const { code, stdout } = await run(bundle, '--json');
      expect([code, stdout]).toEqual([0, scored.ok && `${JSON.stringify(scored.data)}\n`]);
    });

    it('--as-fhir prints the results as a bundle', async () => {
      const scored = scoreBundle(bundle, { now });
      const { stdout } = await run(bundle, '--as-fhir');
      expect(JSON.parse(stdout)).toEqual(
        scored.ok &&
          JSON.parse(JSON.stringify(scoreToBundle(scored.data, { id: 'score', subject: 'Patient/42' }))),
      );
    });

    it.each([
      ['XML', '<Bundle xmlns="http://hl7.org/fhir"/>', 'The body is XML or HTML, not JSON.'],
      [
        'another release',
        { resourceType: 'Encounter', actualPeriod: {} },
        '- Encounter.actualPeriod is of FHIR R5; send FHIR R4 (4.0)',
      ],
      ['no resource', {}, '- Bundle.resourceType must name a type of resource, for example Bundle'],
    ])('refuses %s and names the path', async (_, input, message) => {
      const { code, stderr } = await run(input);
      expect(code).toBe(1);
      expect(stderr).toContain(message);
    });

    it.each([
      ['a product and a bundle', ['score', 'dmse', '--fhir', '-']],
      ['neither', ['score']],
      ['--as-fhir alone', ['score', 'dmse', '--as-fhir']],
    ])('used with %s exits 2', async (_, args) => {
      expect((await svc(args, env, '{}')).code).toBe(2);
    });
  });

  describe('score', () => {
    const input = { responseLatencySeconds: 2.6, sessionDurationSeconds: 600 };
    const now = '2026-11-21T12:00:00Z';
    const bytes = `${JSON.stringify(score('dmse', input, { now }))}\n`;

    it('prints the bytes of the response data, from a file and from standard input', async () => {
      const file = join(folder, 'request.json');
      writeFileSync(file, JSON.stringify(input));
      const runs = [
        await svc(['score', 'dmse', file, '--now', now, '--json'], env),
        await svc(['score', 'dmse', '-', '--now', now, '--json'], env, JSON.stringify(input)),
        await svc(['score', 'dmse', '--now', now, '--json'], env, JSON.stringify(input)),
      ];
      for (const run of runs) expect(run).toEqual({ code: 0, stdout: bytes, stderr: '' });
    });

    it('prints readable JSON without --json', async () => {
      const { stdout } = await svc(['score', 'dmse', '--now', now], env, JSON.stringify(input));
      expect(stdout).toContain('\n  "object": "dmse.analysis"');
      expect(JSON.parse(stdout)).toEqual(JSON.parse(bytes));
    });

    it.each([
      ['invalid JSON', '{"a":', /not valid JSON/],
      ['an invalid field', '{"speechRateWpm":900}', /- speechRateWpm: must be at most 600/],
      ['a recording', '{"a":"data:audio/wav,x"}', /never accepted/],
      ['nothing', '', /empty/],
    ])('exits 1 on %s', async (_name, text, message) => {
      const run = await svc(['score', 'dmse'], env, text);
      expect([run.code, run.stdout]).toEqual([1, '']);
      expect(run.stderr).toMatch(message);
    });

    it('exits 1 on a file that is not there, without a stack', async () => {
      const run = await svc(['score', 'dmse', '/nowhere.json'], env);
      expect([run.code, run.stderr]).toEqual([1, '/nowhere.json cannot be read (ENOENT).\n']);
    });
  });

  it.each([['propose'], ['promote']])(
    'calibration %s says that it is not built yet and exits 1',
    async (name) => {
      const run = await svc(['calibration', name, '--engine', 'relapse'], env);
      expect([run.code, run.stdout]).toEqual([1, '']);
      expect(run.stderr).toContain('not built yet');
    },
  );

  it('names every variable that cannot be used and exits 1', async () => {
    const run = await svc(['accounts', 'list'], { ...env, PORT: 'x', SVC_ROLE: 'y' });
    expect([run.code, run.stderr]).toEqual([1, expect.stringMatching(/- PORT [\s\S]*- SVC_ROLE /)]);
    const doctor = await svc(['doctor', '--json'], { ...env, PORT: 'x' });
    expect(doctor.code).toBe(1);
    expect(JSON.parse(doctor.stdout).checks).toMatchObject([{ name: 'configuration', status: 'fail' }]);
  });
});

describe('svc on its own database', () => {
  let test: TestDatabase;
  let onServer: Record<string, string>;
  beforeAll(async () => {
    test = await createTestDatabase('postgres');
    onServer = { ...env, ...('url' in test.options && { DATABASE_URL: test.options.url }) };
  });
  afterAll(() => test.close());
  const json = async (...args: string[]) => JSON.parse((await svc([...args, '--json'], onServer)).stdout);

  it(
    'changes, lists and counts accounts',
    async () => {
      const { accountId } = await json('accounts', 'create', '--name', 'Southside', '--plan', 'scale');
      const limits = ['--plan', 'enterprise', '--rate', '5', '--burst', '9', '--production-approved'];
      const updated = await json('accounts', 'update', accountId, ...limits);
      const wanted = {
        accountId,
        plan: 'enterprise',
        sustainedPerSecond: 5,
        burstPerSecond: 9,
        productionApproved: true,
      };
      expect(updated).toMatchObject(wanted);
      expect(await json('accounts', 'update', accountId, '--no-production-approved')).toMatchObject({
        productionApproved: false,
      });
      expect(await json('accounts', 'usage', accountId, '--month', '2026-10')).toMatchObject({
        accountId,
        live: { total: 0 },
      });
      const list = await svc(['accounts', 'list'], onServer);
      expect(list.stdout).toMatch(/^accountId +name +plan +productionApproved +createdAt$/m);
      expect(list.stdout).toMatch(/Southside +enterprise +false/);
    },
    SLOW,
  );

  it(
    'rotates, changes and revokes keys',
    async () => {
      const { accountId } = await json('accounts', 'create', '--name', 'Eastside', '--plan', 'launch');
      const created = await json(
        'keys',
        'create',
        '--account',
        accountId,
        '--kind',
        'publishable',
        '--mode',
        'live',
      );
      expect(await json('keys', 'update', created.keyId, '--origin', 'https://c.example')).toMatchObject({
        origins: ['https://c.example'],
      });
      const rotated = await json('keys', 'rotate', created.keyId, '--overlap', '30m');
      expect(rotated).toMatchObject({
        key: expect.stringMatching(/^svc_pk_live_/),
        origins: ['https://c.example'],
      });
      expect(rotated.key).not.toBe(created.key);
      expect(await json('keys', 'revoke', rotated.keyId)).toMatchObject({ revokedAt: expect.any(String) });
      const { keys } = await json('keys', 'list', '--account', accountId);
      expect(keys).toHaveLength(2);
      expect(JSON.stringify(keys)).not.toContain(created.key);
    },
    SLOW,
  );

  it(
    'shows the compiled parameters and the state of the platform',
    async () => {
      const calibration = await svc(['calibration', 'list'], env);
      expect([calibration.code, calibration.stderr]).toEqual([0, '']);
      expect(calibration.stdout).toMatch(/^relapse: relapse_risk .*, shipped defaults$/m);
      const doctor = await svc(['doctor'], env);
      expect([doctor.code, doctor.stderr]).toEqual([0, '']);
      expect(doctor.stdout).toMatch(/^ok {4}database: reachable and migrated$/m);
      expect(doctor.stdout).toMatch(/^warn {2}durability: .*never calls fsync/m);
    },
    SLOW,
  );

  it(
    'prints the message of a refusal, never a stack',
    async () => {
      const origin = await svc(['keys', 'update', 'key_none', '--origin', '*'], onServer);
      expect([origin.code, origin.stdout]).toEqual([1, '']);
      expect(origin.stderr).not.toContain('    at ');
    },
    SLOW,
  );
});
