import { type LabOrderList, pageLimitOf } from '@svc/contracts';
import { parseQuery } from '@svc/server-kit';
import { asOwner, listLabOrders } from '@svc/store';
import { answerData } from '../../answer.ts';
import { callerOf } from '../../caller.ts';
import type { HandlerFactory } from '../../handler.ts';
import { labOrderView } from '@svc/labs';

/** Orders of the account and mode of the key, newest first. */
export const listOrders: HandlerFactory =
  (endpoint, { database, checkResponse }) =>
  async (request, reply) => {
    const { patientRef, limit, before } = parseQuery<{
      patientRef?: string;
      limit?: string;
      before?: string;
    }>(endpoint, request.query);
    const { accountId: ownerId, mode } = callerOf(request);
    const query = { ownerId, mode, patientRef, limit: pageLimitOf(limit), before };
    const { rows, hasMore } = await asOwner(database.db, ownerId, (trx) => listLabOrders(trx, query));
    const orders = rows.map(labOrderView);
    const data: LabOrderList = {
      object: 'list',
      resource: 'lab_order',
      count: orders.length,
      orders,
      hasMore,
    };
    return answerData(reply, data, endpoint, { checkResponse });
  };
