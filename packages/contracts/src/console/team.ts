import * as z from 'zod';
import { Email, Invitation, InvitationWithLink, Profile, Role } from '../people/people.ts';
import { Timestamp } from '../values/primitives.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import { DEVELOPER, ofAccount, OWN_SETTINGS, thingOfAccount } from './console-values.ts';

const Member = z.strictObject({
  id: z.string().describe('Id of the membership'),
  personId: z.string().describe('Id of the person'),
  email: z.string().describe('E-mail address of the person'),
  profile: Profile,
  role: Role,
  isAdmin: z.boolean().describe('Whether the person invites and removes others here'),
  createdAt: Timestamp.describe('Moment it was given'),
  lastSignInAt: Timestamp.nullable().describe('Moment of the last sign-in; null before the first'),
  disabledAt: Timestamp.nullable().describe('Moment the person was shut out; null while they are let in'),
});

const MEMBER = thingOfAccount('the membership');
const ADMIN_ACT = { ...DEVELOPER, adminOnly: true, recent: true } as const;

/** Who works on an account. */
export const TEAM_CONSOLE_ENDPOINTS = {
  listTeam: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}/team',
    pathParams: ofAccount,
    summary: 'People of an account, and invitations that are open',
    data: z.strictObject({
      members: z.array(Member).describe('By the moment they came, 500 at most'),
      invitations: z.array(Invitation).describe('Open ones, newest first, 500 at most'),
      asOf: Timestamp.describe('Moment the list is of'),
    }),
  },
  inviteMember: {
    ...ADMIN_ACT,
    method: 'POST',
    path: '/accounts/{accountId}/invitations',
    pathParams: ofAccount,
    summary: 'Invite somebody to an account and show the link once',
    body: z.strictObject({
      email: Email,
      role: z.enum(['developer', 'clinician']).describe('What the person will be there'),
      isAdmin: z.boolean().optional().describe('Whether the person may invite and remove others'),
    }),
    successStatus: 201,
    data: InvitationWithLink,
  },
  revokeInvitation: {
    ...ADMIN_ACT,
    method: 'POST',
    path: '/accounts/{accountId}/invitations/{id}/revoke',
    pathParams: thingOfAccount('the invitation'),
    summary: 'Take an invitation back',
    data: Invitation,
  },
  updateMember: {
    ...ADMIN_ACT,
    method: 'PATCH',
    path: '/accounts/{accountId}/team/{id}',
    pathParams: MEMBER,
    summary: 'Make a member admin, or no longer',
    body: z.strictObject({
      isAdmin: z.boolean().describe('Whether the person may invite and remove others'),
    }),
    data: Member,
  },
  removeMember: {
    ...ADMIN_ACT,
    method: 'DELETE',
    path: '/accounts/{accountId}/team/{id}',
    pathParams: MEMBER,
    summary: 'Take a role away: what the person does here ends at once',
    data: z.strictObject({ id: z.string().describe('Id of the membership') }),
  },
} as const satisfies Record<string, ConsoleEndpoint>;
