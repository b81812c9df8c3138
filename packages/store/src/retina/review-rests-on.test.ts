import { Client } from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { asOwner } from '../database/tenancy.ts';
import { verify } from '../../test/mse/records.ts';
import { createPatient, type Patient } from '../patients/index.ts';
import { createTwoRoleDatabase, type TwoRoleDatabase } from '../../test/index.ts';
import { writeAnalysis } from './analyses.ts';
import { insertCapture, insertQuality } from './captures.ts';
import { eraseRetinaOfPatient } from './erase-patient-retina.ts';
import { insertLook, listLooks, reviewScreening } from './review.ts';
import type { StoredScreening } from './screenings.ts';
import { insertRetinaSession } from './capture-sessions.ts';
import { ANALYSIS, NOW, submitted } from '../../test/retina/screenings.ts';

const OWNER = 'acct_a';
const ACCEPTED = { decision: 'accepted', reviewer: 'Dr A', note: null, now: NOW } as const;
const ORDER = { reason: 'asked for', by: 'Dr A', operator: 'op', patientHash: new Uint8Array(32), now: NOW };
const AS_TENANT = ['set role svc_app', `select set_config('svc.owner', '${OWNER}', false)`];
const AS_JOB = ['set role svc_worker'];
const FORGED = `update retina_analysis set result = '{"clear":true}'`;

let two: TwoRoleDatabase;
let db: Database['db'];
let patient: Patient;
beforeAll(async () => {
  two = await createTwoRoleDatabase();
  db = two.login.db;
});
afterAll(() => two.close());

const review = (screening: StoredScreening) =>
  asOwner(db, OWNER, (trx) => reviewScreening(trx, screening, ACCEPTED));

/** With what the client measured of its picture. */
async function analyzed(blobKey: string): Promise<StoredScreening> {
  patient = await createPatient(db, { ownerId: OWNER, now: NOW });
  const screening = await submitted(db, patient, { blobKey });
  await asOwner(db, OWNER, async (trx) => {
    const of = { ownerId: OWNER, patientId: patient.id, now: NOW };
    const device = { targetEye: 'left', deviceInfo: null, captureCapabilities: null } as const;
    const sessionId = await insertRetinaSession(trx, { ...of, ...device });
    const capture = { sessionId, screeningId: screening.id, eye: 'left', method: 'auto' } as const;
    const captureId = await insertCapture(trx, { ...of, ...capture });
    await insertQuality(trx, { ownerId: OWNER, captureId, quality: '{}', now: NOW });
    await writeAnalysis(trx, screening, { analysis: ANALYSIS, now: NOW });
  });
  return screening;
}

async function session(...statements: string[]): Promise<Client> {
  const client = new Client({ connectionString: two.loginUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  return client;
}

/** Sessions of this database that wait for a lock that another one holds. */
const waiting = () =>
  two.run(two.loginUrl, [
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  ]);

const resultOf = ({ id }: StoredScreening) =>
  asOwner(db, OWNER, (trx) =>
    trx.selectFrom('retina_analysis').select('result').where('screening_id', '=', id).executeTakeFirst(),
  );

describe('what a final review rests on, and somebody who logs in as the role that serves', () => {
  it.each(['repeatable read', 'serializable'])(
    'is not changed by a transaction that began before the review, %s',
    async (isolation) => {
      const screening = await analyzed(`p/${isolation}`);
      const early = await session(...AS_TENANT, `begin isolation level ${isolation}`);
      await early.query('select from retina_analysis');
      await review(screening);
      await expect(early.query(`${FORGED} where screening_id = '${screening.id}'`)).rejects.toThrow(
        /sees what others committed/,
      );
      await early.end();
      expect(await resultOf(screening)).toEqual({ result: ANALYSIS.result });
    },
  );

  it('is changed before it or not at all: a review waits for a change that is under way', async () => {
    const screening = await analyzed('p/under way');
    const early = await session(...AS_TENANT, 'begin', `${FORGED} where screening_id = '${screening.id}'`);
    const reviewing = review(screening);
    while ((await waiting()).length === 0);
    await early.query('commit');
    await early.end();
    expect((await reviewing)?.status).toBe('reviewed');
  });

  const ofCapture = (id: string) =>
    `capture_id = (select c.id from retina_capture c where c.screening_id = '${id}')`;

  it.each([
    [
      'is not taken away behind the back of its guard',
      AS_TENANT,
      (id: string) =>
        `delete from retina_analysis where screening_id = '${id}' and set_config('svc.owner', 'acct_b', false) <> ''`,
    ],
    [
      'is not moved to another screening',
      AS_TENANT,
      (id: string, other: string) =>
        `update retina_analysis set screening_id = '${other}' where screening_id = '${id}'`,
    ],
    [
      'keeps what a client measured, before the tenant',
      AS_TENANT,
      (id: string) => `delete from retina_quality where ${ofCapture(id)}`,
    ],
    [
      'keeps what a client measured, before a job',
      AS_JOB,
      (id: string) => `delete from retina_quality where ${ofCapture(id)}`,
    ],
    [
      'keeps the capture of its picture',
      AS_JOB,
      (id: string) => `delete from retina_capture where screening_id = '${id}'`,
    ],
    [
      'gets no other capture',
      AS_TENANT,
      (
        id: string,
      ) => `insert into retina_capture select owner_id, 'rcap_made', patient_id, session_id, screening_id,
        eye, method, captured_at from retina_capture where screening_id = '${id}'`,
    ],
  ])('%s', async (name, role, statement) => {
    const { id } = await analyzed(`p/${name}`);
    await asOwner(db, OWNER, (trx) => reviewScreening(trx, { ownerId: OWNER, id }, ACCEPTED));
    const other = await submitted(db, patient, { blobKey: `p/other ${name}` });
    const attempt = two.run(two.loginUrl, ['begin', ...role, statement(id, other.id), 'rollback']);
    await expect(attempt).rejects.toThrow(/rests on is never changed/);
  });
});

describe('an erasure', () => {
  it('that comes in the middle of a review comes after it', async () => {
    const screening = await analyzed('p/middle');
    const begun = Promise.withResolvers<void>();
    const reviewing = asOwner(db, OWNER, async (trx) => {
      await sql`select from retina_screening where id = ${screening.id} for update`.execute(trx);
      begun.resolve();
      while ((await waiting()).length === 0);
      return reviewScreening(trx, screening, ACCEPTED);
    });
    await begun.promise;
    const erasing = eraseRetinaOfPatient(db, { ownerId: OWNER, patientRef: patient.id }, ORDER);
    expect((await reviewing)?.status).toBe('reviewed');
    expect(await erasing).toMatchObject({ retinaScreenings: 1 });
    expect(await verify(db, OWNER)).toMatchObject({ ok: true, damages: [] });
  });
});

describe('looks', () => {
  it('are listed in the order they were written down, whatever time they tell', async () => {
    const screening = await analyzed('p/looks');
    const by = { by: 'Dr A', operator: 'token-1' };
    await asOwner(db, OWNER, async (trx) => {
      await insertLook(trx, screening, { ...by, action: 'first', now: NOW });
      await insertLook(trx, screening, { ...by, action: 'second', now: NOW - 1 });
    });
    const looks = await asOwner(db, OWNER, (trx) => listLooks(trx, screening));
    expect(looks.map(({ action }) => action)).toEqual(['first', 'second']);
  });
});
