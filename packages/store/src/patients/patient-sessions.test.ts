import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { createPatientSession, findPatientSession } from './patient-sessions.ts';
import { createPatient } from './patients.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it.each<[string, lifetimeSeconds: number, idleSeconds: number, seenMs: number[], boolean]>([
  ['before the end of either', 100, 50, [49_999], true],
  ['of one that nobody used for its idle time', 100, 50, [50_000], false],
  ['of one that nobody used for long, far from its end', 100_000, 50, [50_001], false],
  ['of one that was used in between', 300, 150, [100_000, 249_999], true],
  ['of one that was used in between, idle since', 300, 150, [100_000, 250_000], false],
  ['of one that is used, 1 ms before its end', 150, 100, [90_000, 149_999], true],
  ['of one that is used, at its end', 150, 100, [90_000, 150_000], false],
  ['of one that is used, long after its end', 150, 100_000, [90_000, 200_000], false],
])('the session %s', async (_, lifetimeSeconds, idleSeconds, seenMs, holds) => {
  const { db } = test.database;
  const patient = await createPatient(db, { ownerId: 'acct_a', now: NOW });
  const made = { patient, now: NOW, lifetimeSeconds, idleSeconds };
  const { token } = await createPatientSession(db, made);
  const found = [];
  for (const ms of seenMs) found.push(await findPatientSession(db, { token, now: NOW + ms }));
  const session = { ownerId: 'acct_a', patientId: patient.id };
  expect(found).toEqual([...seenMs.slice(1).map(() => session), holds ? session : null]);
});
