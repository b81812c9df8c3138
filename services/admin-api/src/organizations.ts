import {
  createOrganization,
  createOrganizationKey,
  getOrganization,
  listOrganizationKeys,
  listOrganizations,
  revokeOrganizationKey,
  rotateOrganizationKey,
  setOrganizationActive,
  updateOrganizationKeyScopes,
} from '@svc/store';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns } from './record-acts.ts';

/** Organizations and their keys. */
export function organizationHandlers(deps: AdminApiDeps) {
  return { ...ownHandlers(deps), ...keyHandlers(deps) };
}

/** Organizations themselves. */
function ownHandlers({ database: { db }, clock, organizations }: AdminApiDeps) {
  const setActive = async (id: string, active: boolean) => {
    const organization = await setOrganizationActive(db, id, { active, now: clock() });
    // The next request of this process must already see the change.
    await organizations.refresh();
    return found(organization, 'organization');
  };
  return adminHandlers({
    async createOrganization({ body, request }) {
      const organization = await createOrganization(db, { ...body, now: clock() });
      concerns(request, { ownerId: organization.id, target: organization.id });
      return organization;
    },
    async listOrganizations() {
      return { organizations: await listOrganizations(db) };
    },
    async getOrganization({ params }) {
      return found(await getOrganization(db, params.id), 'organization');
    },
    activateOrganization: ({ params }) => setActive(params.id, true),
    deactivateOrganization: ({ params }) => setActive(params.id, false),
  });
}

function keyHandlers({ database: { db }, clock, organizations }: AdminApiDeps) {
  // The next request of this process must already see the change.
  const changed = () => organizations.refresh();
  return adminHandlers({
    async createOrganizationKey({ body, request }) {
      const { sustainedPerSecond, burstPerSecond, ...newKey } = body;
      const limits = limitsOf(sustainedPerSecond, burstPerSecond);
      const created = await createOrganizationKey(db, { ...newKey, ...limits, now: clock() });
      concerns(request, { target: created.record.id });
      await changed();
      return created;
    },
    async listOrganizationKeys({ query }) {
      return { keys: await listOrganizationKeys(db, query.organizationId) };
    },
    async revokeOrganizationKey({ params, request }) {
      const revoked = found(await revokeOrganizationKey(db, params.id, clock()), 'key');
      concerns(request, { ownerId: revoked.organizationId });
      await changed();
      return revoked;
    },
    async rotateOrganizationKey({ params, body, request }) {
      const rotation = { overlapMs: body.overlapSeconds * 1000, now: clock() };
      const created = found(await rotateOrganizationKey(db, params.id, rotation), 'key');
      concerns(request, { ownerId: created.record.organizationId });
      await changed();
      return created;
    },
    async updateOrganizationKey({ params, body, request }) {
      const patch = { scopes: body.scopes, now: clock() };
      const updated = found(await updateOrganizationKeyScopes(db, params.id, patch), 'key');
      concerns(request, { ownerId: updated.organizationId });
      await changed();
      return updated;
    },
  });
}

/** One of the two may be left out: the burst is then twice the rate, the rate half the burst. */
function limitsOf(rate: number | undefined, burst: number | undefined) {
  if (rate === undefined && burst === undefined) return {};
  const sustainedPerSecond = rate ?? Math.max(1, Math.floor((burst ?? 2) / 2));
  return { limits: { sustainedPerSecond, burstPerSecond: burst ?? sustainedPerSecond * 2 } };
}
