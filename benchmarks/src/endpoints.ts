/**
 * What does everything around the engines cost? CPU time per request of each analysis endpoint with
 * authentication, limiter, validation, scoring, headers and usage, against a bare Fastify route that answers the
 * same bytes and an Express 5 + ajv application without any of it, which answers the same bytes or does the same
 * scoring for them; and p99 at half load, against bare Fastify at as many requests a second and at half of its own
 * load. Shuffled rounds, medians. With BENCH_BASE, the folder of another built checkout, its platform takes part in
 * the same rounds: what a change costs.
 */
import { pathToFileURL } from 'node:url';
import { BODIES, PATHS, type Product } from './bodies.ts';
import { halfLoad } from './half-load.ts';
import { FailureCount, load, postRequest } from './load-client.ts';
import { startPeer } from './peer-servers.ts';
import { startProductionPlatform } from './production-platform.ts';
import { report } from './report.ts';
import type { ServerProcess } from './server-process.ts';
import { median, quartiles, round, shuffled } from './statistics.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const REQUESTS = 1500;
const WARM_UP = 1500;
const CONNECTIONS = 16;
const EXPLAINED = 300;
const products = Object.keys(PATHS) as Product[];

const platform = await startProductionPlatform();
const base = await startBase(process.env.BENCH_BASE);
const answers: Record<string, object> = {};
for (const product of products) {
  const response = await fetch(`http://127.0.0.1:${platform.port}${PATHS[product]}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${platform.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(BODIES[product]),
  });
  if (response.status !== 200) throw new Error(`${product}: ${response.status} ${await response.text()}`);
  answers[PATHS[product]] = (await response.json()) as object;
}

const servers: Record<string, ServerProcess> = {
  platform,
  ...(base && { base }),
  'bare fastify': await startPeer('bare-fastify', answers),
  'express + ajv': await startPeer('express-ajv', answers),
  'express + ajv + scoring': await startPeer('express-ajv', answers, 'score'),
};

const requestOf = (product: Product, key = platform.key) =>
  postRequest(PATHS[product], JSON.stringify(BODIES[product]), key);

/** The platform of another checkout, on a database of its own. */
async function startBase(folder: string | undefined) {
  if (folder === undefined) return undefined;
  const module = new URL('benchmarks/src/production-platform.ts', pathToFileURL(`${folder}/`)).href;
  const own = (await import(module)) as { startProductionPlatform: typeof startProductionPlatform };
  return own.startProductionPlatform();
}

/** Of the platform, in every load of this run. */
const failures = new FailureCount();

async function measure(server: ServerProcess, product: Product, amount: number) {
  const before = server.cpuMicroseconds();
  const result = await load({
    port: server.port,
    request: requestOf(product, server === base ? base.key : platform.key),
    amount,
    connections: CONNECTIONS,
  });
  if (server === platform) failures.add(result);
  else if (result.statuses.get(200) !== amount)
    throw new Error(`a peer failed: ${JSON.stringify([...result.statuses])}`);
  return { cpu: (server.cpuMicroseconds() - before) / amount, perSecond: amount / result.seconds };
}

const contests = products.flatMap((product) => Object.keys(servers).map((server) => ({ server, product })));
const cpu = new Map<string, number[]>();
const speed = new Map<string, number[]>();
const key = ({ server, product }: { server: string; product: string }) => `${server}/${product}`;
for (const contest of contests)
  await measure(servers[contest.server] as ServerProcess, contest.product, WARM_UP);
for (let i = 0; i < ROUNDS; i++) {
  for (const contest of shuffled(contests)) {
    const seen = await measure(servers[contest.server] as ServerProcess, contest.product, REQUESTS);
    cpu.set(key(contest), [...(cpu.get(key(contest)) ?? []), seen.cpu]);
    speed.set(key(contest), [...(speed.get(key(contest)) ?? []), seen.perSecond]);
  }
}

const cpuOf = (server: string, product: string) => cpu.get(`${server}/${product}`) as number[];
const rows = products.map((product) => {
  const own = median(cpuOf('platform', product));
  return {
    body: product,
    'platform us': round(own, 1),
    spread: quartiles(cpuOf('platform', product), 1),
    ...(base && { 'of base': round(median(cpuOf('base', product)) / own) }),
    'bare us': round(median(cpuOf('bare fastify', product)), 1),
    'express us': round(median(cpuOf('express + ajv', product)), 1),
    'express, scoring, us': round(median(cpuOf('express + ajv + scoring', product)), 1),
    'of bare fastify': round(median(cpuOf('bare fastify', product)) / own),
    'of express': round(median(cpuOf('express + ajv', product)) / own),
    'of express, scoring': round(median(cpuOf('express + ajv + scoring', product)) / own),
    'requests/s': Math.round(median(speed.get(`platform/${product}`) as number[])),
  };
});
report('endpoints', `CPU per request, median of ${ROUNDS} shuffled rounds of ${REQUESTS}`, [
  ...rows,
  {
    body: 'median of five',
    ...(base && { 'of base': round(median(rows.map((row) => row['of base'] ?? Number.NaN))) }),
    'of bare fastify': round(median(rows.map((row) => row['of bare fastify']))),
    'of express': round(median(rows.map((row) => row['of express']))),
    'of express, scoring': round(median(rows.map((row) => row['of express, scoring']))),
  },
]);

const contestant = { platform: 'platform', bare: 'bare fastify' };
const latency = await halfLoad({
  bodies: products,
  rounds: ROUNDS,
  connections: CONNECTIONS,
  platform,
  bare: servers['bare fastify'] as ServerProcess,
  requestOf,
  failures,
  fullLoadOf: (server, product) => median(speed.get(`${contestant[server]}/${product}`) as number[]),
});
report(
  'endpoints-latency',
  `milliseconds at half load, median (quartiles) of ${ROUNDS} shuffled rounds; the platform's in times of bare Fastify's`,
  latency.rows,
);

report('endpoints-targets', 'what the contract asks of the analysis endpoints, and what was seen', [
  { target: 'p50 at half load, slowest body, ms', seen: latency.slowestP50Ms, atMost: 40 },
  { target: 'p99 at half load, slowest body, ms', seen: latency.slowestP99Ms, atMost: 250 },
  { target: 'requests that failed under load, %', seen: failures.percent, atMost: 0.1 },
  { target: 'added by explain: true, builtin model, ms', seen: await addedByExplain(), atMost: 3000 },
]);

await Promise.all(Object.values(servers).map((server) => server.stop()));

/** The most that `explain: true` adds to the median of a body's time, one request after the other. */
async function addedByExplain(): Promise<number> {
  const times = async (product: Product, explain: boolean) => {
    const { latenciesMs } = await load({
      port: platform.port,
      request: postRequest(PATHS[product], JSON.stringify({ ...BODIES[product], explain }), platform.key),
      amount: EXPLAINED,
      connections: 1,
    });
    return median(latenciesMs);
  };
  let most = 0;
  for (const product of products)
    most = Math.max(most, (await times(product, true)) - (await times(product, false)));
  return round(most, 1);
}
