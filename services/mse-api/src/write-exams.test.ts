import type { MseSelection } from '@svc/contracts';
import { ApiError, etagOf } from '@svc/server-kit';
import { asOwner, listVersions, readVersions } from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExamWrite } from './compose-version.ts';
import { CALM, RISKY } from '../test/exams.ts';
import { type ExamOutcome, writeExam, writeExams } from './write-exams.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const NONE = { ifMatch: null, ifNoneMatch: null };

const writeOf = (selection: MseSelection, over: Partial<ExamWrite> = {}): ExamWrite => ({
  actor: { keyId: 'okey_1', requestId: 'req_1', now: NOW },
  action: 'mse.write',
  patientId: 'patient-1',
  clinicianId: null,
  selection,
  preconditions: NONE,
  ...over,
});

/** What became of a write, in a word. */
function became(outcome: ExamOutcome): string {
  if ('written' in outcome) {
    const { version, safetyEventId } = outcome.written;
    return `version ${version}${safetyEventId === null ? '' : ', safety event'}`;
  }
  const { refused } = outcome;
  return refused instanceof ApiError ? refused.code : (refused as Error).name;
}

describe.each(['postgres', 'embedded'] as const)('several writes of one record, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const recordOf = (ownerId: string) => ({ ownerId, visitId: 'visit-1', patientId: 'patient-1' });
  const write = (ownerId: string, writes: readonly ExamWrite[]): Promise<ExamOutcome[]> =>
    asOwner(test.database.db, ownerId, (trx) => writeExams(trx, recordOf(ownerId), writes));
  const selectionsOf = (ownerId: string) =>
    asOwner(test.database.db, ownerId, async (trx) => {
      const { rows } = await listVersions(trx, recordOf(ownerId), { before: null, limit: 10 });
      const numbers = rows.map(({ version }) => version);
      const versions = await readVersions(trx, recordOf(ownerId), numbers);
      return Object.fromEntries(
        versions.map(({ version, selection }) => [version, JSON.parse(selection ?? 'null')]),
      );
    });

  it('those that are refused take no number and leave the others alone', async () => {
    const outcomes = await write('org_refused', [
      writeOf(CALM, { action: 'mse.patch' }),
      writeOf(CALM),
      writeOf(RISKY, { preconditions: { ...NONE, ifMatch: [etagOf(9)] } }),
      writeOf(RISKY, { clinicianId: '\ud800' }),
      writeOf(RISKY, { action: 'mse.patch', preconditions: { ...NONE, ifMatch: [etagOf(1)] } }),
    ]);
    expect(outcomes.map(became)).toEqual([
      'not_found',
      'version 1',
      'precondition_failed',
      'InvalidInputError',
      'version 2, safety event',
    ]);
    expect(await selectionsOf('org_refused')).toEqual({ 1: CALM, 2: { ...CALM, ...RISKY } });
  });

  it('each is built on the one before, and events tell of those that were written', async () => {
    const outcomes = await write('org_built', [
      writeOf(CALM),
      writeOf(RISKY, { action: 'mse.patch' }),
      writeOf(CALM),
    ]);
    expect(outcomes.map(became)).toEqual(['version 1', 'version 2, safety event', 'version 3']);
    expect(await selectionsOf('org_built')).toEqual({ 1: CALM, 2: { ...CALM, ...RISKY }, 3: CALM });
    const events = await test.database.db
      .selectFrom('event')
      .select(['type', 'number'])
      .where('owner_id', '=', 'org_built')
      .orderBy('number')
      .execute();
    expect(events.map(({ type }) => type)).toEqual(['mse.safety_event', 'mse.risk_lowered']);
  });

  it('one that is refused leaves nothing behind', async () => {
    const key = recordOf('org_nothing');
    const refused = asOwner(test.database.db, key.ownerId, (trx) =>
      writeExam(trx, key, writeOf(CALM, { action: 'mse.patch' })),
    );
    await expect(refused).rejects.toThrow(ApiError);
    expect(await selectionsOf('org_nothing')).toEqual({});
  });
});
