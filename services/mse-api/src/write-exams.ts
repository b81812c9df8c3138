import { lockRecord, nextVersion, type RecordKey, storeVersions, type ToldVersion } from '@svc/store';
import { type ComposedVersion, composeVersion, type ExamWrite } from './compose-version.ts';
import { examEvents } from './exam-events.ts';
import type { Trx } from './trx.ts';

/** A version that was stored, and what its writer is told. */
export interface WrittenExam extends Pick<ComposedVersion, 'risk' | 'warnings'> {
  readonly version: number;
  readonly safetyEventId: string | null;
}

/** What became of a write: a version, or why it was refused. */
export type ExamOutcome = { readonly written: WrittenExam } | { readonly refused: unknown };

/**
 * Writes several versions of one record, each built on the one before: lock, compose, number, tell, store. A write
 * that is refused takes no number and leaves the others alone.
 */
export async function writeExams(
  trx: Trx,
  key: RecordKey,
  writes: readonly ExamWrite[],
): Promise<ExamOutcome[]> {
  let record = await lockRecord(trx, key);
  const made: ToldVersion[] = [];
  const outcomes = writes.map((write): ExamOutcome => {
    try {
      const composed = composeVersion(write, record.current);
      const next = nextVersion(record, composed.version);
      made.push({ ...next, events: examEvents(key, composed, next.written) });
      record = next.record;
      const { version, safetyEventId } = next.written;
      return { written: { version, safetyEventId, risk: composed.risk, warnings: composed.warnings } };
    } catch (refused) {
      return { refused };
    }
  });
  await storeVersions(trx, key, made);
  return outcomes;
}

/**
 * Writes one version.
 *
 * @throws why it was refused; the transaction must then be rolled back
 */
export async function writeExam(trx: Trx, key: RecordKey, write: ExamWrite): Promise<WrittenExam> {
  const [outcome] = await writeExams(trx, key, [write]);
  if (outcome && 'written' in outcome) return outcome.written;
  throw outcome?.refused;
}
