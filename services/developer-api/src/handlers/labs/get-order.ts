import { parsePathParam } from '@svc/server-kit';
import { asOwner, findLabOrder } from '@svc/store';
import { answerData } from '../../answer.ts';
import { callerOf } from '../../caller.ts';
import type { HandlerFactory } from '../../handler.ts';
import { noSuchOrder, labOrderWithResults } from '@svc/labs';

/** One order of the account and mode of the key. */
export const getOrder: HandlerFactory =
  (endpoint, { database, checkResponse }) =>
  async (request, reply) => {
    const id = parsePathParam(endpoint, request.params, 'id');
    const { accountId: ownerId, mode } = callerOf(request);
    const order = await asOwner(database.db, ownerId, (trx) => findLabOrder(trx, { ownerId, mode, id }));
    if (order === null) throw noSuchOrder();
    return answerData(reply, labOrderWithResults(order), endpoint, { checkResponse });
  };
