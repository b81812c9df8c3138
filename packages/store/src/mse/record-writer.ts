import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { asOwner } from '../tenancy.ts';
import type { RecordKey } from './record.ts';
import { type VersionWrite, type WriteOutcome, writeVersions, type WrittenVersion } from './write-version.ts';

interface Waiting extends VersionWrite {
  resolve(written: WrittenVersion): void;
  reject(error: unknown): void;
}

const MOST_TOGETHER = 50;

/**
 * Writes versions, each an answer of its own. Writers of one record wait for each other in any case; those who wait in
 * this process are taken together by the next transaction, so that a record many people write at once costs one commit
 * for all of them instead of one for each.
 */
export class RecordWriter {
  readonly #db: Kysely<Tables>;
  /** Records being written, with who waits for the next transaction. */
  readonly #busy = new Map<string, Waiting[]>();

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Rejects with what `compose` throws, or with what the database does; then nothing of this write is stored. */
  write(key: RecordKey, write: VersionWrite): Promise<WrittenVersion> {
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
      for (const { reject } of batch) reject(error);
    }
  }

  async #commit(key: RecordKey, batch: readonly Waiting[]): Promise<readonly WriteOutcome[]> {
    let outcomes: readonly WriteOutcome[] = [];
    try {
      return await asOwner(this.#db, key.ownerId, async (trx) => {
        outcomes = await writeVersions(trx, key, batch);
        if (outcomes.some((outcome) => 'written' in outcome)) return outcomes;
        // Nothing was written, so nothing may stay: not even a head that was made for it.
        throw new NothingWritten();
      });
    } catch (error) {
      if (error instanceof NothingWritten) return outcomes;
      throw error;
    }
  }
}

class NothingWritten extends Error {}
