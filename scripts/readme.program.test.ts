import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { testHeaders } from '@svc/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf } from './test/page-blocks.ts';
import { type Ran, runSnippets } from './test/run-snippets.ts';

const root = new URL('..', import.meta.url).pathname;

/** The blocks of README.md, in order. */
type Texts = [
  ...[string, string, string, string, string, string, string],
  ...[string, string, string, string, string],
];

/** Every page with code; that of the client has a test of its own, which gives it a server and a key. */
const PACKAGE_PAGES = globSync('{docs,packages,sdks,services,apps,cli}/**/*.md', {
  cwd: root,
  exclude: (path) => path.includes('node_modules') || path === 'sdks/client',
}).filter((page) => blocksOf(page).some(({ language }) => language === 'ts'));

/** Guides of private packages: their code runs where what it imports is. */
const RUNS_IN: Readonly<Record<string, string>> = {
  'README.md': 'examples',
  'docs/mcp.md': 'packages/mcp',
  'docs/cds-hooks.md': 'packages/cds-hooks',
};

/** Guides with one worked example, and what it prints below it. */
const SHOWN = ['docs/fhir.md', 'docs/events.md', 'docs/webhooks.md'];
const shownBy = (page: string) => blocksOf(page).find(({ language }) => language === 'text')?.text ?? '';

/** The code of the pages, in one process: by the packages as they are built, as whoever installed them runs it. */
const SNIPPETS = [...PACKAGE_PAGES, 'README.md'].flatMap((page) =>
  blocksOf(page)
    .filter(({ language }) => language === 'ts')
    .map(({ text: code }) => ({
      page,
      code,
      folder: join(root, RUNS_IN[page] ?? dirname(page)),
      ...(SHOWN.includes(page) && { lines: shownBy(page).split('\n').length - 1 }),
    })),
);
let ran: Ran[];
beforeAll(() => {
  ran = runSnippets(SNIPPETS);
});

/** What the code of a page prints. */
function printedBy(page: string): string[] {
  const results = ran.filter((_, index) => SNIPPETS[index]?.page === page);
  expect(results.flatMap((result) => ('fault' in result ? result.fault : []))).toEqual([]);
  return results.flatMap((result) => ('printed' in result ? result.printed : []));
}

describe('the code of every package page runs', () => {
  it('is found', () => expect(PACKAGE_PAGES.length).toBeGreaterThan(20));

  it.each(PACKAGE_PAGES)('%s', (page) => {
    const printed = printedBy(page);
    expect(printed.length).toBeGreaterThan(0);
    expect(printed).not.toContain('');
  });
});

it.each(SHOWN)('the worked example of %s prints what stands below it', (page) => {
  expect(printedBy(page)).toEqual([shownBy(page)]);
});

describe('README.md', () => {
  const [start, curl, answer, offline, receiver, , printed, agent, lint, linted, order, ordered] = blocksOf(
    'README.md',
  ).map(({ text }) => text) as Texts;
  const folder = mkdtempSync(join(tmpdir(), 'svc-readme-'));
  let port: number;
  let server: ChildProcess;

  /** The commands as printed, on a free port and a folder of their own. */
  const here = (command: string) => command.replaceAll('8787', String(port)).replaceAll('./.data', folder);

  beforeAll(async () => {
    port = await freePort();
    server = spawn('sh', ['-c', start], {
      cwd: root,
      env: { ...process.env, PORT: String(port), SVC_DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    await readyLine(server);
  });

  afterAll(async () => {
    // The group holds npx, pnpm and the server.
    process.kill(-(server.pid as number), 'SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });

  it('has no block but those run here', () => expect(blocksOf('README.md')).toHaveLength(12));

  it('is started once, and lets in the receiver of the first webhook from there on', () => {
    const text = readFileSync(join(root, 'README.md'), 'utf8');
    expect(text.match(/npx pnpm start/g)).toHaveLength(1);
    const [, allowed = 'none'] = /^SVC_EGRESS_ALLOW=(\S+) /.exec(start) ?? [];
    expect(text).toContain(`\`http://${allowed}/hooks\``);
    expect(text.indexOf('`PORT=…`')).toBeLessThan(text.indexOf('curl'));
  });

  it('the curl command prints the answer shown', () => {
    const { stdout } = spawnSync('bash', ['-c', here(curl)], { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe(answer);
  });

  it('the offline command prints the data of the endpoint', async () => {
    const { stdout } = spawnSync('bash', ['-c', offline], { cwd: root, encoding: 'utf8' });
    const key = JSON.parse(readFileSync(join(folder, 'credentials.json'), 'utf8')) as { secretKey: string };
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/relapse/predict`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.secretKey}`, 'content-type': 'application/json' },
      body: readFileSync(join(root, 'examples/fixtures/relapse-request.json')),
    });
    const { data } = (await response.json()) as { data: object };
    expect(withoutMoments(stdout)).toBe(withoutMoments(JSON.stringify(data)));
  });

  it('the receiver takes what was signed with its secret, and nothing else', async () => {
    const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
    const hookPort = await freePort();
    const child = spawn('bash', ['-c', receiver.replace('whsec_…', secret)], {
      cwd: root,
      env: { ...process.env, PORT: String(hookPort) },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async () => ((await lines.next()) as { value: string }).value;
    try {
      expect(await next()).toBe(`listening on http://127.0.0.1:${hookPort}/hooks`);
      const body = '{"id":"evt_1","type":"svc.webhook.test","data":{}}';
      for (const [secrets, status, line] of [
        [secret, 204, 'verified svc.webhook.test evt_1'],
        ['whsec_QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWY=', 400, 'refused: no_matching_signature'],
      ] as const) {
        const headers = await testHeaders({ body, secrets });
        const answer = await fetch(`http://127.0.0.1:${hookPort}/hooks`, { method: 'POST', headers, body });
        expect([answer.status, await next()]).toEqual([status, line]);
      }
    } finally {
      process.kill(-(child.pid as number), 'SIGTERM');
    }
  });

  it('the agent command finds the interaction in its list', () => {
    const { stdout } = spawnSync('bash', ['-c', agent], { cwd: root, encoding: 'utf8' });
    const { object, assessment } = JSON.parse(stdout) as {
      object: string;
      assessment: { interactions: { a: string; b: string; severity: string }[] };
    };
    expect(object).toBe('medication.agent.assessment');
    expect(assessment.interactions[0]).toMatchObject({ a: 'ibuprofen', b: 'lithium', severity: 'major' });
  });

  it('the command that checks a selection prints what is shown', () => {
    const { stdout } = spawnSync('bash', ['-c', lint], { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe(linted);
  });

  it('the order goes to the analysis of its results, as shown', () => {
    const { stdout } = spawnSync('bash', ['-c', here(order)], { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe(ordered);
  });

  it('the offline snippet prints what is shown', () => {
    expect(printedBy('README.md')).toEqual([printed]);
  });

  it.each(['test', 'prove', 'bench', 'svc', 'start'])('the script `npx pnpm %s` exists', (name) => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts).toHaveProperty(name);
  });
});

describe('CONTRIBUTING.md', () => {
  const blocks = blocksOf('CONTRIBUTING.md');
  /** As somebody runs it by hand: without browsers and whole programs, this one among them. */
  const { CI: _, ...byHand } = process.env;
  const linesOf = (command: string, env = byHand) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.anything()]);
    return stripVTControlCharacters(stdout).split('\n');
  };

  it('shows how everything that changed is checked, then some, then one check', () => {
    expect(blocks.map(({ text }) => text.split('\n', 1)[0])).toEqual([
      'npx pnpm test --changed',
      'npx pnpm exec vitest run packages/webhooks/src/sign.test.ts',
      'npx pnpm test --only lint,format',
    ]);
  });

  it('the tests of what changed run, and no other', () => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-changed-'));
    // A repository in which this tree is committed, but for one file that was otherwise.
    const env = { ...byHand, GIT_DIR: folder, GIT_WORK_TREE: root, GIT_INDEX_FILE: join(folder, 'index') };
    const git = (args: string, input = '') =>
      execFileSync('git', args.split(' '), { cwd: root, env, input, encoding: 'utf8' }).trim();
    git('init --quiet');
    git('add --all');
    const before = git('hash-object -w --stdin', 'export {};\n');
    git(`update-index --cacheinfo 100644,${before},sdks/capture/src/timeline/words.ts`);
    git('-c user.name=t -c user.email=t@localhost commit --quiet --no-verify --message=before');
    try {
      const lines = linesOf(`${blocks[0]?.text.trim()} --only vitest`, env);
      const ran = lines.flatMap((line) => /✓.* (\S+\.test\.ts)/.exec(line)?.[1] ?? []);
      expect(ran).toContain('sdks/capture/src/timeline/timeline.test.ts');
      expect(ran.filter((file) => file.startsWith('packages/clinical/'))).toEqual([]);
      expect(lines.at(-2)).toMatch(/^\d+ passed, 0 failed/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('one file and one test run by themselves', () => {
    const lines = linesOf(blocks[1]?.text.split('\n').filter(Boolean).join(' && ') ?? '');
    expect(lines.filter((line) => /Test Files +\d+ passed/.test(line))).toHaveLength(2);
  });

  it('one check runs by its name', () => {
    const lines = linesOf(blocks[2]?.text ?? '');
    expect(lines).toContain('2 passed, 0 failed');
  });
});

/** The same JSON with every moment of computation set to one value. */
function withoutMoments(json: string): string {
  return JSON.stringify(JSON.parse(json, (key, value: unknown) => (key === 'generatedAt' ? 'now' : value)));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

function readyLine(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (line.startsWith('ready http://')) resolve();
    });
  });
}
