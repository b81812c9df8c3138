/**
 * How long from start to `ready` with everything built, and how much memory does a node hold? The development
 * server on its embedded database, first and again, and a stateless node on PostgreSQL, at rest and under load.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BODIES, PATHS, type Product } from './bodies.ts';
import { load, postRequest } from './load-client.ts';
import { startPlatform, startProductionPlatform } from './production-platform.ts';
import { report } from './report.ts';
import type { ServerProcess } from './server-process.ts';
import { median, round } from './statistics.ts';

const ROUNDS = 5;
const LOAD_ROUNDS = 12;
const REQUESTS = 2000;
const CONNECTIONS = 16;

interface Started {
  readonly server: ServerProcess;
  readonly seconds: number;
}

async function timed(start: () => Promise<ServerProcess>): Promise<Started> {
  const began = performance.now();
  const server = await start();
  return { server, seconds: (performance.now() - began) / 1000 };
}

const megabytes = (bytes: number) => round(bytes / 1_048_576, 0);
const row = (what: string, starts: readonly number[], memory: readonly number[]) => ({
  what,
  'seconds to ready': round(median(starts)),
  worst: round(Math.max(...starts)),
  'MB at rest': megabytes(median(memory)),
});

const first: number[] = [];
const again: number[] = [];
const firstMemory: number[] = [];
const againMemory: number[] = [];
for (let i = 0; i < ROUNDS; i++) {
  const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  for (const [starts, memory] of [
    [first, firstMemory],
    [again, againMemory],
  ] as const) {
    const { server, seconds } = await timed(() => startPlatform({ SVC_DATA_DIR: folder, PORT: '0' }));
    starts.push(seconds);
    memory.push(server.residentBytes());
    await server.stop();
  }
  rmSync(folder, { recursive: true, force: true });
}

const platform = await startProductionPlatform();
const restarts: number[] = [];
const atRest: number[] = [];
for (let i = 0; i < ROUNDS; i++) {
  const { server, seconds } = await timed(platform.startAgain);
  restarts.push(seconds);
  atRest.push(server.residentBytes());
  await server.stop();
}
const underLoad: number[] = [];
for (let i = 0; i < LOAD_ROUNDS; i++) {
  for (const [product, path] of Object.entries(PATHS) as [Product, string][]) {
    const request = postRequest(path, JSON.stringify(BODIES[product]), platform.key);
    await load({ port: platform.port, request, amount: REQUESTS, connections: CONNECTIONS });
    underLoad.push(platform.residentBytes());
  }
}
report('start-and-memory', `median of ${ROUNDS} starts; memory after each of ${LOAD_ROUNDS * 5} floods`, [
  row('embedded, first start', first, firstMemory),
  row('embedded, again', again, againMemory),
  row('on PostgreSQL', restarts, atRest),
  {
    what: 'on PostgreSQL, under load',
    'MB median': megabytes(median(underLoad)),
    'MB most': megabytes(Math.max(...underLoad)),
  },
]);
await platform.stop();
