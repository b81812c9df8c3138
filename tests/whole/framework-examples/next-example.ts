import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveUntilStopped } from './child.ts';
import type { Findings } from './findings.ts';

/** What a partner may write by mistake: a component of the browser that takes the module with the key. */
const LEAK = `'use client';
import { predictRelapse } from '@/lib/relapse';

export default function Page() {
  return <button onClick={() => predictRelapse({ assessments: [] })}>Ask</button>;
}
`;
const ENV = { PATH: process.env.PATH, NEXT_TELEMETRY_DISABLED: '1', HOME: process.env.HOME };
const NEXT = 'node_modules/next/dist/bin/next';

interface Service {
  readonly baseUrl: string;
  readonly key: string;
  stop(): Promise<void>;
}

/**
 * Builds the example, serves it and asks its page and route; at the end the service is stopped, to see what the page says
 * then.
 */
export async function checkNext(folder: string, service: Service, found: Findings): Promise<void> {
  writeFileSync(join(folder, '.env.local'), `SVC_BASE_URL=${service.baseUrl}\nSVC_API_KEY=${service.key}\n`);
  const leaking = buildWithLeak(folder);
  found.expect(
    'a component of the browser with the key does not build',
    leaking.includes('server-only'),
    leaking,
  );
  const built = build(folder);
  found.expect('it builds', built.status === 0, built.said);
  if (built.status !== 0) return;
  checkClientFiles(folder, service.key, found);
  const app = await serveUntilStopped(
    process.execPath,
    [NEXT, 'start', '-H', '127.0.0.1', '-p', '0'],
    { cwd: folder, env: ENV },
    /http:\/\/127\.0\.0\.1:(\d+)[\s\S]*Ready/,
  );
  try {
    const origin = `http://127.0.0.1:${app.ready[1]}`;
    await checkRoute(origin, found);
    await checkPages(origin, service, found);
  } finally {
    await app.stop();
  }
}

function build(folder: string): { status: number | null; said: string } {
  const options = { cwd: folder, env: ENV, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build'], options);
  return { status, said: `${stdout}${stderr}` };
}

function buildWithLeak(folder: string): string {
  const leak = join(folder, 'app/leak');
  mkdirSync(leak);
  writeFileSync(join(leak, 'page.tsx'), LEAK);
  const { status, said } = build(folder);
  rmSync(leak, { recursive: true });
  rmSync(join(folder, '.next'), { recursive: true, force: true });
  return status === 0 ? 'it did' : said;
}

function checkClientFiles(folder: string, key: string, found: Findings): void {
  const files = globSync('.next/static/**/*.*', { cwd: folder });
  found.expect('there are files for the browser', files.length > 0);
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    found.expect(
      `${file} is without the key and its name`,
      !text.includes(key) && !text.includes('SVC_API_KEY'),
    );
  }
}

async function checkRoute(origin: string, found: Findings): Promise<void> {
  const post = async (body: string) => {
    const response = await fetch(`${origin}/api/relapse`, { method: 'POST', body });
    return { status: response.status, text: await response.text() };
  };
  const phq9 = { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 16, maxScore: 27 };
  const good = await post(
    JSON.stringify({ assessments: [{ ...phq9, createdAt: '2026-02-20' }], avgSleepHours: 5 }),
  );
  found.expect(
    'the route answers with headline, level and disclaimer',
    good.status === 200 && /"headline":".+","level":"\w+".*"disclaimer":"Decision support/.test(good.text),
    good.text,
  );
  const bad = await post('{"assessments":[],"avgSleepHours":99}');
  found.expect(
    'the route names the field that is not valid',
    bad.status === 400 && /"code":"invalid_request".*"path":"avgSleepHours"/.test(bad.text),
    bad.text,
  );
  const none = await post('{');
  found.expect('the route refuses what is no JSON', none.status === 400, none.status);
}

async function checkPages(origin: string, service: Service, found: Findings): Promise<void> {
  const page = async (id: string) => {
    const response = await fetch(`${origin}/patients/${id}`);
    return { status: response.status, html: await response.text() };
  };
  const { html } = await page('1');
  for (const part of [
    /data-part="headline">[^<]{5}/,
    /data-part="level">Level: (?:<!-- -->)?\w+</,
    DISCLAIMER,
  ])
    found.expect(`the page shows ${part.source}`, part.test(html), html);
  found.expect('the page is without the key', !html.includes(service.key));
  found.expect('the record stays on the server', !html.includes('phq9'), html);
  const wrong = (await page('2')).html;
  found.expect(
    'the page names the field that is not valid',
    /data-code="invalid_request"[\s\S]*<code>avgSleepHours<\/code>/.test(wrong) && !DISCLAIMER.test(wrong),
    wrong,
  );
  found.expect('a patient that is not there is 404', (await page('3')).status === 404);
  await service.stop();
  const alone = await page('1');
  found.expect(
    'without the service the page says so',
    alone.html.includes('data-code="connection"'),
    alone.html,
  );
}

const DISCLAIMER = /data-part="disclaimer">Decision support/;
