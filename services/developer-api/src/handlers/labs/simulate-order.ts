import type { LabSimulationRequest } from '@svc/contracts';
import { labOrderWithResults, simulateOrder } from '@svc/labs';
import {
  callerOf,
  dataText,
  handler,
  idempotentCall,
  parseBody,
  parsePathParam,
  writeOnce,
  writingKeyOf,
} from '@svc/server-kit';
import type { HandlerFactory } from '../../handler.ts';

/** Moves a test order along the plan of a simulated laboratory. */
export const simulate: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const id = parsePathParam(endpoint, request.params, 'id');
      const simulation = parseBody<LabSimulationRequest>(endpoint, request.body);
      const { accountId: ownerId, mode } = callerOf(request);
      return { key: { ownerId, mode, id }, simulation, once: idempotentCall(request, simulation) };
    },

    compute: ({ key, simulation, once }, { request }) =>
      writeOnce(once, { ...deps, key: writingKeyOf(request) }, async (trx) => {
        const order = await simulateOrder(trx, { key, request: simulation, now: deps.clock() });
        return { status: 200, text: dataText(labOrderWithResults(order), endpoint, deps) };
      }),

    write: (answer) => answer,
  });
