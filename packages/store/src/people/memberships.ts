import type { Membership, PersonRole } from '@svc/contracts';
import type { Transaction } from 'kysely';
import type { MembershipTable, Tables } from '../database/tables.ts';
import { type Db, inTransaction } from '../database/tenancy.ts';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { checkPlace, type Place } from './places.ts';
import { endSessionsOf } from './end-sessions.ts';

/** What people may do, by the id of the person. */
export async function membershipsOf(
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Membership[]>> {
  if (personIds.length === 0) return new Map();
  const rows = await withNames(db)
    .where('membership.person_id', 'in', [...personIds])
    .orderBy('membership.created_at')
    .orderBy('membership.id')
    .execute();
  const held = new Map<string, Membership[]>();
  for (const row of rows) held.set(row.person_id, [...(held.get(row.person_id) ?? []), toMembership(row)]);
  return held;
}

interface RoleAtPlace extends Place {
  readonly personId: string;
  readonly role: PersonRole;
  readonly now: number;
}

export interface NewMembership extends RoleAtPlace {
  readonly isAdmin: boolean;
  readonly random?: RandomBytes | undefined;
}

/**
 * Gives a person a role; one that they have becomes admin, or no longer. Whoever's rights another changes signs in again.
 *
 * @throws InvalidInputError for a role that is not held there, or a place that there is not
 */
export async function giveRole(db: Db, membership: NewMembership): Promise<void> {
  await inTransaction(db, async (trx) => {
    await checkPlace(trx, membership.role, membership);
    await insertMembership(trx, membership);
    await endSessionsOf(trx, membership.personId);
  });
}

/** Without a word to the sessions of the person. */
export async function insertMembership(
  trx: Transaction<Tables>,
  { personId, role, scope, scopeId, isAdmin, now, random }: NewMembership,
): Promise<void> {
  await trx
    .insertInto('membership')
    .values({
      id: newId('mem', random),
      person_id: personId,
      role,
      scope,
      scope_id: scopeId,
      is_admin: isAdmin,
      created_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'role', 'scope', 'scope_id']).doUpdateSet({ is_admin: isAdmin }),
    )
    .execute();
}

/** Takes a role away; false when the person does not have it. */
export async function takeRole(
  db: Db,
  { personId, role, scope, scopeId }: Omit<RoleAtPlace, 'now'>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom('membership')
      .where('person_id', '=', personId)
      .where('role', '=', role)
      .where('scope', '=', scope)
      .where('scope_id', '=', scopeId)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return false;
    await endSessionsOf(trx, personId);
    return true;
  });
}

/** One membership of a place, to change or remove. */
export interface MemberOf extends Place {
  readonly id: string;
}

/**
 * Makes a member admin, or no longer; null for one that is not of the place.
 *
 * @throws InvalidInputError for the last admin of the place
 */
export async function setMemberAdmin(
  db: Db,
  member: MemberOf & { readonly isAdmin: boolean },
): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    const held = await lockedMember(trx, member);
    if (held === null) return null;
    if (!member.isAdmin) await requireAnotherAdmin(trx, held);
    await trx
      .updateTable('membership')
      .set({ is_admin: member.isAdmin })
      .where('id', '=', member.id)
      .execute();
    await endSessionsOf(trx, held.person_id);
    return held.person_id;
  });
}

/**
 * Takes a membership of a place away; null for one that is not of it.
 *
 * @throws InvalidInputError for the last admin of the place
 */
export async function removeMember(db: Db, member: MemberOf): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    const held = await lockedMember(trx, member);
    if (held === null) return null;
    await requireAnotherAdmin(trx, held);
    await trx.deleteFrom('membership').where('id', '=', member.id).execute();
    await endSessionsOf(trx, held.person_id);
    return held.person_id;
  });
}

/** Locks all of a place, so that two admins who remove each other do not both succeed. */
async function lockedMember(
  trx: Transaction<Tables>,
  { id, scope, scopeId }: MemberOf,
): Promise<MembershipTable | null> {
  const rows = await trx
    .selectFrom('membership')
    .selectAll()
    .where('scope', '=', scope)
    .where('scope_id', '=', scopeId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.find((row) => row.id === id) ?? null;
}

async function requireAnotherAdmin(trx: Transaction<Tables>, held: MembershipTable): Promise<void> {
  if (!held.is_admin) return;
  const other = await trx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select('membership.id')
    .where('scope', '=', held.scope)
    .where('scope_id', '=', held.scope_id)
    .where('is_admin', '=', true)
    .where('membership.id', '!=', held.id)
    .where('person.disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined)
    throw new InvalidInputError('This is the last admin: make somebody else admin first.');
}

/** Most people of one account that a list shows. */
const MOST_MEMBERS = 500;

/** People with a role at a place, by the moment they came. */
export async function listMembers(db: Db, { scope, scopeId }: Place) {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select([
      'membership.id',
      'membership.person_id',
      'membership.role',
      'membership.is_admin',
      'membership.created_at',
      'person.email',
      'person.name',
      'person.credential',
      'person.licence',
      'person.last_sign_in_at',
      'person.disabled_at',
    ])
    .where('scope', '=', scope)
    .where('scope_id', '=', scopeId)
    .orderBy('membership.created_at')
    .orderBy('membership.id')
    .limit(MOST_MEMBERS)
    .execute();
  return rows.map(({ id, email, role, name, credential, licence, ...row }) => ({
    id,
    personId: row.person_id,
    email,
    profile: { name, credential, licence },
    role,
    isAdmin: row.is_admin,
    createdAt: row.created_at.toISOString(),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    disabledAt: row.disabled_at?.toISOString() ?? null,
  }));
}

function withNames(db: Db) {
  return db
    .selectFrom('membership')
    .leftJoin('account', (join) =>
      join.onRef('account.id', '=', 'membership.scope_id').on('membership.scope', '=', 'account'),
    )
    .leftJoin('organization', (join) =>
      join.onRef('organization.id', '=', 'membership.scope_id').on('membership.scope', '=', 'organization'),
    )
    .selectAll('membership')
    .select(({ fn, ref }) => fn.coalesce(ref('account.name'), ref('organization.name')).as('scope_name'));
}

function toMembership(row: MembershipTable & { scope_name: string | null }): Membership {
  const { id, role, scope, scope_id, scope_name } = row;
  return {
    id,
    role,
    isAdmin: row.is_admin,
    scope,
    scopeId: scope_id === '' ? null : scope_id,
    scopeName: scope_name,
    createdAt: row.created_at.toISOString(),
  };
}
