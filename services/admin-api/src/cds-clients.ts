import { createCdsClient, getAccount, listCdsClients, readCdsFeedback, revokeCdsClient } from '@svc/store';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns } from './record-acts.ts';

/** Clients of CDS Hooks, and what became of the cards they got. */
export const cdsClientHandlers = ({ database: { db }, clock, production }: AdminApiDeps) =>
  adminHandlers({
    async createCdsClient({ body, request }) {
      found(await getAccount(db, body.accountId), 'account');
      const client = await createCdsClient(db, {
        ...body,
        production,
        now: clock(),
      });
      concerns(request, { target: client.id });
      return client;
    },
    async listCdsClients({ query }) {
      return { clients: await listCdsClients(db, query.accountId) };
    },
    async revokeCdsClient({ params, request }) {
      const client = found(await revokeCdsClient(db, params.id, clock()), 'client');
      concerns(request, { ownerId: client.accountId });
      return client;
    },
    async getCdsFeedback({ query: { accountId: ownerId, mode } }) {
      found(await getAccount(db, ownerId), 'account');
      return { counts: await readCdsFeedback(db, { ownerId, mode }) };
    },
  });
