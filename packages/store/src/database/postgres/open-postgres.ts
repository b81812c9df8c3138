import { CompiledQuery, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import { Pool, types } from 'pg';
import type { Database, DatabaseOptions } from '../database.ts';
import { GuardedKysely, TransactionGuard } from '../transaction-guard.ts';
import { takePrelude } from '../transaction-prelude.ts';
import { listenOn } from './listen.ts';
import { prepareStatements } from './prepare-statements.ts';

const CONNECTION_WAIT_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 15_000;

const INT8 = 20;
const DATE = 1082;

/** Counters fit a double, and a day is a day in every time zone. */
const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return (text: string) => text;
    return types.getTypeParser(oid, format as 'text');
  },
};

export function openPostgres(url: string, options: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectionWaitMs ?? CONNECTION_WAIT_MS,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'svc',
    types: TYPES,
  });
  // Without a listener a server restart ends this process; the next query says what is wrong. The pool speaks for
  // idle connections only, so every connection needs its own.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  prepareStatements(pool);
  const guard = new TransactionGuard();
  const db = new GuardedKysely({ dialect: new GuardedDialect({ pool }, guard) }, guard);
  return {
    db,
    kind: 'postgres',
    listen: (channel, onNotify) => listenOn(url, channel, onNotify),
    async close() {
      await db.destroy();
      // Kysely leaves a pool alone that it never used.
      if (!pool.ending) await pool.end();
    },
  };
}

class GuardedDialect extends PostgresDialect {
  readonly #driver: GuardedDriver;

  constructor(config: PostgresDialectConfig, guard: TransactionGuard) {
    super(config);
    this.#driver = new GuardedDriver(config, guard);
  }

  override createDriver(): GuardedDriver {
    return this.#driver;
  }
}

class GuardedDriver extends PostgresDriver {
  readonly #guard: TransactionGuard;

  constructor(config: PostgresDialectConfig, guard: TransactionGuard) {
    super(config);
    this.#guard = guard;
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): ReturnType<PostgresDriver['acquireConnection']> {
    this.#guard.assertOutside();
    return super.acquireConnection(...options);
  }

  override async beginTransaction(
    ...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>
  ): Promise<void> {
    const prelude = takePrelude();
    if (prelude === null) return super.beginTransaction(connection, settings);
    const { isolationLevel } = settings;
    const begin = isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`;
    try {
      await connection.executeQuery(CompiledQuery.raw(`${begin}; ${prelude}`));
    } catch (error) {
      // Kysely takes a transaction that did not begin for none: the session must not keep its failed one.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
      throw error;
    }
  }
}
