/** Does a body of 1 MB block the process? Whole answers over HTTP for the largest bodies the limit lets through. */
import { BODIES, manyAssessments, PATHS, type Product } from './bodies.ts';
import { load, postRequest } from './load-client.ts';
import { startPeer } from './peer-servers.ts';
import { startProductionPlatform } from './production-platform.ts';
import { report } from './report.ts';
import type { ServerProcess } from './server-process.ts';
import { median, round, shuffled } from './statistics.ts';

const LIMIT_BYTES = 1_048_576;
const ROUNDS = 15;

/** Grows a list in the body until the body is just under the limit. */
function fill(grow: (count: number) => object): string {
  let low = 1;
  let high = LIMIT_BYTES;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (JSON.stringify(grow(middle)).length < LIMIT_BYTES) low = middle;
    else high = middle - 1;
  }
  return JSON.stringify(grow(low));
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => (i % 240) + 60);
const bodies: Record<string, { product: Product; body: string }> = {
  '1 MB of history': {
    product: 'dmse',
    body: fill((count) => ({ speechRateWpm: 120, history: { speech_rate: numbers(count) } })),
  },
  '1 MB of previous.inputs': {
    product: 'relapse',
    body: fill((count) => ({
      ...BODIES.relapse,
      previous: { inputs: { list: numbers(count), avgSleepHours: 7 } },
    })),
  },
  '1 MB of previous.inputs keys': {
    product: 'relapse',
    body: fill((count) => ({
      ...BODIES.relapse,
      previous: { inputs: Object.fromEntries(numbers(Math.min(count, 90_000)).map((n, i) => [`k${i}`, n])) },
    })),
  },
  '500 assessments': { product: 'outcome', body: JSON.stringify({ assessments: manyAssessments(500) }) },
  '500 assessments filled to 1 MB': {
    product: 'relapse',
    body: fill((count) => ({
      assessments: manyAssessments(500).map((entry) => ({
        ...entry,
        severity: 'x'.repeat(Math.floor(count / 500)),
      })),
    })),
  },
  '20,000 readings cut to 1 MB': {
    product: 'biomarker',
    body: fill((count) => ({
      labs: Array.from({ length: 100 }, (_, panel) => ({
        id: `${panel}`,
        labName: 'p',
        results: {
          biomarkers: Array.from({ length: Math.min(200, Math.ceil(count / 100)) }, () => ({
            name: 'TSH',
            value: 9,
            unit: 'mIU/L',
            flag: 'high',
          })),
        },
      })),
    })),
  },
};

const platform = await startProductionPlatform();
const bare = await startPeer(
  'bare-fastify',
  Object.fromEntries(Object.values(PATHS).map((path) => [path, {}])),
);

async function latencyOf(server: ServerProcess, request: Buffer, amount = 1): Promise<number> {
  const { latenciesMs, statuses } = await load({ port: server.port, request, amount, connections: 1 });
  if (statuses.get(200) !== amount)
    throw new Error(`not answered with 200: ${JSON.stringify([...statuses])}`);
  return median(latenciesMs);
}

async function measure([name, { product, body }]: (typeof entries)[number]) {
  const request = postRequest(PATHS[product], body, platform.key);
  const seen = new Map<ServerProcess, number[]>([platform, bare].map((server) => [server, []]));
  for (const server of seen.keys()) await latencyOf(server, request, 5);
  for (let i = 0; i < ROUNDS; i++) {
    for (const [server, latencies] of shuffled([...seen])) latencies.push(await latencyOf(server, request));
  }
  const [ours = [], theirs = []] = seen.values();
  return {
    body: name,
    bytes: body.length,
    'median ms': round(median(ours), 1),
    'best ms': round(Math.min(...ours), 1),
    'worst ms': round(Math.max(...ours), 1),
    'bare fastify ms': round(median(theirs), 1),
    'times bare': round(median(ours) / median(theirs)),
  };
}

const entries = Object.entries(bodies);
const rows = [];
for (const entry of entries) rows.push(await measure(entry));
report(
  'hostile-sizes',
  `whole answers over HTTP, ${ROUNDS} each after warm-up; bare Fastify reads the body and answers {}`,
  rows,
);
await bare.stop();
await platform.stop();
