import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, SHELL, sessionOf } from '../../scripts/test/page-blocks.ts';
import { type ServedPlatform, servePlatform } from '../../sdks/client/test/served-platform.ts';
import { startServer, temporaryFolder } from '../../services/platform/test/processes.ts';
import { type Receiver, startReceiver } from '../../services/worker/test/deliveries/receiver.ts';
import { runCli } from './run-cli.ts';

/**
 * The shell blocks of every guide, run against one server as a reader runs them who fills in what stands for ids,
 * keys and hosts of their own. What is not found here to be filled in fails: `…` is no id.
 */
const ROOT = new URL('../../', import.meta.url).pathname;
const GUIDES = [
  // Releasing needs a registry: `scripts/installed-packages.program.test.ts` has one.
  ...globSync('docs/**/*.md', { cwd: ROOT, exclude: ['docs/releasing.md'] }).map((page) => ({
    page,
    blocks: blocksOf(page).filter(({ language }) => SHELL.has(language)),
  })),
  // Its blocks of the console need no server, and have a test of their own.
  {
    page: 'examples/README.md',
    blocks: blocksOf('examples/README.md').filter(({ language }) => language === 'text'),
  },
].filter(({ blocks }) => blocks.length > 0);

/** What a reader of a guide has at hand. */
interface AtHand {
  /** What stands in for a placeholder; of several, one for each time it is met. */
  readonly ids?: Readonly<Record<string, string | readonly string[] | (() => Promise<string>)>>;
  /** Contents of files, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

let platform: ServedPlatform;
let receiver: Receiver;
const work = temporaryFolder();
beforeAll(async () => {
  receiver = await startReceiver();
  const { host, port } = receiver.allow;
  platform = await servePlatform({ SVC_EGRESS_ALLOW: `${host}:${port}` });
  symlinkSync(join(ROOT, 'examples'), join(work.path, 'examples'));
  symlinkSync(platform.folder, join(work.path, '.data'));
});
afterAll(async () => {
  await platform?.close();
  await receiver?.close();
  work.remove();
});

const PLACEHOLDER = /[\w-]+[_=-]…/;

/** A command as its reader types it. */
async function filledIn(command: string, ids: Map<string, readonly (string | (() => Promise<string>))[]>) {
  let typed = command
    .replaceAll('http://127.0.0.1:8787', platform.origin)
    .replaceAll(/https:\/\/api\.example(?:\.org)?(?=\/)/g, platform.origin)
    .replaceAll('http://127.0.0.1:3000/hooks', receiver.url)
    // Days that are within what is kept.
    .replaceAll('2026-11-20T', `${dayBefore(2)}T`)
    .replaceAll('2026-11-21T', `${dayBefore(1)}T`);
  for (let found = PLACEHOLDER.exec(typed); found !== null; found = PLACEHOLDER.exec(typed)) {
    const [name] = found;
    const [id, ...more] = ids.get(name) ?? [];
    if (id === undefined) throw new Error(`nothing stands in for ${name}`);
    if (more.length > 0) ids.set(name, more);
    typed = typed.replace(name, typeof id === 'string' ? id : await id());
  }
  return typed;
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs one command to its end: `svc` and the server as the programs they are, the rest by bash. */
async function run(command: string): Promise<Ended> {
  const cli = /^(?:npx pnpm )?svc (.*)$/.exec(command)?.[1];
  if (cli !== undefined) return typed(cli);
  const start = /^(.*) npx pnpm start$/.exec(command)?.[1];
  return start === undefined ? byBash(command) : started(start);
}

/** What goes on until it is stopped, and what it says once it is under way. */
const ENDLESS: readonly (readonly [RegExp, string])[] = [
  [/^webhooks listen /, 'Forwarding'],
  [/^events tail .*--follow/, 'evt_'],
];

/** A line of `svc`: of the shell it has quotes, files of the folder, a remark and one redirection. */
async function typed(line: string): Promise<Ended> {
  const [called = '', file] = line.replace(/ +#.*$/, '').split(' > ');
  const words = [...called.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = '']) =>
    quoted === undefined
      ? word.replace(/^[\w/-]+(?:\.(?:json|ndjson|png)|\/)$/, (name) => join(work.path, name))
      : quoted,
  );
  const waited = ENDLESS.find(([command]) => command.test(called))?.[1];
  const ended = await cliRun(words, waited);
  if (file !== undefined) writeFileSync(join(work.path, file), ended.out);
  return ended;
}

/** Runs `svc` to its end, or until it has said what is waited for: it ends with the server. */
function cliRun(args: readonly string[], waited?: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const said = { out: '', err: '' };
    const hear = (stream: 'out' | 'err') => (heard: string) => {
      said[stream] += heard;
      if (waited !== undefined && said[stream].includes(waited)) resolve({ code: 0, ...said });
    };
    runCli(args, {
      env: { SVC_DATA_DIR: platform.folder },
      readInput: async () => Buffer.alloc(0),
      out: hear('out'),
      err: hear('err'),
    }).then((code) => resolve({ code, ...said }), reject);
  });
}

/** Starts the server with what is set before its command, until it is ready. */
async function started(settings: string): Promise<Ended> {
  const own = temporaryFolder();
  const env = Object.fromEntries(settings.split(' ').map((setting) => setting.split('=', 2)));
  const server = await startServer({ ...env, SVC_DATA_DIR: own.path });
  server.process.kill('SIGTERM');
  const { code, stdout, stderr } = await server.finished;
  own.remove();
  return { code, out: stdout, err: stderr };
}

async function byBash(command: string): Promise<Ended> {
  const key = platform.secretKey;
  // An answer that is no success fails; one that leads elsewhere is seen in the status.
  const curl = `curl() { command curl --fail-with-body --write-out '%{stderr}status %{http_code}\\n' "$@"; }`;
  const child = spawn('bash', ['-c', `${curl}\n${command.replace(/\bnpx pnpm exec /, '')}`], {
    cwd: work.path,
    env: {
      ...process.env,
      SVC_BASE_URL: platform.origin,
      KEY: key,
      SECRET_KEY: key,
      SVC_KEY: key,
      SVC_API_KEY: key,
      SVC_TEST_KEY: key,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  return { code, out, err };
}

/** The JSON that a command prints. */
async function svc<Answer = Readonly<Record<string, string>>>(line: string): Promise<Answer> {
  const { code, out, err } = await typed(line);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Answer;
}

async function post<Answer>(path: string, body: object, key: string = platform.secretKey): Promise<Answer> {
  const response = await fetch(`${platform.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Answer;
}

/** The id of what was made. */
async function made(path: string, body: object, key?: string): Promise<string> {
  const { data } = await post<{ data: { id: string } }>(path, body, key);
  return data.id;
}

const orderOf = (key?: string) =>
  made('/labs/orders', { patientRef: 'patient-1', panelId: 'lithium_monitoring' }, key);
const fixture = (name: string) => readFileSync(join(ROOT, 'examples/fixtures', name), 'utf8');
const jsonOf = (page: string) => blocksOf(page).filter(({ language }) => language === 'json');

async function recordOf(visit: string): Promise<void> {
  const selection = JSON.parse(fixture('mse-selection.json')) as object;
  await post(`/mse/${visit}`, { patientId: 'p', selection }, platform.organizationKey);
}

/** By guide, what its reader has before the first block; of a guide without one, nothing but the server. */
const AT_HAND: Readonly<Record<string, () => Promise<AtHand>>> = {
  'docs/cds-hooks.md': async () => {
    const { accountId } = platform;
    const { publicKey } = await generateKeyPair('ES384');
    const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1' }] });
    writeFileSync(join(work.path, 'earlier.json'), keys);
    const { id = '' } = await svc(
      `cds add --account ${accountId} --name Earlier --issuer https://earlier.example.org --keys earlier.json --json`,
    );
    return { ids: { 'acct_…': accountId, 'cds_…': id }, files: { 'jwks.json': keys } };
  },
  'docs/events.md': async () => {
    const { accountId = '' } = await svc(
      'accounts create --name Live --plan launch --production-approved --json',
    );
    const { key = '' } = await svc(`keys create --account ${accountId} --kind secret --mode live --json`);
    await svc(`labs advance ${await orderOf(key)} --json`);
    return { ids: { 'acct_…': accountId } };
  },
  'docs/fhir.md': async () => {
    const bundle = fixture('ehr-bundle.json');
    const { entry } = JSON.parse(bundle) as { entry: { resource: { resourceType: string } }[] };
    const linesOf = (type: string) =>
      entry
        .filter(({ resource }) => resource.resourceType === type)
        .map(({ resource }) => JSON.stringify(resource))
        .join('\n');
    return {
      files: { 'bundle.json': bundle, 'export/Observation.ndjson': linesOf('Observation') },
    };
  },
  'docs/labs.md': async () => {
    const collected = async () => {
      const id = await orderOf();
      for (const to of ['authorized', 'scheduled', 'collected'])
        await svc(`labs advance ${id} --to ${to} --json`);
      return id;
    };
    const ids = { 'acct_…': platform.accountId, 'labord_…': [] as string[] };
    for (let each = 0; each < 4; each++) ids['labord_…'].push(await collected());
    return { ids, files: { 'report.json': jsonOf('docs/labs.md')[1]?.text ?? '' } };
  },
  'docs/mse-integrity.md': async () => {
    await recordOf('exported');
    const seals = await svc(`mse seal --org ${platform.organizationId} --json`);
    const exported = await svc(
      `mse export --org ${platform.organizationId} --visit exported --patient p --reason asked`,
    );
    return { files: { 'export.json': JSON.stringify(exported), 'seal.json': JSON.stringify(seals) } };
  },
  'docs/mse.md': async () => {
    await recordOf('v');
    return {
      ids: { 'org_…': platform.organizationId },
      files: { 'selection.json': fixture('mse-selection.json') },
    };
  },
  'docs/retina.md': async () => {
    const picture = { patientRef: platform.patient.id, imageBase64: platform.picture };
    const { data } = await post<{ data: { screeningId: string } }>('/retina/ingest', picture);
    return { ids: { 'rscr_…': data.screeningId } };
  },
  'docs/wearables.md': async () => {
    const id = await made('/wearables/connect', { patientRef: 'patient-17', providers: ['demo'] });
    return { ids: { 'acct_…': platform.accountId, 'wear_…': id } };
  },
  'docs/webhooks.md': async () => {
    const { webhookId = '' } = await svc(
      `webhooks add --account ${platform.accountId} --mode test --url ${receiver.url} --json`,
    );
    await svc('webhooks trigger wearable.connected --json');
    const { deliveries } = await svc<{ deliveries: { deliveryId: string }[] }>(
      `webhooks attempts ${webhookId} --json`,
    );
    return {
      ids: {
        'acct_…': platform.accountId,
        'org_…': platform.organizationId,
        'wh_…': webhookId,
        'dlv_…': deliveries[0]?.deliveryId ?? '',
      },
    };
  },
  'examples/README.md': async () => ({
    ids: {
      'SVC_API_KEY=…': `SVC_API_KEY=${platform.secretKey}`,
      'org_…': platform.organizationId,
      'visit-…': async () => {
        const { out } = await typed(`mse audit --org ${platform.organizationId} --action mse.sign --json`);
        return (JSON.parse(out.split('\n', 1)[0] ?? '') as { visitId: string }).visitId;
      },
    },
  }),
};

it('what a reader has at hand is of guides that there are', () => {
  const pages = GUIDES.map(({ page }) => page);
  expect(Object.keys(AT_HAND).filter((page) => !pages.includes(page))).toEqual([]);
});

describe('every command of a guide runs, in order', () => {
  it.each(GUIDES)('$page', async ({ page, blocks }) => {
    const atHand = (await AT_HAND[page]?.()) ?? {};
    for (const [name, contents] of Object.entries(atHand.files ?? {})) {
      mkdirSync(dirname(join(work.path, name)), { recursive: true });
      writeFileSync(join(work.path, name), contents);
    }
    const ids = new Map(Object.entries(atHand.ids ?? {}).map(([name, id]) => [name, [id].flat()]));
    for (const { commands, shown } of blocks.map(sessionOf)) {
      let printed = '';
      for (const command of commands) {
        const wanted = await filledIn(command, ids);
        const { code, out, err } = await run(wanted);
        const isAnswered = /^status 2\d\d$/m.test(err);
        expect({ wanted, code, isAnswered, said: code === 0 ? '' : err + out }).toEqual({
          wanted,
          code: 0,
          isAnswered: wanted.startsWith('curl '),
          said: '',
        });
        printed += out;
      }
      // What no block shows is not compared.
      expect(shown === '' ? '' : printed.trimEnd()).toBe(shown);
    }
  });
});
