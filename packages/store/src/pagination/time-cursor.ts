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

/** @throws InvalidInputError for a cursor that is none */
export function placeOf(cursor: string): Place {
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as [unknown, unknown];
    if (typeof at === 'number' && typeof id === 'string' && !Number.isNaN(new Date(at).getTime()))
      return { at: new Date(at), id };
  } catch {
    // Not JSON: refused like any other that is none.
  }
  throw new InvalidInputError('must be the nextCursor of a page before', 'cursor');
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
