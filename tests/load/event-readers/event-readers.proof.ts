/** Readers of the event stream beside many writers of one account: each sees every event once, in order, without a gap. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startPostgresServer } from '@svc/store/test';
import { runProof } from '../../proof.ts';
import { bearer, type Client, createClient } from '../../support/call.ts';
import { createFaults, faultFigures, type Faults } from '../../support/faults.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { type PlatformProcess, startPlatform } from '../../support/server-process.ts';

const WRITERS = 8;
const READERS = 4;
const EVENTS_OF_WRITER = Math.ceil(scaled(200_000, 8_000) / WRITERS);
const EVENTS_PER_TRANSACTION = 10;
/** Sizes of pages: each reader has its own, so that their cursors stand at different places. */
const LIMITS = [200, 199, 150, 73];
/** How long a reader waits after an empty page. */
const PAUSE_MS = 20;
/** A reader gives up when nothing new has come for so long after the last writer ended. */
const GIVE_UP_MS = 60_000;
const WRITER = fileURLToPath(new URL('./writer-process.ts', import.meta.url));

interface Reading {
  /** Ids in the order read; the first is number 1. */
  readonly ids: string[];
  pages: number;
  emptyPages: number;
}

await runProof({
  name: 'event-readers',
  covers: ['packages/store/src/events', 'services/developer-api/src'],
  bar: '8 writer processes on one account and 4 readers of GET /v1/events through HTTP, 200,000 events on PostgreSQL: every reader sees all of them once, in order, without a gap.',
  async run() {
    const faults = createFaults();
    const server = await startPostgresServer();
    const platform = await startPlatform({
      DATABASE_URL: server.url,
      SVC_SEED: '1',
      SVC_ROLE: 'api',
      SVC_LOG_LEVEL: 'warn',
    });
    const client = createClient(READERS);
    try {
      const figures = await readBesideWriters({ platform, url: server.url, client, faults });
      return { passed: faults.total === 0, figures: { ...figures, ...faultFigures(faults) } };
    } finally {
      client.close();
      await platform.stop();
      platform.remove();
      await server.stop();
    }
  },
});

interface Setting {
  readonly platform: PlatformProcess;
  readonly url: string;
  readonly client: Client;
  readonly faults: Faults;
}

async function readBesideWriters(setting: Setting): Promise<Record<string, string | number>> {
  const { accountId } = setting.platform.credentials();
  const startedAt = performance.now();
  const total = WRITERS * EVENTS_OF_WRITER;
  const state = { writing: true };
  const readers = LIMITS.slice(0, READERS).map((limit) => read(setting, limit, total, state));
  const written = await writeAll(setting.url, accountId);
  state.writing = false;
  const writingS = (performance.now() - startedAt) / 1000;
  say(`${written.size} events written`);
  const readings = await Promise.all(readers);
  const seconds = (performance.now() - startedAt) / 1000;
  for (const [index, reading] of readings.entries()) judge(setting.faults, index, reading, written);
  return {
    events: written.size,
    'writers, readers': `${WRITERS}, ${READERS}`,
    'events written a second': Math.round(written.size / writingS),
    'events read a second, all readers': Math.round((READERS * written.size) / seconds),
    'pages read': readings.reduce((sum, { pages }) => sum + pages, 0),
    'empty pages': readings.reduce((sum, { emptyPages }) => sum + emptyPages, 0),
  };
}

/** Every committed event by its number. */
async function writeAll(url: string, ownerId: string): Promise<Map<number, string>> {
  const outputs = await Promise.all(
    Array.from({ length: WRITERS }, () =>
      outputOf(
        spawn(process.execPath, ['--conditions=@svc/source', WRITER], {
          env: {
            PATH: process.env.PATH,
            DATABASE_URL: url,
            OWNER_ID: ownerId,
            AMOUNT: String(EVENTS_OF_WRITER),
            EVENTS_PER_TRANSACTION: String(EVENTS_PER_TRANSACTION),
          },
          stdio: ['ignore', 'pipe', 'inherit'],
        }),
      ),
    ),
  );
  const lines = outputs.flatMap((output) => output.trim().split('\n'));
  return new Map(lines.map((line) => [Number(line.split(' ')[0]), line.split(' ')[1] ?? '']));
}

async function outputOf(child: ChildProcess): Promise<string> {
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = once(child, 'exit');
  const output = await text(child.stdout as NodeJS.ReadableStream);
  const [code] = await ended;
  process.off('exit', endWithUs);
  if (code !== 0) throw new Error(`a writer ended with ${code}`);
  return output;
}

/** Follows the stream by its cursor alone, from before the first event to the last. */
async function read(
  { platform, client, faults }: Setting,
  limit: number,
  total: number,
  state: { readonly writing: boolean },
): Promise<Reading> {
  const headers = bearer(platform.credentials().liveSecretKey);
  const reading: Reading = { ids: [], pages: 0, emptyPages: 0 };
  let cursor = '';
  let newAt = performance.now();
  while (reading.ids.length < total && (state.writing || performance.now() - newAt < GIVE_UP_MS)) {
    const path = `/api/v1/events?limit=${limit}${cursor}`;
    const { status, text: answer } = await client.send({ port: platform.port, method: 'GET', path, headers });
    if (status !== 200) {
      faults.add(`status ${status}`, answer);
      await delay(PAUSE_MS);
      continue;
    }
    const { data } = JSON.parse(answer) as {
      data: { events: { id: string; sequence: number }[]; nextCursor: string; truncated?: boolean };
    };
    if (data.truncated === true) faults.add('truncated', path);
    for (const { id, sequence } of data.events) {
      reading.ids.push(id);
      if (sequence !== reading.ids.length)
        faults.add('sequence', `${sequence} came as number ${reading.ids.length}`);
    }
    cursor = `&cursor=${data.nextCursor}`;
    reading.pages += 1;
    if (data.events.length > 0) newAt = performance.now();
    else {
      reading.emptyPages += 1;
      await delay(PAUSE_MS);
    }
  }
  return reading;
}

/** What a reader saw against what the writers committed: the same ids under the same numbers, no other, none twice. */
function judge(faults: Faults, index: number, { ids }: Reading, written: ReadonlyMap<number, string>): void {
  const reader = `reader ${index + 1}`;
  if (ids.length !== written.size) faults.add('events seen', `${reader}: ${ids.length} of ${written.size}`);
  if (new Set(ids).size !== ids.length) faults.add('twice', `${reader} saw an event twice`);
  for (const [place, id] of ids.entries())
    if (written.get(place + 1) !== id) faults.add('wrong event', `${reader}: ${id} as number ${place + 1}`);
}
