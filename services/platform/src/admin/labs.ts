import { KEY_MODES, LabOrderStatus, LabSimulationRequest, LabStatusReason, text } from '@svc/contracts';
import { advanceLabOrder, labOrderView, labOrderWithResults, noSuchOrder, simulateOrder } from '@svc/labs';
import { ApiError } from '@svc/server-kit';
import { asOwner, getAccount, type LabOrderKey, listLabOrders, locateLabOrder } from '@svc/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config/read-config.ts';
import type { Services } from '../services.ts';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';
import { pageLimit } from './page-limit.ts';
import { concerns } from './record-acts.ts';

const Advance = adminRequest(
  z.strictObject({
    to: LabOrderStatus.optional(),
    results: z.unknown().optional(),
    statusReason: LabStatusReason.optional(),
  }),
);
const Simulation = adminRequest(LabSimulationRequest.strict());
const OrderQuery = adminRequest(
  z.strictObject({
    accountId: text({ min: 1, max: 64 }),
    mode: z.enum(KEY_MODES),
    patientRef: text({ min: 1, max: 128 }).optional(),
    limit: pageLimit(200, 50),
    before: text({ min: 1, max: 64 }).optional(),
  }),
);

interface ById {
  Params: { id: string };
}

/** What stands in for a laboratory: moving an order, delivering its results, simulating both. */
export function labRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  { production }: Config,
): void {
  const locate = async (request: FastifyRequest<ById>): Promise<LabOrderKey> => {
    const key = await locateLabOrder(db, request.params.id);
    if (key === null) throw noSuchOrder();
    concerns(request, { ownerId: key.ownerId });
    return key;
  };

  app.get('/labs/orders', ADMIN, async ({ query }, reply) => {
    const { accountId: ownerId, ...asked } = read(OrderQuery, query);
    found(await getAccount(db, ownerId), 'account');
    const { rows, hasMore } = await asOwner(db, ownerId, (trx) => listLabOrders(trx, { ownerId, ...asked }));
    answer(reply, { orders: rows.map(labOrderView), hasMore });
  });
  app.post<ById>('/labs/orders/:id/advance', ADMIN, async (request, reply) => {
    const advance = read(Advance, request.body);
    const key = await locate(request);
    const moved = await asOwner(db, key.ownerId, (trx) =>
      advanceLabOrder(trx, { ...advance, key, now: clock() }),
    );
    answer(reply, labOrderWithResults(moved));
  });
  app.post<ById>('/labs/orders/:id/simulate', ADMIN, async (request, reply) => {
    const simulation = read(Simulation, request.body);
    const key = await locate(request);
    if (production && key.mode === 'live') throw liveInProduction();
    const moved = await asOwner(db, key.ownerId, (trx) =>
      simulateOrder(trx, { key, request: simulation, now: clock() }),
    );
    answer(reply, labOrderWithResults(moved));
  });
}

function liveInProduction(): ApiError {
  return new ApiError(
    'forbidden',
    'This is a live order of a production server: deliver its results instead, nothing live is simulated.',
  );
}
