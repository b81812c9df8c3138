import type { Membership, Person, Profile } from '@svc/contracts';
import { type Selectable, sql } from 'kysely';
import type { PersonTable } from '../database/tables.ts';
import { type Db, inTransaction } from '../database/tenancy.ts';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { placeOf, timePage } from '../pagination/time-cursor.ts';
import { membershipsOf } from './memberships.ts';
import type { Place } from './places.ts';
import { endSessionsOf } from './end-sessions.ts';

export interface NewPerson {
  readonly email: string;
  readonly profile: Profile;
  readonly now: number;
  readonly random?: RandomBytes | undefined;
}

/** Makes a person without any role. */
export async function createPerson(db: Db, { email, profile, now, random }: NewPerson): Promise<string> {
  const id = newId('per', random);
  const at = new Date(now);
  await db
    .insertInto('person')
    .values({
      id,
      email,
      ...profile,
      created_at: at,
      updated_at: at,
      last_sign_in_at: null,
      disabled_at: null,
    })
    .execute();
  return id;
}

export async function getPerson(db: Db, id: string): Promise<Person | null> {
  const row = await db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return toPerson(row, (await membershipsOf(db, [id])).get(id) ?? []);
}

/** Which people are asked for. */
export interface PeopleQuery {
  /** Only those with a role there; everybody when not given. */
  readonly place?: Place | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface PeoplePage {
  readonly people: Person[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/**
 * A page of people, newest first.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export async function listPeople(db: Db, { place, limit, cursor }: PeopleQuery): Promise<PeoplePage> {
  let query = db
    .selectFrom('person')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (place !== undefined)
    query = query.where('id', 'in', (eb) =>
      eb
        .selectFrom('membership')
        .select('person_id')
        .where('scope', '=', place.scope)
        .where('scope_id', '=', place.scopeId),
    );
  if (cursor !== undefined) {
    const { at, id } = placeOf(cursor);
    query = query.where((eb) => sql<boolean>`(${eb.ref('created_at')}, ${eb.ref('id')}) < (${at}, ${id})`);
  }
  const rows = await query.execute();
  const { rows: shown, ...page } = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }));
  const memberships = await membershipsOf(
    db,
    shown.map(({ id }) => id),
  );
  return { people: shown.map((row) => toPerson(row, memberships.get(row.id) ?? [])), ...page };
}

/** Shuts a person out, which ends every session, or lets them in again; null for an unknown id. */
export async function setPersonDisabled(
  db: Db,
  { id, disabled, now }: { readonly id: string; readonly disabled: boolean; readonly now: number },
): Promise<Person | null> {
  return inTransaction(db, async (trx) => {
    const at = new Date(now);
    await trx
      .updateTable('person')
      .set(({ fn, val }) => ({
        disabled_at: disabled ? fn.coalesce('disabled_at', val(at)) : null,
        updated_at: at,
      }))
      .where('id', '=', id)
      .execute();
    if (disabled) await endSessionsOf(trx, id);
    return getPerson(trx, id);
  });
}

/** Changes what a signature shows; null for an unknown id. */
export async function updateProfile(
  db: Db,
  { id, profile, now }: { readonly id: string; readonly profile: Partial<Profile>; readonly now: number },
): Promise<Person | null> {
  const given = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
  await db
    .updateTable('person')
    .set({ ...given, updated_at: new Date(now) })
    .where('id', '=', id)
    .execute();
  return getPerson(db, id);
}

function toPerson(row: Selectable<PersonTable>, memberships: Membership[]): Person {
  const { id, email, name, credential, licence } = row;
  return {
    id,
    email,
    profile: { name, credential, licence },
    memberships,
    createdAt: row.created_at.toISOString(),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    disabledAt: row.disabled_at?.toISOString() ?? null,
  };
}
