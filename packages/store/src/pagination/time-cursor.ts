import { isCleanText } from '@svc/contracts';
import { type Expression, sql } from 'kysely';
import { InvalidInputError } from '../invalid-input.ts';

/** Where a list that is read newest first goes on. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** Time and id of the last row of a page: rows that come later are newer, so none is missed and none seen twice. */
function cursorOf({ at, id }: Place): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
}

/** Below the year 10000: every database can compare it. */
const LATEST_MS = 253_402_300_800_000;

/** A place as a cursor spells it; null for what no database can compare: a cursor may be made up. */
export function timePlace(at: unknown, id: unknown): Place | null {
  if (!Number.isSafeInteger(at) || typeof id !== 'string' || !isCleanText(id)) return null;
  const ms = at as number;
  return ms >= 0 && ms < LATEST_MS ? { at: new Date(ms), id } : null;
}

/** @throws InvalidInputError for a cursor that is none */
export function placeOf(cursor: string): Place {
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as [unknown, unknown];
    const place = timePlace(at, id);
    if (place !== null) return place;
  } catch {
    // Not JSON: refused like any other that is none.
  }
  throw new InvalidInputError('must be the nextCursor of a page before', 'cursor');
}

/**
 * The condition that a row comes after the place of a cursor, in a list that is read newest first.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export function afterPlace(atColumn: Expression<unknown>, idColumn: Expression<unknown>, cursor: string) {
  const { at, id } = placeOf(cursor);
  // The time alone as well: row-level security lets an index use it, and not the comparison of texts.
  return sql<boolean>`(${atColumn} <= ${at} and (${atColumn}, ${idColumn}) < (${at}, ${id}))`;
}

export interface TimePage<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  /** Where the next page goes on; null at the end. */
  readonly nextCursor: string | null;
}

/** @param rows newest first; one more than `limit` tells whether there are more */
export function timePage<Row>(
  rows: readonly Row[],
  limit: number,
  place: (row: Row) => Place,
): TimePage<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > shown.length;
  return { rows: shown, hasMore, nextCursor: hasMore && last !== undefined ? cursorOf(place(last)) : null };
}
