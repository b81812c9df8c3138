import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { DEVELOPMENT_PEOPLE } from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CredentialsFile, readCredentials } from './credentials-file.ts';
import { HELPER_NICENESS } from './helper-threads.ts';
import { originsOf } from './own-origins.ts';
import { runServer, type ServerProcess, startServer, temporaryFolder } from '../test/processes.ts';

const SLOW = 120_000;

/** Everything a connection receives until the server closes it. */
async function receive(socket: ReturnType<typeof connect>): Promise<string> {
  let received = '';
  for await (const chunk of socket) received += String(chunk);
  return received;
}

const nameOf = (process: number, thread: number) =>
  readFileSync(`/proc/${process}/task/${thread}/comm`, 'utf8').trim();

const DEFAULT_ORIGINS = ['http://127.0.0.1:8787', 'http://localhost:8787', 'http://localhost:5173'];

const SEEDED_PATIENT = {
  id: expect.stringMatching(/^pat_/),
  cookie: expect.stringMatching(/^svc_session=[\w-]{43}$/),
};

/** Where people work, and the links that sign a browser in. */
const consoleAt = (baseUrl: string) => ({
  url: `${baseUrl}/console`,
  signIn: Object.fromEntries(
    DEVELOPMENT_PEOPLE.map((person) => [
      person,
      expect.stringMatching(new RegExp(`^${baseUrl}/console/sign-in/development/${person}/[\\w-]{43}$`)),
    ]),
  ),
});

describe('the server process on an empty folder', () => {
  const folder = temporaryFolder();
  const env = { SVC_DATA_DIR: folder.path };
  let server: ServerProcess;
  let credentials: CredentialsFile;

  beforeAll(async () => {
    server = await startServer(env);
    credentials = readCredentials(folder.path) as CredentialsFile;
  }, SLOW);
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await server.finished;
    folder.remove();
  });

  it('prints ready with its address on a line of its own, and warns that the embedded database calls no fsync', () => {
    expect(server.output()).toMatch(/^ready http:\/\/127\.0\.0\.1:\d+$/m);
    expect(server.output()).toMatch(/never calls fsync/);
  });

  it.runIf(process.platform === 'linux')(
    'lets its helper threads, compilers and collectors, give way to the thread that answers',
    () => {
      const main = server.process.pid as number;
      const threads = readdirSync(`/proc/${main}/task`).map(Number);
      const compilers = threads.filter((thread) => nameOf(main, thread) === 'V8Worker');
      expect(compilers.length).toBeGreaterThan(0);
      expect(compilers.map(getPriority)).toEqual(compilers.map(() => getPriority(main) + HELPER_NICENESS));
    },
  );

  it('has written credentials.json for its owner alone', () => {
    expect(statSync(join(folder.path, 'credentials.json')).mode & 0o777).toBe(0o600);
    expect(credentials).toEqual({
      baseUrl: server.baseUrl,
      accountId: expect.stringMatching(/^acct_/),
      secretKey: expect.stringMatching(/^svc_sk_test_/),
      liveSecretKey: expect.stringMatching(/^svc_sk_live_/),
      publishableKey: expect.stringMatching(/^svc_pk_live_/),
      publishableOrigins: [...DEFAULT_ORIGINS, ...originsOf(server.baseUrl)],
      organizationId: expect.stringMatching(/^org_/),
      organizationKey: expect.stringMatching(/^mse_live_/),
      webhooks: [
        {
          id: expect.stringMatching(/^wh_/),
          mode: 'test',
          secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
        },
      ],
      patient: SEEDED_PATIENT,
      otherPatient: SEEDED_PATIENT,
      adminToken: expect.stringMatching(/^svc_admin_/),
      console: consoleAt(server.baseUrl),
    });
  });

  it.each([
    ['developer', ['developer of an account']],
    ['clinician', ['clinician of an account', 'clinician of an organization']],
    ['reviewer', ['reviewer of an installation']],
    ['secondReviewer', ['reviewer of an installation']],
    ['operator', ['operator of an installation']],
  ] as const)('whose link signs a browser in as %s', async (person, roles) => {
    const link = credentials.console?.signIn[person] ?? '';
    const answer = await fetch(link, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/console']);
    const [cookie = ''] = answer.headers.getSetCookie();
    const me = await fetch(`${server.baseUrl}/api/console/v1/me`, { headers: { cookie } });
    const { data } = (await me.json()) as { data: { memberships: { role: string; scope: string }[] } };
    const held = data.memberships.map(({ role, scope }) => `${role} of an ${scope}`);
    expect(held.toSorted()).toEqual(roles);
  });

  it('whose patients are signed in, each to their own screenings', async () => {
    for (const patient of [credentials.patient, credentials.otherPatient]) {
      const headers = { cookie: patient?.cookie ?? '' };
      const response = await fetch(`${server.baseUrl}/api/retina/v1/history`, { headers });
      expect([response.status, await response.json()]).toEqual([200, { screenings: [] }]);
    }
    expect(credentials.patient?.id).not.toBe(credentials.otherPatient?.id);
  });

  it('whose keys work, with links to this address in errors', async () => {
    for (const key of [credentials.secretKey, credentials.liveSecretKey]) {
      const response = await fetch(`${server.baseUrl}/api/v1/ping`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect(await response.json()).toMatchObject({
        ok: true,
        data: { accountId: credentials.accountId, plan: 'enterprise' },
      });
    }
    // That of a page of the server itself.
    const origin = server.baseUrl.replace('127.0.0.1', 'localhost');
    const browser = await fetch(`${server.baseUrl}/api/v1/dmse/analyze`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${credentials.publishableKey}`,
        'content-type': 'application/json',
        origin,
      },
      body: '{"responseLatencySeconds":2.6}',
    });
    expect([browser.status, browser.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    const refused = await fetch(`${server.baseUrl}/api/v1/ping`);
    const { error } = (await refused.json()) as { error: { docs: string } };
    expect(error.docs).toBe(`${server.baseUrl}/docs/errors/unauthorized`);
    expect((await fetch(error.docs)).status).toBe(200);
  });

  it(
    'refuses a second process on its folder, and says who holds it',
    async () => {
      const second = await runServer(env);
      expect(second.code).toBe(1);
      expect(second.stderr).toContain(`in use by process ${server.process.pid}`);
      expect(second.stdout).not.toContain('ready');
      expect((await fetch(`${server.baseUrl}/readyz`)).status).toBe(200);
    },
    SLOW,
  );

  it(
    'refuses a port that is taken, and says so',
    async () => {
      const other = temporaryFolder();
      const taken = await runServer({ SVC_DATA_DIR: other.path, PORT: new URL(server.baseUrl).port });
      other.remove();
      expect([taken.code, taken.stderr]).toEqual([1, expect.stringContaining('choose another PORT')]);
    },
    SLOW,
  );

  it(
    'on SIGTERM finishes the request in flight, takes no new connection, and exits 0',
    async () => {
      const port = Number(new URL(server.baseUrl).port);
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      const body = '{"responseLatencySeconds":2.6}';
      socket.write(
        `POST /api/v1/dmse/analyze HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${credentials.liveSecretKey}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body.slice(0, 5)}`,
      );
      // In flight once it is counted as such: the metrics request itself is the other one.
      for (let inFlight = 0; inFlight < 2; ) {
        const text = await (await fetch(`${server.baseUrl}/metrics`)).text();
        inFlight = Number(/svc_requests_in_flight (\d+)/.exec(text)?.[1]);
      }
      server.process.kill('SIGTERM');
      while (
        await fetch(`${server.baseUrl}/healthz`).then(
          ({ status }) => status === 200,
          () => false,
        )
      );
      socket.write(body.slice(5));
      expect(await receive(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"dmse\.analysis"/);
      expect((await server.finished).code).toBe(0);
    },
    SLOW,
  );

  it(
    'started again keeps keys and token, follows its address, and exits 0 on SIGINT',
    async () => {
      const again = await startServer(env);
      const publishableOrigins = [...DEFAULT_ORIGINS, ...originsOf(again.baseUrl)];
      expect(readCredentials(folder.path)).toEqual({
        ...credentials,
        baseUrl: again.baseUrl,
        publishableOrigins,
        console: consoleAt(again.baseUrl),
      });
      // The links of an earlier start go on, at the new address.
      const links = Object.entries(readCredentials(folder.path)?.console?.signIn ?? {});
      const before = Object.entries(credentials.console?.signIn ?? {});
      const pathsOf = (all: typeof links) => all.map(([person, link]) => [person, new URL(link).pathname]);
      expect(pathsOf(links)).toEqual(pathsOf(before));
      const response = await fetch(`${again.baseUrl}/api/v1/ping`, {
        headers: { authorization: `Bearer ${credentials.secretKey}` },
      });
      expect(response.status).toBe(200);
      again.process.kill('SIGINT');
      expect((await again.finished).code).toBe(0);
    },
    SLOW,
  );
});

describe('the server process in production', () => {
  const folder = temporaryFolder();
  let test: TestDatabase;
  let url: string;

  beforeAll(async () => {
    test = await createTestDatabase('postgres');
    url = 'url' in test.options ? test.options.url : '';
  }, SLOW);
  afterAll(async () => {
    await test.close();
    folder.remove();
  });

  it('without DATABASE_URL and SVC_SECRET says what is missing, in one line of the log', async () => {
    const refused = await runServer({ NODE_ENV: 'production', SVC_DATA_DIR: folder.path });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('DATABASE_URL is required');
    expect(refused.stderr).toContain('SVC_SECRET is required');
    expect(JSON.parse(refused.stderr)).toMatchObject({ level: 'error', event: 'not_started' });
  });

  it(
    'seeds nothing, writes no credentials, has no admin API without a token and no model',
    async () => {
      const server = await startServer({
        NODE_ENV: 'production',
        SVC_DATA_DIR: folder.path,
        DATABASE_URL: url,
        SVC_SECRET: randomBytes(32).toString('hex'),
        SVC_PUBLIC_URL: 'https://api.example.org',
      });
      expect(readCredentials(folder.path)).toBeNull();
      expect(await test.database.db.selectFrom('account').selectAll().execute()).toEqual([]);
      expect((await fetch(`${server.baseUrl}/api/admin/v1/accounts`)).status).toBe(404);
      const refused = (await (await fetch(`${server.baseUrl}/api/v1/ping`)).json()) as {
        error: { docs: string };
      };
      expect(refused.error.docs).toBe('https://api.example.org/docs/errors/unauthorized');
      server.process.kill('SIGTERM');
      expect((await server.finished).code).toBe(0);
    },
    SLOW,
  );
});

describe('the runtime', () => {
  it('is Node 24, as the scripts promise', () => {
    expect(process.versions.node).toMatch(/^24\./);
  });

  it('finds beside the bundle every npm package that is left out of it, in the version of the package that uses it', () => {
    const read = (path: string) =>
      JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as {
        dependencies: Record<string, string>;
      };
    const inlined = [
      'packages/contracts',
      'packages/clinical',
      'packages/engines',
      'packages/mse-draft',
      'packages/intelligence',
      'packages/store',
      'packages/server-kit',
      'packages/labs',
      'packages/wearables',
      'services/developer-api',
      'services/mse-api',
      'services/retina-api',
      'services/pages',
      'services/worker',
      'services/admin-api',
    ];
    const needed = inlined
      .flatMap((path) => Object.entries(read(`../../../${path}/package.json`).dependencies))
      .filter(([name]) => !name.startsWith('@svc/'));
    expect(read('../package.json').dependencies).toMatchObject(Object.fromEntries(needed));
  });
});

describe('the server process, watched by others', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  it(
    'told to stop, says so to whoever spreads requests while it serves on, then ends',
    async () => {
      const server = await startServer({ SVC_DATA_DIR: folder.path, SVC_DRAIN_SECONDS: '3' });
      server.process.kill('SIGTERM');
      let ready = 200;
      while (ready === 200) ready = (await fetch(`${server.baseUrl}/readyz`)).status;
      const served = await fetch(`${server.baseUrl}/api/openapi.json`);
      expect([ready, served.status]).toEqual([503, 200]);
      await served.arrayBuffer();
      expect(await server.finished).toMatchObject({ code: 0 });
    },
    SLOW,
  );

  it(
    'serves on when nobody reads its log any more',
    async () => {
      const server = await startServer({ SVC_DATA_DIR: folder.path });
      server.process.stdout?.destroy();
      server.process.stderr?.destroy();
      const statuses: number[] = [];
      // Long enough for lines of the log, which are written together, to be written many times.
      for (let i = 0; i < 1_000; i++) {
        const response = await fetch(`${server.baseUrl}/api/v1/ping`);
        await response.arrayBuffer();
        statuses.push(response.status);
      }
      expect(new Set(statuses)).toEqual(new Set([401]));
      server.process.kill('SIGTERM');
      expect(await server.finished).toMatchObject({ code: 0 });
    },
    SLOW,
  );
});
