import * as z from 'zod';
import { Account } from '../admin/accounts.ts';
import { byPathId } from '../admin/admin-values.ts';
import { Membership, Person, Profile } from '../people/people.ts';
import { text, Timestamp } from '../values/primitives.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import { OWN_SETTINGS } from './console-values.ts';

const SELF = { auth: 'console', of: 'person', roles: [] } as const;

const SessionRecord = z.strictObject({
  id: z.string().describe('Id of the session'),
  isThis: z.boolean().describe('Whether it is the one that asks'),
  browser: z.string().nullable().describe('Browser and system, as the sign-in named them'),
  createdAt: Timestamp.describe('Moment of the sign-in'),
  seenAt: Timestamp.describe('Moment it was last used'),
  expiresAt: Timestamp.describe('Its end, whatever happens'),
});

/** Who is signed in, and where. */
export const SESSION_CONSOLE_ENDPOINTS = {
  getMe: {
    ...SELF,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/me',
    summary: 'Who is signed in, with what they may do',
    data: z.strictObject({
      person: Person,
      memberships: z.array(Membership).describe('What the person may do, and of what'),
      session: z.strictObject({
        createdAt: Timestamp.describe('Moment of the sign-in'),
        authenticatedAt: Timestamp.describe('Moment the person last proved who they are'),
        idleUntil: Timestamp.describe('Its end when nothing is done'),
        expiresAt: Timestamp.describe('Its end, whatever happens'),
      }),
      recentSeconds: z
        .number()
        .describe('How long after a sign-in acts that ask for a recent one are let through'),
      canSignUp: z.boolean().describe('Whether the person may make an account'),
      development: z.boolean().describe('Whether this is a server under development'),
      version: z.string().describe('Version of the server'),
      now: Timestamp.describe("The server's clock"),
    }),
  },
  updateProfile: {
    ...SELF,
    method: 'PATCH',
    path: '/me/profile',
    summary: 'Change what a signature shows',
    recent: true,
    body: Profile.partial(),
    data: Person,
  },
  listSessions: {
    ...SELF,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/me/sessions',
    summary: 'Where the person is signed in',
    data: z.strictObject({
      sessions: z.array(SessionRecord).describe('Newest first'),
      asOf: Timestamp.describe('Moment the list is of'),
    }),
  },
  endSession: {
    ...SELF,
    method: 'POST',
    path: '/me/sessions/{id}/end',
    pathParams: byPathId('the session'),
    summary: 'Sign out there',
    data: z.strictObject({ id: z.string().describe('Id of the session') }),
  },
  signUp: {
    ...SELF,
    method: 'POST',
    path: '/accounts',
    summary: 'Make an account on the sandbox plan, with the person as its first developer',
    body: z.strictObject({ name: text({ min: 1, max: 200, description: 'Name shown to its people' }) }),
    successStatus: 201,
    data: Account,
  },
} as const satisfies Record<string, ConsoleEndpoint>;
