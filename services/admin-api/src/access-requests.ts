import { ApiError } from '@svc/server-kit';
import { decideAccessRequest, listAccessRequests } from '@svc/store';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns, operatorOf } from './record-acts.ts';

/** Requests of accounts for production access. */
export const accessRequestHandlers = ({ database: { db }, clock, credentials }: AdminApiDeps) =>
  adminHandlers({
    async listAccessRequests({ query }) {
      return listAccessRequests(db, query);
    },
    async decideAccessRequest({ params, body, request }) {
      const { operator: decidedBy } = operatorOf(request);
      const decided = found(
        await decideAccessRequest(db, { ...body, id: params.id, decidedBy, now: clock() }),
        'request',
      );
      if (decided === 'decided') throw new ApiError('conflict', 'This request was decided before.');
      concerns(request, { ownerId: decided.accountId });
      // The next request of this process with a live key must already see the approval.
      await credentials.refresh();
      return decided;
    },
  });
