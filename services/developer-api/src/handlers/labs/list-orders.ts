import { type LabOrderList, pageLimitOf } from '@svc/contracts';
import { labOrderView } from '@svc/labs';
import { callerOf, dataText, handler, parseQuery } from '@svc/server-kit';
import { asOwner, listLabOrders } from '@svc/store';
import type { HandlerFactory } from '../../handler.ts';

interface Query {
  readonly patientRef?: string;
  readonly limit?: string;
  readonly before?: string;
}

/** Orders of the account and mode of the key, newest first. */
export const listOrders: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const { patientRef, limit, before } = parseQuery<Query>(endpoint, request.query);
      const { accountId: ownerId, mode } = callerOf(request);
      return { ownerId, mode, patientRef, limit: pageLimitOf(limit), before };
    },

    async compute(query): Promise<LabOrderList> {
      const { rows, ...page } = await asOwner(deps.database.db, query.ownerId, (trx) =>
        listLabOrders(trx, query),
      );
      const orders = rows.map(labOrderView);
      return { object: 'list', resource: 'lab_order', count: orders.length, orders, ...page };
    },

    write: (data) => dataText(data, endpoint, deps),
  });
