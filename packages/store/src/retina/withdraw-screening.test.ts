import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { asOwner, asWorker } from '../database/tenancy.ts';
import { createPatient, type Patient } from '../patients/index.ts';
import { createTestDatabase, sessionsThatWait, type TestDatabase } from '../../test/index.ts';
import { writeAnalysis } from './analyses.ts';
import { looseBlobs } from './blobs.ts';
import { findCapture, insertCapture, insertQuality } from './captures.ts';
import { eraseRetinaOfPatient } from './erase-patient-retina.ts';
import { insertLook, reviewScreening } from './review.ts';
import { findScreening, insertScreening, lockImageUses, type StoredScreening } from './screenings.ts';
import { findRetinaSession, insertRetinaSession } from './capture-sessions.ts';
import { ANALYSIS, NOW, submitted } from '../../test/retina/screenings.ts';
import { locateWithdrawal, withdrawScreening } from './withdraw-screening.ts';

const OWNER = 'acct_a';
const LATER = NOW + 60_000;
const WITHDRAWN = { withdrawnAt: new Date(LATER).toISOString(), pictureErased: true };
const REVIEW = { decision: 'accepted', reviewer: 'Dr A', note: null, now: LATER } as const;
const LEFT = { eye: 'left', method: null } as const;

type Trx = Transaction<Tables>;

describe.each(['postgres', 'embedded'] as const)('a screening its patient withdraws, %s', (kind) => {
  let test: TestDatabase;
  let patient: Patient;
  let pictures = 0;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    patient = await createPatient(test.database.db, { ownerId: OWNER, now: NOW });
  });
  afterAll(() => test.close());

  const inOne = <Result>(work: (trx: Trx) => Promise<Result>) => asOwner(test.database.db, OWNER, work);
  const withdraw = ({ id }: { readonly id: string }, patientId = patient.id, now = LATER) =>
    inOne((trx) => withdrawScreening(trx, { ownerId: OWNER, id }, { patientId, now }));
  const analyze = (screening: StoredScreening) =>
    inOne((trx) => writeAnalysis(trx, screening, { analysis: ANALYSIS, now: NOW }));
  const review = (screening: StoredScreening) => inOne((trx) => reviewScreening(trx, screening, REVIEW));
  const found = (screening: StoredScreening) => inOne((trx) => findScreening(trx, screening));

  /** One with its session, capture and the quality a device measured. */
  async function sent(): Promise<{ screening: StoredScreening; sessionId: string; captureId: string }> {
    const screening = await submitted(test.database.db, patient, { blobKey: `w/${++pictures}` });
    return inOne(async (trx) => {
      const of = { ownerId: OWNER, patientId: patient.id, now: NOW };
      const device = { targetEye: 'left', deviceInfo: null, captureCapabilities: null } as const;
      const sessionId = await insertRetinaSession(trx, { ...of, ...device });
      await trx
        .updateTable('retina_screening')
        .set({ session_id: sessionId })
        .where('id', '=', screening.id)
        .execute();
      const captureId = await insertCapture(trx, {
        ...of,
        ...LEFT,
        sessionId,
        screeningId: screening.id,
      });
      await insertQuality(trx, { ownerId: OWNER, captureId, quality: '{}', now: NOW });
      return { screening, sessionId, captureId };
    });
  }

  /** Another screening of the same picture, as a patient submits one that was uploaded before. */
  const again = ({ imageId }: StoredScreening) =>
    inOne((trx) =>
      insertScreening(trx, {
        ownerId: OWNER,
        patientId: patient.id,
        mode: 'live',
        imageId: imageId ?? '',
        eye: 'left',
        imageType: 'fundus',
        source: 'fundus_upload',
        now: NOW,
      }),
    );

  const countOf = async (table: 'retina_capture' | 'retina_analysis' | 'retina_look', id: string) =>
    (await inOne((trx) => trx.selectFrom(table).select('owner_id').where('screening_id', '=', id).execute()))
      .length;

  it('goes with its capture, its measurements and its picture; that it did, and who had looked, stays', async () => {
    const { screening, sessionId, captureId } = await sent();
    await analyze(screening);
    await inOne((trx) =>
      insertLook(trx, screening, { action: 'picture', by: 'Dr A', operator: 'token-1', now: NOW }),
    );
    expect(await withdraw(screening)).toEqual(WITHDRAWN);
    expect(await found(screening)).toBeNull();
    expect(await countOf('retina_capture', screening.id)).toBe(0);
    expect(await countOf('retina_analysis', screening.id)).toBe(0);
    expect(await countOf('retina_look', screening.id)).toBe(1);
    const left = await asWorker(test.database.db, (trx) =>
      trx.selectFrom('retina_quality').select('id').where('capture_id', '=', captureId).execute(),
    );
    expect(left).toEqual([]);
    expect(await looseBlobs(test.database.db)).toContainEqual({ ownerId: OWNER, key: `w/${pictures}` });
    const session = await inOne((trx) => findRetinaSession(trx, { ownerId: OWNER, id: sessionId }));
    expect(session?.completedAt).toBeNull();
    expect(await locateWithdrawal(test.database.db, screening.id)).toEqual(WITHDRAWN);
  });

  it('gives the same however often, and never to another patient or account', async () => {
    const { screening } = await sent();
    const other = await createPatient(test.database.db, { ownerId: OWNER, now: NOW });
    expect(await withdraw(screening, other.id)).toBeNull();
    const elsewhere = await asOwner(test.database.db, 'acct_b', (trx) =>
      withdrawScreening(trx, { ownerId: 'acct_b', id: screening.id }, { patientId: patient.id, now: LATER }),
    );
    expect(elsewhere).toBeNull();
    expect(await found(screening)).not.toBeNull();
    expect(await withdraw(screening)).toEqual(WITHDRAWN);
    expect(await withdraw(screening, patient.id, LATER + 1)).toEqual(WITHDRAWN);
    expect(await withdraw(screening, other.id)).toBeNull();
    expect(await withdraw({ id: 'rscr_none' })).toBeNull();
  });

  it('stays once it was reviewed, and the database keeps it from whoever would remove it', async () => {
    const { screening } = await sent();
    await analyze(screening);
    await review(screening);
    expect(await withdraw(screening)).toBe('reviewed');
    expect(await found(screening)).toMatchObject({ status: 'reviewed' });
    const removal = inOne(async (trx) => {
      for (const table of ['retina_analysis'] as const)
        await trx.deleteFrom(table).where('screening_id', '=', screening.id).execute();
    });
    await expect(removal).rejects.toThrow('what a review rests on is never changed');
    const alone = inOne((trx) => trx.deleteFrom('retina_screening').where('id', '=', screening.id).execute());
    await expect(alone).rejects.toThrow('never withdrawn');
  });

  it('leaves a picture that another screening has, which goes with the last of them', async () => {
    const { screening } = await sent();
    const second = await again(screening);
    expect(await withdraw(screening)).toEqual({ ...WITHDRAWN, pictureErased: false });
    expect(await withdraw(second)).toEqual(WITHDRAWN);
  });

  it('is no row that is changed, and goes with its patient', async () => {
    const gone = await createPatient(test.database.db, { ownerId: OWNER, now: NOW });
    const screening = await submitted(test.database.db, gone, { blobKey: 'w/gone' });
    await withdraw(screening, gone.id);
    await expect(
      test.database.db.updateTable('retina_withdrawal').set({ picture_erased: false }).execute(),
    ).rejects.toThrow(/never|append|change|refuse|permission/i);
    const order = {
      reason: 'asked for',
      by: 'Dr A',
      operator: 'op',
      patientHash: new Uint8Array(32),
      now: NOW,
    };
    await eraseRetinaOfPatient(test.database.db, { ownerId: OWNER, patientRef: gone.id }, order);
    expect(await locateWithdrawal(test.database.db, screening.id)).toBeNull();
  });

  // One connection cannot race with itself.
  describe.skipIf(kind === 'embedded')('at the same moment as', () => {
    /** Ends the transaction of the first once the second waits for it; what each gave. */
    async function overlapping<First, Second>(
      first: (trx: Trx) => Promise<First>,
      second: () => Promise<Second>,
    ): Promise<[First, Second]> {
      const [done, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holding = inOne(async (trx) => {
        const result = await first(trx);
        done.resolve();
        await end.promise;
        return result;
      });
      await done.promise;
      const waiting = second();
      await expect.poll(() => sessionsThatWait(test.database), { timeout: 30_000 }).toBe(1);
      end.resolve();
      return Promise.all([holding, waiting]);
    }
    const withdrawing =
      ({ id }: StoredScreening) =>
      (trx: Trx) =>
        withdrawScreening(trx, { ownerId: OWNER, id }, { patientId: patient.id, now: LATER });

    it('a review: the one that is first decides', async () => {
      const { screening } = await sent();
      await analyze(screening);
      const [reviewed, refused] = await overlapping(
        (trx) => reviewScreening(trx, screening, REVIEW),
        () => withdraw(screening),
      );
      expect([reviewed?.status, refused]).toEqual(['reviewed', 'reviewed']);
      const { screening: other } = await sent();
      await analyze(other);
      expect(await overlapping(withdrawing(other), () => review(other))).toEqual([WITHDRAWN, null]);
    });

    it('a review, many times at once: never both, never neither', async () => {
      for (let round = 0; round < 12; round++) {
        const { screening } = await sent();
        await analyze(screening);
        const [withdrawn, reviewed] = await Promise.all([withdraw(screening), review(screening)]);
        const outcome = [withdrawn === 'reviewed', reviewed !== null, (await found(screening)) !== null];
        expect([
          [true, true, true],
          [false, false, false],
        ]).toContainEqual(outcome);
      }
    });

    it('an analysis: nothing comes back', async () => {
      const { screening } = await sent();
      expect(await overlapping(withdrawing(screening), () => analyze(screening))).toEqual([WITHDRAWN, null]);
      const { screening: other } = await sent();
      const [analyzed, withdrawn] = await overlapping(
        (trx) => writeAnalysis(trx, other, { analysis: ANALYSIS, now: NOW }),
        () => withdraw(other),
      );
      expect([analyzed?.status, withdrawn]).toEqual(['analyzed', WITHDRAWN]);
      expect([await found(other), await countOf('retina_analysis', other.id)]).toEqual([null, 0]);
    });

    it('itself: it is done once', async () => {
      const { screening } = await sent();
      expect(
        await Promise.all(
          [0, 1, 2, 3].map((later) =>
            withdraw(screening, patient.id, LATER + later).then((each) => typeof each),
          ),
        ),
      ).toEqual(['object', 'object', 'object', 'object']);
      const { screening: other } = await sent();
      const [first, second] = await overlapping(withdrawing(other), () =>
        withdraw(other, patient.id, LATER + 1),
      );
      expect([first, second]).toEqual([WITHDRAWN, WITHDRAWN]);
    });

    it('the withdrawal of the only other screening of its picture: the picture goes with one of them', async () => {
      const { screening } = await sent();
      const second = await again(screening);
      const both = await Promise.all([withdraw(screening), withdraw(second)]);
      expect(both.map((each) => typeof each === 'object' && each?.pictureErased).toSorted()).toEqual([
        false,
        true,
      ]);
    });

    it('another submission of its picture: it keeps the picture, or comes too late', async () => {
      const { screening } = await sent();
      const imageId = screening.imageId ?? '';
      const submit = async (trx: Trx) => {
        if (!(await lockImageUses(trx, { ownerId: OWNER, imageId }))) return null;
        const about = { mode: 'live', eye: 'left', imageType: 'fundus', source: 'fundus_upload' } as const;
        return insertScreening(trx, { ...about, ownerId: OWNER, patientId: patient.id, imageId, now: NOW });
      };
      const [second, withdrawn] = await overlapping(submit, () => withdraw(screening));
      expect(withdrawn).toEqual({ ...WITHDRAWN, pictureErased: false });
      expect(await overlapping(withdrawing(second as StoredScreening), () => inOne(submit))).toEqual([
        WITHDRAWN,
        null,
      ]);
    });

    it('quality that a device sends of its capture: neither fails', async () => {
      const { screening, captureId } = await sent();
      const [, withdrawn] = await overlapping(
        async (trx) => {
          await findCapture(trx, { ownerId: OWNER, id: captureId });
          return insertQuality(trx, { ownerId: OWNER, captureId, quality: '{}', now: NOW });
        },
        () => withdraw(screening),
      );
      expect(withdrawn).toEqual(WITHDRAWN);
      const { screening: other, captureId: id } = await sent();
      const late = () => inOne((trx) => findCapture(trx, { ownerId: OWNER, id }));
      expect(await overlapping(withdrawing(other), late)).toEqual([WITHDRAWN, null]);
    });

    it('the next capture of its session: the session is completed by that one', async () => {
      const { screening, sessionId } = await sent();
      const next = await submitted(test.database.db, patient, { blobKey: `w/${++pictures}` });
      const capture = () =>
        inOne((trx) =>
          insertCapture(trx, {
            ...LEFT,
            ownerId: OWNER,
            patientId: patient.id,
            sessionId,
            screeningId: next.id,
            now: LATER,
          }),
        );
      await overlapping(withdrawing(screening), capture);
      const session = await inOne((trx) => findRetinaSession(trx, { ownerId: OWNER, id: sessionId }));
      expect(session?.completedAt).toBe(new Date(LATER).toISOString());
    });
  });
});
