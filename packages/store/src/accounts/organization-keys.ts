import { ORGANIZATION_SCOPES, type OrganizationScope } from '@svc/contracts';
import type { Selectable } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { generateKey } from './key-format.ts';
import { type KeyLifetime, lifetimeOf, newKeyColumns, revokeRow, rotateRow } from './key-rows.ts';
import { getOrganization } from './organizations.ts';
import { type RateLimits, UNLIMITED } from './plans.ts';
import type { OrganizationKeyTable } from '../database/tables.ts';
import type { Db } from '../database/tenancy.ts';

/** A key as lists show it; the key itself is not stored. */
export interface OrganizationKeyRecord extends KeyLifetime {
  id: string;
  organizationId: string;
  scopes: OrganizationScope[];
  /** null means no limit. */
  sustainedPerSecond: number | null;
  burstPerSecond: number | null;
}

export interface CreatedOrganizationKey {
  /** Shown once. */
  key: string;
  record: OrganizationKeyRecord;
}

export interface NewOrganizationKey {
  organizationId: string;
  scopes: readonly OrganizationScope[];
  /** 50 requests a second with bursts of 100 when not given; null means no limit. */
  limits?: RateLimits | null;
  now: number;
  random?: RandomBytes | undefined;
}

const DEFAULT_LIMITS: RateLimits = { sustainedPerSecond: 50, burstPerSecond: 100 };

/** Throws InvalidInputError for an unknown organization, unknown scopes, or a burst below the rate. */
export async function createOrganizationKey(
  db: Db,
  newKey: NewOrganizationKey,
): Promise<CreatedOrganizationKey> {
  checkScopes(newKey.scopes);
  const { limits } = newKey;
  if (limits) checkLimits(limits);
  if (!(await getOrganization(db, newKey.organizationId)))
    throw new InvalidInputError('There is no such organization.');
  return insertKey(db, newKey);
}

export async function listOrganizationKeys(
  db: Db,
  organizationId?: string,
): Promise<OrganizationKeyRecord[]> {
  let query = db.selectFrom('organization_key').selectAll().orderBy('created_at').orderBy('id');
  if (organizationId !== undefined) query = query.where('organization_id', '=', organizationId);
  return (await query.execute()).map(toRecord);
}

/** The revoked key, or null for an unknown id. Revoking again keeps the time of the first revocation. */
export async function revokeOrganizationKey(
  db: Db,
  id: string,
  now: number,
): Promise<OrganizationKeyRecord | null> {
  const row = await revokeRow(db, 'organization_key', { id, now });
  return row && toRecord(row);
}

/** The key with its new scopes, or null for an unknown id. Throws InvalidInputError for unknown scopes. */
export async function updateOrganizationKeyScopes(
  db: Db,
  id: string,
  { scopes, now }: { scopes: readonly OrganizationScope[]; now: number },
): Promise<OrganizationKeyRecord | null> {
  checkScopes(scopes);
  const row = await db
    .updateTable('organization_key')
    .set({ scopes: [...new Set(scopes)], updated_at: new Date(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/**
 * A successor with the same rights; the old key stops when the overlap ends. Null for an unknown id. Throws
 * InvalidInputError for a key that has already ended, or an overlap over 30 days.
 */
export function rotateOrganizationKey(
  db: Db,
  id: string,
  { overlapMs, now, random }: { overlapMs: number; now: number; random?: RandomBytes },
): Promise<CreatedOrganizationKey | null> {
  return rotateRow(db, 'organization_key', { id, overlapMs, now }, (trx, old) => {
    const { organizationId, scopes, sustainedPerSecond, burstPerSecond } = toRecord(old);
    const limits =
      sustainedPerSecond === null || burstPerSecond === null ? null : { sustainedPerSecond, burstPerSecond };
    return insertKey(trx, { organizationId, scopes, limits, now, random });
  });
}

function checkLimits({ sustainedPerSecond, burstPerSecond }: RateLimits): void {
  const whole = [sustainedPerSecond, burstPerSecond].every(
    (rate) => Number.isInteger(rate) && rate >= 1 && rate <= UNLIMITED,
  );
  if (!whole || burstPerSecond < sustainedPerSecond)
    throw new InvalidInputError(
      `Limits are two whole numbers a second from 1 to ${UNLIMITED}, the burst not below the rate.`,
    );
}

function checkScopes(scopes: readonly OrganizationScope[]): void {
  if (scopes.length === 0) throw new InvalidInputError('A key needs at least one scope.');
  if (!scopes.every((scope) => ORGANIZATION_SCOPES.includes(scope)))
    throw new InvalidInputError(`Scopes are ${ORGANIZATION_SCOPES.join(', ')}.`);
}

async function insertKey(db: Db, newKey: NewOrganizationKey): Promise<CreatedOrganizationKey> {
  const { limits = DEFAULT_LIMITS, random } = newKey;
  const key = generateKey({ kind: 'organization', mode: 'live' }, random);
  const row = await db
    .insertInto('organization_key')
    .values({
      id: newId('okey', random),
      organization_id: newKey.organizationId,
      scopes: [...new Set(newKey.scopes)],
      sustained_per_second: limits?.sustainedPerSecond ?? null,
      burst_per_second: limits?.burstPerSecond ?? null,
      ...newKeyColumns(key, newKey.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { key, record: toRecord(row) };
}

function toRecord(row: Selectable<OrganizationKeyTable>): OrganizationKeyRecord {
  return {
    id: row.id,
    organizationId: row.organization_id,
    scopes: row.scopes,
    sustainedPerSecond: row.sustained_per_second,
    burstPerSecond: row.burst_per_second,
    ...lifetimeOf(row),
  };
}
