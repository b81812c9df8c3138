import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { ConfigError, type Env } from './env-reader.ts';
import { readConfig } from './read-config.ts';

function problemsOf(env: Env): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const DATABASE_URL = 'postgres://app@db.example.org/svc';
const SVC_SECRET = createHash('sha256').update('a secret of these tests').digest('hex');
const PRODUCTION = { NODE_ENV: 'production', DATABASE_URL, SVC_SECRET };

describe('the configuration of an empty environment', () => {
  it('serves on loopback from the embedded database in the project, seeded, with the builtin model', () => {
    expect(readConfig({})).toEqual({
      production: false,
      listen: { host: '127.0.0.1', port: 8787 },
      publicUrl: null,
      dataDir: join(PROJECT_ROOT, '.data'),
      databaseUrl: null,
      migrateDatabaseUrl: null,
      seed: true,
      role: 'all',
      model: 'builtin',
      sandboxKeyDaily: 100,
      sandboxAccountDaily: 500,
      secrets: null,
      adminToken: null,
      adminListen: null,
      metricsToken: null,
      trustProxy: false,
      connections: { perAddress: 256, total: 10_000 },
      drainSeconds: 0,
      logLevel: 'info',
      blobs: { kind: 'folder', folder: join(PROJECT_ROOT, '.data', 'blobs') },
      sealFile: null,
      egressAllow: [],
      oidc: null,
      signUpIsOpen: true,
      imageOrigins: [],
      wearables: {},
    });
  });

  it('is the same when every variable is set to nothing', () => {
    const empty = Object.fromEntries(
      ['PORT', 'HOST', 'SVC_MODEL', 'DATABASE_URL', 'SVC_SEED'].map((name) => [name, '']),
    );
    expect(readConfig(empty)).toEqual(readConfig({}));
  });
});

describe('who signs people in', () => {
  const OIDC = {
    SVC_OIDC_ISSUER: 'https://id.example.org/realm',
    SVC_OIDC_CLIENT_ID: 'console',
    SVC_OIDC_CLIENT_SECRET: 'secret',
  };
  const PUBLIC = { SVC_PUBLIC_URL: 'https://api.example.org' };

  it('is a provider with the client of this deployment', () => {
    expect(readConfig(OIDC).oidc).toEqual({
      issuer: 'https://id.example.org/realm',
      clientId: 'console',
      clientSecret: 'secret',
    });
  });

  it.each(Object.keys(OIDC))('without %s beside the others is refused', (name) => {
    expect(problemsOf({ ...OIDC, [name]: '' })).toEqual([expect.stringContaining(`${name} is required`)]);
  });

  it.each([
    ['an issuer without https', { ...OIDC, ...PUBLIC, SVC_OIDC_ISSUER: 'http://id.example.org' }, 'https://'],
    ['no public origin', OIDC, 'SVC_PUBLIC_URL is required with SVC_OIDC_ISSUER'],
  ])('in production with %s is refused', (_, env, message) => {
    expect(problemsOf({ ...PRODUCTION, ...env })).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['development', {}, true],
    ['production', { ...PRODUCTION, ...OIDC, ...PUBLIC }, false],
    ['production that asks for it', { ...PRODUCTION, ...OIDC, ...PUBLIC, SVC_CONSOLE_SIGN_UP: 'open' }, true],
    ['development that does not', { SVC_CONSOLE_SIGN_UP: 'invited' }, false],
  ])('lets people sign up in %s: %#', (_, env, isOpen) => {
    expect(readConfig(env).signUpIsOpen).toBe(isOpen);
  });
});

describe('credentials of device providers', () => {
  it('come in pairs, by the code of the provider', () => {
    const env = { SVC_WEARABLE_OURA_CLIENT_ID: 'id', SVC_WEARABLE_OURA_SECRET: 'secret' };
    expect(readConfig(env).wearables).toEqual({ oura: { id: 'id', secret: 'secret' } });
  });

  it.each([
    [{ SVC_WEARABLE_WHOOP_CLIENT_ID: 'id' }, 'SVC_WEARABLE_WHOOP_SECRET is required'],
    [{ SVC_WEARABLE_WITHINGS_SECRET: 'secret' }, 'SVC_WEARABLE_WITHINGS_CLIENT_ID is required'],
  ])('one without the other is refused: %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('of a retired provider and of the demonstration provider mean nothing', () => {
    const env = { SVC_WEARABLE_FITBIT_CLIENT_ID: 'id', SVC_WEARABLE_DEMO_SECRET: 'secret' };
    expect(readConfig(env).wearables).toEqual({});
  });
});

describe('a remote model', () => {
  const remote = {
    SVC_MODEL: 'openai-compatible',
    SVC_MODEL_URL: 'http://127.0.0.1:1/v1/',
    SVC_MODEL_NAME: 'm',
  };
  it.each([
    [remote, { kind: 'openai-compatible', url: 'http://127.0.0.1:1/v1', name: 'm', key: null }],
    [
      { ...remote, SVC_MODEL_KEY: 'k' },
      { kind: 'openai-compatible', url: 'http://127.0.0.1:1/v1', name: 'm', key: 'k' },
    ],
    [
      { SVC_MODEL: 'anthropic', SVC_MODEL_NAME: 'm', SVC_MODEL_KEY: 'k' },
      { kind: 'anthropic', url: null, name: 'm', key: 'k' },
    ],
  ])('is read from %j', (env, model) => {
    expect(readConfig(env).model).toEqual(model);
  });

  it.each([
    [{ SVC_MODEL: 'openai-compatible' }, ['SVC_MODEL_URL is required', 'SVC_MODEL_NAME is required']],
    [{ SVC_MODEL: 'anthropic' }, ['SVC_MODEL_NAME is required', 'SVC_MODEL_KEY is required']],
    [{ ...remote, SVC_MODEL_URL: 'ftp://x' }, ['SVC_MODEL_URL']],
    [{ ...remote, SVC_MODEL_URL: 'https://user:pass@x/v1' }, ['SVC_MODEL_URL']],
  ])('names what is missing of %j', (env, parts) => {
    const problems = problemsOf(env).join('\n');
    for (const part of parts) expect(problems).toContain(part);
    expect(problems).not.toContain('pass@');
  });
});

describe('a variable', () => {
  it.each([
    ['PORT', '0', { listen: { host: '127.0.0.1', port: 0 } }],
    ['PORT', '65535', { listen: { host: '127.0.0.1', port: 65_535 } }],
    ['HOST', '0.0.0.0', { listen: { host: '0.0.0.0', port: 8787 } }],
    ['SVC_PUBLIC_URL', 'https://api.example.org', { publicUrl: 'https://api.example.org' }],
    ['SVC_PUBLIC_URL', 'https://api.example.org/', { publicUrl: 'https://api.example.org' }],
    ['DATABASE_URL', DATABASE_URL, { databaseUrl: DATABASE_URL, migrateDatabaseUrl: DATABASE_URL }],
    ['SVC_MODEL', 'none', { model: 'none' }],
    ['SVC_SANDBOX_KEY_DAILY', '1', { sandboxKeyDaily: 1 }],
    ['SVC_SANDBOX_ACCOUNT_DAILY', '7', { sandboxAccountDaily: 7 }],
    ['SVC_SECRET', `${SVC_SECRET}, ${'y'.repeat(40)}`, { secrets: [SVC_SECRET, 'y'.repeat(40)] }],
    ['SVC_ROLE', 'worker', { role: 'worker' }],
    ['SVC_ADMIN_TOKEN', 'svc_admin_0123456789abcdef', { adminToken: 'svc_admin_0123456789abcdef' }],
    ['SVC_ADMIN_LISTEN', '[::1]:9000', { adminListen: { host: '::1', port: 9000 } }],
    ['SVC_METRICS_TOKEN', 'metrics-0123456789abcdef', { metricsToken: 'metrics-0123456789abcdef' }],
    ['SVC_TRUST_PROXY', 'off', { trustProxy: false }],
    ['SVC_TRUST_PROXY', 'on', { trustProxy: true }],
    ['SVC_TRUST_PROXY', 'loopback, 10.0.0.0/8', { trustProxy: 'loopback,10.0.0.0/8' }],
    ['SVC_CONNECTIONS', '0', { connections: { perAddress: 256, total: 0 } }],
    ['SVC_CONNECTIONS_PER_ADDRESS', '64', { connections: { perAddress: 64, total: 10_000 } }],
    ['SVC_LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    [
      'SVC_EGRESS_ALLOW',
      '127.0.0.1:9001,localhost:9002',
      {
        egressAllow: [
          { host: '127.0.0.1', port: 9001 },
          { host: 'localhost', port: 9002 },
        ],
      },
    ],
    [
      'SVC_RETINA_IMAGE_ORIGINS',
      'https://pictures.example.org, https://store.example.org:8443/',
      { imageOrigins: ['https://pictures.example.org', 'https://store.example.org:8443'] },
    ],
    ['SVC_BLOB_URL', 'file:///var/pictures', { blobs: { kind: 'folder', folder: '/var/pictures' } }],
    ['SVC_DATA_DIR', '/var/svc', { blobs: { kind: 'folder', folder: '/var/svc/blobs' } }],
  ])('%s=%s is read', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['SVC_BLOB_URL', 's3://bucket'],
    ['SVC_BLOB_URL', '/var/pictures'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '1e3'],
    ['SVC_PUBLIC_URL', 'api.example.org'],
    ['SVC_PUBLIC_URL', 'https://api.example.org/path'],
    ['SVC_PUBLIC_URL', 'ftp://api.example.org'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'not a url'],
    ['SVC_SEED', 'yes'],
    ['SVC_MODEL', 'gpt'],
    ['SVC_SANDBOX_KEY_DAILY', '0'],
    ['SVC_SANDBOX_ACCOUNT_DAILY', '1.5'],
    ['SVC_SECRET', 'short'],
    ['SVC_SECRET', `${'x'.repeat(32)},short`],
    ['SVC_ROLE', 'everything'],
    ['SVC_ADMIN_TOKEN', 'short'],
    ['SVC_ADMIN_TOKEN', 'has spaces in it which no header carries'],
    ['SVC_ADMIN_LISTEN', '9000'],
    ['SVC_ADMIN_LISTEN', 'host:99999'],
    ['SVC_METRICS_TOKEN', 'x'],
    ['SVC_TRUST_PROXY', '2'],
    ['SVC_TRUST_PROXY', '10.0.0.0/40'],
    ['SVC_CONNECTIONS', '-1'],
    ['SVC_CONNECTIONS_PER_ADDRESS', 'many'],
    ['SVC_LOG_LEVEL', 'loud'],
    ['SVC_EGRESS_ALLOW', 'example.org'],
    ['NODE_ENV', 'staging'],
    ['SVC_MIGRATE_DATABASE_URL', DATABASE_URL],
  ])('%s=%s is refused by name', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it.each([
    ['pictures.example.org'],
    ['http://pictures.example.org'],
    ['https://pictures.example.org/store'],
    ['https://pictures.example.org/?a=1'],
    ['https://user:pass@pictures.example.org'],
    ['https://*.example.org'],
    ['https://pictures.example.org,'],
    ['https://pictures.example.org,http://x.example.org'],
    ['https://pictures.example.org:22'],
    ['https://10.0.0.7'],
    ['https://[::1]'],
    ['https://localhost'],
    ['https://store'],
    ['https://store.internal'],
    ['http://127.0.0.1:9001'],
    ['*'],
  ])('SVC_RETINA_IMAGE_ORIGINS=%s is no list of https origins', (origins) => {
    expect(problemsOf({ SVC_RETINA_IMAGE_ORIGINS: origins })).toEqual([
      expect.stringMatching(/^SVC_RETINA_IMAGE_ORIGINS must be https origins such as https:/),
    ]);
  });

  it('of picture origins may name a place on this machine that is let through, not in production', () => {
    const env = { SVC_EGRESS_ALLOW: '127.0.0.1:9001', SVC_RETINA_IMAGE_ORIGINS: 'http://127.0.0.1:9001' };
    expect(readConfig(env).imageOrigins).toEqual(['http://127.0.0.1:9001']);
    expect(problemsOf({ ...PRODUCTION, ...env }).map((problem) => problem.split(' ')[0])).toEqual([
      'SVC_RETINA_IMAGE_ORIGINS',
      'SVC_EGRESS_ALLOW',
    ]);
  });

  it('of picture origins quotes no password', () => {
    const [problem] = problemsOf({ SVC_RETINA_IMAGE_ORIGINS: 'https://user:hunter2@pictures.example.org' });
    expect(problem).toContain('//…@pictures.example.org');
    expect(problem).not.toContain('hunter2');
  });

  it('that holds a secret is not quoted when it is refused', () => {
    for (const name of ['SVC_SECRET', 'SVC_ADMIN_TOKEN', 'SVC_METRICS_TOKEN', 'DATABASE_URL']) {
      expect(problemsOf({ [name]: 'hunter2 ' }).join()).not.toContain('hunter2');
    }
  });

  it('is named beside all others that are wrong', () => {
    expect(problemsOf({ PORT: 'x', SVC_ROLE: 'x', SVC_MODEL: 'x' })).toHaveLength(3);
  });
});

describe('seeding', () => {
  it.each([
    ['the embedded database', {}, true],
    ['a real database', { DATABASE_URL }, false],
    ['a real database with SVC_SEED=1', { DATABASE_URL, SVC_SEED: '1' }, true],
    ['an open address', { HOST: '0.0.0.0' }, false],
    ['an open address with SVC_SEED=1', { HOST: '192.168.1.2', SVC_SEED: '1' }, false],
    ['localhost', { HOST: 'localhost' }, true],
    ['IPv6 loopback', { HOST: '::1' }, true],
    ['production with SVC_SEED=1', { ...PRODUCTION, SVC_SEED: '1' }, false],
  ])('with %s: %j', (_name, env, seed) => {
    expect(readConfig(env as Env).seed).toBe(seed);
  });
});

describe('production', () => {
  it('needs a database and a secret', () => {
    expect(problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'SVC_SECRET',
    ]);
  });

  it('has no model unless one is asked for', () => {
    expect(readConfig(PRODUCTION).model).toBe('none');
    expect(readConfig({ ...PRODUCTION, SVC_MODEL: 'builtin' }).model).toBe('builtin');
  });

  it.each([
    ['SVC_SECRET', 'changemechangemechangemechangeme'],
    ['SVC_SECRET', 'x'.repeat(64)],
    ['SVC_SECRET', `this-is-my-very-long-production-secret, ${SVC_SECRET}`],
    ['SVC_ADMIN_TOKEN', 'svc_admin_0123456789abcdef'],
    ['SVC_METRICS_TOKEN', 'metrics-metrics-metrics-metrics'],
  ])('refuses a guessable %s, never quotes it, and says how to make a good one', (name, value) => {
    const problems = problemsOf({ ...PRODUCTION, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} can be guessed: .* openssl rand -hex 32`));
    expect(problems[0]).not.toContain(value);
    expect(problemsOf({ DATABASE_URL, [name]: value })).toEqual([]);
  });

  it('keeps a weak secret behind a good one, since it opens what it sealed', () => {
    const SECRETS = `${SVC_SECRET},${'x'.repeat(32)}`;
    expect(readConfig({ ...PRODUCTION, SVC_SECRET: SECRETS }).secrets).toHaveLength(2);
  });

  it('refuses holes in the egress guard', () => {
    expect(problemsOf({ ...PRODUCTION, SVC_EGRESS_ALLOW: '127.0.0.1:1' })[0]).toContain('SVC_EGRESS_ALLOW');
    expect(problemsOf({ ...PRODUCTION, SVC_PUBLIC_URL: 'http://api.example.org' })[0]).toContain(
      'SVC_PUBLIC_URL',
    );
    expect(problemsOf({ ...PRODUCTION, SVC_PUBLIC_URL: 'https://api.example.org' })).toEqual([]);
  });
});
