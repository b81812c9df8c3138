import type { LabSimulationRequest } from '@svc/contracts';
import { parseBody, parsePathParam, sendJson, writeOnce } from '@svc/server-kit';
import { dataText } from '../../answer.ts';
import { callerOf, writingKeyOf } from '../../caller.ts';
import type { HandlerFactory } from '../../handler.ts';
import { idempotentCall } from '../../idempotent-call.ts';
import { simulateOrder, labOrderWithResults } from '@svc/labs';

/** Moves a test order along the plan of a simulated laboratory. */
export const simulate: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const id = parsePathParam(endpoint, request.params, 'id');
  const simulation = parseBody<LabSimulationRequest>(endpoint, request.body);
  const once = idempotentCall(request, simulation);
  const { accountId: ownerId, mode } = callerOf(request);
  const answer = await writeOnce(once, { ...deps, key: writingKeyOf(request) }, async (trx) => {
    const key = { ownerId, mode, id };
    const order = await simulateOrder(trx, { key, request: simulation, now: deps.clock() });
    return { status: 200, text: dataText(labOrderWithResults(order), endpoint, deps) };
  });
  sendJson(reply, answer.text, answer.status);
  return undefined;
};
