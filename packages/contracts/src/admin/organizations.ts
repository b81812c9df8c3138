import * as z from 'zod';
import { ORGANIZATION_SCOPES } from '../platform/organization.ts';
import { listOf } from '../values/list.ts';
import { text, Timestamp } from '../values/primitives.ts';
import { keyLifetime } from './accounts.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { byPathId, onlyOf, OrganizationId, perSecond, rotation } from './admin-values.ts';

const ORGANIZATION = byPathId('the organization');
const KEY = byPathId('the key');

const Organization = z.strictObject({
  id: OrganizationId,
  name: z.string().describe('Name shown to its people'),
  active: z.boolean().describe('Whether its keys are let in'),
  createdAt: Timestamp.describe('Moment it was made'),
  updatedAt: Timestamp.describe('Moment of the last change'),
});

const Scopes = listOf(z.enum(ORGANIZATION_SCOPES), { min: 1, max: 20, description: 'What the key may do' });

const KeyRecord = z.strictObject({
  id: z.string().describe('Id of the key'),
  organizationId: OrganizationId,
  scopes: z.array(z.enum(ORGANIZATION_SCOPES)).describe('What the key may do'),
  sustainedPerSecond: z.number().nullable().describe('Requests per second it may sustain; null for no limit'),
  burstPerSecond: z.number().nullable().describe('Requests per second at the peak; null for no limit'),
  ...keyLifetime,
});

const CreatedKey = z.strictObject({
  key: z.string().describe('The key, shown once'),
  record: KeyRecord.describe('The key as lists show it'),
});

/** Organizations, which own records, and their keys. */
export const ORGANIZATION_ADMIN_ENDPOINTS = {
  createOrganization: {
    method: 'POST',
    path: '/organizations',
    summary: 'Make an organization',
    auth: 'admin',
    body: z.strictObject({ name: text({ min: 1, max: 200, description: 'Name shown to its people' }) }),
    successStatus: 201,
    data: Organization,
  },
  listOrganizations: {
    method: 'GET',
    path: '/organizations',
    summary: 'Every organization',
    auth: 'admin',
    data: z.strictObject({ organizations: z.array(Organization).describe('By the moment they were made') }),
  },
  getOrganization: {
    method: 'GET',
    path: '/organizations/{id}',
    pathParams: ORGANIZATION,
    summary: 'One organization',
    auth: 'admin',
    data: Organization,
  },
  activateOrganization: {
    method: 'POST',
    path: '/organizations/{id}/activate',
    pathParams: ORGANIZATION,
    summary: 'Let the keys of an organization work again',
    auth: 'admin',
    data: Organization,
  },
  deactivateOrganization: {
    method: 'POST',
    path: '/organizations/{id}/deactivate',
    pathParams: ORGANIZATION,
    summary: 'Refuse the keys of an organization',
    auth: 'admin',
    data: Organization,
  },
  createOrganizationKey: {
    method: 'POST',
    path: '/organization-keys',
    summary: 'Make a key of an organization and show it once',
    auth: 'admin',
    body: z.strictObject({
      organizationId: OrganizationId,
      scopes: Scopes,
      sustainedPerSecond: perSecond(
        'Requests per second it may sustain; half the burst when only that is given, else 50',
      ).optional(),
      burstPerSecond: perSecond(
        'Requests per second at the peak; twice the rate when only that is given, else 100',
      ).optional(),
    }),
    successStatus: 201,
    data: CreatedKey,
  },
  listOrganizationKeys: {
    method: 'GET',
    path: '/organization-keys',
    query: z.object({ organizationId: onlyOf('organization') }),
    summary: 'Keys of organizations, without the keys themselves',
    auth: 'admin',
    data: z.strictObject({ keys: z.array(KeyRecord).describe('By the moment they were made') }),
  },
  revokeOrganizationKey: {
    method: 'POST',
    path: '/organization-keys/{id}/revoke',
    pathParams: KEY,
    summary: 'Stop a key for good',
    auth: 'admin',
    data: KeyRecord,
  },
  rotateOrganizationKey: {
    method: 'POST',
    path: '/organization-keys/{id}/rotate',
    pathParams: KEY,
    summary: 'Make a successor with the same rights and show it once',
    auth: 'admin',
    body: rotation('the old key works on'),
    successStatus: 201,
    data: CreatedKey,
  },
  updateOrganizationKey: {
    method: 'PATCH',
    path: '/organization-keys/{id}',
    pathParams: KEY,
    summary: 'Replace the scopes of a key',
    auth: 'admin',
    body: z.strictObject({ scopes: Scopes }),
    data: KeyRecord,
  },
} as const satisfies Record<string, AdminEndpoint>;
