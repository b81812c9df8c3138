import type { Insertable, Selectable } from 'kysely';
import type { MseLinkTable, Tables } from '../database/tables.ts';
import { linkHash } from './facts.ts';
import { columnsOf, type RecordKey } from './record.ts';

/** Something that joins the chain of a record. */
export interface Linked {
  readonly kind: MseLinkTable['kind'];
  readonly itemId: string;
  readonly itemHash: Uint8Array;
}

/** Where a chain ends. */
export interface ChainEnd {
  readonly number: number;
  readonly hash: Uint8Array | null;
}

export type LinkRow = Selectable<MseLinkTable>;
export type UnsealedRow = Insertable<Tables['mse_unsealed']>;

/** The links that append items to a chain, each bound to the one before it. */
export function linksFor(key: RecordKey, end: ChainEnd, items: readonly Linked[]): LinkRow[] {
  const links: LinkRow[] = [];
  let { number, hash: previous } = end;
  for (const { kind, itemId, itemHash } of items) {
    number += 1;
    const facts = { ...columnsOf(key), number, kind, item_id: itemId, item_hash: itemHash };
    const hash = linkHash(facts, previous);
    links.push({ ...facts, hash });
    previous = hash;
  }
  return links;
}

/** How a seal names a link. */
export function linkRef({
  visit_id,
  patient_id,
  number,
}: Pick<LinkRow, 'visit_id' | 'patient_id' | 'number'>): string {
  return JSON.stringify([visit_id, patient_id, number]);
}

/** The link a seal names; null for a text that names none, such as one with a character that the database takes in no text. */
export function parseLinkRef(ref: string): Pick<LinkRow, 'visit_id' | 'patient_id' | 'number'> | null {
  try {
    const [visitId, patientId, number] = JSON.parse(ref) as unknown[];
    const valid = isStorable(visitId) && isStorable(patientId) && isInt32(number);
    const link = valid ? { visit_id: visitId, patient_id: patientId, number } : null;
    return link && linkRef(link) === ref ? link : null;
  } catch {
    return null;
  }
}

/** What a `text` column holds. */
function isStorable(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0');
}

/** What an `integer` column holds. */
function isInt32(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

/** Waits for the next seal. */
export function unsealedLink(link: LinkRow): UnsealedRow {
  return { owner_id: link.owner_id, kind: 'link', ref: linkRef(link), hash: link.hash };
}
