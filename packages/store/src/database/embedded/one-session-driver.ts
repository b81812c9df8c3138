import { CompiledQuery, type DatabaseConnection, PGliteAdapter, PGliteDriver } from 'kysely';
import type { PGliteDialectConfig } from 'kysely';
import type { TransactionGuard } from '../transaction-guard.ts';
import { takePrelude } from '../transaction-prelude.ts';

interface Waiter {
  proceed: () => void;
  timer: NodeJS.Timeout;
}

/** Hands the one session of the embedded database from caller to caller, first come first served. */
export class OneSessionDriver extends PGliteDriver {
  readonly #guard: TransactionGuard;
  readonly #waitMs: number;
  readonly #waiting = new Set<Waiter>();
  #taken = false;

  constructor(config: PGliteDialectConfig, guard: TransactionGuard, waitMs: number) {
    super(config);
    this.#guard = guard;
    this.#waitMs = waitMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#guard.assertOutside();
    await this.#turn();
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    const [next] = this.#waiting;
    if (!next) {
      this.#taken = false;
      return;
    }
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    next.proceed();
  }

  override async beginTransaction(
    ...[connection]: Parameters<PGliteDriver['beginTransaction']>
  ): Promise<void> {
    const prelude = takePrelude();
    await super.beginTransaction(connection);
    if (prelude === null) return;
    try {
      await connection.executeQuery(CompiledQuery.raw(prelude));
    } catch (error) {
      await this.rollbackTransaction(connection).catch(() => {});
      throw error;
    }
  }

  async #turn(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((proceed, fail) => {
      const waiter: Waiter = {
        proceed,
        timer: setTimeout(() => {
          this.#waiting.delete(waiter);
          fail(lockNotAvailable(`The embedded database was busy for ${this.#waitMs} ms.`));
        }, this.#waitMs),
      };
      this.#waiting.add(waiter);
    });
  }
}

/** An error with the code that PostgreSQL itself uses for this, so that callers are asked to try again. */
function lockNotAvailable(message: string): Error {
  return Object.assign(new Error(message), { code: '55P03' });
}

/** Keeps Kysely's own mutex out of the way, which waits without a limit: `OneSessionDriver` replaces it. */
export class OneSessionAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
