import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createTestDatabase, exampleEvent, type TestDatabase } from '../../test/index.ts';
import { recordOf, RISKY, seal, sign, verify, write } from '../../test/mse/records.ts';

describe('many at once on real PostgreSQL', () => {
  let test: TestDatabase;
  let handles: Database[];
  beforeAll(async () => {
    test = await createTestDatabase();
    handles = [test.database, await test.reopen(), await test.reopen()];
  });
  afterAll(() => test.close());

  const dbOf = (i: number) => (handles[i % handles.length] as Database).db;
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  const versionsOf = async (ownerId: string) =>
    (
      await test.database.db
        .selectFrom('mse_version')
        .select('version')
        .where('owner_id', '=', ownerId)
        .orderBy('version')
        .execute()
    ).map(({ version }) => version);

  it('200 writers of one record get 1 to 200, each built on the one before [2:9 version] [D:two writers]', async () => {
    const key = recordOf('org_many');
    const bases: [number, number][] = [];
    const written = await Promise.all(
      numbers(200).map(async (i) => {
        let base = -1;
        const { version } = await write(dbOf(i), key, {
          selection: i % 10 === 0 ? RISKY : '{}',
          events: [exampleEvent('mse.risk_lowered', { i })],
          onCompose: (current) => {
            base = current?.version ?? 0;
          },
        });
        bases.push([version, base]);
        return version;
      }),
    );
    expect(written.sort((a, b) => a - b)).toEqual(numbers(200));
    expect(await versionsOf('org_many')).toEqual(numbers(200));
    expect(bases.filter(([version, base]) => base !== version - 1)).toEqual([]);
    const events = await test.database.db
      .selectFrom('event')
      .select('number')
      .where('owner_id', '=', 'org_many')
      .orderBy('number')
      .execute();
    expect(events.map(({ number }) => number)).toEqual(numbers(200));
    expect(await verify(test.database.db, 'org_many')).toMatchObject({
      ok: true,
      versions: 200,
      damages: [],
    });
  });

  it('two first writers of a record get 1 and 2, also when the first of them gives up', async () => {
    for (const i of numbers(20)) {
      const key = recordOf('org_first', `visit-${i}`);
      const twins = await Promise.all([0, 1].map((at) => write(dbOf(at), key)));
      expect(twins.map(({ version }) => version).sort()).toEqual([1, 2]);
      const other = recordOf('org_gives_up', `visit-${i}`);
      const refuses = write(dbOf(0), other, {
        onCompose: () => {
          throw new Error('refused');
        },
      });
      const [refused, writes] = await Promise.allSettled([refuses, write(dbOf(1), other)]);
      expect(refused.status).toBe('rejected');
      expect(writes).toMatchObject({ status: 'fulfilled', value: { version: 1 } });
    }
  });

  it('a signature that races with writes names the content of the version it says [2:3 sign] [D:sign]', async () => {
    const { db } = test.database;
    const key = recordOf('org_race');
    await write(db, key);
    const signed = await Promise.all(
      numbers(60).flatMap((i) => [
        sign(dbOf(i), key, { signedByName: `Dr ${i}` }),
        write(dbOf(i + 1), key, { selection: `{"i":${i}}` }).then(() => null),
      ]),
    );
    const hashes = await db
      .selectFrom('mse_version')
      .select(['version', 'content_hash'])
      .where('owner_id', '=', 'org_race')
      .execute();
    const hashOf = new Map(hashes.map((row) => [row.version, Buffer.from(row.content_hash).toString('hex')]));
    const answers = signed.filter((answer) => answer !== null);
    expect(answers).toHaveLength(60);
    expect(answers.filter(({ version, contentHash }) => hashOf.get(version) !== contentHash)).toEqual([]);
    const stored = await db
      .selectFrom('mse_signature')
      .select(['id', 'version', 'content_hash'])
      .where('owner_id', '=', 'org_race')
      .execute();
    const wrong = stored.filter(
      (row) => hashOf.get(row.version) !== Buffer.from(row.content_hash).toString('hex'),
    );
    expect(wrong).toEqual([]);
    expect(stored.map(({ id }) => id).sort()).toEqual(answers.map(({ signatureId }) => signatureId).sort());
    expect(await verify(db, 'org_race')).toMatchObject({ ok: true });
  });

  it('the same signature sent twenty times at once is one signature', async () => {
    const key = recordOf('org_twin');
    await write(test.database.db, key);
    const answers = await Promise.all(numbers(20).map((i) => sign(dbOf(i), key)));
    expect(new Set(answers.map((answer) => answer?.signatureId)).size).toBe(1);
  });

  it('verifying while others write, sign and seal finds no damage', async () => {
    const { db } = test.database;
    const verifying = { now: true };
    let written = 0;
    const busy = Promise.all(
      numbers(3).map(async (i) => {
        for (let n = 0; verifying.now; n++) {
          const key = recordOf('org_busy', `visit-${(i + n) % 3}`, `patient-${n % 2}`);
          await write(dbOf(i), key, { selection: n % 5 === 0 ? RISKY : '{}' });
          written += 1;
          if (n % 4 === 0) await sign(dbOf(i), key);
          if (n % 3 === 0) await seal(dbOf(i), 'org_busy');
        }
      }),
    );
    const damages = [];
    for (let run = 0; run < 4; run++) damages.push(...(await verify(db, 'org_busy')).damages);
    verifying.now = false;
    await busy;
    expect(damages).toEqual([]);
    await seal(db, 'org_busy');
    expect(await verify(db, 'org_busy')).toMatchObject({ ok: true, versions: written, unsealed: 0 });
  });

  it('processes that seal at once make one chain of seals, each row in one of them', async () => {
    const { db } = test.database;
    for (const i of numbers(30)) await write(db, recordOf('org_sealers', `visit-${i}`));
    const seals = (await Promise.all(numbers(9).map((i) => seal(dbOf(i), 'org_sealers')))).flat();
    expect(seals.map(({ number }) => number)).toEqual(numbers(seals.length));
    expect(seals.reduce((sum, { members }) => sum + members, 0)).toBe(60);
    expect(await verify(db, 'org_sealers')).toMatchObject({ ok: true, unsealed: 0, damages: [] });
  });
});
