import { found } from '@svc/admin-api';
import { ApiError } from '@svc/server-kit';
import { accountOverview, requestAccess } from '@svc/store';
import { consoleHandlers } from '../console-routes.ts';
import type { ConsoleApiDeps } from '../deps.ts';
import type { Admin } from './admin.ts';

/** One account, and its way to production. */
export const accountHandlers = ({ database: { db }, clock, requests }: ConsoleApiDeps, admin: Admin) =>
  consoleHandlers({
    async getAccountOverview({ params: { accountId } }) {
      // What this process saw and has not written yet belongs to the answer.
      await requests.flush();
      return found(await accountOverview(db, { accountId, now: clock() }), 'account');
    },
    async renameAccount({ params: { accountId }, ...call }) {
      return admin.updateAccount({ ...call, params: { id: accountId } });
    },
    async requestAccess({ params: { accountId }, body, person }) {
      const asked = await requestAccess(db, { ...body, accountId, askedBy: person.personId, now: clock() });
      if (asked === null)
        throw new ApiError('conflict', 'A request of this account is open: wait for its answer.');
      return asked;
    },
  });
