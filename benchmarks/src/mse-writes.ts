/**
 * How fast are exam versions written? Many visits on one PostgreSQL server: the record with everything (content, chain,
 * audit, idempotency off) against a bare transaction that locks a row, inserts one and updates the first; and one visit
 * alone, where every writer waits for the one before.
 */
import { randomUUID } from 'node:crypto';
import { asOwner, lockRecord, migrate, nextVersion, openDatabase, storeVersions } from '@svc/store';
import { startPostgresServer } from '@svc/store/test';
import { sql } from 'kysely';
import { report } from './report.ts';
import { median, quartiles, round, shuffled } from './statistics.ts';

const ROUNDS = 9;
const WRITERS = 8;
const WRITES = 400;
const VISITS = 200;
const OWNER = 'org_bench';
const SELECTION = JSON.stringify({
  mood: { values: ['depressed'], text: 'Down for weeks.' },
  speech: { values: ['slowed', 'latency_increased'], provenance: 'digital_mse' },
  risk: { values: ['denies_si_hi'] },
});

const UNFLAGGED = { clinicianId: null, flagged: false, riskLowered: false };

const server = await startPostgresServer({ durable: true });
const database = await openDatabase({ url: server.url, maxConnections: WRITERS });
await migrate(database);
const { db } = database;
await sql`create table bare_head (id text primary key, version integer not null)`.execute(db);
await sql`create table bare_version (id text, version integer, selection text, primary key (id, version))`.execute(
  db,
);

async function bareWrite(visit: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ version: number }>`
      select version from bare_head where id = ${visit} for update`.execute(trx);
    const version = (rows[0]?.version ?? 0) + 1;
    await sql`insert into bare_version values (${visit}, ${version}, ${SELECTION})`.execute(trx);
    await sql`update bare_head set version = ${version} where id = ${visit}`.execute(trx);
  });
}

async function recordWrite(visit: string): Promise<void> {
  const key = { ownerId: OWNER, visitId: visit, patientId: 'p' };
  const actor = { keyId: 'okey_bench', requestId: 'req_bench', now: Date.now() };
  const version = { actor, action: 'mse.write', selection: SELECTION, ...UNFLAGGED };
  await asOwner(db, OWNER, async (trx) => {
    const made = nextVersion(await lockRecord(trx, key), version);
    await storeVersions(trx, key, [{ ...made, events: [] }]);
  });
}

/** Writes a second, `WRITERS` at a time. */
async function rateOf(write: (visit: string) => Promise<void>, visits: readonly string[]): Promise<number> {
  const started = performance.now();
  let next = 0;
  const writer = async () => {
    for (let at = next++; at < WRITES; at = next++) await write(visits[at % visits.length] as string);
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return (WRITES * 1000) / (performance.now() - started);
}

const many = Array.from({ length: VISITS }, () => randomUUID());
for (const visit of many) await sql`insert into bare_head values (${visit}, 0)`.execute(db);
const contests = [
  { name: 'bare lock, insert, update; many visits', run: () => rateOf(bareWrite, many) },
  { name: 'record; many visits', run: () => rateOf(recordWrite, many) },
  { name: 'record; one visit', run: () => rateOf(recordWrite, ['one-visit']) },
];
const seen = new Map<string, number[]>(contests.map(({ name }) => [name, []]));
for (const { run } of contests) await run();
for (let i = 0; i < ROUNDS; i++)
  for (const { name, run } of shuffled(contests)) seen.get(name)?.push(await run());

const bare = median(seen.get('bare lock, insert, update; many visits') as number[]);
report(
  'mse-writes',
  `writes a second, ${WRITERS} writers, durable PostgreSQL, median of ${ROUNDS} shuffled rounds`,
  [...seen].map(([name, values]) => ({
    write: name,
    median: round(median(values)),
    quartiles: quartiles(values),
    'of bare': round(median(values) / bare, 2),
  })),
);
await database.close();
await server.stop();
