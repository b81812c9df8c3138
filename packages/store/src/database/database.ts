import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export interface DatabaseOptions {
  /** Connection string of a real PostgreSQL 15 or later; without it the embedded database is opened. */
  url?: string;
  /** Folder of the embedded database (its files go to `pg` inside); without it the database lives in memory. */
  dataDir?: string;
  /** Real PostgreSQL: how long one statement may run; 7 s when not given. */
  statementTimeoutMs?: number;
  /** Real PostgreSQL: size of the pool; 10 when not given. */
  maxConnections?: number;
  /** Real PostgreSQL: how long a caller waits for a free connection of the pool; 5 s when not given. */
  connectionWaitMs?: number;
}

export interface Database {
  readonly db: Kysely<Tables>;
  readonly kind: 'embedded' | 'postgres';
  /** A pooler such as PgBouncer stands before the server, or nobody answered when it was opened; see `isPooled`. */
  readonly isPooled: boolean;
  /** Calls back on each NOTIFY on a channel: only a hint, since a lost connection loses notifications. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** Real PostgreSQL: closes the connections to a read-only server; new ones find out again where to connect. */
  leaveServer?(): void;
  close(): Promise<void>;
}
