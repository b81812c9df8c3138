import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Catches `db` used where `trx` was meant. With a single session that would deadlock; on a pool it silently reads
 * and writes outside the transaction.
 */
export class TransactionGuard {
  readonly #path = new AsyncLocalStorage<{ open: boolean }>();

  /** Throws when a transaction is open in this async context. */
  assertOutside(): void {
    if (!this.#path.getStore()?.open) return;
    throw new Error('`db` was used while a transaction is open on the same path; use its `trx`.');
  }

  async inside<T>(work: () => Promise<T>): Promise<T> {
    const marker = { open: true };
    try {
      return await this.#path.run(marker, work);
    } finally {
      // Work that outlives the transaction, such as a timer it started, may use `db` again.
      marker.open = false;
    }
  }
}

export class GuardedKysely extends Kysely<Tables> {
  readonly #guard: TransactionGuard;

  constructor(config: KyselyConfig, guard: TransactionGuard) {
    super(config);
    this.#guard = guard;
  }

  override transaction(): TransactionBuilder<Tables> {
    return guarded(super.transaction(), this.#guard);
  }
}

function guarded(builder: TransactionBuilder<Tables>, guard: TransactionGuard): TransactionBuilder<Tables> {
  const { execute, setAccessMode, setIsolationLevel } = builder;
  return Object.assign(builder, {
    execute: <T>(work: (trx: Transaction<Tables>) => Promise<T>) =>
      execute.call(builder, (trx) => guard.inside(() => work(trx))) as Promise<T>,
    setAccessMode: (mode: Parameters<typeof setAccessMode>[0]) =>
      guarded(setAccessMode.call(builder, mode), guard),
    setIsolationLevel: (level: Parameters<typeof setIsolationLevel>[0]) =>
      guarded(setIsolationLevel.call(builder, level), guard),
  });
}
