export {
  type AuditedAction,
  type AuditEntry,
  type AuditPage,
  type AuditQuery,
  auditRow,
  insertAudit,
  lastSeenVersion,
  listAudit,
  type OperatorActor,
} from './audit.ts';
export { type Erased, eraseRecord, type Erasure } from './erase-record.ts';
export { exportRecord, type RecordExport } from './export-record.ts';
export {
  findPatient,
  firstSignature,
  type Found,
  type FoundVersion,
  listVersions,
  readRecord,
  readVersions,
  type RecordHead,
  type RecordQuery,
  type StoredRecord,
  type StoredSignature,
  type StoredVersion,
  wholeVersion,
} from './read-record.ts';
export type { Actor, RecordKey } from './record.ts';
export { listSealsAfter, organizationsToSeal, type Seal, sealOrganization } from './seal.ts';
export {
  type Attestation,
  type LockedVersion,
  lockVersion,
  type SignedVersion,
  signVersion,
} from './sign-version.ts';
export { type Anchor, type Verdict, verifyOrganization } from './verify-organization.ts';
export type { Damage } from './verify-record.ts';
export {
  type CurrentVersion,
  lockRecord,
  type LockedRecord,
  type MadeVersion,
  nextVersion,
  type NewVersion,
  storeVersions,
  type ToldVersion,
  type WrittenVersion,
} from './write-version.ts';
export { RecordMismatchError } from './whole-content.ts';
