import type { Transaction } from 'kysely';
import { newId } from '../ids.ts';
import type { Tables } from '../tables.ts';
import { auditRow, unsealedAudit } from './audit.ts';
import { linksFor, unsealedLink } from './chain.ts';
import { hex, signatureHash, signerOf } from './facts.ts';
import { lockHead } from './lock-head.ts';
import { type Actor, columnsOf, type RecordKey } from './record.ts';

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

interface Signing {
  readonly key: RecordKey;
  readonly actor: Actor;
  readonly attestation: Attestation;
  /** Looks at the version about to be signed, with the record locked, and throws to refuse. */
  readonly check: (version: number) => void;
}

/**
 * Signs the current version: the signature names its content hash, so it fits no other content. The same signer on
 * the same version gets the first signature. Null when there is nothing to sign.
 */
export async function signVersion(
  trx: Transaction<Tables>,
  { key, actor, attestation, check }: Signing,
): Promise<SignedVersion | null> {
  const head = await lockHead(trx, key);
  if (!head) return null;
  const columns = columnsOf(key);
  const current = await trx
    .selectFrom('mse_version')
    .innerJoin('mse_content', (join) =>
      join
        .onRef('mse_content.owner_id', '=', 'mse_version.owner_id')
        .onRef('mse_content.visit_id', '=', 'mse_version.visit_id')
        .onRef('mse_content.patient_id', '=', 'mse_version.patient_id')
        .onRef('mse_content.version', '=', 'mse_version.version'),
    )
    .select('content_hash')
    .where('mse_version.owner_id', '=', key.ownerId)
    .where('mse_version.visit_id', '=', key.visitId)
    .where('mse_version.patient_id', '=', key.patientId)
    .where('mse_version.version', '=', head.version)
    .executeTakeFirst();
  if (!current) return null;
  check(head.version);
  const signer = signerOf({ name: attestation.signedByName, license: attestation.license });
  const before = await trx
    .selectFrom('mse_signature')
    .select('id')
    .where('owner_id', '=', key.ownerId)
    .where('visit_id', '=', key.visitId)
    .where('patient_id', '=', key.patientId)
    .where('version', '=', head.version)
    .where('signer', '=', signer)
    .executeTakeFirst();
  const answer = { version: head.version, contentHash: hex(current.content_hash) };
  if (before) return { ...answer, signatureId: before.id };
  const signature = {
    ...columns,
    version: head.version,
    signer,
    id: newId('sig', actor.random),
    content_hash: current.content_hash,
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
  const links = linksFor(key, { number: head.link_number, hash: head.link_hash }, [item]);
  const audit = auditRow({ ...key, action: 'mse.sign', outcome: 'allowed', version: head.version }, actor);
  await trx
    .with('signature_row', (db) => db.insertInto('mse_signature').values(signature))
    .with('link_rows', (db) => db.insertInto('mse_link').values(links))
    .with('audit_rows', (db) => db.insertInto('mse_audit').values(audit))
    .with('unsealed_rows', (db) =>
      db.insertInto('mse_unsealed').values([...links.map(unsealedLink), unsealedAudit(audit)]),
    )
    .updateTable('mse_head')
    .set({
      signed_version: head.version,
      link_number: links.at(-1)?.number ?? head.link_number,
      link_hash: links.at(-1)?.hash ?? head.link_hash,
    })
    .where('owner_id', '=', key.ownerId)
    .where('visit_id', '=', key.visitId)
    .where('patient_id', '=', key.patientId)
    .execute();
  return { ...answer, signatureId: signature.id };
}
