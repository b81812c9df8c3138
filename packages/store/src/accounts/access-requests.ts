import { type ACCESS_REQUEST_STATES } from '@svc/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type Db, inTransaction } from '../database/tenancy.ts';
import { newId } from '../ids/ids.ts';
import { afterPlace, timePage } from '../pagination/time-cursor.ts';
import { updateAccount } from './accounts.ts';

type State = (typeof ACCESS_REQUEST_STATES)[number];

/** What an account says when it asks for production access. */
export interface AccessAnswers {
  readonly use: string;
  readonly countries: readonly string[];
  readonly clinicianInCharge: string;
}

/** A request of an account for production access. */
export interface AccessRequest extends AccessAnswers {
  readonly id: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly countries: string[];
  /** None is taken without it. */
  readonly retentionRead: true;
  readonly state: State;
  /** Id of a person. */
  readonly askedBy: string;
  readonly askedAt: string;
  /** Person or token; null while it is open. */
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly reason: string | null;
}

interface Asking extends AccessAnswers {
  readonly accountId: string;
  readonly askedBy: string;
  readonly now: number;
}

/** Asks for production access; null while an earlier request of the account is open. */
export async function requestAccess(
  db: Kysely<Tables>,
  { accountId, use, countries, clinicianInCharge, askedBy, now }: Asking,
): Promise<AccessRequest | null> {
  const made = await db
    .insertInto('access_request')
    .values({
      id: newId('areq'),
      account_id: accountId,
      use,
      countries: [...countries],
      clinician_in_charge: clinicianInCharge,
      state: 'open',
      asked_by: askedBy,
      asked_at: new Date(now),
      decided_by: null,
      decided_at: null,
      reason: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made === undefined ? null : readRequest(db, made.id);
}

interface RequestQuery {
  readonly accountId?: string | undefined;
  readonly state?: State | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/**
 * A page of the requests of all accounts, or of one, newest first.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export async function listAccessRequests(
  db: Kysely<Tables>,
  { accountId, state, limit, cursor }: RequestQuery,
) {
  let query = requests(db)
    .orderBy('asked_at', 'desc')
    .orderBy('access_request.id', 'desc')
    .limit(limit + 1);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  if (state !== undefined) query = query.where('state', '=', state);
  if (cursor !== undefined)
    query = query.where(afterPlace(sql.ref('asked_at'), sql.ref('access_request.id'), cursor));
  const { rows, ...page } = timePage(await query.execute(), limit, ({ asked_at: at, id }) => ({ at, id }));
  return { requests: rows.map(toRequest), ...page };
}

/** The newest request of an account; null without one. */
export async function newestAccessRequest(
  db: Kysely<Tables>,
  accountId: string,
): Promise<AccessRequest | null> {
  const { requests: found } = await listAccessRequests(db, { accountId, limit: 1 });
  return found[0] ?? null;
}

interface Decision {
  readonly id: string;
  readonly approved: boolean;
  readonly reason: string;
  /** Person or token. */
  readonly decidedBy: string;
  readonly now: number;
}

/**
 * Decides a request, once; an approval lets the account use live keys in the same transaction. Null for an unknown id,
 * `decided` for a request that was decided before.
 */
export async function decideAccessRequest(
  db: Kysely<Tables>,
  { id, approved, reason, decidedBy, now }: Decision,
): Promise<AccessRequest | 'decided' | null> {
  return inTransaction(db, async (trx) => {
    const asked = await trx
      .selectFrom('access_request')
      .select(['account_id', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (asked === undefined) return null;
    if (asked.state !== 'open') return 'decided';
    await trx
      .updateTable('access_request')
      .set({
        state: approved ? 'approved' : 'refused',
        decided_by: decidedBy,
        decided_at: new Date(now),
        reason,
      })
      .where('id', '=', id)
      .execute();
    if (approved) await updateAccount(trx, asked.account_id, { productionApproved: true }, now);
    return readRequest(trx, id);
  });
}

function requests(db: Db) {
  return db
    .selectFrom('access_request')
    .innerJoin('account', 'account.id', 'access_request.account_id')
    .selectAll('access_request')
    .select('account.name as account_name');
}

async function readRequest(db: Db, id: string): Promise<AccessRequest | null> {
  const row = await requests(db).where('access_request.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toRequest(row);
}

type Row = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

function toRequest(row: Row): AccessRequest {
  return {
    id: row.id,
    accountId: row.account_id,
    accountName: row.account_name,
    use: row.use,
    countries: row.countries,
    clinicianInCharge: row.clinician_in_charge,
    retentionRead: true,
    state: row.state,
    askedBy: row.asked_by,
    askedAt: row.asked_at.toISOString(),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  };
}
