// Made by `npx pnpm documents console` from the contracts.
import type { PersonRole, ScopeKind } from '@svc/contracts';

/** What each role can be held of. */
export const ROLE_SCOPES: Readonly<Record<PersonRole, readonly ScopeKind[]>> = {
  developer: ['account'],
  clinician: ['account', 'organization'],
  reviewer: ['installation'],
  operator: ['installation'],
};
