/** Stored bytes that one answer is made of, at most: what a reader holds must not grow with what a tenant wrote. */
const PAGE_BYTES = 1024 * 1024;

/** Columns of a row beside its texts, about. */
const ROW_BYTES = 256;

/** A row of a list before its texts are read: the database knows their length without opening them. */
export interface Sized {
  readonly bytes: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** A page of a list that goes on after a place. */
export interface CursorPage<Row> extends Page<Row> {
  /** Where the next page goes on; null at the end. */
  readonly nextCursor: string | null;
}

/**
 * How much of a list one answer takes: at most `limit` rows, and only while their bytes are within the budget, but one
 * at least, since a reader must get on.
 *
 * @param rows in the order of the list; one more than `limit` tells whether there are more
 */
export function pageWithinBytes<Row extends Sized>(
  rows: readonly Row[],
  limit: number,
  budget = PAGE_BYTES,
): Page<Row> {
  let bytes = 0;
  let count = 0;
  for (const row of rows.slice(0, limit)) {
    bytes += row.bytes + ROW_BYTES;
    if (count > 0 && bytes > budget) break;
    count++;
  }
  return { rows: rows.slice(0, count), hasMore: count < rows.length };
}

/** The rows of a page in groups of so many bytes, so that no more than a group is held at a time. */
export function groupsOfBytes<Row extends Sized>(rows: readonly Row[], most: number): Row[][] {
  const groups: Row[][] = [];
  for (let rest = rows; rest.length > 0; ) {
    const group = pageWithinBytes(rest, rest.length, most).rows;
    groups.push([...group]);
    rest = rest.slice(group.length);
  }
  return groups;
}
