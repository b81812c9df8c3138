import { addPortal, listPortals, revokePortal } from '@svc/store';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns } from './record-acts.ts';

/** Credentials of patient portals. */
export const portalHandlers = ({ database: { db }, clock }: AdminApiDeps) =>
  adminHandlers({
    async addPortal({ body, request }) {
      const added = await addPortal(db, { ...body, now: clock() });
      concerns(request, { target: added.portal.id });
      return added;
    },
    async listPortals({ query }) {
      return { portals: await listPortals(db, query.accountId) };
    },
    async revokePortal({ params: { id }, request }) {
      const revoked = found(await revokePortal(db, { id, now: clock() }), 'credential');
      concerns(request, { ownerId: revoked.accountId });
      return revoked;
    },
  });
