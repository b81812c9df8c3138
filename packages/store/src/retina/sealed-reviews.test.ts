import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { asOwner } from '../database/tenancy.ts';
import { seal, VAULT, verify } from '../../test/mse/records.ts';
import { createPatient, type Patient } from '../patients/index.ts';
import {
  createTestDatabase,
  createTwoRoleDatabase,
  type TestDatabase,
  type TwoRoleDatabase,
} from '../../test/index.ts';
import { writeAnalysis } from './analyses.ts';
import { eraseRetinaOfPatient } from './erase-patient-retina.ts';
import { insertLook, reviewScreening } from './review.ts';
import { findScreening, type StoredScreening } from './screenings.ts';
import { ANALYSIS, NOW, submitted } from '../../test/retina/screenings.ts';

const OWNER = 'acct_a';
const REFERRED = {
  decision: 'rejected',
  reviewer: 'Dr A',
  note: 'refer "soon"\n\u007f é😀',
  now: NOW,
} as const;
const ORDER = { reason: 'asked for', by: 'Dr A', operator: 'op', patientHash: new Uint8Array(32), now: NOW };

/** A final review with two looks. */
async function reviewed(db: Database['db'], patient: Patient, blobKey: string): Promise<StoredScreening> {
  const screening = await submitted(db, patient, { blobKey });
  return asOwner(db, OWNER, async (trx) => {
    await writeAnalysis(trx, screening, { analysis: ANALYSIS, now: NOW });
    const look = { by: 'Dr A', operator: 'token-1', now: NOW };
    await insertLook(trx, screening, { ...look, action: 'overlay' });
    await reviewScreening(trx, screening, REFERRED);
    await insertLook(trx, screening, { ...look, action: 'review: rejected', now: NOW + 1 });
    return (await findScreening(trx, screening)) ?? screening;
  });
}

describe('a final review, and somebody who logs in as the role that serves', () => {
  let two: TwoRoleDatabase;
  let id: string;
  beforeAll(async () => {
    two = await createTwoRoleDatabase();
    const { db } = two.login;
    const patient = await createPatient(db, { ownerId: OWNER, now: NOW });
    id = (await reviewed(db, patient, 'p/1')).id;
    await seal(db, OWNER);
  });
  afterAll(() => two.close());

  const attempt = (...statements: string[]) => two.run(two.loginUrl, ['begin', ...statements, 'rollback']);
  const asTenant = ['set role svc_app', `select set_config('svc.owner', '${OWNER}', false)`];
  const asJob = ['set role svc_worker'];
  const change = `update retina_screening set review_decision = 'accepted', review_note = 'clear'`;

  it.each([
    ['another decision', [...asTenant, change], /a correction is a review of its own/],
    [
      'another picture',
      [...asTenant, `update retina_screening set image_id = null, status = 'ordered'`],
      /never changed/,
    ],
    [
      'a review that is open again',
      [...asTenant, `update retina_screening set status = 'analyzed'`],
      /never changed/,
    ],
    [
      'another row of the decision',
      [...asTenant, `update retina_review set decision = 'accepted'`],
      /permission denied/,
    ],
    ['no row of the decision', [...asJob, 'delete from retina_review'], /permission denied/],
    ['another look', [...asTenant, `update retina_look set by_whom = 'nobody'`], /permission denied/],
    ['no look', [...asJob, 'delete from retina_look'], /permission denied/],
    [
      'a false tombstone',
      [...asJob, 'insert into retina_tombstone select * from retina_tombstone'],
      /permission denied/,
    ],
    ['no screening', [...asJob, 'delete from retina_analysis'], /rests on is never changed/],
    [
      'no screening, without its measurements',
      [...asJob, 'delete from retina_screening'],
      /never withdrawn|foreign key/,
    ],
    [
      'other measurements',
      [...asTenant, `update retina_analysis set result = '{"clear":true}'`],
      /rests on is never changed/,
    ],
    [
      'a screening made as reviewed',
      [
        ...asTenant,
        `insert into retina_screening (owner_id, id, patient_id, mode, status, image_id, eye, image_type, source, priority,
          review_due_at, created_at, analyzed_at, review_decision, reviewed_by, reviewed_at)
          select owner_id, 'rscr_made', patient_id, mode, status, image_id, eye, image_type, source, priority,
          review_due_at, created_at, analyzed_at, 'accepted', reviewed_by, reviewed_at from retina_screening`,
      ],
      /a correction is a review of its own/,
    ],
  ])('cannot get %s', async (_, statements, message) => {
    await expect(attempt(...statements)).rejects.toThrow(message);
  });

  it('can add a correction, which is a row of its own beside the first and is sealed', async () => {
    await two.run(two.loginUrl, [
      'begin',
      ...asTenant,
      `insert into retina_review (owner_id, id, screening_id, decision, reviewed_by, note, reviewed_at)
       values ('${OWNER}', 'rrev_2', '${id}', 'accepted', 'Dr B', 'clear', '2026-11-25T12:00:00Z')`,
      `${change}, reviewed_by = 'Dr B', reviewed_at = '2026-11-25T12:00:00Z'`,
      'commit',
    ]);
    const { db } = two.login;
    expect(await verify(db, OWNER)).toMatchObject({ ok: true, reviews: 2, looks: 2, damages: [] });
    await seal(db, OWNER);
    expect(await verify(db, OWNER)).toMatchObject({ ok: true, seals: 2, unsealed: 0 });
  });
});

describe.each(['postgres', 'embedded', 'two roles'] as const)('reviews and looks, %s', (kind) => {
  let db: Database['db'];
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = kind === 'two roles' ? await createTwoRoleDatabase() : await createTestDatabase(kind);
    db = 'login' in opened ? opened.login.db : opened.database.db;
    close = () => opened.close();
  });
  afterAll(() => close());

  it('are erased although a row waits for a seal under the name of their tombstone', async () => {
    const erased = await createPatient(db, { ownerId: 'acct_hindered', now: NOW });
    const screening = await submitted(db, erased, { blobKey: 'h/1' });
    await asOwner(db, 'acct_hindered', async (trx) => {
      await insertLook(trx, screening, { action: 'picture', by: 'Dr A', operator: 'token-1', now: NOW });
      const made = { kind: 'retina_tombstone', ref: screening.id, hash: Buffer.alloc(32) } as const;
      await trx
        .insertInto('mse_unsealed')
        .values({ owner_id: 'acct_hindered', ...made })
        .execute();
    });
    const counts = await eraseRetinaOfPatient(db, { ownerId: 'acct_hindered', patientRef: erased.id }, ORDER);
    expect(counts.retinaScreenings).toBe(1);
    expect(await verify(db, 'acct_hindered')).toMatchObject({ ok: true, damages: [] });
  });

  it('verify before and after their seal, and as erased after an erasure', async () => {
    const patient = await createPatient(db, { ownerId: OWNER, now: NOW });
    const other = await createPatient(db, { ownerId: OWNER, now: NOW });
    await reviewed(db, patient, 'p/1');
    await reviewed(db, other, 'p/2');
    expect(await verify(db, OWNER)).toMatchObject({
      ok: true,
      reviews: 2,
      looks: 4,
      unsealed: 6,
      damages: [],
    });
    const [first] = await seal(db, OWNER);
    expect(first).toMatchObject({ organizationId: OWNER, members: 6 });
    await eraseRetinaOfPatient(db, { ownerId: OWNER, patientRef: patient.id }, ORDER);
    expect(await verify(db, OWNER)).toMatchObject({
      ok: true,
      reviews: 1,
      looks: 2,
      unsealed: 1,
      damages: [],
    });
    await seal(db, OWNER);
    expect(await verify(db, OWNER)).toMatchObject({ ok: true, seals: 2, unsealed: 0, damages: [] });
  });
});

describe('an intruder who owns the database and switched its triggers off is found', () => {
  let test: TestDatabase;
  const tables = [
    'retina_review',
    'retina_look',
    'retina_tombstone',
    'retina_screening',
    'mse_seal_member',
    'mse_unsealed',
  ];
  beforeAll(async () => {
    test = await createTestDatabase();
    const { db } = test.database;
    const patient = await createPatient(db, { ownerId: OWNER, now: NOW });
    const erased = await createPatient(db, { ownerId: OWNER, now: NOW });
    await reviewed(db, patient, 'p/1');
    await reviewed(db, erased, 'p/2');
    await seal(db, OWNER);
    await eraseRetinaOfPatient(db, { ownerId: OWNER, patientRef: erased.id }, ORDER);
    await reviewed(db, patient, 'p/3');
    await seal(db, OWNER);
    await reviewed(db, patient, 'p/4');
    for (const table of tables)
      await sql`create table ${sql.table(`kept_${table}`)} as table ${sql.table(table)}`.execute(db);
  });
  afterAll(() => test.close());

  const run = (...statements: string[]) =>
    test.database.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const statement of statements) await sql.raw(statement).execute(trx);
    });
  beforeEach(() =>
    run(
      ...tables
        .filter((table) => table !== 'retina_screening')
        .flatMap((table) => [`delete from ${table}`, `insert into ${table} table kept_${table}`]),
      `update retina_screening set review_decision = 'rejected', status = 'reviewed' where status = 'reviewed'`,
    ),
  );

  const first = (table: string, order: string) =>
    `ctid = (select ctid from ${table} order by ${order} limit 1)`;

  it('not before there is something to find', async () => {
    expect(await verify(test.database.db, OWNER, { trustedKeys: VAULT.publicKeys })).toMatchObject({
      ok: true,
      reviews: 3,
      looks: 6,
      seals: 2,
      unsealed: 3,
    });
  });

  it.each([
    ['a decision changed', `update retina_review set decision = 'accepted'`],
    [
      'a decision and what is shown of it changed',
      `update retina_review set decision = 'accepted'`,
      `update retina_screening set review_decision = 'accepted'`,
    ],
    ['what is shown of a decision changed', `update retina_screening set review_decision = 'accepted'`],
    ['a note changed', `update retina_review set note = null`],
    ['a review gone', `delete from retina_review where ${first('retina_review', 'reviewed_at, id')}`],
    ['a look gone', `delete from retina_look where ${first('retina_look', 'at, id')}`],
    ['the last look of each gone', `delete from retina_look where number = 2`],
    [
      'a look changed',
      `update retina_look set by_whom = 'nobody' where ${first('retina_look', 'number, id')}`,
    ],
    [
      'a time of a look changed',
      `update retina_look set at = at - interval '1 millisecond' where ${first('retina_look', 'number desc, id')}`,
    ],
    [
      'looks in another order',
      'update retina_look set number = number + 10',
      'update retina_look set number = 13 - number',
    ],
    [
      'a look put in between',
      'update retina_look set number = 3 where number = 2',
      `insert into retina_look select owner_id, 'look_made' || id, screening_id, action, by_whom, operator, at, 2, salt, hash from retina_look where number = 1`,
    ],
    [
      'a look put at the end',
      `insert into retina_look select owner_id, 'look_made' || id, screening_id, action, by_whom, operator, at, 3, salt, hash from retina_look where number = 1`,
    ],
    [
      'a false tombstone, and nothing left',
      `insert into retina_tombstone select owner_id, screening_id, 'erase_false', now(), 'asked', 'Dr A', '[]', hash from retina_look where number = 1`,
      'delete from retina_look',
      'delete from retina_review',
    ],
    ['a tombstone gone', 'delete from retina_tombstone'],
    ['a tombstone that lists something else', `update retina_tombstone set erased = '[]'`],
    ['a tombstone for another reason', `update retina_tombstone set reason = 'none'`],
  ])('%s', async (_, ...statements) => {
    expect((await verify(test.database.db, OWNER)).ok).toBe(true);
    await run(...statements);
    const { ok, damages } = await verify(test.database.db, OWNER);
    expect(ok).toBe(false);
    expect(damages.filter(({ kind }) => kind !== 'review' && kind !== 'look')).toEqual([]);
  });
});
