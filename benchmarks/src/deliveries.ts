/**
 * How many deliveries does one worker claim and send in a second? A worker in a process of its own against a receiver
 * that answers at once, on a real PostgreSQL server: many owners with one endpoint each, and one owner with four.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eventOf } from '@svc/contracts';
import {
  asOwner,
  createAccount,
  createEndpoint,
  createVault,
  type Database,
  migrate,
  openDatabase,
  recordEvents,
} from '@svc/store';
import { startPostgresServer } from '@svc/store/test';
import { report } from './report.ts';
import { median, round } from './statistics.ts';

const WORKER = fileURLToPath(
  new URL('../../services/worker/test/deliveries/worker-process.ts', import.meta.url),
);
const SECRET = 'benchmark-benchmark-benchmark-benchmark';
const AMOUNT = 6_000;
const ROUNDS = 5;
const BUDGET = 2_000;
/** Events of one transaction. */
const BATCH = 100;
/** `/proc` counts in hundredths of a second. */
const TICK_MICROS = 10_000;
const DATA = { object: 'lab_order', id: 'lab_1', status: 'resulted', patientRef: 'p-1' } as const;

interface Round {
  readonly perSecond: number;
  /** CPU time of the worker for one delivery. */
  readonly workerMicros: number;
}

const seen = { received: 0 };
const receiver = createServer((request, response) => {
  request.resume().on('end', () => {
    seen.received += 1;
    response.writeHead(204).end();
  });
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const { port } = receiver.address() as AddressInfo;
const postgres = await startPostgresServer();
const database = await openDatabase({ url: postgres.url });
await migrate(database);
const vault = createVault([SECRET]);

const SHAPES = {
  '16 owners, 1 endpoint each': [16, 1],
  '1 owner, 4 endpoints': [1, 4],
  '1 owner, 1 endpoint': [1, 1],
};
const rows = [];
for (const [shape, [owners = 1, endpoints = 1]] of Object.entries(SHAPES)) {
  const rounds: Round[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await measure(database, owners, endpoints));
  const rates = rounds.map(({ perSecond }) => perSecond);
  const micros = rounds.map(({ workerMicros }) => workerMicros);
  rows.push({
    shape,
    'deliveries/s, median': round(median(rates), 0),
    worst: round(Math.min(...rates), 0),
    best: round(Math.max(...rates), 0),
    budget: BUDGET,
    // What the worker alone could do with a core of its own: the receiver and the database share these cores with it.
    'worker CPU, µs a delivery': round(median(micros), 0),
  });
}
report(
  'deliveries',
  `claimed, signed, sent and written a second by one worker, ${ROUNDS} rounds of ${AMOUNT}`,
  rows,
);
await database.close();
await postgres.stop();
receiver.closeAllConnections();
receiver.close();

/** From the first delivery that arrives to the last that is written. */
async function measure({ db }: Database, owners: number, endpoints: number): Promise<Round> {
  for (let i = 0; i < owners; i++) await fill(db, AMOUNT / owners / endpoints, endpoints);
  seen.received = 0;
  const worker = spawn(process.execPath, ['--conditions=@svc/source', WORKER], {
    env: { ...process.env, DATABASE_URL: postgres.url, SVC_SECRET: SECRET, RECEIVER_PORTS: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  while (seen.received === 0) await pause();
  const [startedAt, before, cpuBefore] = [performance.now(), seen.received, cpuMicros(worker)];
  // Counting rows costs the server something, so it is asked only when the last one has arrived.
  const isDone = async () => seen.received >= AMOUNT && (await waiting(db)) === 0;
  while (!(await isDone())) await pause();
  const delivered = AMOUNT - before;
  const perSecond = (delivered / (performance.now() - startedAt)) * 1000;
  const workerMicros = (cpuMicros(worker) - cpuBefore) / delivered;
  await stop(worker);
  return { perSecond, workerMicros };
}

/** CPU time of a process so far, in microseconds; NaN where the system does not tell (it does on Linux). */
function cpuMicros({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // The name of the program, in brackets, may hold spaces; user and system time are the 12th and 13th number after it.
  const numbers = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(numbers[11]) + Number(numbers[12])) * TICK_MICROS;
}

async function fill(db: Database['db'], events: number, endpoints: number): Promise<void> {
  const now = Date.now();
  const { id: ownerId } = await createAccount(db, { name: 'Benchmark', plan: 'scale', now });
  for (let i = 0; i < endpoints; i++) {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const url = `http://127.0.0.1:${port}/hooks`;
    await createEndpoint(db, { ownerId, ownerKind: 'account', mode: 'live', url, secret, vault, now });
  }
  for (let left = Math.round(events); left > 0; left -= BATCH) {
    const length = Math.min(left, BATCH);
    const batch = Array.from({ length }, () => eventOf('lab_order.status_changed', DATA));
    await asOwner(db, ownerId, (trx) => recordEvents(trx, { ownerId, mode: 'live', events: batch, now }));
  }
}

async function waiting(db: Database['db']): Promise<number> {
  const row = await db
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return row.count;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

async function stop(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  await ended;
}
