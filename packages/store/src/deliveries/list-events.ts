import { createHash } from 'node:crypto';
import type { KeyMode } from '@svc/contracts';
import { sql, type Transaction } from 'kysely';
import { InvalidInputError } from '../invalid-input.ts';
import { pageWithinBytes } from '../pagination/page-within-bytes.ts';
import type { Tables } from '../database/tables.ts';

/** How long an event can be listed and replayed. */
export const KEPT_MS = 30 * 24 * 3_600_000;

export interface StoredEvent {
  readonly id: string;
  /** Position in the stream of the owner and mode, from 1, without gaps. */
  readonly number: number;
  readonly type: string;
  readonly createdAt: string;
  /** The envelope as it is sent, JSON. */
  readonly payload: string;
}

export interface EventPage {
  readonly events: readonly StoredEvent[];
  readonly hasMore: boolean;
  /** Where to continue, given even when there is nothing more yet. */
  readonly nextCursor: string;
  /** Whether events between the cursor and the first of this page are no longer kept. */
  readonly truncated: boolean;
}

interface EventQuery {
  readonly ownerId: string;
  readonly mode: KeyMode;
  /** The `nextCursor` of an earlier page; from the oldest kept event when absent. */
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly type?: string | undefined;
  readonly now: number;
}

const CURSOR = /^(test|live)\.(\d{1,15})\.([\w-]{16})$/;
const MARK_CHARACTERS = 16;

/**
 * Events of the last 30 days in the order they were committed. Numbers are taken under a lock that is held until the
 * commit, so a reader that sees a number also sees all smaller ones: following the cursor misses none and gives none
 * twice.
 *
 * @throws InvalidInputError for a cursor that is not of this stream
 */
export async function listEvents(trx: Transaction<Tables>, query: EventQuery): Promise<EventPage> {
  const { ownerId, mode, cursor, limit, type, now } = query;
  const after = cursor === undefined ? null : positionOf(cursor, query);
  const { oldest, last } = await keptRange(trx, query, now);
  if (after !== null && after > last) throw foreignCursor();
  const start = Math.max(after ?? 0, oldest - 1);
  let sizes = trx
    .selectFrom('event')
    .select(['number', sql<number>`octet_length(payload)`.as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('mode', '=', mode)
    .where('number', '>', start)
    .where('number', '<=', last)
    .orderBy('number')
    .limit(limit + 1);
  if (type !== undefined) sizes = sizes.where('type', '=', type);
  const { rows: page, hasMore } = pageWithinBytes(await sizes.execute(), limit);
  const events = await readEvents(
    trx,
    query,
    page.map(({ number }) => number),
  );
  // A page that is not full has covered all there is, whatever its filter let through.
  const position = hasMore ? (page.at(-1)?.number ?? start) : Math.max(last, start);
  return {
    events,
    hasMore,
    nextCursor: cursorAt(query, position),
    truncated: after !== null && after < oldest - 1,
  };
}

async function readEvents(
  trx: Transaction<Tables>,
  { ownerId, mode }: Stream,
  numbers: readonly number[],
): Promise<StoredEvent[]> {
  if (numbers.length === 0) return [];
  const rows = await trx
    .selectFrom('event')
    .select(['id', 'number', 'type', 'created_at', 'payload'])
    .where('owner_id', '=', ownerId)
    .where('mode', '=', mode)
    .where('number', 'in', [...numbers])
    .orderBy('number')
    .execute();
  return rows.map(toEvent);
}

/** Number of the oldest event kept, or of the next one when none is; and the last number given. */
async function keptRange(
  trx: Transaction<Tables>,
  { ownerId, mode }: Stream,
  now: number,
): Promise<{ oldest: number; last: number }> {
  const { rows } = await sql<{ oldest: number | null; last: number | null }>`
    select
      (select last_number from event_counter where owner_id = ${ownerId} and mode = ${mode}) as last,
      (select number from event where owner_id = ${ownerId} and mode = ${mode}
        and created_at > ${new Date(now - KEPT_MS)} order by number limit 1) as oldest`.execute(trx);
  const last = rows[0]?.last ?? 0;
  return { oldest: rows[0]?.oldest ?? last + 1, last };
}

type Stream = Pick<EventQuery, 'ownerId' | 'mode'>;

function positionOf(cursor: string, stream: Stream): number {
  const match = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const position = Number(match?.[2]);
  // Compared as a whole, since base64 can spell the same bytes in several ways.
  if (match === null || cursor !== cursorAt(stream, position)) throw foreignCursor();
  return position;
}

/** Marked with its stream: a cursor of another account would silently skip or repeat events. */
function cursorAt({ ownerId, mode }: Stream, position: number): string {
  const mark = createHash('sha256').update(`event cursor ${ownerId} ${mode} ${position}`).digest('base64url');
  return Buffer.from(`${mode}.${position}.${mark.slice(0, MARK_CHARACTERS)}`).toString('base64url');
}

function foreignCursor(): InvalidInputError {
  return new InvalidInputError(
    'is not a cursor of this account and mode; leave it out to begin at the oldest event',
    'cursor',
  );
}

function toEvent(row: {
  id: string;
  number: number;
  type: string;
  created_at: Date;
  payload: string;
}): StoredEvent {
  const { id, number, type, payload } = row;
  return { id, number, type, createdAt: row.created_at.toISOString(), payload };
}
