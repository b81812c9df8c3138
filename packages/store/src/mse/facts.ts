import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { InvalidInputError } from '../invalid-input.ts';
import type {
  MseAuditTable,
  MseContentTable,
  MseLinkTable,
  MseSafetyEventTable,
  MseSignatureTable,
  MseTombstoneTable,
  MseVersionTable,
} from '../database/tables.ts';

/**
 * What the hashes of the record are over: JSON arrays of every column in a fixed order, times as ISO text, bytes as
 * hex. A checker in any language can make the same bytes; `docs/mse-integrity.md` describes them.
 */
type Fact = string | number | null;

export function sha256(...parts: readonly (Uint8Array | string)[]): Buffer {
  const [first = ''] = parts;
  // In one call where there is one part: most hashes here are short, and the calls cost more than the hashing.
  const data = parts.length === 1 ? first : Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  return hash('sha256', data, 'buffer');
}

/** Half of a surrogate pair is stored as another character: what is hashed must be what is read back. */
const BROKEN = /\p{Surrogate}/u;

function textOf(facts: readonly Fact[]): string {
  for (const fact of facts)
    if (typeof fact === 'string' && BROKEN.test(fact))
      throw new InvalidInputError('A text of the record holds half of a surrogate pair.');
  return JSON.stringify(facts);
}

function hashOf(facts: readonly Fact[]): Buffer {
  return sha256(textOf(facts));
}

/** A time as the hashes know it. A row that was tampered with may hold one that no calendar has. */
export function isoTime(time: Date): string {
  const isDate: boolean = (time as unknown) instanceof Date && !Number.isNaN(time.getTime());
  return isDate ? time.toISOString() : `no time: ${String(time)}`;
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}

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
