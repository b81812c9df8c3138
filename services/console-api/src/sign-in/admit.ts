import { ApiError } from '@svc/server-kit';
import {
  acceptInvitation,
  createIdentified,
  findIdentified,
  findInvitation,
  openInvitationsFor,
} from '@svc/store';
import type { SignInDeps } from '../deps.ts';
import type { Identified } from './provider.ts';

const INVITATION_PATH = /^\/console\/invitations\/([\w-]{43})(?:\?|$)/;

/** The token of the invitation that a path is the link of; null for another path. */
function invitationToken(path: string): string | null {
  return INVITATION_PATH.exec(path)?.[1] ?? null;
}

/**
 * The person of an identity, with the roles they were invited to. Somebody new is let in with an invitation to their
 * address, or where sign-up is open.
 *
 * @throws ApiError 403 for somebody who was shut out, or whom nobody invited
 */
export async function admit(
  { database: { db }, clock }: Pick<SignInDeps, 'database' | 'clock'>,
  identified: Pick<Identified, 'issuer' | 'subject' | 'email' | 'emailVerified' | 'name'>,
  { returnTo, signUpIsOpen }: { readonly returnTo: string; readonly signUpIsOpen: boolean },
): Promise<string> {
  const now = clock();
  const { email, emailVerified } = identified;
  const known = await findIdentified(db, identified);
  if (known?.isDisabled === true)
    throw new ApiError('forbidden', 'You were shut out of the console: ask whoever runs it.');
  const token = invitationToken(returnTo);
  const linked = token === null ? null : await findInvitation(db, { token, now });
  const isForThem = linked !== null && linked.email.toLowerCase() === email.toLowerCase();
  // An address that nobody has checked proves nothing: then the link itself is needed.
  const invitations = emailVerified
    ? await openInvitationsFor(db, { email, now })
    : isForThem
      ? [linked.id]
      : [];
  if (known === null && invitations.length === 0 && !signUpIsOpen)
    throw new ApiError('forbidden', 'Nobody has invited this address to the console: ask whoever runs it.');
  const personId = known?.id ?? (await createIdentified(db, { ...identified, now }));
  for (const id of invitations) await acceptInvitation(db, { id, personId, now });
  return personId;
}
