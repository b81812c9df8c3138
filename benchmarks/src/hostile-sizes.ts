/** Does a body of 1 MB block the process? Whole answers over HTTP for the largest bodies the limit lets through. */
import { BODIES, manyAssessments, PATHS } from './bodies.ts';
import { load, postRequest } from './load-client.ts';
import { startProductionPlatform } from './production-platform.ts';
import { report } from './report.ts';
import { median, round } from './statistics.ts';

const LIMIT_BYTES = 1_048_576;
const ROUNDS = 9;

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
const bodies: Record<string, { product: keyof typeof PATHS; body: string }> = {
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

const server = await startProductionPlatform();
const rows = [];
for (const [name, { product, body }] of Object.entries(bodies)) {
  const request = postRequest(PATHS[product], body, server.key);
  await load({ port: server.port, request, amount: 5, connections: 1 });
  const before = server.cpuMicroseconds();
  const { latenciesMs, statuses } = await load({
    port: server.port,
    request,
    amount: ROUNDS,
    connections: 1,
  });
  rows.push({
    body: name,
    bytes: body.length,
    'median ms': round(median(latenciesMs), 1),
    'worst ms': round(Math.max(...latenciesMs), 1),
    'cpu ms': round((server.cpuMicroseconds() - before) / ROUNDS / 1000, 1),
    statuses: [...statuses.keys()].join(','),
  });
}
report('hostile-sizes', `whole answers over HTTP, ${ROUNDS} each after warm-up`, rows);
await server.stop();
