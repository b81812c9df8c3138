import { eventOf, type RetinaReviewDecision, type ScreeningStatus } from '@svc/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { recordEvents } from '../events/record-events.ts';
import { newId } from '../ids/ids.ts';
import { placeOf, timePage } from '../pagination/time-cursor.ts';
import { screeningSubject } from './analyses.ts';
import { type ScreeningKey, type StoredScreening, toScreening } from './screenings.ts';

export interface Review {
  readonly decision: RetinaReviewDecision;
  readonly reviewer: string;
  readonly note: string | null;
  readonly now: number;
}

/**
 * Ends an analyzed screening with what the clinician decided, and its event; null when it is not analyzed. The decision
 * is a row of its own that is never changed and is sealed.
 */
export async function reviewScreening(
  trx: Transaction<Tables>,
  { ownerId, id }: ScreeningKey,
  { decision, reviewer, note, now }: Review,
): Promise<StoredScreening | null> {
  const analyzed = await trx
    .selectFrom('retina_screening')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('status', '=', 'analyzed')
    .forUpdate()
    .executeTakeFirst();
  if (analyzed === undefined) return null;
  const at = new Date(now);
  await trx
    .insertInto('retina_review')
    .values({
      owner_id: ownerId,
      id: newId('rrev'),
      screening_id: id,
      decision,
      reviewed_by: reviewer,
      note,
      reviewed_at: at,
    })
    .execute();
  const row = await trx
    .updateTable('retina_screening')
    .set({
      status: 'reviewed',
      review_decision: decision,
      reviewed_by: reviewer,
      review_note: note,
      reviewed_at: at,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const screening = toScreening(row);
  await recordEvents(trx, {
    ownerId,
    mode: screening.mode,
    events: [eventOf('retina.screening_reviewed', screeningSubject(screening))],
    now,
  });
  return screening;
}

export interface Look {
  /** Such as `overlay` or `review`. */
  readonly action: string;
  /** Who looks. */
  readonly by: string;
  /** Names the admin token. */
  readonly operator: string;
  readonly now: number;
}

/** Writes down who looked at a screening. */
export async function insertLook(
  trx: Transaction<Tables>,
  { ownerId, id }: ScreeningKey,
  { action, by, operator, now }: Look,
): Promise<void> {
  await trx
    .insertInto('retina_look')
    .values({
      owner_id: ownerId,
      id: newId('look'),
      screening_id: id,
      action,
      by_whom: by,
      operator,
      at: new Date(now),
    })
    .execute();
}

/** Who looked at a screening, in the order it was written down. */
export async function listLooks(
  trx: Transaction<Tables>,
  { ownerId, id }: ScreeningKey,
): Promise<{ action: string; by: string; operator: string; at: string }[]> {
  const rows = await trx
    .selectFrom('retina_look')
    .select(['action', 'by_whom', 'operator', 'at'])
    .where('owner_id', '=', ownerId)
    .where('screening_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ action, by_whom, operator, at }) => ({
    action,
    by: by_whom,
    operator,
    at: at.toISOString(),
  }));
}

export interface QueueQuery {
  readonly ownerId?: string | undefined;
  readonly status: ScreeningStatus;
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

/** A screening as the queue shows it. */
export interface QueuedScreening {
  readonly screening: StoredScreening;
  /** null before it was analyzed. */
  readonly gradeable: boolean | null;
}

/**
 * Screenings of a status, those due first.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export async function listScreeningQueue(
  db: Kysely<Tables>,
  { ownerId, status, limit, cursor }: QueueQuery,
): Promise<{ rows: QueuedScreening[]; hasMore: boolean; nextCursor: string | null }> {
  return asWorker(db, async (trx) => {
    let query = trx
      .selectFrom('retina_screening as screening')
      .leftJoin('retina_analysis as analysis', (join) =>
        join
          .onRef('analysis.owner_id', '=', 'screening.owner_id')
          .onRef('analysis.screening_id', '=', 'screening.id'),
      )
      .selectAll('screening')
      .select('analysis.gradeable')
      .where('screening.status', '=', status)
      .orderBy('screening.review_due_at')
      .orderBy('screening.id')
      .limit(limit + 1);
    if (ownerId !== undefined) query = query.where('screening.owner_id', '=', ownerId);
    if (cursor !== undefined) {
      const { at, id } = placeOf(cursor);
      query = query.where(
        (eb) =>
          sql<boolean>`(${eb.ref('screening.review_due_at')}, ${eb.ref('screening.id')}) > (${at}, ${id})`,
      );
    }
    const page = timePage(await query.execute(), limit, ({ review_due_at, id }) => ({
      at: review_due_at,
      id,
    }));
    return {
      ...page,
      rows: page.rows.map((row) => ({ screening: toScreening(row), gradeable: row.gradeable })),
    };
  });
}
