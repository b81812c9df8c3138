import { sql, type Transaction } from 'kysely';
import { type Page, pageWithinBytes, type Sized } from '../pagination/page-within-bytes.ts';
import type { Tables } from '../database/tables.ts';
import { type HashedContent, isWhole, RecordMismatchError } from './whole-content.ts';

/** A version as stored. */
export interface StoredVersion {
  readonly version: number;
  readonly savedAt: string;
  /** JSON text, as written. */
  readonly selection: string;
}

/** A version as it was found. */
export interface FoundVersion extends Omit<StoredVersion, 'selection'> {
  /** Null: its content is not what was hashed when it was written. */
  readonly selection: string | null;
}

/** A version in a list, before its selection is read. */
export interface ListedVersion extends Sized {
  readonly version: number;
}

/** Whose record a visit is, and where it stands. */
export interface RecordHead {
  readonly patientId: string;
  /** The current one. */
  readonly version: number;
  readonly signedVersion: number | null;
}

/** The current version of a record with its signatures. */
export interface StoredRecord extends StoredVersion {
  readonly visitId: string;
  readonly patientId: string;
  /** Of the current version, the first one. */
  readonly signature: StoredSignature | null;
  readonly signedVersion: number | null;
}

export interface StoredSignature {
  readonly id: string;
  readonly signedAt: string;
  readonly signedByName: string;
  readonly credential: string | null;
  readonly license: string | null;
  readonly organization: string | null;
}

/** What is asked for: a visit of an organization; the patient when the visit id is used for several. */
export interface RecordQuery {
  readonly ownerId: string;
  readonly visitId: string;
  readonly patientId: string | null;
}

/** `ambiguous`: several patients have a record under this visit id. */
export type Found<Value> = Value | 'absent' | 'ambiguous';

/** The record of a visit whose content was not erased. Looks at two at most: more tell no more. */
export async function findPatient(
  trx: Transaction<Tables>,
  { ownerId, visitId, patientId }: RecordQuery,
): Promise<Found<RecordHead>> {
  let query = trx
    .selectFrom('mse_head as head')
    .innerJoin('mse_content as content', (join) =>
      join
        .onRef('content.owner_id', '=', 'head.owner_id')
        .onRef('content.visit_id', '=', 'head.visit_id')
        .onRef('content.patient_id', '=', 'head.patient_id')
        .onRef('content.version', '=', 'head.version'),
    )
    .select(['head.patient_id', 'head.version', 'head.signed_version'])
    .where('head.owner_id', '=', ownerId)
    .where('head.visit_id', '=', visitId)
    .limit(2);
  if (patientId !== null) query = query.where('head.patient_id', '=', patientId);
  const rows = await query.execute();
  const [only] = rows;
  if (!only) return 'absent';
  if (rows.length > 1) return 'ambiguous';
  return { patientId: only.patient_id, version: only.version, signedVersion: only.signed_version };
}

/**
 * The current version of a record.
 *
 * @throws RecordMismatchError when its content is not what was hashed
 */
export async function readRecord(trx: Transaction<Tables>, query: RecordQuery): Promise<Found<StoredRecord>> {
  const { ownerId, visitId, patientId } = query;
  let heads = versionsWithContent(trx, query)
    .innerJoin('mse_head as head', (join) =>
      join
        .onRef('head.owner_id', '=', 'version.owner_id')
        .onRef('head.visit_id', '=', 'version.visit_id')
        .onRef('head.patient_id', '=', 'version.patient_id')
        .onRef('head.version', '=', 'version.version'),
    )
    .select(['version.patient_id', 'head.signed_version'])
    .limit(2);
  if (patientId !== null) heads = heads.where('head.patient_id', '=', patientId);
  const rows = await heads.execute();
  const [row] = rows;
  if (!row) return 'absent';
  if (rows.length > 1) return 'ambiguous';
  const signature =
    row.signed_version === row.version
      ? await firstSignature(trx, { ownerId, visitId, patientId: row.patient_id, version: row.version })
      : null;
  return {
    ...wholeVersion(toVersion(row), ownerId),
    visitId,
    patientId: row.patient_id,
    signature,
    signedVersion: row.signed_version,
  };
}

/**
 * The versions of one record that one answer takes, newest first: their numbers and sizes alone, so that a history of
 * large versions is never in memory. `before` leaves out that version and later ones.
 */
export async function listVersions(
  trx: Transaction<Tables>,
  query: RecordQuery & { patientId: string },
  { before, limit }: { before: number | null; limit: number },
): Promise<Page<ListedVersion>> {
  let versions = contentsOf(trx, query)
    .select(['version.version', sql<number>`octet_length(content.selection)`.as('bytes')])
    .where('version.patient_id', '=', query.patientId)
    .orderBy('version.version', 'desc')
    .limit(limit + 1);
  if (before !== null) versions = versions.where('version.version', '<', before);
  return pageWithinBytes(await versions.execute(), limit);
}

/** Some versions of one record, by their numbers, newest first; those that are not there are left out. */
export async function readVersions(
  trx: Transaction<Tables>,
  query: RecordQuery & { patientId: string },
  numbers: readonly number[],
): Promise<FoundVersion[]> {
  if (numbers.length === 0) return [];
  const rows = await versionsWithContent(trx, query)
    .where('version.patient_id', '=', query.patientId)
    .where('version.version', 'in', [...numbers])
    .orderBy('version.version', 'desc')
    .execute();
  return rows.map(toVersion);
}

/** The first signature of a version: by its place in the chain, since a later one may tell an earlier time. */
export async function firstSignature(
  trx: Transaction<Tables>,
  of: { ownerId: string; visitId: string; patientId: string; version: number },
): Promise<StoredSignature | null> {
  const row = await trx
    .selectFrom('mse_signature as signature')
    .selectAll()
    .where('owner_id', '=', of.ownerId)
    .where('visit_id', '=', of.visitId)
    .where('patient_id', '=', of.patientId)
    .where('version', '=', of.version)
    .orderBy((eb) =>
      eb
        .selectFrom('mse_link as link')
        .select((min) => min.fn.min('link.number').as('place'))
        .whereRef('link.owner_id', '=', 'signature.owner_id')
        .whereRef('link.visit_id', '=', 'signature.visit_id')
        .whereRef('link.patient_id', '=', 'signature.patient_id')
        .where('link.kind', '=', 'signature')
        .whereRef('link.item_id', '=', 'signature.id'),
    )
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    signedAt: row.signed_at.toISOString(),
    signedByName: row.signed_by_name,
    credential: row.credential,
    license: row.license,
    organization: row.organization,
  };
}

function versionsWithContent(trx: Transaction<Tables>, query: RecordQuery) {
  return contentsOf(trx, query).select([
    'version.version',
    'version.saved_at',
    'version.content_hash',
    'content.salt',
    'content.selection',
    'content.clinician_id',
  ]);
}

function contentsOf(trx: Transaction<Tables>, { ownerId, visitId }: RecordQuery) {
  return trx
    .selectFrom('mse_version as version')
    .innerJoin('mse_content as content', (join) =>
      join
        .onRef('content.owner_id', '=', 'version.owner_id')
        .onRef('content.visit_id', '=', 'version.visit_id')
        .onRef('content.patient_id', '=', 'version.patient_id')
        .onRef('content.version', '=', 'version.version'),
    )
    .where('version.owner_id', '=', ownerId)
    .where('version.visit_id', '=', visitId);
}

function toVersion(row: HashedContent & { version: number; saved_at: Date }): FoundVersion {
  const { version, saved_at, selection } = row;
  return { version, savedAt: saved_at.toISOString(), selection: isWhole(row) ? selection : null };
}

/**
 * A version that can be shown.
 *
 * @throws RecordMismatchError when its content is not what was hashed
 */
export function wholeVersion({ selection, ...version }: FoundVersion, ownerId: string): StoredVersion {
  if (selection === null) throw new RecordMismatchError({ ownerId, version: version.version });
  return { ...version, selection };
}
