import { asOwner, createPatient, writeAnalysis } from '@svc/store';
import { RETINA_ANALYSIS, submittedScreening } from '@svc/store/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPlatform, START, type TestPlatform } from '../../test/test-platform.ts';

let test: TestPlatform;
beforeAll(async () => {
  test = await openTestPlatform();
});
afterAll(() => test.close());

it('a screening is reviewed once, after its analysis: anything else is a conflict that says why', async () => {
  const { db } = test.platform.services.database;
  const account = await test.admin('POST', '/accounts', { name: 'Clinic', plan: 'launch' });
  const patient = await createPatient(db, { ownerId: account.json().data.id, now: START });
  const screening = await submittedScreening(db, patient, { now: START });
  const review = async () => {
    const body = { decision: 'accepted', reviewer: 'Dr. A' };
    const answer = await test.admin('POST', `/retina/screenings/${screening.id}/review`, body);
    return { status: answer.statusCode, ...answer.json() };
  };
  const conflict = (message: string) => ({
    status: 409,
    error: { code: 'conflict', message: expect.stringContaining(message) },
  });

  expect(await review()).toMatchObject(conflict('is image_uploaded'));
  await asOwner(db, patient.ownerId, (trx) =>
    writeAnalysis(trx, screening, { analysis: RETINA_ANALYSIS, now: START }),
  );
  expect(await review()).toMatchObject({ status: 200, data: { id: screening.id, status: 'reviewed' } });
  expect(await review()).toMatchObject(conflict('was reviewed before: accepted'));
});
