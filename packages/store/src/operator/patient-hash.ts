import { createHmac } from 'node:crypto';
import type { Vault } from '../vault.ts';

const PURPOSE = 'patient in the ledger';

/** A patient as an owner names them. */
export interface NamedPatient {
  readonly ownerId: string;
  readonly patient: string;
}

/**
 * What stands for a patient where their id must not: HMAC-SHA-256, so that nobody without `SVC_SECRET` can try ids. One
 * per configured secret, the current one first: rows written before a rotation are still found.
 */
export function patientHashes(
  vault: Pick<Vault, 'tokens'>,
  { ownerId, patient }: NamedPatient,
): Uint8Array[] {
  const named = JSON.stringify([ownerId, patient]);
  return vault.tokens(PURPOSE).map((key) => createHmac('sha256', key).update(named).digest());
}

/** The one to write. */
export function patientHash(vault: Pick<Vault, 'tokens'>, patient: NamedPatient): Uint8Array {
  const [current] = patientHashes(vault, patient);
  if (current === undefined) throw new Error('A vault has at least one secret.');
  return current;
}
