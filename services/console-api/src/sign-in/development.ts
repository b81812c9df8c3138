import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '@svc/server-kit';
import {
  DEVELOPMENT_ISSUER,
  DEVELOPMENT_PEOPLE,
  type DevelopmentPerson,
  developmentPerson,
} from '@svc/store';
import type { SignInDeps, SignInSettings } from '../deps.ts';

const tokensOf = (vault: Pick<SignInDeps['vault'], 'tokens'>, person: DevelopmentPerson) =>
  vault.tokens(`console sign-in ${person}`);

export const LINK_PATH = '/console/sign-in/development';

/** For each development person the link that signs a browser in: the same after every start. */
export function developmentLinks(
  vault: Pick<SignInDeps['vault'], 'tokens'>,
  baseUrl: string,
): Record<DevelopmentPerson, string> {
  const links = DEVELOPMENT_PEOPLE.map((person) => [
    person,
    `${baseUrl}${LINK_PATH}/${person}/${tokensOf(vault, person)[0] ?? ''}`,
  ]);
  return Object.fromEntries(links) as Record<DevelopmentPerson, string>;
}

/** The development person that a link is for; null for a link that is none. */
export function linkedPerson(
  vault: Pick<SignInDeps['vault'], 'tokens'>,
  { person, token }: { readonly person: string; readonly token: string },
): DevelopmentPerson | null {
  const named = DEVELOPMENT_PEOPLE.find((each) => each === person);
  if (named === undefined) return null;
  const sent = Buffer.from(token);
  const isRight = tokensOf(vault, named).some((each) => {
    const expected = Buffer.from(each);
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  });
  return isRight ? named : null;
}

/**
 * The development person of a role, who is signed in without a provider.
 *
 * @throws ApiError 404 where the database was not seeded from here, 403 for one who was shut out
 */
export async function developmentIdentity(
  { database: { db }, clock }: Pick<SignInDeps, 'database' | 'clock'>,
  { places }: Pick<SignInSettings, 'places'>,
  person: DevelopmentPerson,
) {
  const known = places();
  if (known === null)
    throw new ApiError(
      'not_found',
      'This database was not seeded from here: invite somebody with svc people invite, and set SVC_OIDC_ISSUER.',
    );
  const now = clock();
  const { id: personId, isDisabled } = await developmentPerson(db, { ...known, person, now });
  if (isDisabled)
    throw new ApiError('forbidden', 'This person was shut out: svc people enable lets them in again.');
  return {
    personId,
    issuer: DEVELOPMENT_ISSUER,
    subject: person,
    providerSession: null,
    authenticatedAtMs: now,
  };
}
