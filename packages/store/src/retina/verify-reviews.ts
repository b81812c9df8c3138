import { type Selectable, sql, type Transaction } from 'kysely';
import type { RetinaScreeningTable, SealedKind, Tables } from '../database/tables.ts';
import { hex } from '../hashing/hash-facts.ts';
import {
  lookHash,
  type LookRow,
  reviewHash,
  type ReviewRow,
  retinaTombstoneHash,
  type RetinaTombstoneRow,
} from './facts.ts';
import type { ScreeningKey } from './screenings.ts';

/** All that vouches for the review of one screening. */
interface ReviewRows {
  readonly screening: Selectable<RetinaScreeningTable> | undefined;
  readonly reviews: readonly ReviewRow[];
  readonly looks: readonly LookRow[];
  readonly tombstone: RetinaTombstoneRow | undefined;
}

/** A row or the trace of one, as a seal names it. */
interface Sealable {
  readonly kind: SealedKind;
  readonly ref: string;
  readonly hash: string;
}

interface ReviewDamage {
  readonly kind: 'review' | 'look';
  readonly where: string;
  readonly problem: string;
}

/** What one screening has, and what is wrong with it. */
interface ReviewVerdict {
  readonly damages: readonly ReviewDamage[];
  /** Rows that are there, and those that a tombstone says were erased. */
  readonly sealables: readonly Sealable[];
}

/** Screenings of an owner by any trace of a review, in order of id, behind one. */
export async function reviewedScreenings(
  trx: Transaction<Tables>,
  { ownerId, after, limit }: { readonly ownerId: string; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const of = (table: string, id: string, also = sql``) => sql`(
    select distinct ${sql.ref(id)} as id from ${sql.table(table)}
    where owner_id = ${ownerId} and ${sql.ref(id)} > ${after} ${also} order by 1 limit ${limit})`;
  const { rows } = await sql<{ id: string }>`
    ${of('retina_review', 'screening_id')} union ${of('retina_look', 'screening_id')}
    union ${of('retina_tombstone', 'screening_id')}
    union ${of('retina_screening', 'id', sql`and status = 'reviewed'`)} order by id limit ${limit}`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Reads what vouches for the review of a screening. */
export async function readReviewRows(
  trx: Transaction<Tables>,
  { ownerId, id }: ScreeningKey,
): Promise<ReviewRows> {
  const [screening] = await trx
    .selectFrom('retina_screening')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
  const [tombstone] = await trx
    .selectFrom('retina_tombstone')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('screening_id', '=', id)
    .execute();
  const rowsOf = <Table extends 'retina_review' | 'retina_look'>(table: Table) =>
    trx
      .selectFrom<'retina_review' | 'retina_look'>(table)
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('screening_id', '=', id)
      .orderBy('number')
      .orderBy('id')
      .execute() as unknown as Promise<Selectable<Tables[Table]>[]>;
  return { screening, tombstone, reviews: await rowsOf('retina_review'), looks: await rowsOf('retina_look') };
}

/** Holds decisions and looks against their chains, the screening against its latest decision, and both against a tombstone. */
export function verifyReviews(id: string, rows: ReviewRows): ReviewVerdict {
  const damages: ReviewDamage[] = [];
  const report = (kind: 'review' | 'look', what: string, problem: string) =>
    void damages.push({ kind, where: `${what} of screening ${id}`, problem });
  checkChain(rows.reviews, reviewHash, (row, problem) => report('review', `review ${row}`, problem));
  checkChain(rows.looks, lookHash, (row, problem) => report('look', `look ${row}`, problem));
  const decision = decisionProblem(rows);
  if (decision !== null) report('review', 'decision', decision);
  const { tombstone, reviews, looks } = rows;
  if (tombstone !== undefined) {
    if (hex(tombstone.hash) !== hex(retinaTombstoneHash(tombstone)))
      report('review', `tombstone ${tombstone.id}`, 'it does not match its hash');
    for (const { id: row } of reviews) report('review', `review ${row}`, 'it is there though it was erased');
    for (const { id: row } of looks) report('look', `look ${row}`, 'it is there though it was erased');
  }
  return { damages, sealables: sealablesOf(rows) };
}

interface Chained {
  readonly id: string;
  readonly number: number;
  readonly hash: Uint8Array;
}

function checkChain<Row extends Chained>(
  rows: readonly Row[],
  hashOf: (row: Row, previous: Uint8Array | null) => Buffer,
  report: (id: string, problem: string) => void,
): void {
  let previous: Uint8Array | null = null;
  for (const [index, row] of rows.entries()) {
    if (row.number !== index + 1) report(row.id, 'the numbers of the chain have a gap');
    if (hex(hashOf(row, previous)) !== hex(row.hash))
      report(row.id, 'its hash does not follow from the one before');
    previous = row.hash;
  }
}

/** Null when the screening says what its latest review says. */
function decisionProblem({ screening, reviews, tombstone }: ReviewRows): string | null {
  const last = reviews.at(-1);
  if (screening === undefined) return last === undefined ? null : 'its screening is gone';
  if (tombstone !== undefined) return 'its screening is there though it was erased';
  if (screening.status !== 'reviewed')
    return last === undefined ? null : 'it was reviewed and is not any more';
  if (last === undefined) return 'it has no review';
  const shown = [
    screening.review_decision,
    screening.reviewed_by,
    screening.review_note,
    screening.reviewed_at,
  ];
  const decided = [last.decision, last.reviewed_by, last.note, last.reviewed_at];
  return JSON.stringify(shown) === JSON.stringify(decided) ? null : 'it is not the latest review';
}

function sealablesOf({ reviews, looks, tombstone }: ReviewRows): Sealable[] {
  const there: Sealable[] = [
    ...reviews.map(({ id, hash }) => ({ kind: 'retina_review' as const, ref: id, hash: hex(hash) })),
    ...looks.map(({ id, hash }) => ({ kind: 'retina_look' as const, ref: id, hash: hex(hash) })),
  ];
  if (tombstone === undefined) return there;
  const { screening_id: ref, hash, erased } = tombstone;
  return [...there, { kind: 'retina_tombstone', ref, hash: hex(hash) }, ...erasedIn(erased)];
}

/** What a tombstone lists; nothing of one that was tampered with. */
function erasedIn(text: string): Sealable[] {
  try {
    return (JSON.parse(text) as [SealedKind, string, string][]).map(([kind, ref, hash]) => ({
      kind,
      ref,
      hash,
    }));
  } catch {
    return [];
  }
}

/** The hash of a row that a seal names; undefined when it is not there. */
export async function findReviewHash(
  trx: Transaction<Tables>,
  ownerId: string,
  {
    kind,
    ref,
  }: { readonly kind: 'retina_review' | 'retina_look' | 'retina_tombstone'; readonly ref: string },
): Promise<Uint8Array | undefined> {
  const column = kind === 'retina_tombstone' ? 'screening_id' : 'id';
  const { rows } = await sql<{ hash: Uint8Array }>`
    select hash from ${sql.table(kind)} where owner_id = ${ownerId} and ${sql.ref(column)} = ${ref}`.execute(
    trx,
  );
  return rows[0]?.hash;
}
