import { found } from '@svc/admin-api';
import { deleteEndpoint, listAccountDeliveries, listAccountEndpoints, webhookHealth } from '@svc/store';
import { consoleHandlers } from '../console-routes.ts';
import type { ConsoleApiDeps } from '../deps.ts';
import type { Admin } from './admin.ts';
import { endpointOf } from './own.ts';
import { period } from './period.ts';

/** Where events of an account are sent, and what became of them. */
export function webhookHandlers({ database: { db }, clock }: ConsoleApiDeps, admin: Admin) {
  const asOf = (now: number) => ({ asOf: new Date(now).toISOString() });
  const own = async (params: { accountId: string; id: string }) => ({ id: await endpointOf(db, params) });
  return consoleHandlers({
    async listAccountWebhooks({ params: { accountId }, query }) {
      const now = clock();
      return { ...(await listAccountEndpoints(db, { ...query, accountId })), ...asOf(now) };
    },
    async createAccountWebhook({ params: { accountId }, body, ...call }) {
      return admin.createWebhook({ ...call, params: undefined, body: { ...body, accountId } });
    },
    async getAccountWebhook({ params }) {
      const now = clock();
      return { ...found(await webhookHealth(db, { ...params, now }), 'endpoint'), ...asOf(now) };
    },
    async updateAccountWebhook({ params, ...call }) {
      return admin.updateWebhook({ ...call, params: await own(params) });
    },
    async deleteAccountWebhook({ params: { accountId, id } }) {
      return found(await deleteEndpoint(db, { accountId, id, now: clock() }), 'endpoint');
    },
    async enableAccountWebhook({ params, ...call }) {
      return admin.enableWebhook({ ...call, params: await own(params) });
    },
    async disableAccountWebhook({ params, ...call }) {
      return admin.disableWebhook({ ...call, params: await own(params) });
    },
    async rotateAccountWebhookSecret({ params, ...call }) {
      return admin.rotateWebhookSecret({ ...call, params: await own(params) });
    },
    async testAccountWebhook({ params, ...call }) {
      return admin.testWebhook({ ...call, params: await own(params) });
    },
    async listAccountDeliveries({ params: { accountId }, query }) {
      const now = clock();
      return {
        ...(await listAccountDeliveries(db, { ...query, ...period(query), accountId })),
        ...asOf(now),
      };
    },
    async replayAccountDeliveries({ params, ...call }) {
      return admin.replayDeliveries({ ...call, params: await own(params) });
    },
  });
}
