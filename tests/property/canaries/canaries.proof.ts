/** Unique values in every field of analysis calls, then a search for them in database, files and logs. */
import { createHash } from 'node:crypto';
import { createAccount, type Database, openDatabase } from '@svc/store';
import { analysisCalls, recordings, strayCalls } from './calls.ts';
import { canary, findCanary, plantedSoFar } from './marker.ts';
import { runProof } from '../../proof.ts';
import { type Call, createClient, inParallel } from '../../support/call.ts';
import { cutSessions } from '../../support/cut-sessions.ts';
import { dumpTables } from '../../support/dump.ts';
import { createFaults, faultFigures, type Faults } from '../../support/faults.ts';
import { filesBelow, listing, readIfThere } from '../../support/files.ts';
import { withPostgres } from '../../support/postgres.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { type PlatformProcess, startPlatform } from '../../support/server-process.ts';
import { Tally } from '../../support/tally.ts';

const CALLS = scaled(1_000, 100);
const CONNECTIONS = 8;
const ENV = { SVC_LOG_LEVEL: 'debug', SVC_SEED: '1' };

interface Where {
  readonly name: string;
  readonly server: PlatformProcess;
  /** Folders whose every file is searched. */
  readonly folders: readonly string[];
  /** Every analysis body that was sent. */
  readonly bodies: (string | Buffer)[];
  /** Makes something go wrong inside, so that errors are logged too. */
  readonly disturb?: () => Promise<unknown>;
  readonly faults: Faults;
  readonly seen: { searchedBytes: number; rows: number; logLines: number; statuses: Tally };
}

await runProof({
  name: 'canaries',
  covers: ['packages/server-kit/src', 'packages/store/src', 'services', 'cli'],
  bar: '1,000 analysis calls with unique values in every field, header and query, accepted and refused, on real PostgreSQL and on the embedded database: none is in any row, any file or any log line at level debug; recordings leave no file and no row.',
  async run() {
    const faults = createFaults();
    const seen = { searchedBytes: 0, rows: 0, logLines: 0, statuses: new Tally() };
    await onPostgres(faults, seen);
    await onEmbedded(faults, seen);
    return {
      passed: faults.total === 0,
      figures: {
        'analysis calls on each database': CALLS,
        'canaries planted': plantedSoFar(),
        'answers by status': seen.statuses.toString(),
        'rows searched': seen.rows,
        'log lines searched': seen.logLines,
        'MB of files searched': Math.round(seen.searchedBytes / 1e6),
        ...faultFigures(faults),
      },
    };
  },
});

async function onPostgres(faults: Faults, seen: Where['seen']): Promise<void> {
  await withPostgres(async ({ url, database }) => {
    const folder = await dataFolder(database);
    const server = await startPlatform({ ...ENV, DATABASE_URL: url });
    const where: Where = {
      name: 'PostgreSQL',
      disturb: () => cutSessions(database, 'svc'),
      server,
      folders: [folder],
      bodies: [],
      faults,
      seen,
    };
    try {
      const rowsBefore = await callEverything(where, () => countRows(database));
      await server.stop();
      await searchRows(where, database);
      if (rowsBefore !== (await countRows(database))) faults.add('rows of recordings', 'PostgreSQL');
      await writeToFiles(database);
      searchFilesAndLogs(where);
      await plantOnPurpose(where, database);
    } finally {
      await server.stop();
      server.remove();
    }
  });
}

async function onEmbedded(faults: Faults, seen: Where['seen']): Promise<void> {
  const server = await startPlatform(ENV);
  const where: Where = { name: 'embedded', server, folders: [], bodies: [], faults, seen };
  try {
    await callEverything(where, async () => '');
    await server.stop();
    searchFilesAndLogs(where);
    const database = await openDatabase({ dataDir: server.dataDir });
    await searchRows(where, database);
    await database.close();
  } finally {
    await server.stop();
    server.remove();
  }
}

/** All calls; answers what `countRows` saw before the recordings came. */
async function callEverything(where: Where, countRowsNow: () => Promise<string>): Promise<string> {
  const client = createClient(CONNECTIONS);
  const { server, seen } = where;
  const keys = server.credentials();
  let calls = 0;
  const send = async (call: Call) => {
    if (++calls % 50 === 0) await where.disturb?.();
    try {
      const answer = await client.send(call);
      seen.statuses.add(answer.status);
      if (answer.status === 500) where.faults.add('500', answer.text);
    } catch (error) {
      const running = server.isRunning() ? 'running' : `ended, having said ${server.output().slice(-600)}`;
      where.faults.add('no answer', `${String(error)}; the server is ${running}`);
    }
  };
  const analyses = [...analysisCalls(server.port, keys, CALLS)];
  where.bodies.push(...analyses.flatMap(({ body }) => body ?? []));
  await inParallel(analyses, CONNECTIONS, send);
  await inParallel(strayCalls(server.port, keys), CONNECTIONS, send);
  if (server.isRunning()) {
    const metrics = await client.send({ port: server.port, method: 'GET', path: '/metrics' });
    report(where, 'metrics', findCanary(Buffer.from(metrics.text)));
  }
  const rows = await countRowsNow();
  const before = listing(server.dataDir, isDatabaseFile);
  await inParallel(recordings(server.port, keys), CONNECTIONS, send);
  const left = [...filesBelow(server.workDir), ...filesBelow(server.tempDir)];
  if (left.length > 0) where.faults.add('files of recordings', left.join(', '));
  const after = listing(server.dataDir, isDatabaseFile);
  if (before.join() !== after.join()) where.faults.add('files of recordings', after.join(', '));
  client.close();
  say(`${where.name}: ${seen.statuses}`);
  return rows;
}

/** The embedded database writes its own files as it likes; they are searched, not compared. */
function isDatabaseFile(file: string): boolean {
  return file.includes('/data/pg/');
}

async function searchRows(where: Where, database: Database): Promise<void> {
  const dump = await dumpTables(database);
  const text = [...dump].map(([table, rows]) => `${table}\n${rows.join('\n')}`).join('\n');
  where.seen.rows += [...dump.values()].reduce((sum, rows) => sum + rows.length, 0);
  report(where, 'row', findCanary(Buffer.from(text)));
  // Not even a hash of a body is kept.
  for (const body of where.bodies) {
    const digest = createHash('sha256').update(body);
    const hex = digest.copy().digest('hex');
    const base64 = digest.digest('base64');
    if (text.includes(hex) || text.includes(base64)) report(where, 'hash of a body in a row', hex);
  }
  const used = dump.get('public.usage_day')?.length ?? 0;
  if (used === 0)
    where.faults.add(
      'dump',
      `${where.name}: the table of usage is empty, so the dump may not see rows at all`,
    );
}

function searchFilesAndLogs(where: Where): void {
  const { server, seen } = where;
  const output = server.output();
  seen.logLines += output.split('\n').length;
  if (!output.includes('"event":"request"')) where.faults.add('logs', 'no request was logged');
  report(where, 'log', findCanary(Buffer.from(output)));
  const files = [server.dataDir, server.workDir, server.tempDir, ...where.folders].flatMap(filesBelow);
  for (const file of files) {
    const bytes = readIfThere(file);
    seen.searchedBytes += bytes.length;
    report(where, `file ${file}`, findCanary(bytes));
  }
  say(`${where.name}: searched ${files.length} files`);
}

function report({ name, faults }: Where, place: string, found: string | undefined): void {
  if (found !== undefined) faults.add(`found in ${place.split(' ')[0]}`, `${name}, ${place}: ${found}`);
}

/** Rows by table, apart from the counters that every call moves. */
async function countRows(database: Database): Promise<string> {
  const dump = await dumpTables(database);
  const counters = ['usage_day', 'request_log', 'sandbox_day', 'rate_bucket'].map((name) => `public.${name}`);
  return JSON.stringify(
    [...dump].filter(([table]) => !counters.includes(table)).map(([table, rows]) => [table, rows.length]),
  );
}

async function dataFolder({ db }: Database): Promise<string> {
  const { folder } = await db
    .selectNoFrom((eb) => eb.fn<string>('current_setting', [eb.val('data_directory')]).as('folder'))
    .executeTakeFirstOrThrow();
  return folder;
}

/** What is committed may stand in memory alone for a while; in the files it is found or missed for good. */
async function writeToFiles({ db }: Database): Promise<void> {
  await db.selectNoFrom((eb) => eb.fn<string>('pg_switch_wal', []).as('upTo')).execute();
}

/** The search itself is tried: a canary that was stored is found in the rows and in the files. */
async function plantOnPurpose({ faults, folders }: Where, database: Database): Promise<void> {
  await createAccount(database.db, { name: canary(), plan: 'sandbox', now: Date.now() });
  const rows = [...(await dumpTables(database)).values()].flat();
  if (findCanary(Buffer.from(rows.join('\n'))) === undefined)
    faults.add('search', 'a stored canary was not found in the rows');
  await writeToFiles(database);
  const files = folders.flatMap(filesBelow);
  if (!files.some((file) => findCanary(readIfThere(file)) !== undefined))
    faults.add('search', 'a stored canary was not found in the files');
}
