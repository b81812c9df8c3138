import { DAY_MS, formatIsoDay, type KeyKind, type KeyMode } from '@svc/contracts';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../ids/clock.ts';
import type { Credential } from '../accounts/read-credential.ts';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';

export interface UsageRecorderOptions {
  db: Kysely<Tables>;
  clock: Clock;
  /** 0 leaves it to `flush()`. */
  flushEveryMs?: number;
  /** Distinct rows that trigger a flush before its time, and rows of one statement. */
  maxBatch?: number;
  /** A failed flush; its counts are kept for the next one. */
  onError?: (error: unknown) => void;
}

export interface UsageRecorder {
  /** Counts one request; never waits. */
  count(credential: Pick<Credential, 'accountId' | 'keyId' | 'kind' | 'mode'>, endpointId: string): void;
  /** Rejects when the database is down; nothing is lost then. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Tally {
  readonly ownerId: string;
  readonly keyId: string;
  readonly kind: KeyKind;
  readonly mode: KeyMode;
  readonly endpoint: string;
  readonly day: string;
  requests: number;
  lastAtMs: number;
}

type Tallies = Map<string, Tally>;

export function createUsageRecorder(options: UsageRecorderOptions): UsageRecorder {
  const { db, clock, flushEveryMs = 100, maxBatch = 1_000, onError = () => {} } = options;
  const dayOf = createDayReader();
  let pending: Tallies = new Map();
  let flushing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    flushing = flushing.catch(() => {}).then(writePending);
    return flushing;
  }

  async function writePending(): Promise<void> {
    const batch = [...pending.values()];
    pending = new Map();
    for (let start = 0; start < batch.length; start += maxBatch) {
      try {
        await write(db, batch.slice(start, start + maxBatch));
      } catch (error) {
        for (const tally of batch.slice(start)) add(pending, tally);
        throw error;
      }
    }
  }

  const flushInBackground = () => {
    if (pending.size > 0) flush().catch(onError);
  };
  const timer = flushEveryMs > 0 ? setInterval(flushInBackground, flushEveryMs).unref() : undefined;

  return {
    count({ accountId, keyId, kind, mode }, endpoint) {
      const lastAtMs = clock();
      add(pending, {
        ownerId: accountId,
        keyId,
        kind,
        mode,
        endpoint,
        day: dayOf(lastAtMs),
        requests: 1,
        lastAtMs,
      });
      if (pending.size === maxBatch) flushInBackground();
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function add(tallies: Tallies, tally: Tally): void {
  const key = `${tally.day} ${tally.keyId} ${tally.endpoint}`;
  const known = tallies.get(key);
  if (known) {
    known.requests += tally.requests;
    known.lastAtMs = Math.max(known.lastAtMs, tally.lastAtMs);
  } else tallies.set(key, tally);
}

/** The UTC day, formatted once a day. */
function createDayReader(): (nowMs: number) => string {
  let startMs = Number.NaN;
  let day = '';
  return (nowMs) => {
    if (!(nowMs >= startMs && nowMs < startMs + DAY_MS)) {
      startMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
      day = formatIsoDay(startMs);
    }
    return day;
  };
}

/** Rows in order of their key, so that two processes never wait for each other in a circle. */
async function write(db: Kysely<Tables>, tallies: readonly Tally[]): Promise<void> {
  const rows = tallies.toSorted((a, b) => (rowKey(a) < rowKey(b) ? -1 : 1));
  await asWorker(
    db,
    (trx) =>
      sql`
        insert into usage_day (owner_id, key_id, key_kind, mode, endpoint, day, requests, last_at)
        select * from unnest(
          ${rows.map((row) => row.ownerId)}::text[], ${rows.map((row) => row.keyId)}::text[],
          ${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.mode)}::text[],
          ${rows.map((row) => row.endpoint)}::text[], ${rows.map((row) => row.day)}::date[],
          ${rows.map((row) => row.requests)}::bigint[], ${rows.map((row) => new Date(row.lastAtMs))}::timestamptz[]
        )
        on conflict (owner_id, key_id, endpoint, day) do update set
          requests = usage_day.requests + excluded.requests,
          last_at = greatest(usage_day.last_at, excluded.last_at)`.execute(trx),
    { lazyCommit: true },
  );
}

function rowKey(tally: Tally): string {
  return `${tally.ownerId} ${tally.keyId} ${tally.endpoint} ${tally.day}`;
}
