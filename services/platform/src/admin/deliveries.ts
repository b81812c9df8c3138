import { EVENT_TYPES, KEY_MODES, text } from '@svc/contracts';
import { ApiError } from '@svc/server-kit';
import {
  asOwner,
  getAccount,
  listDeliveries,
  listEvents,
  recordEvents,
  replayDelivery,
  replayRange,
} from '@svc/store';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { ADMIN, adminRequest, answer, found, read } from './answer.ts';
import { pageLimit } from './page-limit.ts';
import { sampleEvent } from './sample-event.ts';

const Moment = z.iso.datetime({ offset: true }).max(64);
const Replay = adminRequest(
  z.strictObject({
    deliveryId: text({ min: 1, max: 64 }).optional(),
    since: Moment.optional(),
    until: Moment.optional(),
    undeliveredOnly: z.boolean().optional(),
  }),
);
const DeliveryQuery = adminRequest(
  z.strictObject({
    limit: pageLimit(200, 20),
    deliveryId: text({ min: 1, max: 64 }).optional(),
  }),
);
const EventQuery = adminRequest(
  z.strictObject({
    ownerId: text({ min: 1, max: 64 }),
    mode: z.enum(KEY_MODES),
    cursor: text({ min: 1, max: 200 }).optional(),
    type: text({ min: 1, max: 100 }).optional(),
    limit: pageLimit(200, 50),
  }),
);

const Trigger = adminRequest(
  z.strictObject({ accountId: text({ min: 1, max: 64 }), type: z.enum(EVENT_TYPES) }),
);

interface ById {
  Params: { id: string };
}

/** What became of events: their stream, their deliveries, and sending them again. */
export function deliveryRoutes(app: FastifyInstance, { database: { db }, clock }: Services): void {
  app.get<ById>('/webhooks/:id/deliveries', ADMIN, async ({ params, query }, reply) => {
    const deliveries = await listDeliveries(db, { endpointId: params.id, ...read(DeliveryQuery, query) });
    answer(reply, { deliveries: found(deliveries, 'endpoint') });
  });
  app.post<ById>('/webhooks/:id/replay', ADMIN, async ({ params, body }, reply) => {
    const { deliveryId, since, until, undeliveredOnly = false } = read(Replay, body);
    const [endpointId, now] = [params.id, clock()];
    if ((deliveryId === undefined) === (since === undefined))
      throw new ApiError('invalid_request', 'Give either deliveryId, or since and perhaps until.');
    if (deliveryId !== undefined) {
      const again = found(await replayDelivery(db, { endpointId, deliveryId, now }), 'endpoint or delivery');
      return answer(reply, { replayed: 1, hasMore: false, nextSince: null, ...again });
    }
    const range = {
      since: Date.parse(since ?? ''),
      until: until === undefined ? now + 1 : Date.parse(until),
      undeliveredOnly,
    };
    answer(reply, found(await replayRange(db, { endpointId, now, ...range }), 'endpoint'));
  });
  app.get('/events', ADMIN, async ({ query }, reply) => {
    const asked = read(EventQuery, query);
    const page = await asOwner(db, asked.ownerId, (trx) => listEvents(trx, { ...asked, now: clock() }));
    const { events, ...rest } = page;
    answer(reply, { events: events.map(({ payload }) => JSON.parse(payload) as unknown), ...rest });
  });
  // In the test stream alone: what is live has happened.
  app.post('/events/samples', ADMIN, async ({ body }, reply) => {
    const { accountId, type } = read(Trigger, body);
    const { id: ownerId } = found(await getAccount(db, accountId), 'account');
    const recording = { ownerId, mode: 'test', events: [sampleEvent(type)], now: clock() } as const;
    const [event] = await asOwner(db, ownerId, (trx) => recordEvents(trx, recording));
    answer(reply, { eventId: event?.id, sequence: event?.number, type, mode: 'test' }, 201);
  });
}
