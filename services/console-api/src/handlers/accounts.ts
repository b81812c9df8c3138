import { found } from '@svc/admin-api';
import { accountSetUp, getAccount, newestAccessRequest, newestRequest, requestAccess } from '@svc/store';
import { consoleHandlers } from '../console-routes.ts';
import type { ConsoleApiDeps } from '../deps.ts';
import type { Admin } from './admin.ts';

/** One account, and its way to production. */
export const accountHandlers = ({ database: { db }, clock, requests }: ConsoleApiDeps, admin: Admin) =>
  consoleHandlers({
    async getAccountOverview({ params: { accountId } }) {
      const now = clock();
      await requests.flush();
      const [account, setUp, lastRequest, accessRequest] = await Promise.all([
        getAccount(db, accountId),
        accountSetUp(db, { accountId, now }),
        newestRequest(db, { accountId, now }),
        newestAccessRequest(db, accountId),
      ]);
      const asOf = new Date(now).toISOString();
      return { account: found(account, 'account'), ...setUp, lastRequest: seen(lastRequest), accessRequest, asOf };
    },
    async renameAccount({ params: { accountId }, ...call }) {
      return admin.updateAccount({ ...call, params: { id: accountId } });
    },
    async requestAccess({ params: { accountId }, body, person }) {
      return requestAccess(db, { ...body, accountId, askedBy: person.personId, now: clock() });
    },
  });

/** What the way to the first call shows of it. */
function seen(request: Awaited<ReturnType<typeof newestRequest>>) {
  if (request === null) return null;
  const { at, operation, status, keyStart } = request;
  return { at, operation, status, keyStart };
}
