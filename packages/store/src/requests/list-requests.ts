import { DAY_MS, ENDPOINTS, type KeyMode } from '@svc/contracts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { RequestLogTable, Tables } from '../database/tables.ts';
import { asOwner } from '../database/tenancy.ts';
import { afterPlace, timePage } from '../pagination/time-cursor.ts';
import { REQUESTS_KEPT_MS } from './purge-requests.ts';

/** A request as the log shows it. */
export interface LoggedRequest {
  readonly id: string;
  readonly at: string;
  readonly mode: KeyMode;
  readonly operation: string;
  /** 499 when the caller left before the answer. */
  readonly status: number;
  readonly errorCode: string | null;
  readonly issuePaths: string[];
  readonly keyId: string;
  readonly keyStart: string;
  readonly origin: string | null;
  readonly durationMs: number;
  readonly replayed: boolean;
  readonly weight: number;
}

/** 2xx and 3xx, 4xx, 5xx, or a caller who left. */
export type RequestOutcome = 'success' | 'refused' | 'failed' | 'left';

interface RequestQuery {
  readonly accountId: string;
  readonly mode?: KeyMode | undefined;
  readonly outcome?: RequestOutcome | undefined;
  readonly status?: number | undefined;
  readonly operation?: string | undefined;
  readonly errorCode?: string | undefined;
  readonly keyId?: string | undefined;
  readonly requestId?: string | undefined;
  /** Milliseconds since the epoch: from this moment on, and before this one. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly now: number;
}

interface RequestPage {
  readonly requests: LoggedRequest[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

const MOST_ORIGINS = 100;
/** The words of the index over failures. */
const FAILED = sql<boolean>`status >= 400`;
const OUTCOMES = {
  success: sql<boolean>`status < 400`,
  refused: sql<boolean>`status >= 400 and status < 499`,
  failed: sql<boolean>`status >= 500`,
  left: sql<boolean>`status >= 400 and status = 499`,
} as const;

/**
 * A page of the requests of the last seven days by keys of an account, newest first.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export async function listRequests(db: Kysely<Tables>, asked: RequestQuery): Promise<RequestPage> {
  const { accountId, mode, outcome, status, operation, errorCode, keyId, requestId, limit, cursor } = asked;
  const after = cursor === undefined ? undefined : afterPlace(sql.ref('at'), sql.ref('id'), cursor);
  const rows = await asOwner(db, accountId, (trx) => {
    let query = trx
      .selectFrom('request_log')
      .selectAll()
      .where('owner_id', '=', accountId)
      .where('at', '>', new Date(asked.now - REQUESTS_KEPT_MS))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (mode !== undefined) query = query.where('mode', '=', mode);
    if (outcome !== undefined) query = query.where(OUTCOMES[outcome]);
    if (status !== undefined) query = query.where('status', '=', status);
    if (errorCode !== undefined) query = query.where('error_code', '=', errorCode);
    if (errorCode !== undefined || (status !== undefined && status >= 400)) query = query.where(FAILED);
    if (operation !== undefined) query = query.where('operation', '=', operation);
    if (keyId !== undefined) query = query.where('key_id', '=', keyId);
    if (requestId !== undefined) query = query.where('id', '=', requestId);
    if (asked.since !== undefined) query = query.where('at', '>=', new Date(asked.since));
    if (asked.until !== undefined) query = query.where('at', '<', new Date(asked.until));
    if (after !== undefined) query = query.where(after);
    return query.execute();
  });
  const { rows: shown, ...page } = timePage(rows, limit, (row) => row);
  return { requests: shown.map(toRequest), ...page };
}

/** The newest request by a key of an account in seven days; null without one. */
export async function newestRequest(
  db: Kysely<Tables>,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<LoggedRequest | null> {
  const { requests } = await listRequests(db, { accountId, limit: 1, now });
  return requests[0] ?? null;
}

/** Endpoints that ask for the origin of a page; elsewhere a publishable key is refused for another reason. */
const ASK_ORIGIN = Object.values(ENDPOINTS)
  .filter(({ auth }) => auth === 'secretOrPublishable')
  .map(({ id }) => id as string);

export interface RefusedOrigin {
  /** Null when none was sent, or none that is one. */
  readonly origin: string | null;
  readonly keyId: string;
  readonly requests: number;
  readonly lastAt: string;
}

/** Origins that publishable keys of an account were refused from in 24 hours, most often first. */
export async function refusedOrigins(
  db: Kysely<Tables>,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<RefusedOrigin[]> {
  const { rows } = await asOwner(db, accountId, (trx) =>
    sql<{ origin: string | null; keyId: string; requests: number; lastAt: Date }>`
      select origin, key_id as "keyId", sum(weight)::integer as requests, max(at) as "lastAt" from request_log
      where owner_id = ${accountId} and at > ${new Date(now - DAY_MS)} and status >= 400 and status = 403
        and operation = any(${ASK_ORIGIN}::text[]) and starts_with(key_start, 'svc_pk_')
      group by origin, key_id
      order by requests desc, "lastAt" desc, origin, key_id limit ${MOST_ORIGINS}`.execute(trx),
  );
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() }));
}

function toRequest(row: Selectable<RequestLogTable>): LoggedRequest {
  return {
    id: row.id,
    at: row.at.toISOString(),
    mode: row.mode,
    operation: row.operation,
    status: row.status,
    errorCode: row.error_code,
    issuePaths: row.issue_paths,
    keyId: row.key_id,
    keyStart: row.key_start,
    origin: row.origin,
    durationMs: row.duration_ms,
    replayed: row.replayed,
    weight: row.weight,
  };
}
