import type { Selectable } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';
import type { OrganizationTable } from '../database/tables.ts';
import type { Db } from '../database/tenancy.ts';

/** Owner of mental-status-exam records. */
export interface Organization {
  id: string;
  name: string;
  /** The keys of an inactive organization are refused. */
  active: boolean;
  createdAt: string;
  updatedAt: string;
}

const MAX_NAME = 200;

/** Throws InvalidInputError for a name that is empty, longer than 200 characters, or has several lines. */
export async function createOrganization(
  db: Db,
  { name, now, random }: { name: string; now: number; random?: RandomBytes | undefined },
): Promise<Organization> {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > MAX_NAME || /\p{Cc}/u.test(trimmed))
    throw new InvalidInputError(`An organization has a name of 1 to ${MAX_NAME} characters on one line.`);
  const at = new Date(now);
  const row = await db
    .insertInto('organization')
    .values({ id: newId('org', random), name: trimmed, active: true, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOrganization(row);
}

export async function getOrganization(db: Db, id: string): Promise<Organization | null> {
  const row = await db.selectFrom('organization').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toOrganization(row) : null;
}

export async function listOrganizations(db: Db): Promise<Organization[]> {
  const rows = await db.selectFrom('organization').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(toOrganization);
}

/** The organization after the change, or null for an unknown id. */
export async function setOrganizationActive(
  db: Db,
  id: string,
  { active, now }: { active: boolean; now: number },
): Promise<Organization | null> {
  const row = await db
    .updateTable('organization')
    .set({ active, updated_at: new Date(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toOrganization(row) : null;
}

function toOrganization(row: Selectable<OrganizationTable>): Organization {
  return {
    id: row.id,
    name: row.name,
    active: row.active,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
