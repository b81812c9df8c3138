import { sql } from 'kysely';
import { type Db, inTransaction } from '../database/tenancy.ts';
import type { RandomBytes } from '../ids/clock.ts';
import { createPerson } from './people.ts';

/** Who somebody is to whoever signed them in. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** A person as their identity names them. */
export interface IdentifiedPerson {
  readonly id: string;
  readonly isDisabled: boolean;
}

/** The person of an identity; null when it is not known. */
export async function findIdentified(
  db: Db,
  { issuer, subject }: Identity,
): Promise<IdentifiedPerson | null> {
  const row = await db
    .selectFrom('person_identity')
    .innerJoin('person', 'person.id', 'person_identity.person_id')
    .select(['person.id', 'person.disabled_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, isDisabled: row.disabled_at !== null };
}

/** Makes a person of an identity that is new; of two that sign in at once, one is made. */
export async function createIdentified(
  db: Db,
  person: Identity & {
    readonly email: string;
    readonly name: string;
    readonly now: number;
    readonly random?: RandomBytes | undefined;
  },
): Promise<string> {
  const { issuer, subject, email, name, now, random } = person;
  return inTransaction(db, async (trx) => {
    // Two windows that sign in at once must not make two people.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(trx);
    const known = await findIdentified(trx, { issuer, subject });
    if (known !== null) return known.id;
    const profile = { name, credential: null, licence: null };
    const id = await createPerson(trx, { email, profile, now, random });
    await trx
      .insertInto('person_identity')
      .values({ issuer, subject, person_id: id, created_at: new Date(now) })
      .execute();
    return id;
  });
}
