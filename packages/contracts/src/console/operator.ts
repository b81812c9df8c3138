import { ACCESS_REQUEST_ADMIN_ENDPOINTS as ACCESS } from '../admin/access-requests.ts';
import { PEOPLE_ADMIN_ENDPOINTS as PEOPLE } from '../admin/people.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import { OWN_SETTINGS } from './console-values.ts';

const OPERATOR = { auth: 'console', of: 'installation', roles: ['operator'] } as const;
const OPERATOR_ADMIN = { ...OPERATOR, adminOnly: true, recent: true } as const;

/** What an operator decides in the console. */
export const OPERATOR_CONSOLE_ENDPOINTS = {
  listInstallationAccess: {
    ...OPERATOR,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/operator/access-requests',
    query: ACCESS.listAccessRequests.query,
    summary: ACCESS.listAccessRequests.summary,
    data: ACCESS.listAccessRequests.data,
  },
  decideInstallationAccess: {
    ...OPERATOR,
    method: 'POST',
    path: '/operator/access-requests/{id}/decide',
    pathParams: ACCESS.decideAccessRequest.pathParams,
    summary: ACCESS.decideAccessRequest.summary,
    recent: true,
    body: ACCESS.decideAccessRequest.body,
    data: ACCESS.decideAccessRequest.data,
  },
  listInstallationPeople: {
    ...OPERATOR,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/operator/people',
    query: PEOPLE.listPeople.query,
    summary: PEOPLE.listPeople.summary,
    data: PEOPLE.listPeople.data,
  },
  inviteInstallationPerson: {
    ...OPERATOR_ADMIN,
    method: 'POST',
    path: '/operator/people/invitations',
    summary: PEOPLE.invitePerson.summary,
    body: PEOPLE.invitePerson.body,
    successStatus: 201,
    data: PEOPLE.invitePerson.data,
  },
  disableInstallationPerson: {
    ...OPERATOR_ADMIN,
    method: 'POST',
    path: '/operator/people/{id}/disable',
    pathParams: PEOPLE.disablePerson.pathParams,
    summary: PEOPLE.disablePerson.summary,
    data: PEOPLE.disablePerson.data,
  },
  enableInstallationPerson: {
    ...OPERATOR_ADMIN,
    method: 'POST',
    path: '/operator/people/{id}/enable',
    pathParams: PEOPLE.enablePerson.pathParams,
    summary: PEOPLE.enablePerson.summary,
    data: PEOPLE.enablePerson.data,
  },
} as const satisfies Record<string, ConsoleEndpoint>;
