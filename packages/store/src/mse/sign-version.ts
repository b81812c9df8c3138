import type { Transaction } from 'kysely';
import { newId } from '../ids/ids.ts';
import type { Tables } from '../database/tables.ts';
import { auditRow, unsealedAudit } from './audit.ts';
import { linksFor, unsealedLink } from './chain.ts';
import { hex } from '../hashing/hash-facts.ts';
import { signatureHash, signerOf } from './facts.ts';
import { lockHead } from './lock-head.ts';
import { type Actor, columnsOf, type RecordKey } from './record.ts';
import { assertWhole } from './whole-content.ts';

/** Who signs, and what is attested. */
export interface Attestation {
  readonly signedByName: string;
  readonly credential: string | null;
  readonly license: string | null;
  readonly organization: string | null;
  readonly timezone: string | null;
  readonly attestation: string;
}

export interface SignedVersion {
  readonly signatureId: string;
  readonly version: number;
  readonly contentHash: string;
}

/** The current version of a record that is locked until the commit. */
export interface LockedVersion {
  readonly key: RecordKey;
  readonly version: number;
  readonly contentHash: Uint8Array;
  readonly link: { readonly number: number; readonly hash: Uint8Array | null };
}

/**
 * The first step of a signature. Null when there is nothing to sign.
 *
 * @throws RecordMismatchError when the content is not what was hashed
 */
export async function lockVersion(trx: Transaction<Tables>, key: RecordKey): Promise<LockedVersion | null> {
  const head = await lockHead(trx, key);
  if (!head) return null;
  const current = await trx
    .selectFrom('mse_version')
    .innerJoin('mse_content', (join) =>
      join
        .onRef('mse_content.owner_id', '=', 'mse_version.owner_id')
        .onRef('mse_content.visit_id', '=', 'mse_version.visit_id')
        .onRef('mse_content.patient_id', '=', 'mse_version.patient_id')
        .onRef('mse_content.version', '=', 'mse_version.version'),
    )
    .select(['content_hash', 'salt', 'selection', 'clinician_id'])
    .where('mse_version.owner_id', '=', key.ownerId)
    .where('mse_version.visit_id', '=', key.visitId)
    .where('mse_version.patient_id', '=', key.patientId)
    .where('mse_version.version', '=', head.version)
    .executeTakeFirst();
  if (!current) return null;
  assertWhole(current, { ownerId: key.ownerId, version: head.version });
  const link = { number: head.link_number, hash: head.link_hash };
  return { key, version: head.version, contentHash: current.content_hash, link };
}

/**
 * The second step, in the transaction that locked the version: the signature names its content hash, so it fits no other
 * content. The same signer on the same version gets the first signature.
 */
export async function signVersion(
  trx: Transaction<Tables>,
  { key, version, contentHash, link }: LockedVersion,
  { actor, attestation }: { readonly actor: Actor; readonly attestation: Attestation },
): Promise<SignedVersion> {
  const signer = signerOf({ name: attestation.signedByName, license: attestation.license });
  const before = await trx
    .selectFrom('mse_signature')
    .select('id')
    .where('owner_id', '=', key.ownerId)
    .where('visit_id', '=', key.visitId)
    .where('patient_id', '=', key.patientId)
    .where('version', '=', version)
    .where('signer', '=', signer)
    .executeTakeFirst();
  const answer = { version, contentHash: hex(contentHash) };
  if (before) return { ...answer, signatureId: before.id };
  const signature = {
    ...columnsOf(key),
    version,
    signer,
    id: newId('sig', actor.random),
    content_hash: contentHash,
    signed_at: new Date(actor.now),
    key_id: actor.keyId,
    signed_by_name: attestation.signedByName,
    credential: attestation.credential,
    license: attestation.license,
    organization: attestation.organization,
    timezone: attestation.timezone,
    attestation: attestation.attestation,
  };
  const item = { kind: 'signature', itemId: signature.id, itemHash: signatureHash(signature) } as const;
  const links = linksFor(key, link, [item]);
  const audit = auditRow({ ...key, action: 'mse.sign', outcome: 'allowed', version }, actor);
  await trx
    .with('signature_row', (db) => db.insertInto('mse_signature').values(signature))
    .with('link_rows', (db) => db.insertInto('mse_link').values(links))
    .with('audit_rows', (db) => db.insertInto('mse_audit').values(audit))
    .with('unsealed_rows', (db) =>
      db.insertInto('mse_unsealed').values([...links.map(unsealedLink), unsealedAudit(audit)]),
    )
    .updateTable('mse_head')
    .set({
      signed_version: version,
      link_number: links.at(-1)?.number ?? link.number,
      link_hash: links.at(-1)?.hash ?? link.hash,
    })
    .where('owner_id', '=', key.ownerId)
    .where('visit_id', '=', key.visitId)
    .where('patient_id', '=', key.patientId)
    .execute();
  return { ...answer, signatureId: signature.id };
}
