import type { OrganizationScope } from '@svc/contracts';
import {
  asOwner,
  type Database,
  revokedKeys,
  RevokedKeyError,
  type RevokedReason,
  type RecordKey,
} from '@svc/store';
import type { ExamWrite } from './compose-version.ts';
import type { Trx } from './trx.ts';
import { type ExamOutcome, writeExams, type WrittenExam } from './write-exams.ts';

/** What the keys of all writers must allow; without it nothing is asked of them. */
interface WriterOptions {
  readonly scope?: OrganizationScope;
}

interface Waiting extends ExamWrite {
  resolve(written: WrittenExam): void;
  reject(error: unknown): void;
}

const MOST_TOGETHER = 50;

/**
 * Writes versions, each an answer of its own. Writers of one record wait for each other in any case; those who wait in
 * this process are taken together by the next transaction, so that a record many people write at once costs one commit
 * for all of them instead of one for each.
 */
export class RecordWriter {
  readonly #db: Database['db'];
  readonly #scope: OrganizationScope | undefined;
  /** Records being written, with who waits for the next transaction. */
  readonly #busy = new Map<string, Waiting[]>();

  constructor(db: Database['db'], { scope }: WriterOptions = {}) {
    this.#db = db;
    this.#scope = scope;
  }

  /** Rejects with why the write is refused, or with what the database throws; then nothing of it is stored. */
  write(key: RecordKey, write: ExamWrite): Promise<WrittenExam> {
    return new Promise((resolve, reject) => {
      const name = JSON.stringify([key.ownerId, key.visitId, key.patientId]);
      const waiting = { ...write, resolve, reject };
      const others = this.#busy.get(name);
      if (others) others.push(waiting);
      else void this.#run(name, key, [waiting]);
    });
  }

  async #run(name: string, key: RecordKey, first: readonly Waiting[]): Promise<void> {
    const next: Waiting[] = [];
    this.#busy.set(name, next);
    for (let batch = first; batch.length > 0; batch = next.splice(0, MOST_TOGETHER))
      await this.#writeTogether(key, batch);
    this.#busy.delete(name);
  }

  async #writeTogether(key: RecordKey, batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#commit(key, batch);
      for (const [index, outcome] of outcomes.entries()) {
        if ('written' in outcome) batch[index]?.resolve(outcome.written);
        else batch[index]?.reject(outcome.refused);
      }
    } catch (error) {
      if (error instanceof RevokedKeys) await this.#writeWithout(error.reasons, key, batch);
      else for (const { reject } of batch) reject(error);
    }
  }

  /** Refuses those whose key fell meanwhile, and writes the others anew: their versions were built on each other. */
  async #writeWithout(
    revoked: ReadonlyMap<string, RevokedReason>,
    key: RecordKey,
    batch: readonly Waiting[],
  ): Promise<void> {
    const others = batch.filter(({ actor, reject }) => {
      const reason = revoked.get(actor.keyId);
      if (reason !== undefined) reject(new RevokedKeyError(reason, this.#scope ?? null));
      return reason === undefined;
    });
    if (others.length > 0) await this.#writeTogether(key, others);
  }

  async #commit(key: RecordKey, batch: readonly Waiting[]): Promise<readonly ExamOutcome[]> {
    let outcomes: readonly ExamOutcome[] = [];
    try {
      return await asOwner(this.#db, key.ownerId, async (trx) => {
        outcomes = await writeExams(trx, key, batch);
        if (outcomes.some((outcome) => 'written' in outcome)) {
          await this.#assertKeys(trx, batch);
          return outcomes;
        }
        // Nothing was written, so nothing may stay: not even a head that was made for it.
        throw new NothingWritten();
      });
    } catch (error) {
      if (error instanceof NothingWritten) return outcomes;
      throw error;
    }
  }

  /** Behind every wait, before the commit. */
  async #assertKeys(trx: Trx, batch: readonly Waiting[]): Promise<void> {
    if (this.#scope === undefined) return;
    const revoked = await revokedKeys(trx, {
      keyIds: batch.map(({ actor }) => actor.keyId),
      scope: this.#scope,
      now: Math.max(...batch.map(({ actor }) => actor.now)),
    });
    if (revoked.size > 0) throw new RevokedKeys(revoked);
  }
}

class NothingWritten extends Error {}

class RevokedKeys extends Error {
  readonly reasons: ReadonlyMap<string, RevokedReason>;

  constructor(reasons: ReadonlyMap<string, RevokedReason>) {
    super('Keys of a batch no longer hold.');
    this.reasons = reasons;
  }
}
