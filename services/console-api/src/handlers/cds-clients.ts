import { found } from '@svc/admin-api';
import { listCdsClients } from '@svc/store';
import { consoleHandlers } from '../console-routes.ts';
import type { ConsoleApiDeps } from '../deps.ts';
import type { Admin } from './admin.ts';

/** EHRs that ask for cards. */
export function cdsHandlers({ database: { db }, clock }: ConsoleApiDeps, admin: Admin) {
  const asOf = () => new Date(clock()).toISOString();
  return consoleHandlers({
    async listAccountCdsClients({ params: { accountId } }) {
      return { clients: await listCdsClients(db, accountId), asOf: asOf() };
    },
    async createAccountCdsClient({ params: { accountId }, body, ...call }) {
      return admin.createCdsClient({ ...call, params: undefined, body: { ...body, accountId } });
    },
    async revokeAccountCdsClient({ params: { accountId, id }, ...call }) {
      const clients = await listCdsClients(db, accountId);
      found(clients.find((client) => client.id === id) ?? null, 'client');
      return admin.revokeCdsClient({ ...call, params: { id } });
    },
    async getAccountCdsFeedback({ params: { accountId }, query, ...call }) {
      const feedback = await admin.getCdsFeedback({
        ...call,
        params: undefined,
        query: { ...query, accountId },
      });
      return { ...feedback, asOf: asOf() };
    },
  });
}
