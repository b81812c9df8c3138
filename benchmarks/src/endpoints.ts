/**
 * What does everything around the engines cost? CPU time per request of each analysis endpoint with
 * authentication, limiter, validation, scoring, headers and usage, against a bare Fastify route that answers the
 * same bytes and an Express 5 + ajv application without any of it, which answers the same bytes or does the same
 * scoring for them; and p99 at half load, against bare Fastify at as many requests a second and at half of its own
 * load. Shuffled rounds, medians.
 */
import { BODIES, PATHS } from './bodies.ts';
import { load, postRequest } from './load-client.ts';
import { startPeer } from './peer-servers.ts';
import { startProductionPlatform } from './production-platform.ts';
import { report } from './report.ts';
import type { ServerProcess } from './server-process.ts';
import { median, quantile, round, shuffled } from './statistics.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const REQUESTS = 1500;
const WARM_UP = 1500;
const CONNECTIONS = 16;
const products = Object.keys(PATHS) as (keyof typeof PATHS)[];

const platform = await startProductionPlatform();
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
  'bare fastify': await startPeer('bare-fastify', answers),
  'express + ajv': await startPeer('express-ajv', answers),
  'express + ajv + scoring': await startPeer('express-ajv', answers, 'score'),
};

const requestOf = (product: keyof typeof PATHS) =>
  postRequest(PATHS[product], JSON.stringify(BODIES[product]), platform.key);

async function measure(server: ServerProcess, product: keyof typeof PATHS, amount: number) {
  const before = server.cpuMicroseconds();
  const result = await load({
    port: server.port,
    request: requestOf(product),
    amount,
    connections: CONNECTIONS,
  });
  const failed = amount - (result.statuses.get(200) ?? 0);
  if (failed > 0) throw new Error(`${failed} requests failed: ${JSON.stringify([...result.statuses])}`);
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
    spread: `${round(quantile(cpuOf('platform', product), 0.25), 1)} to ${round(quantile(cpuOf('platform', product), 0.75), 1)}`,
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
    'of bare fastify': round(median(rows.map((row) => row['of bare fastify']))),
    'of express': round(median(rows.map((row) => row['of express']))),
    'of express, scoring': round(median(rows.map((row) => row['of express, scoring']))),
  },
]);

/** Half of the requests a second a server answered of the body it answers slowest. */
const halfLoadOf = (server: string) =>
  Math.min(...products.map((product) => median(speed.get(`${server}/${product}`) as number[]))) / 2;
const half = halfLoadOf('platform');
const loads = {
  platform: { server: 'platform', perSecond: half },
  'bare fastify, same requests/s': { server: 'bare fastify', perSecond: half },
  'bare fastify, half of its own': { server: 'bare fastify', perSecond: halfLoadOf('bare fastify') },
};
type Load = keyof typeof loads;
const names = Object.keys(loads) as Load[];
const latency = new Map<string, number[]>();
const record = (name: string, value: number) => latency.set(name, [...(latency.get(name) ?? []), value]);
const answerAt = (name: Load) =>
  load({
    port: (servers[loads[name].server] as ServerProcess).port,
    request: requestOf('relapse'),
    amount: 3000,
    connections: CONNECTIONS,
    ratePerSecond: loads[name].perSecond,
  });
for (const name of names) await answerAt(name);
for (let i = 0; i < ROUNDS; i++) {
  for (const name of shuffled(names)) {
    const { latenciesMs } = await answerAt(name);
    record(`${name} p50`, quantile(latenciesMs, 0.5));
    record(`${name} p99`, quantile(latenciesMs, 0.99));
  }
}
const of = (name: Load, share: 'p50' | 'p99') => median(latency.get(`${name} ${share}`) as number[]);
report(
  'endpoints-latency',
  `milliseconds at half load, median of ${ROUNDS} shuffled rounds; the platform's against each`,
  names.map((name) => ({
    load: name,
    'requests/s': Math.round(loads[name].perSecond),
    p50: round(of(name, 'p50'), 3),
    p99: round(of(name, 'p99'), 3),
    'platform, times p50': round(of('platform', 'p50') / of(name, 'p50')),
    'platform, times p99': round(of('platform', 'p99') / of(name, 'p99')),
  })),
);

await Promise.all(Object.values(servers).map((server) => server.stop()));
