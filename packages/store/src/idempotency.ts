import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from './ids/clock.ts';
import type { Tables } from './database/tables.ts';
import { asOwner, asWorker } from './database/tenancy.ts';
import { asKeyHolder, type WritingKey } from './accounts/writing-key.ts';

/** Who writes: the holder of a key, or a patient of an owner by a session. */
export type Writer = WritingKey | { readonly ownerId: string; readonly keyId: null };

/** A request that may be sent again: what identifies it, and what it asked for. */
export interface IdempotentRequest {
  /** Method, path and key; hashed, never stored. */
  readonly scope: readonly [method: string, path: string, key: string];
  /** The body as it came. */
  readonly body: Uint8Array | string;
}

/** The answer of a write: kept, so that the same request gets it again. */
export interface KeptAnswer {
  readonly status: number;
  readonly text: string;
  /** Set when this is the answer of an earlier request with the same key. */
  readonly replayed?: true;
}

/** The key was used before with another body. */
export class IdempotencyMismatchError extends Error {
  override readonly name = 'IdempotencyMismatchError';
}

/** The same request is still under way elsewhere. */
export class IdempotencyBusyError extends Error {
  override readonly name = 'IdempotencyBusyError';
}

export const KEPT_MS = 24 * 3_600_000;
const WAIT_MS = 10_000;
const STEP_MS = 50;

interface Options {
  /** Whose write it is; a key must still be valid when all is done. */
  readonly key: Writer;
  /** null: the caller sent no key. */
  readonly request: IdempotentRequest | null;
  readonly clock: Clock;
  /** How long a duplicate waits for the first; 10 s when not given. */
  readonly waitMs?: number;
}

/**
 * Runs a write of a tenant once per idempotency key. Answer and effect commit together. A duplicate waits outside any
 * transaction for the first one to end. The first one gets its answer as it made it, with any fields besides status
 * and text; a later one gets status and text.
 *
 * @throws RevokedKeyError when the key of the caller is no longer valid
 * @throws IdempotencyMismatchError when the key was used with another body
 * @throws IdempotencyBusyError when the first one does not end in time
 */
export async function answerOnce<Made extends KeptAnswer>(
  db: Kysely<Tables>,
  { key, request, clock, waitMs = WAIT_MS }: Options,
  work: (trx: Transaction<Tables>) => Promise<Made>,
): Promise<Made | KeptAnswer> {
  const { ownerId } = key;
  const transact = <T>(act: (trx: Transaction<Tables>) => Promise<T>) =>
    key.keyId === null ? asOwner(db, ownerId, act) : asKeyHolder(db, { key, clock }, act);
  if (request === null) return transact(work);
  const scopeHash = sha256(JSON.stringify([ownerId, ...request.scope]));
  const bodyHash = sha256(request.body);
  for (let waited = 0; ; waited += STEP_MS) {
    const answer = await transact(async (trx) => {
      if (!(await isMine(trx, scopeHash))) return null;
      return (await keptAnswer(trx, { ownerId, scopeHash, bodyHash, clock })) ?? keep(trx, await work(trx));
    });
    if (answer !== null) return answer;
    if (waited >= waitMs) throw new IdempotencyBusyError('The same request is still under way.');
    await delay(STEP_MS);
  }

  /** Keeps only successes: a refusal may turn out differently the next time. */
  async function keep(trx: Transaction<Tables>, answer: Made): Promise<Made> {
    if (answer.status < 200 || answer.status > 299) return answer;
    await trx
      .insertInto('idempotent_answer')
      .values({
        owner_id: ownerId,
        scope_hash: scopeHash,
        body_hash: bodyHash,
        status: answer.status,
        answer: answer.text,
        created_at: new Date(clock()),
      })
      .execute();
    return answer;
  }
}

/** A lock until the transaction ends; a duplicate finds it taken instead of waiting in a transaction of its own. */
async function isMine(trx: Transaction<Tables>, scopeHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${scopeHash.readBigInt64BE(0).toString()}::bigint) as mine`.execute(trx);
  return rows[0]?.mine === true;
}

async function keptAnswer(
  trx: Transaction<Tables>,
  {
    ownerId,
    scopeHash,
    bodyHash,
    clock,
  }: { ownerId: string; scopeHash: Buffer; bodyHash: Buffer; clock: Clock },
): Promise<KeptAnswer | null> {
  const row = await trx
    .selectFrom('idempotent_answer')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('scope_hash', '=', scopeHash)
    .executeTakeFirst();
  if (!row) return null;
  if (row.created_at.getTime() <= clock() - KEPT_MS) {
    await trx
      .deleteFrom('idempotent_answer')
      .where('owner_id', '=', ownerId)
      .where('scope_hash', '=', scopeHash)
      .execute();
    return null;
  }
  if (!bodyHash.equals(row.body_hash))
    throw new IdempotencyMismatchError('This Idempotency-Key was used with another body.');
  return { status: row.status, text: row.answer, replayed: true };
}

/** Removes answers older than a day, at most `limit` per transaction; returns how many. */
export async function purgeIdempotentAnswers(
  db: Kysely<Tables>,
  { now, limit = 500 }: { now: number; limit?: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await asWorker(db, (trx) =>
    sql`
      delete from idempotent_answer where ctid in (
        select ctid from idempotent_answer where created_at <= ${new Date(now - KEPT_MS)} limit ${limit}
      )`.execute(trx),
  );
  return Number(numAffectedRows);
}

function sha256(data: Uint8Array | string): Buffer {
  return createHash('sha256').update(data).digest();
}
