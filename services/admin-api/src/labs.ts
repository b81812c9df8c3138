import { advanceLabOrder, labOrderView, labOrderWithResults, noSuchOrder, simulateOrder } from '@svc/labs';
import { ApiError } from '@svc/server-kit';
import { asOwner, getAccount, type LabOrderKey, listLabOrders, locateLabOrder } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { concerns } from './record-acts.ts';

/** What stands in for a laboratory: moving an order, delivering its results, simulating both. */
export function labHandlers({ database: { db }, clock, production }: AdminApiDeps) {
  const locate = async (id: string, request: FastifyRequest): Promise<LabOrderKey> => {
    const key = await locateLabOrder(db, id);
    if (key === null) throw noSuchOrder();
    concerns(request, { ownerId: key.ownerId });
    return key;
  };
  return adminHandlers({
    async listOrders({ query: { accountId: ownerId, ...asked } }) {
      found(await getAccount(db, ownerId), 'account');
      const { rows, ...page } = await asOwner(db, ownerId, (trx) =>
        listLabOrders(trx, { ownerId, ...asked }),
      );
      return { orders: rows.map(labOrderView), ...page };
    },
    async advanceOrder({ params, body, request }) {
      const key = await locate(params.id, request);
      const moved = await asOwner(db, key.ownerId, (trx) =>
        advanceLabOrder(trx, { ...body, key, now: clock() }),
      );
      return labOrderWithResults(moved);
    },
    async simulateOrder({ params, body, request }) {
      const key = await locate(params.id, request);
      if (production && key.mode === 'live') throw liveInProduction();
      const moved = await asOwner(db, key.ownerId, (trx) =>
        simulateOrder(trx, { key, request: body, now: clock() }),
      );
      return labOrderWithResults(moved);
    },
  });
}

function liveInProduction(): ApiError {
  return new ApiError(
    'forbidden',
    'This is a live order of a production server: deliver its results instead, nothing live is simulated.',
  );
}
