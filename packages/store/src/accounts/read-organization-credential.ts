import type { OrganizationScope } from '@svc/contracts';
import type { Kysely } from 'kysely';
import type { RateLimits } from './plans.ts';
import type { Tables } from '../database/tables.ts';
import { type AuthRevision, toAuthRevision } from './auth-revision.ts';

/** Everything that auth and limits go by for an organization key. */
export interface OrganizationCredential {
  readonly keyId: string;
  readonly organizationId: string;
  /** An inactive organization keeps its keys, and each of them is refused with 403. */
  readonly active: boolean;
  readonly scopes: ReadonlySet<OrganizationScope>;
  /** null means no limit. */
  readonly limits: RateLimits | null;
  /** End of a rotation overlap, milliseconds since the epoch. */
  readonly expiresAtMs: number | null;
  /** `id` of the `AuthRevision` this was read at. */
  readonly revision: string;
}

/** One statement reads key and revision, so that both are of the same moment. A revoked key counts as unknown. */
export async function readOrganizationCredential(
  db: Kysely<Tables>,
  keyHash: Uint8Array,
): Promise<{ revision: AuthRevision; credential: OrganizationCredential | null }> {
  const row = await selectCredential(db, keyHash);
  return { revision: toAuthRevision(row), credential: toCredential(row) };
}

function selectCredential(db: Kysely<Tables>, keyHash: Uint8Array) {
  return db
    .selectFrom('auth_revision')
    .leftJoin('organization_key as key', (join) =>
      join.on('key.key_hash', '=', keyHash).on('key.revoked_at', 'is', null),
    )
    .leftJoin('organization', 'organization.id', 'key.organization_id')
    .select([
      'revision',
      'change',
      'key.id as key_id',
      'organization_id',
      'active',
      'scopes',
      'expires_at',
      'sustained_per_second',
      'burst_per_second',
    ])
    .executeTakeFirstOrThrow();
}

function toCredential(row: Awaited<ReturnType<typeof selectCredential>>): OrganizationCredential | null {
  const { key_id: keyId, organization_id: organizationId, active, scopes } = row;
  if (keyId === null || organizationId === null || active === null || scopes === null) return null;
  const { sustained_per_second: sustainedPerSecond, burst_per_second: burstPerSecond } = row;
  return {
    keyId,
    organizationId,
    active,
    scopes: new Set(scopes),
    limits:
      sustainedPerSecond === null || burstPerSecond === null ? null : { sustainedPerSecond, burstPerSecond },
    expiresAtMs: row.expires_at?.getTime() ?? null,
    revision: toAuthRevision(row).id,
  };
}
