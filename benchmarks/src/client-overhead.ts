/**
 * What does a call by the client cost beside a bare `fetch` that sends the same bytes and parses the same answer? CPU time
 * of this process per call, the server in another.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SvcClient } from '@svc/client';
import { report } from './report.ts';
import { median, round, shuffled } from './statistics.ts';

const ROUNDS = 9;
const CALLS = 1_500;
const BUDGET_MICROS = 100;
const KEY = 'svc_sk_test_0123456789';
const BODY = { responseLatencySeconds: 2.6, speechRateWpm: 104 };

const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('./servers/fixed-answer.ts', import.meta.url))],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
const baseUrl = `http://127.0.0.1:${line}`;
const svc = new SvcClient({ baseUrl, apiKey: KEY });

const CONTENDERS = {
  'bare fetch': bareFetch,
  '@svc/client': () => svc.dmse.analyze(BODY),
};
type Contender = keyof typeof CONTENDERS;
const micros: Record<Contender, number[]> = { 'bare fetch': [], '@svc/client': [] };

for (let roundNumber = 0; roundNumber <= ROUNDS; roundNumber++) {
  for (const name of shuffled(Object.keys(CONTENDERS) as Contender[])) {
    const spent = await cpuMicros(CONTENDERS[name]);
    // The first round warms up.
    if (roundNumber > 0) micros[name].push(spent);
  }
}
const bare = median(micros['bare fetch']);
report(
  'client-overhead',
  `CPU of one call, median of ${ROUNDS} shuffled rounds of ${CALLS}`,
  (Object.keys(CONTENDERS) as Contender[]).map((name) => ({
    call: name,
    'CPU, µs': round(median(micros[name]), 0),
    'over bare fetch, µs': round(median(micros[name]) - bare, 0),
    'budget, µs': name === 'bare fetch' ? '' : BUDGET_MICROS,
  })),
);
server.kill();

async function cpuMicros(call: () => PromiseLike<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < CALLS; i++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

async function bareFetch(): Promise<unknown> {
  const response = await fetch(`${baseUrl}/api/v1/dmse/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(BODY),
  });
  return ((await response.json()) as { data: unknown }).data;
}
