import { createAccount, getAccount, listAccounts, readUsage, updateAccount } from '@svc/store';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns } from './record-acts.ts';

/** Accounts, their plans and their usage. */
export const accountHandlers = ({ database: { db }, clock, usage }: AdminApiDeps) =>
  adminHandlers({
    async createAccount({ body, request }) {
      const account = await createAccount(db, { ...body, now: clock() });
      concerns(request, { ownerId: account.id, target: account.id });
      return account;
    },
    async listAccounts() {
      return { accounts: await listAccounts(db) };
    },
    async getAccount({ params }) {
      return found(await getAccount(db, params.id), 'account');
    },
    async updateAccount({ params, body }) {
      return found(await updateAccount(db, params.id, body, clock()), 'account');
    },
    async getAccountUsage({ params, query }) {
      const month = query.month ?? new Date(clock()).toISOString().slice(0, 7);
      // What this process counted and has not written yet belongs to the answer.
      await usage.flush();
      return found(await readUsage(db, params.id, { month }), 'account');
    },
  });
