import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../database/tenancy.ts';
import { createPatient, mapPatientReference, type Patient } from '../patients/index.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { announceBlob, doomBlob, forgetBlob, keepBlob, LOOSE_AFTER_MS, looseBlobs } from './blobs.ts';
import { eraseRetinaOfPatient } from './erase-retina.ts';
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

  const loose = async (now: number) => (await looseBlobs(test.database.db, now)).map(({ key }) => key);
  const announce = (key: string) => announceBlob(test.database.db, { ownerId: OWNER, key, now: NOW });

  it('a blob that nothing kept is loose after its time, one that was given up at once, one that is kept never', async () => {
    const { db } = test.database;
    for (const key of ['a/pending', 'a/kept', 'a/given-up']) await announce(key);
    await asOwner(db, OWNER, (trx) => keepBlob(trx, { ownerId: OWNER, key: 'a/kept' }));
    for (const key of ['a/kept', 'a/given-up']) await doomBlob(db, { ownerId: OWNER, key });
    expect(await loose(NOW + LOOSE_AFTER_MS - 1)).toEqual(['a/given-up']);
    expect((await loose(NOW + LOOSE_AFTER_MS)).toSorted()).toEqual(['a/given-up', 'a/pending']);
    for (const key of ['a/given-up', 'a/pending', 'a/kept']) await forgetBlob(db, { ownerId: OWNER, key });
    expect(await loose(NOW + 365 * 24 * HOUR_MS)).toEqual([]);
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
    ).rejects.toThrow('cursor');
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
