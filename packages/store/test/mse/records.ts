import type { Kysely } from 'kysely';
import type { NewEvent } from '@svc/contracts';
import type { Tables } from '../../src/database/tables.ts';
import { asOwner } from '../../src/database/tenancy.ts';
import { createVault } from '../../src/vault.ts';
import type { RecordKey } from '../../src/mse/record.ts';
import { sealOrganization } from '../../src/mse/seal.ts';
import { type Attestation, lockVersion, signVersion } from '../../src/mse/sign-version.ts';
import { type VerifyOptions, verifyOrganization } from '../../src/mse/verify-organization.ts';
import {
  type CurrentVersion,
  lockRecord,
  nextVersion,
  type NewVersion,
  storeVersions,
  type WrittenVersion,
} from '../../src/mse/write-version.ts';

type Db = Kysely<Tables>;

export const NOW = Date.UTC(2026, 10, 21, 9);
export const VAULT = createVault(['a secret of the deployment under test']);

/** Stands for the engine: what matters here is that a finding and its safety event go together. */
export const isFlagged = (selection: string) => selection.includes('"si_active"');
export const CALM = '{"mood":{"values":["euthymic"]}}';
export const RISKY = '{"risk":{"values":["si_active"]}}';

export function recordOf(ownerId: string, visitId = 'visit-1', patientId = 'patient-1'): RecordKey {
  return { ownerId, visitId, patientId };
}

export const actorAt = (now: number) => ({ keyId: 'okey_1', requestId: 'req_1', now });

/** Of an erasure. */
export const ORDERED = {
  reason: 'asked',
  by: 'Dr B',
  operator: 'token-0123456789ab',
  patientHash: Buffer.alloc(32, 7),
  requestId: 'req_erase',
  now: NOW,
} as const;

interface Given {
  readonly selection?: string;
  readonly clinicianId?: string | null;
  readonly riskLowered?: boolean;
  readonly events?: readonly NewEvent[];
  readonly now?: number;
  readonly onCompose?: (current: CurrentVersion | null) => void;
}

/** Writes one version the way an API would. */
export function write(db: Db, key: RecordKey, given: Given = {}): Promise<WrittenVersion> {
  return asOwner(db, key.ownerId, async (trx) => {
    const record = await lockRecord(trx, key);
    given.onCompose?.(record.current);
    const made = nextVersion(record, versionOf(given));
    await storeVersions(trx, key, [{ ...made, events: given.events ?? [] }]);
    return made.written;
  });
}

export function versionOf(given: Given = {}): NewVersion {
  const { selection = CALM, clinicianId = null, riskLowered = false, now = NOW } = given;
  const flagged = isFlagged(selection);
  return { actor: actorAt(now), action: 'mse.write', selection, clinicianId, flagged, riskLowered };
}

export const ATTESTATION: Attestation = {
  signedByName: 'Dr Ada Example',
  credential: 'MD',
  license: 'L-1',
  organization: 'Example Clinic',
  timezone: 'Europe/London',
  attestation: 'I examined the patient.',
};

export function sign(db: Db, key: RecordKey, given: Partial<Attestation> & { now?: number } = {}) {
  const { now = NOW, ...attestation } = given;
  return asOwner(db, key.ownerId, async (trx) => {
    const locked = await lockVersion(trx, key);
    if (locked === null) return null;
    return signVersion(trx, locked, {
      actor: actorAt(now),
      attestation: { ...ATTESTATION, ...attestation },
    });
  });
}

export function seal(db: Db, organizationId: string, now = NOW) {
  return sealOrganization(db, organizationId, { vault: VAULT, clock: () => now });
}

export function verify(db: Db, organizationId: string, options: Partial<VerifyOptions> = {}) {
  return verifyOrganization(db, { organizationId, isFlagged, trustedKeys: VAULT.publicKeys, ...options });
}
