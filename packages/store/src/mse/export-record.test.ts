import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { createVault } from '../vault.ts';
import { eraseRecord } from './erase-record.ts';
import { exportRecord, type RecordExport } from './export-record.ts';
import type { Seal } from './seal.ts';
import { forgeRecord, forgeSeals } from '../../test/mse/forge.ts';
import { ORDERED, recordOf, RISKY, seal, sign, write } from '../../test/mse/records.ts';
import { Intruder } from '../../test/mse/tamper.ts';

const CHECKER = fileURLToPath(new URL('../../../../examples/src/check-mse-export.mjs', import.meta.url));
const TAMPERED = 50;

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const folder = mkdtempSync(join(tmpdir(), 'svc-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
/** What the checker reads: two files. */
const filesOf = (...values: [exported: unknown, kept: unknown]): string[] =>
  values.map((value) => {
    const file = join(folder, `${files++}.json`);
    writeFileSync(file, JSON.stringify(value));
    return file;
  });

interface Checked {
  readonly code: number;
  readonly said: string;
}

/** Runs the checker as a caller would: a process of its own, two files, no package. */
async function checkAsCaller(exported: unknown, kept: unknown): Promise<Checked> {
  return outcomeOf(
    spawn(process.execPath, [CHECKER, ...filesOf(exported, kept)], { cwd: folder, env: {} }),
    'close',
  );
}

/** The same program with the same arguments in a thread, which starts in a quarter of the time of a process. */
async function check(exported: unknown, kept: unknown): Promise<Checked> {
  const argv = filesOf(exported, kept);
  return outcomeOf(new Worker(CHECKER, { argv, env: {}, stdout: true, stderr: true }), 'exit');
}

async function outcomeOf(program: ChildProcessWithoutNullStreams | Worker, end: string): Promise<Checked> {
  const [[code], out, err] = await Promise.all([
    once(program, end),
    text(program.stdout),
    text(program.stderr),
  ]);
  return { code: Number(code), said: out + err };
}

/** Paths of all single values. */
function leavesOf(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [path];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([name, child]) => leavesOf(child, [...path, name]));
}

function changed(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return 'x';
  if (value === 'left' || value === 'right') return value === 'left' ? 'right' : 'left';
  return value.slice(0, -1) + (value.endsWith('0') ? '1' : '0');
}

function withLeaf(value: Json, [name, ...rest]: (string | number)[], change: (leaf: Json) => Json): Json {
  if (name === undefined) return change(value);
  if (Array.isArray(value))
    return value.with(Number(name), withLeaf(value[Number(name)] as Json, rest, change));
  const object = value as { [name: string]: Json };
  return { ...object, [name]: withLeaf(object[name] as Json, rest, change) };
}

describe.each(['postgres', 'embedded'] as const)('an exported record, %s', (kind) => {
  let test: TestDatabase;
  const seals: Seal[] = [];
  const key = recordOf('org_a');
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    const { db } = test.database;
    await write(db, key, { selection: RISKY, clinicianId: 'clinician-1' });
    await write(db, recordOf('org_a', 'visit-2'));
    seals.push(...(await seal(db, 'org_a')));
    await sign(db, key);
    await write(db, key, { selection: '{"text":"é 😀 \\u2028"}' });
    await sign(db, key, { signedByName: 'Dr Zoë', credential: null, license: null, organization: null });
    seals.push(...(await seal(db, 'org_a')));
  });
  afterAll(() => test.close());

  const exported = async (of = key) => (await exportRecord(test.database.db, of)) as RecordExport;

  it('is accepted by a checker that knows nothing of this service, with one kept seal or all [D:export]', async () => {
    for (const kept of [seals, { seals }, seals[1], seals[0]]) {
      const run = kept === seals ? checkAsCaller : check;
      const { code, said } = await run(await exported(), kept);
      expect(said).toMatch(
        /^2 versions, 2 contents, 2 signatures, 5 links, 5 of them sealed, 4 audit rows, 4 of them sealed: in order\./,
      );
      expect(said).toContain(
        `${kept === seals || (kept && 'seals' in kept) ? 2 : 1} of 2 seals equal kept ones`,
      );
      expect(code).toBe(0);
    }
  });

  it('takes the seal as its webhook event or its log line brought it', async () => {
    const events = await test.database.db.selectFrom('event').select('payload').orderBy('number').execute();
    const kept = events.map(({ payload }) => JSON.parse(payload).data);
    expect(await check(await exported(), kept)).toMatchObject({ code: 0 });
    // A log line calls the number by another name.
    const lines = kept.map(({ number: sealNumber, ...rest }) => ({ ...rest, sealNumber }));
    expect(await check(await exported(), lines)).toMatchObject({ code: 0 });
  });

  it('is null for a record that never was', async () => {
    expect(await exportRecord(test.database.db, recordOf('org_a', 'visit-3'))).toBeNull();
    expect(await exportRecord(test.database.db, recordOf('org_b'))).toBeNull();
  });

  it('shows what no seal holds yet as such', async () => {
    const { db } = test.database;
    const late = recordOf('org_late');
    await write(db, late);
    expect(await exported(late)).toMatchObject({ proofs: [], seals: [] });
    const [kept] = await seal(db, 'org_late');
    await write(db, late);
    expect((await check(await exported(late), kept)).said).toContain(
      '2 links, 1 of them sealed, 2 audit rows, 1 of them sealed: in order.',
    );
  });

  it('is accepted after an erasure, without content [D:tombstone]', async () => {
    const { db } = test.database;
    const gone = recordOf('org_gone');
    await write(db, gone, { selection: RISKY });
    await eraseRecord(db, { key: gone, ...ORDERED });
    await write(db, gone);
    const kept = await seal(db, 'org_gone');
    expect((await check(await exported(gone), kept)).said).toContain('2 versions, 1 contents');
  });
});

describe('the checker refuses', () => {
  let good: RecordExport;
  let seals: Seal[];
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase('postgres');
    const { db } = test.database;
    await write(db, recordOf('org_a'), { selection: RISKY, clinicianId: 'clinician-1' });
    await sign(db, recordOf('org_a'));
    await write(db, recordOf('org_a', 'visit-2'));
    seals = await seal(db, 'org_a');
    await write(db, recordOf('org_a'), { selection: RISKY });
    seals.push(...(await seal(db, 'org_a')));
    good = (await exportRecord(db, recordOf('org_a'))) as RecordExport;
  });
  afterAll(() => test.close());

  /** Reason given for each tampered export; an empty one for those it let through. */
  async function refusals(
    tampered: readonly (readonly [string, unknown])[],
  ): Promise<Record<string, string>> {
    const reasons: Record<string, string> = {};
    const queue = [...tampered];
    const work = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const { code, said } = await check(next[1], seals);
        reasons[next[0]] = code === 0 ? '' : said.trim();
      }
    };
    await Promise.all([work(), work()]);
    return reasons;
  }

  it(`${TAMPERED} exports with one value changed [D:export]`, async () => {
    const json = JSON.parse(JSON.stringify(good)) as Json;
    const leaves = leavesOf(json);
    expect(leaves.length).toBeGreaterThan(2 * TAMPERED);
    const step = leaves.length / TAMPERED;
    const chosen = Array.from(
      { length: TAMPERED },
      (_, i) => leaves[Math.floor(i * step)] as (string | number)[],
    );
    const reasons = await refusals(chosen.map((path) => [path.join('.'), withLeaf(json, path, changed)]));
    expect(Object.keys(reasons)).toHaveLength(TAMPERED);
    expect(Object.entries(reasons).filter(([, reason]) => !reason.startsWith('refused: '))).toEqual([]);
  });

  it('exports with rows left out, doubled, swapped or put in from elsewhere [D:export]', async () => {
    const { rows } = good;
    const of = (name: string) => rows[name] ?? [];
    const replaced = (name: string, list: unknown) => ({ ...good, rows: { ...rows, [name]: list } });
    const reasons = await refusals([
      ...Object.keys(rows)
        .filter((name) => of(name).length > 0)
        .flatMap((name): [string, unknown][] => [
          [`${name} emptied`, replaced(name, [])],
          [`${name} without the last`, replaced(name, of(name).slice(0, -1))],
          [`${name} with one twice`, replaced(name, [...of(name), of(name)[0]])],
        ]),
      ['versions swapped', replaced('versions', [...of('versions')].reverse())],
      ['links swapped', replaced('links', [...of('links')].reverse())],
      ['no proofs', { ...good, proofs: [] }],
      ['the first proof gone', { ...good, proofs: good.proofs.slice(1) }],
      ['no seals', { ...good, seals: [] }],
      ['the first seal gone', { ...good, seals: good.seals.slice(1) }],
      ['a made-up tombstone', replaced('tombstones', [{ ...of('versions')[0], versions: 1 }])],
    ]);
    expect(Object.entries(reasons).filter(([, reason]) => !reason.startsWith('refused: '))).toEqual([]);
  });

  it('a record forged with every hash computed anew: by its key, or with the stolen secret by the kept seal [D:export]', async () => {
    const { db } = test.database;
    const intruder = await Intruder.connect(test);
    await intruder.run(`update mse_content set selection = '{}' where visit_id = 'visit-1' and version = 1`);
    await intruder.close();
    await forgeRecord(db, recordOf('org_a'));
    const theirs = createVault(['the intruder has no secret of ours']);
    await forgeSeals(db, 'org_a', theirs);
    expect(await refusals([['forged', await exportRecord(db, recordOf('org_a'))]])).toEqual({
      forged: 'refused: seal 1 is not the one that was kept',
    });
    const other = (number: number) => seals.filter((kept) => kept.number === number);
    const forged = await exportRecord(db, recordOf('org_a'));
    expect((await check({ ...forged, seals: forged?.seals.slice(1) }, other(1))).code).toBe(1);
  });

  it('a seal of another organization, and one that the export does not lead to', async () => {
    const [kept] = seals as [Seal];
    for (const wrong of [{ ...kept, number: 9 }, { ...kept, chainedRoot: 'ab'.repeat(32) }, []])
      expect((await check(good, wrong)).code).toBe(1);
  });
});

it('the checker takes nothing from this project and fits on a page', () => {
  const source = readFileSync(CHECKER, 'utf8');
  const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
  expect(imports).toEqual(['node:crypto', 'node:fs']);
  expect(source.trimEnd().split('\n').length).toBeLessThan(100);
});
