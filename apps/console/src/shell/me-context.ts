import { createContext, use } from 'react';
import type { CallData } from '../api/call-types.ts';

export type Me = CallData<'getMe'>;
export type Membership = Me['memberships'][number];

export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = use(MeContext);
  if (me === null) throw new Error('who is signed in is asked outside of the shell');
  return me;
}

/** Memberships of accounts that the person develops for. */
export function accountsOf({ memberships }: Me): (Membership & { scopeId: string })[] {
  return memberships.filter(
    (each): each is Membership & { scopeId: string } =>
      each.scope === 'account' && each.role === 'developer' && each.scopeId !== null,
  );
}

/** Whether the person invites and removes others in the account. */
export function isAdminOf(me: Me, accountId: string): boolean {
  return accountsOf(me).some(({ scopeId, isAdmin }) => scopeId === accountId && isAdmin);
}

/** What the person may do for the installation; undefined when nothing. */
export function operatorOf({ memberships }: Me): Membership | undefined {
  return memberships.find(({ role, scope }) => role === 'operator' && scope === 'installation');
}
