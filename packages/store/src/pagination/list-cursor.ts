import { createHash } from 'node:crypto';
import { InvalidInputError } from '../invalid-input.ts';

/** Which list a cursor is of: one of another account or mode would silently skip entries. */
export interface OwnedList {
  readonly list: string;
  readonly ownerId: string;
  readonly mode: string;
}

/** What the order of a list goes by. */
type Place = readonly (string | number)[];

const MARK_CHARACTERS = 8;

/** Where a list goes on: the place of the last entry of a page, which holds when that entry is erased meanwhile. */
export function cursorAfter(owned: OwnedList, place: Place): string {
  return Buffer.from(JSON.stringify([...place, markOf(owned, place)])).toString('base64url');
}

/** The place that a cursor of this list holds; null for another text, such as the id of an entry. */
export function placeAfter(owned: OwnedList, cursor: string): Place | null {
  const place = partsOf(cursor).slice(0, -1);
  // Compared as a whole, since base64 can spell the same bytes in several ways.
  return cursor === cursorAfter(owned, place) ? place : null;
}

/** What a list is refused with when it is asked to go on after what is not of it. */
export function foreignPlace(): InvalidInputError {
  return new InvalidInputError(
    'must be the nextCursor of a page before, or the id of an entry of this list',
    'before',
  );
}

function partsOf(cursor: string): Place {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? (parts as Place) : [];
  } catch {
    return [];
  }
}

function markOf({ list, ownerId, mode }: OwnedList, place: Place): string {
  const hash = createHash('sha256').update(JSON.stringify([list, ownerId, mode, ...place]));
  return hash.digest('base64url').slice(0, MARK_CHARACTERS);
}
