import type { KeyKind, KeyMode, Plan } from '@svc/contracts';
import type { Kysely } from 'kysely';
import { limitsOf, type RateLimits } from './plans.ts';
import type { Tables } from '../database/tables.ts';
import { type AuthRevision, toAuthRevision } from './auth-revision.ts';

/** Everything that auth, limits and usage go by. */
export interface Credential {
  readonly keyId: string;
  /** First characters of the key, enough to tell keys apart. */
  readonly keyStart: string;
  readonly accountId: string;
  readonly kind: KeyKind;
  readonly mode: KeyMode;
  readonly plan: Plan;
  readonly productionApproved: boolean;
  readonly origins: ReadonlySet<string>;
  /** Rate limits of a live key; null means no limit. Test keys have the sandbox quota instead. */
  readonly limits: RateLimits | null;
  /** End of a rotation overlap, milliseconds since the epoch. */
  readonly expiresAtMs: number | null;
  /** `id` of the `AuthRevision` this was read at. */
  readonly revision: string;
}

/** One statement reads key and revision, so that both are of the same moment. A revoked key counts as unknown. */
export async function readCredential(
  db: Kysely<Tables>,
  keyHash: Uint8Array,
): Promise<{ revision: AuthRevision; credential: Credential | null }> {
  const row = await selectCredential(db, keyHash);
  return { revision: toAuthRevision(row), credential: toCredential(row) };
}

function selectCredential(db: Kysely<Tables>, keyHash: Uint8Array) {
  return db
    .selectFrom('auth_revision')
    .leftJoin('api_key', (join) =>
      join.on('api_key.key_hash', '=', keyHash).on('api_key.revoked_at', 'is', null),
    )
    .leftJoin('account', 'account.id', 'api_key.account_id')
    .select([
      'revision',
      'change',
      'api_key.id as key_id',
      'visible_start',
      'account_id',
      'kind',
      'mode',
      'origins',
      'expires_at',
      'plan',
      'production_approved',
      'sustained_per_second',
      'burst_per_second',
    ])
    .executeTakeFirstOrThrow();
}

function toCredential(row: Awaited<ReturnType<typeof selectCredential>>): Credential | null {
  const { key_id: keyId, visible_start: keyStart, account_id: accountId, kind, mode, plan } = row;
  if (
    keyId === null ||
    keyStart === null ||
    accountId === null ||
    kind === null ||
    mode === null ||
    plan === null
  )
    return null;
  return {
    keyId,
    keyStart,
    accountId,
    kind,
    mode,
    plan,
    productionApproved: row.production_approved === true,
    origins: new Set(row.origins),
    limits: limitsOf(mode, plan, ownLimits(row.sustained_per_second, row.burst_per_second)),
    expiresAtMs: row.expires_at?.getTime() ?? null,
    revision: toAuthRevision(row).id,
  };
}

function ownLimits(sustainedPerSecond: number | null, burstPerSecond: number | null): RateLimits | null {
  if (sustainedPerSecond === null || burstPerSecond === null) return null;
  return { sustainedPerSecond, burstPerSecond };
}
