import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../database/tenancy.ts';
import { createPatient, mapPatientReference, type Patient } from '../patients/index.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import {
  announceBlob,
  type BlobKey,
  doomBlob,
  doomLooseBlob,
  forgetBlob,
  keepBlob,
  LOOSE_AFTER_MS,
  looseBlobs,
} from './blobs.ts';
import { eraseRetinaOfPatient } from './erase-patient-retina.ts';
import { listScreeningQueue, reviewScreening } from './review.ts';
import { ANALYSIS, NOW, submitted } from '../../test/retina/screenings.ts';
import { writeAnalysis } from './analyses.ts';

const OWNER = 'acct_a';
const HOUR_MS = 3_600_000;

describe.each(['postgres', 'embedded'] as const)('what is stored of retina, %s', (kind) => {
  let test: TestDatabase;
  let patient: Patient;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    patient = await createPatient(test.database.db, { ownerId: OWNER, now: NOW });
  });
  afterAll(() => test.close());

  const blobOf = (key: string): BlobKey => ({ ownerId: OWNER, key });
  const loose = async () => (await looseBlobs(test.database.db)).map(({ key }) => key);
  const announce = (key: string) => announceBlob(test.database.db, blobOf(key));
  const keep = (key: string) => asOwner(test.database.db, OWNER, (trx) => keepBlob(trx, blobOf(key)));
  /** As if all of it had been announced that much earlier. */
  const age = (ms: number) =>
    sql`update stored_blob set created_at = created_at - make_interval(secs => ${ms / 1000})`.execute(
      test.database.db,
    );

  it('a blob that nothing kept is loose after its time, one that was given up at once, one that is kept never', async () => {
    const { db } = test.database;
    for (const key of ['a/pending', 'a/kept', 'a/given-up']) await announce(key);
    await keep('a/kept');
    for (const key of ['a/kept', 'a/given-up']) await doomBlob(db, blobOf(key));
    await age(LOOSE_AFTER_MS - 60_000);
    expect(await loose()).toEqual(['a/given-up']);
    await age(60_000);
    expect(await loose()).toEqual(['a/given-up', 'a/pending']);
    for (const key of await loose()) {
      expect(await doomLooseBlob(db, blobOf(key))).toBe(true);
      await forgetBlob(db, blobOf(key));
    }
    await forgetBlob(db, blobOf('a/kept'));
    await age(365 * 24 * HOUR_MS);
    expect(await loose()).toEqual([]);
    await expect(keep('a/kept')).rejects.toThrow('not kept');
  });

  it('a blob that was doomed meanwhile is not kept, and one that was kept meanwhile is not doomed', async () => {
    const { db } = test.database;
    for (const key of ['b/late', 'b/kept', 'b/young']) await announce(key);
    expect(await doomLooseBlob(db, blobOf('b/young'))).toBe(false);
    await age(LOOSE_AFTER_MS);
    expect(await loose()).toEqual(['b/kept', 'b/late', 'b/young']);
    await keep('b/kept');
    expect(await doomLooseBlob(db, blobOf('b/kept'))).toBe(false);
    expect(await doomLooseBlob(db, blobOf('b/late'))).toBe(true);
    await expect(keep('b/late')).rejects.toThrow('not kept');
    await expect(keep('b/never')).rejects.toThrow('not kept');
    for (const key of ['b/late', 'b/young']) await doomBlob(db, blobOf(key));
    for (const key of await loose()) await forgetBlob(db, blobOf(key));
  });

  it('bytes that came after their row was forgotten are loose again when the request gives up', async () => {
    const { db } = test.database;
    await announce('c/slow');
    await age(LOOSE_AFTER_MS);
    await doomLooseBlob(db, blobOf('c/slow'));
    await forgetBlob(db, blobOf('c/slow'));
    await doomBlob(db, blobOf('c/slow'));
    expect(await loose()).toEqual(['c/slow']);
    await forgetBlob(db, blobOf('c/slow'));
  });

  it('loose blobs are listed page by page, each once', async () => {
    const { db } = test.database;
    const keys = Array.from({ length: 150 }, (_, i) => `d/${String(i).padStart(3, '0')}`);
    for (const key of keys) {
      await announce(key);
      await doomBlob(db, blobOf(key));
    }
    const first = await looseBlobs(db);
    const second = await looseBlobs(db, first.at(-1));
    expect(second.length).toBeGreaterThan(0);
    expect([...first, ...second].map(({ key }) => key)).toEqual(keys);
    expect(await looseBlobs(db, second.at(-1))).toEqual([]);
    for (const key of keys) await forgetBlob(db, blobOf(key));
  });

  it('an erasure finds the patient under the own id and under every reference', async () => {
    const { db } = test.database;
    const erased = await createPatient(db, { ownerId: OWNER, now: NOW });
    const { id } = erased;
    await mapPatientReference(db, { patient: erased, reference: 'clinic-17', now: NOW });
    const add = (number: number, patientRef: string) => {
      const payload = JSON.stringify({ object: 'retina.screening', patientRef });
      return sql`
        insert into event values (${OWNER}, 'live', ${number}, ${`evt_${number}`}, 'retina.screening_analyzed', now(), ${payload})`.execute(
        db,
      );
    };
    await add(9001, id);
    await add(9002, 'clinic-17');
    await add(9003, patient.id);
    const order = {
      reason: 'asked for',
      by: 'Dr. A',
      operator: 'op',
      patientHash: new Uint8Array(32),
      now: NOW,
    };
    const counts = await eraseRetinaOfPatient(db, { ownerId: OWNER, patientRef: 'clinic-17' }, order);
    expect(counts.events).toBe(2);
    const { rows } = await sql<{ payload: string }>`
      select payload from event where number > 9000 order by number`.execute(db);
    expect(rows.map(({ payload }) => (JSON.parse(payload) as { patientRef: string }).patientRef)).toEqual([
      '[erased]',
      '[erased]',
      patient.id,
    ]);
  });

  it('the queue is in the order of what is due: a clinical reason goes first, and nothing waits for ever', async () => {
    const { db } = test.database;
    const add = async (name: string, hours: number, indication?: string) => {
      const at = { blobKey: `q/${name}`, now: NOW + hours * HOUR_MS };
      const screening = await submitted(db, patient, indication === undefined ? at : { ...at, indication });
      await asOwner(db, OWNER, (trx) => writeAnalysis(trx, screening, { analysis: ANALYSIS, now: NOW }));
      return screening.id;
    };
    const old = await add('old', 0);
    const late = await add('late', 40, 'blurred vision');
    const later = await add('later', 60, 'flashes');
    const all = await listScreeningQueue(db, { status: 'analyzed', limit: 10 });
    expect(all.rows.map(({ screening: { id } }) => id)).toEqual([late, old, later]);
    const first = await listScreeningQueue(db, { status: 'analyzed', limit: 2 });
    expect([first.hasMore, first.rows.length]).toEqual([true, 2]);
    const rest = await listScreeningQueue(db, {
      status: 'analyzed',
      limit: 2,
      cursor: first.nextCursor ?? '',
    });
    expect([rest.hasMore, rest.rows.map(({ screening: { id } }) => id)]).toEqual([false, [later]]);
    await expect(
      listScreeningQueue(db, { status: 'analyzed', limit: 2, cursor: 'nonsense' }),
    ).rejects.toMatchObject({ field: 'cursor' });
  });

  it('a review ends an analyzed screening once; an analysis that comes later changes nothing', async () => {
    const { db } = test.database;
    const screening = await submitted(db, patient, { blobKey: 'r/1' });
    const review = { decision: 'rejected', reviewer: 'Dr A', note: null, now: NOW } as const;
    const decide = () => asOwner(db, OWNER, (trx) => reviewScreening(trx, screening, review));
    expect(await decide()).toBeNull();
    const analyze = () =>
      asOwner(db, OWNER, (trx) => writeAnalysis(trx, screening, { analysis: ANALYSIS, now: NOW }));
    expect(await analyze()).toMatchObject({ status: 'analyzed' });
    expect(await decide()).toMatchObject({ status: 'reviewed', reviewDecision: 'rejected' });
    expect([await decide(), await analyze()]).toEqual([null, null]);
  });

  it('who looked is never changed', async () => {
    await expect(
      test.database.db.updateTable('retina_look').set({ by_whom: 'nobody' }).execute(),
    ).rejects.toThrow(/never|append|change|refuse|permission/i);
  });
});
