import { labOrderWithResults, noSuchOrder } from '@svc/labs';
import { callerOf, dataText, handler, parsePathParam } from '@svc/server-kit';
import { asOwner, findLabOrder } from '@svc/store';
import type { HandlerFactory } from '../../handler.ts';

/** One order of the account and mode of the key. */
export const getOrder: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const id = parsePathParam(endpoint, request.params, 'id');
      const { accountId: ownerId, mode } = callerOf(request);
      return { ownerId, mode, id };
    },

    async compute(key) {
      const order = await asOwner(deps.database.db, key.ownerId, (trx) => findLabOrder(trx, key));
      if (order === null) throw noSuchOrder();
      return order;
    },

    write: (order) => dataText(labOrderWithResults(order), endpoint, deps),
  });
