import { createKey, listKeys, revokeKey, rotateKey, updateKey } from '@svc/store';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns, operatorOf } from './record-acts.ts';

/** Keys of accounts. */
export function keyHandlers({ database: { db }, clock, credentials }: AdminApiDeps) {
  // The next request of this process must already see the change.
  const changed = () => credentials.refresh();
  return adminHandlers({
    async createKey({ body, request }) {
      const created = await createKey(db, { ...body, createdBy: operatorOf(request).operator, now: clock() });
      concerns(request, { target: created.record.id });
      await changed();
      return created;
    },
    async listKeys({ query }) {
      return { keys: await listKeys(db, query.accountId) };
    },
    async revokeKey({ params, request }) {
      const revoked = found(await revokeKey(db, params.id, clock()), 'key');
      concerns(request, { ownerId: revoked.accountId });
      await changed();
      return revoked;
    },
    async rotateKey({ params, body, request }) {
      const overlapMs = body.overlapSeconds * 1000;
      const { operator: createdBy } = operatorOf(request);
      const created = found(await rotateKey(db, params.id, { overlapMs, createdBy, now: clock() }), 'key');
      concerns(request, { ownerId: created.record.accountId });
      await changed();
      return created;
    },
    async updateKey({ params, body, request }) {
      const updated = found(await updateKey(db, params.id, body, clock()), 'key');
      concerns(request, { ownerId: updated.accountId });
      await changed();
      return updated;
    },
  });
}
