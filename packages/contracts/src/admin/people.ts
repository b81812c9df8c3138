import * as z from 'zod';
import { Email, InvitationWithLink, Person, Role } from '../people/people.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { AccountId, byPathId, Cursor, OrganizationId, pageOf } from './admin-values.ts';

const PERSON = byPathId('the person');

const Place = {
  accountId: AccountId.optional(),
  organizationId: OrganizationId.optional(),
};
const IsAdmin = z.boolean().optional().describe('Whether the person may invite and remove others there');

/** People who sign in to the console. */
export const PEOPLE_ADMIN_ENDPOINTS = {
  invitePerson: {
    method: 'POST',
    path: '/people/invitations',
    summary: 'Invite somebody to the console and show the link once',
    auth: 'admin',
    body: z.strictObject({ email: Email, role: Role, ...Place, isAdmin: IsAdmin }),
    successStatus: 201,
    data: InvitationWithLink,
  },
  listPeople: {
    method: 'GET',
    path: '/people',
    query: z.strictObject({ ...Place, limit: pageOf(50), cursor: Cursor }),
    summary: 'People of the console, newest first',
    auth: 'admin',
    data: z.strictObject({
      people: z.array(Person).describe('Newest first'),
      hasMore: z.boolean().describe('true when older entries exist'),
      nextCursor: z.string().nullable().describe('Where the next page goes on; null at the end'),
    }),
  },
  disablePerson: {
    method: 'POST',
    path: '/people/{id}/disable',
    pathParams: PERSON,
    summary: 'Shut a person out and end every session',
    auth: 'admin',
    data: Person,
  },
  enablePerson: {
    method: 'POST',
    path: '/people/{id}/enable',
    pathParams: PERSON,
    summary: 'Let a person in again',
    auth: 'admin',
    data: Person,
  },
  setPersonRole: {
    method: 'POST',
    path: '/people/{id}/role',
    pathParams: PERSON,
    summary: 'Give a person a role, or take one away',
    auth: 'admin',
    body: z.strictObject({
      role: Role,
      ...Place,
      isAdmin: IsAdmin,
      remove: z.boolean().optional().describe('true takes the role away'),
    }),
    data: Person,
  },
} as const satisfies Record<string, AdminEndpoint>;
