import type { KeyMode } from '@svc/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';

/** A row of the log before it is written. */
export interface RequestLine {
  readonly ownerId: string;
  readonly atMs: number;
  readonly id: string;
  readonly mode: KeyMode;
  readonly operation: string;
  readonly status: number;
  readonly errorCode: string | null;
  readonly issuePaths: readonly string[];
  readonly keyId: string;
  readonly keyStart: string;
  origin: string | null;
  readonly durationMs: number;
  readonly replayed: boolean;
  weight: number;
}

/** Writes lines; those that an earlier try has written are left as they are. */
export async function writeRequestLines(db: Kysely<Tables>, lines: readonly RequestLine[]): Promise<void> {
  const rows = JSON.stringify(lines.map(toRow));
  await asWorker(
    db,
    (trx) =>
      sql`
        insert into request_log
          (owner_id, at, id, mode, operation, status, error_code, issue_paths, key_id, key_start, origin,
            duration_ms, replayed, weight)
        select * from json_to_recordset(${rows}::json) as line(
          owner_id text, at timestamptz, id text, mode text, operation text, status smallint, error_code text,
          issue_paths text[], key_id text, key_start text, origin text, duration_ms double precision,
          replayed boolean, weight integer
        )
        on conflict do nothing`.execute(trx),
    { lazyCommit: true },
  );
}

function toRow(line: RequestLine) {
  return {
    owner_id: line.ownerId,
    at: new Date(line.atMs).toISOString(),
    id: line.id,
    mode: line.mode,
    operation: line.operation,
    status: line.status,
    error_code: line.errorCode,
    issue_paths: line.issuePaths,
    key_id: line.keyId,
    key_start: line.keyStart,
    origin: line.origin,
    duration_ms: Math.round(line.durationMs * 10) / 10,
    replayed: line.replayed,
    weight: line.weight,
  };
}
