import { CompiledQuery, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import { Pool, types } from 'pg';
import type { Database, DatabaseOptions } from '../database.ts';
import { GuardedKysely, TransactionGuard } from '../transaction-guard.ts';
import { takePrelude } from '../transaction-prelude.ts';
import { closeUnresponsive } from './answer-deadline.ts';
import { clientAt, leaveReadOnly } from './follow-primary.ts';
import { hostsOf } from './hosts.ts';
import { isPooled } from './is-pooled.ts';
import { listenOn } from './listen.ts';
import { prepareStatements } from './prepare-statements.ts';

const CONNECTION_WAIT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 7_000;
/** TCP keep-alive: an idle connection is probed after this time. */
const KEEP_ALIVE_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 15_000;

const INT8 = 20;
const DATE = 1082;

/** Counters fit a double, and a `date` must not become an instant of some time zone. */
const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return (text: string) => text;
    return types.getTypeParser(oid, format as 'text');
  },
};

export async function openPostgres(url: string, options: DatabaseOptions): Promise<Database> {
  const hosts = hostsOf(url);
  const address = await hosts.find().catch(() => hosts.addresses[0]);
  const pooled = await isPooled(address);
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const pool = new Pool({
    connectionString: address,
    Client: clientAt(hosts),
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectionWaitMs ?? CONNECTION_WAIT_MS,
    ...(pooled
      ? {}
      : {
          statement_timeout: statementTimeoutMs,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
        }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'svc',
    types: TYPES,
  });
  // Without a listener a server restart ends this process; the next query says what is wrong. The pool speaks for
  // idle connections, and every client of `clientAt` for itself.
  pool.on('error', () => {});
  closeUnresponsive(pool, statementTimeoutMs);
  const leaveServer = leaveReadOnly(pool, hosts);
  if (!pooled) prepareStatements(pool);
  const guard = new TransactionGuard();
  // A pooler refuses settings on a connection, so every transaction sets its own.
  const limits = pooled
    ? `set local statement_timeout = ${statementTimeoutMs}; set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`
    : '';
  const db = new GuardedKysely({ dialect: new GuardedDialect({ pool }, guard, limits) }, guard);
  return {
    db,
    kind: 'postgres',
    isPooled: pooled,
    listen: (channel, onNotify) => listenOn(hosts, channel, onNotify),
    leaveServer,
    async close() {
      await db.destroy();
      // Kysely does not end a pool that it never used.
      if (!pool.ending) await pool.end();
    },
  };
}

class GuardedDialect extends PostgresDialect {
  readonly #driver: GuardedDriver;

  constructor(config: PostgresDialectConfig, guard: TransactionGuard, limits: string) {
    super(config);
    this.#driver = new GuardedDriver(config, guard, limits);
  }

  override createDriver(): GuardedDriver {
    return this.#driver;
  }
}

class GuardedDriver extends PostgresDriver {
  readonly #guard: TransactionGuard;
  /** Settings that every transaction begins with. */
  readonly #limits: string;

  constructor(config: PostgresDialectConfig, guard: TransactionGuard, limits: string) {
    super(config);
    this.#guard = guard;
    this.#limits = limits;
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
    const prelude = [this.#limits, takePrelude() ?? ''].filter((part) => part !== '').join('; ');
    if (prelude === '') return super.beginTransaction(connection, settings);
    const { isolationLevel } = settings;
    const begin = isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`;
    try {
      await connection.executeQuery(CompiledQuery.raw(`${begin}; ${prelude}`));
    } catch (error) {
      // Kysely does not roll back a transaction whose `begin` failed: the session must not keep it.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
      throw error;
    }
  }
}
