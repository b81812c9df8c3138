/**
 * Do the analysis endpoints keep their latency while the model hangs? p50 and p99 of `relapse/predict` at a fixed
 * rate with nothing else going on, and while agent requests come in whose model server never
 * answers: they wait until the circuit opens, then are refused at once.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BODIES, PATHS } from './bodies.ts';
import { load, postRequest } from './load-client.ts';
import { startProductionPlatform } from './production-platform.ts';
import { report } from './report.ts';
import { median, quantile, round } from './statistics.ts';

const ROUNDS = 7;
const RATE = 300;
const AMOUNT = 1500;
const WAITING_AGENTS = 50;
const AGENTS_PER_SECOND = 10;

const silent = createServer(() => {});
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
const { port } = silent.address() as AddressInfo;
const platform = await startProductionPlatform({
  SVC_MODEL: 'openai-compatible',
  SVC_MODEL_URL: `http://127.0.0.1:${port}/v1`,
  SVC_MODEL_NAME: 'silent',
});

const analysis = () =>
  load({
    port: platform.port,
    request: postRequest(PATHS.relapse, JSON.stringify(BODIES.relapse), platform.key),
    amount: AMOUNT,
    connections: 16,
    ratePerSecond: RATE,
  });
const agents = () =>
  load({
    port: platform.port,
    request: postRequest(
      '/api/v1/relapse/p/agent',
      JSON.stringify({ signals: [{ indicator: 'missed_doses', severity: 0.5 }] }),
      platform.key,
    ),
    amount: WAITING_AGENTS,
    connections: WAITING_AGENTS,
    ratePerSecond: AGENTS_PER_SECOND,
  });

await analysis();
const seen: Record<'quiet' | 'model hangs', number[][]> = { quiet: [], 'model hangs': [] };
const agentStatuses = new Map<number, number>();
for (let i = 0; i < ROUNDS; i++) {
  seen.quiet.push([...(await analysis()).latenciesMs]);
  const waiting = agents();
  seen['model hangs'].push([...(await analysis()).latenciesMs]);
  for (const [status, count] of (await waiting).statuses)
    agentStatuses.set(status, (agentStatuses.get(status) ?? 0) + count);
}
const at = (name: keyof typeof seen, share: number) =>
  median(seen[name].map((round) => quantile(round, share)));
report(
  'model-hangs',
  `milliseconds at ${RATE} requests/s, ${AGENTS_PER_SECOND} agent requests/s beside them, median of ${ROUNDS} rounds`,
  [
    ...(['quiet', 'model hangs'] as const).map((name) => ({
      'analysis while': name,
      p50: round(at(name, 0.5), 2),
      p99: round(at(name, 0.99), 2),
    })),
    {
      'analysis while': 'ratio',
      p50: round(at('model hangs', 0.5) / at('quiet', 0.5)),
      p99: round(at('model hangs', 0.99) / at('quiet', 0.99)),
    },
    {
      'analysis while': `agents answered ${[...agentStatuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    },
  ],
);
await platform.stop();
silent.closeAllConnections();
silent.close();
