import { type PersonRole, ROLE_SCOPES, type ScopeKind } from '@svc/contracts';
import { getAccount } from '../accounts/accounts.ts';
import type { Db } from '../database/tenancy.ts';
import { InvalidInputError } from '../invalid-input.ts';

/** Where a role is held: of one account, one organization, or the whole installation. */
export interface Place {
  readonly scope: ScopeKind;
  /** Empty for the installation. */
  readonly scopeId: string;
}

export const INSTALLATION: Place = { scope: 'installation', scopeId: '' };

/** A place as callers name it: by at most one id. */
export interface NamedPlace {
  readonly accountId?: string | undefined;
  readonly organizationId?: string | undefined;
}

/** @throws InvalidInputError when both an account and an organization are named */
export function placeNamed({ accountId, organizationId }: NamedPlace): Place {
  if (accountId !== undefined && organizationId !== undefined)
    throw new InvalidInputError('Give an account or an organization, not both.', 'organizationId');
  if (accountId !== undefined) return { scope: 'account', scopeId: accountId };
  return organizationId === undefined ? INSTALLATION : { scope: 'organization', scopeId: organizationId };
}

/**
 * Checks that a role can be held there, and that there is such a place.
 *
 * @throws InvalidInputError with what to give instead
 */
export async function checkPlace(db: Db, role: PersonRole, { scope, scopeId }: Place): Promise<void> {
  const scopes = ROLE_SCOPES[role];
  if (!scopes.includes(scope))
    throw new InvalidInputError(
      `The role ${role} is held of ${scopes.map((each) => NAMES[each]).join(' or ')}.`,
      'role',
    );
  if (scope === 'account' && (await getAccount(db, scopeId)) === null)
    throw new InvalidInputError('There is no such account.', 'accountId');
  if (scope === 'organization' && !(await isOrganization(db, scopeId)))
    throw new InvalidInputError('There is no such organization.', 'organizationId');
}

const NAMES: Readonly<Record<ScopeKind, string>> = {
  account: 'an account: give accountId',
  organization: 'an organization: give organizationId',
  installation: 'the installation: give neither account nor organization',
};

async function isOrganization(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('organization').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
