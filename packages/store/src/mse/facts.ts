import type { Selectable } from 'kysely';
import { hashOf, hex, isoTime, sha256, textOf } from '../hashing/hash-facts.ts';
import type {
  MseAuditTable,
  MseContentTable,
  MseLinkTable,
  MseSafetyEventTable,
  MseSignatureTable,
  MseTombstoneTable,
  MseVersionTable,
} from '../database/tables.ts';

type Row<Table> = Readonly<Selectable<Table>>;

/** Salted, so that the hash of erased content says nothing about it. */
export function contentHash(
  salt: Uint8Array,
  { selection, clinician_id }: Pick<MseContentTable, 'selection' | 'clinician_id'>,
): Buffer {
  return sha256(salt, textOf([selection, clinician_id]));
}

export function versionHash(row: Row<MseVersionTable>): Buffer {
  return hashOf([
    'version',
    row.owner_id,
    row.visit_id,
    row.patient_id,
    row.version,
    isoTime(row.saved_at),
    row.key_id,
    hex(row.content_hash),
  ]);
}

export function signatureHash(row: Row<MseSignatureTable>): Buffer {
  return hashOf([
    'signature',
    row.owner_id,
    row.visit_id,
    row.patient_id,
    row.version,
    row.signer,
    row.id,
    hex(row.content_hash),
    isoTime(row.signed_at),
    row.key_id,
    row.signed_by_name,
    row.credential,
    row.license,
    row.organization,
    row.timezone,
    row.attestation,
  ]);
}

export function safetyEventHash(row: Row<MseSafetyEventTable>): Buffer {
  return hashOf([
    'safety_event',
    row.owner_id,
    row.visit_id,
    row.patient_id,
    row.version,
    row.id,
    isoTime(row.created_at),
  ]);
}

/** What was erased, by version: of content that is whole, the content hashes of its versions. */
export function erasedHash(
  versions: readonly Pick<Row<MseVersionTable>, 'version' | 'content_hash'>[],
): Buffer {
  return hashOf(['erased', ...versions.flatMap(({ version, content_hash }) => [version, hex(content_hash)])]);
}

/** Tombstones that do not say what was erased are hashed as they always were. */
export function tombstoneHash(row: Row<MseTombstoneTable>): Buffer {
  const { erased_hash } = row;
  return hashOf([
    erased_hash === null ? 'tombstone' : 'tombstone/2',
    row.owner_id,
    row.visit_id,
    row.patient_id,
    row.versions,
    row.id,
    isoTime(row.erased_at),
    row.reason,
    row.erased_by,
    ...(erased_hash === null ? [] : [hex(erased_hash)]),
  ]);
}

export function linkHash(row: Omit<Row<MseLinkTable>, 'hash'>, previous: Uint8Array | null): Buffer {
  return hashOf([
    'link',
    row.owner_id,
    row.visit_id,
    row.patient_id,
    row.number,
    row.kind,
    row.item_id,
    hex(row.item_hash),
    previous === null ? null : hex(previous),
  ]);
}

/** A row of the trail before its hash; those of keys have no operator. */
export type AuditFacts = Omit<Row<MseAuditTable>, 'hash' | 'operator' | 'reason'> &
  Partial<Pick<Row<MseAuditTable>, 'operator' | 'reason'>>;

/** Rows of keys are hashed as they always were; those of the operator under another name, with who and why. */
export function auditHash(row: AuditFacts): Buffer {
  const { operator = null, reason = null } = row;
  const ofOperator = operator !== null || reason !== null;
  return hashOf([
    ofOperator ? 'audit/2' : 'audit',
    row.owner_id,
    row.id,
    isoTime(row.at),
    row.key_id,
    row.action,
    row.outcome,
    row.visit_id,
    row.patient_id,
    row.version,
    row.request_id,
    ...(ofOperator ? [operator, reason] : []),
  ]);
}

/**
 * Who signs: the same name and licence is the same signer, however it is capitalised. A hash, since it is part of a
 * key of the database and a name may be long.
 */
export function signerOf({ name, license }: { name: string; license: string | null }): string {
  const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();
  return hex(hashOf([plain(name), license === null ? null : plain(license)]));
}
