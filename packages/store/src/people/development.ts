import type { PersonRole } from '@svc/contracts';
import { type Db, inTransaction } from '../database/tenancy.ts';
import { createIdentified, findIdentified } from './identities.ts';
import { giveRole } from './memberships.ts';
import { updateProfile } from './people.ts';
import { INSTALLATION, type Place } from './places.ts';

/** Whom a server under development signs in without a provider. */
export const DEVELOPMENT_PEOPLE = [
  'developer',
  'clinician',
  'reviewer',
  'secondReviewer',
  'operator',
] as const;
export type DevelopmentPerson = (typeof DEVELOPMENT_PEOPLE)[number];

/** Who signs people in on a server under development. */
export const DEVELOPMENT_ISSUER = 'development';

interface Described {
  readonly name: string;
  readonly credential?: string;
  readonly licence?: string;
  readonly role: PersonRole;
}

const PEOPLE: Readonly<Record<DevelopmentPerson, Described>> = {
  developer: { name: 'Dana Developer', role: 'developer' },
  clinician: { name: 'Casey Clinician', credential: 'MD', licence: 'DEV-1001', role: 'clinician' },
  reviewer: { name: 'Robin Reviewer', credential: 'PhD', licence: 'DEV-2001', role: 'reviewer' },
  secondReviewer: { name: 'Sam Second', credential: 'MD', licence: 'DEV-2002', role: 'reviewer' },
  operator: { name: 'Olli Operator', role: 'operator' },
};

interface DevelopmentPlaces {
  readonly accountId: string;
  readonly organizationId: string;
}

/**
 * The person of a role on a server under development, made at the first sign-in. Roles that were taken away since stay
 * away.
 */
export async function developmentPerson(
  db: Db,
  {
    person,
    accountId,
    organizationId,
    now,
  }: DevelopmentPlaces & { readonly person: DevelopmentPerson; readonly now: number },
): Promise<{ readonly id: string; readonly isDisabled: boolean }> {
  const identity = { issuer: DEVELOPMENT_ISSUER, subject: person };
  const known = await findIdentified(db, identity);
  if (known !== null) return known;
  return inTransaction(db, async (trx) => {
    const { name, credential = null, licence = null, role } = PEOPLE[person];
    const email = `${person.toLowerCase()}@development.example`;
    const id = await createIdentified(trx, { ...identity, email, name, now });
    await updateProfile(trx, { id, profile: { name, credential, licence }, now });
    for (const place of placesOf(role, { accountId, organizationId }))
      await giveRole(trx, { personId: id, role, ...place, isAdmin: true, now });
    return { id, isDisabled: false };
  });
}

function placesOf(role: PersonRole, { accountId, organizationId }: DevelopmentPlaces): readonly Place[] {
  const account: Place = { scope: 'account', scopeId: accountId };
  if (role === 'developer') return [account];
  if (role === 'clinician') return [{ scope: 'organization', scopeId: organizationId }, account];
  return [INSTALLATION];
}
