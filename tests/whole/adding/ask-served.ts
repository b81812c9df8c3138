import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Tree } from './tree.ts';

interface Served {
  readonly origin: string;
  readonly key: string;
  readonly adminToken: string;
  stop(): Promise<void>;
}

interface Question {
  readonly what: string;
  ask(served: Served): Promise<boolean>;
}

const QUESTIONS: readonly Question[] = [
  {
    what: 'engine',
    ask: async (served) => {
      const { data } = await post(served, '/v1/reaction/analyze', { reactionTimeMs: 620, explain: true });
      return (
        data.status === 'slow' &&
        data.intelligence.engine === 'reaction' &&
        data.intelligence.reasoning !== null
      );
    },
  },
  {
    what: 'instrument',
    ask: async (served) => {
      const scored = { instrumentId: 'apathy_nrs', instrumentName: 'Apathy NRS', maxScore: 10 };
      const assessments = [8, 3].map((score, at) => ({ ...scored, score, createdAt: `2026-0${at + 1}-01` }));
      const { data } = await post(served, '/v1/outcome/score', { assessments });
      const symptoms = JSON.stringify(data.components);
      return symptoms.includes('Apathy NRS 8') && !symptoms.includes('not identified');
    },
  },
  {
    what: 'drug and analyte',
    ask: async (served) => {
      const agent = await post(served, '/v1/medication/p-1/agent', {
        medications: ['Examplo 10 mg', 'phenelzine 15 mg'],
      });
      const labs = [
        {
          id: 'lab-1',
          labName: 'Lipids',
          observedAt: '2026-11-01',
          results: { biomarkers: [{ name: 'EXL', value: 250, unit: 'mg/dL', flag: 'high' }] },
        },
      ];
      const { data } = await post(served, '/v1/biomarker/analyze', { labs });
      return JSON.stringify(agent).includes('examplopram') && JSON.stringify(data).includes('Example lipid');
    },
  },
  {
    what: 'endpoint in a group',
    ask: async (served) => (await call(served, '/v1/labs/panel-count')).data.count > 0,
  },
  {
    what: 'admin route',
    ask: async (served) =>
      (await call({ ...served, key: served.adminToken }, '/admin/v1/organization-count')).data.count >= 0,
  },
  {
    what: 'endpoint in a new group',
    ask: async (served) => (await post(served, '/v1/notes/check', { note: 'calm' })).data.length === 4,
  },
  {
    what: 'event and OpenAPI',
    ask: async ({ origin }) => {
      const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Record<
        'paths' | 'webhooks',
        object
      >;
      const { paths, webhooks } = document;
      if (!Object.hasOwn(webhooks, 'lab_order.note_added')) return false;
      return ['/v1/reaction/analyze', '/v1/labs/panel-count', '/v1/notes/check'].every((path) =>
        Object.keys(paths).some((known) => known.endsWith(path)),
      );
    },
  },
];

/** Builds and starts what a tree holds, and asks it for everything that was added. */
export async function askServed(tree: Tree): Promise<string> {
  tree.run('npx', 'pnpm', 'documents', 'indexes');
  tree.run(process.execPath, 'scripts/build.ts', '--platform');
  const served = await start(tree);
  try {
    for (const { what, ask } of QUESTIONS)
      if (!(await ask(served))) throw new Error(`${what}: not answered as added`);
  } finally {
    await served.stop();
  }
  return QUESTIONS.map(({ what }) => what).join(', ');
}

async function start({ folder }: Tree): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'svc-adding-data-'));
  const child = spawn(process.execPath, ['services/platform/dist/main.js'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', SVC_DATA_DIR: data, SVC_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const origin = /^ready (http:\S+)/.exec(line)?.[1];
    if (origin === undefined) continue;
    const { secretKey, adminToken } = JSON.parse(
      readFileSync(join(data, 'credentials.json'), 'utf8'),
    ) as Record<'secretKey' | 'adminToken', string>;
    return {
      origin,
      key: secretKey,
      adminToken,
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
        rmSync(data, { recursive: true, force: true });
      },
    };
  }
  throw new Error('the platform ended before it was ready');
}

// What an example answers is read field by field above.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = Record<string, any>;

function post(served: Served, path: string, body: object): Promise<Answer> {
  return call(served, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

async function call({ origin, key }: Served, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { ...init.headers, authorization: `Bearer ${key}` };
  const response = await fetch(`${origin}/api${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
