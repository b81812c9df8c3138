import type { AdminData, AdminEndpoints } from '@svc/contracts';
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
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { sampleEvent } from './sample-event.ts';

/** The envelope as it was recorded. */
type RecordedEnvelope = AdminData<AdminEndpoints['listStream']>['events'][number];

/** What became of events: their stream, their deliveries, and sending them again. */
export const deliveryHandlers = ({ database: { db }, clock }: AdminApiDeps) =>
  adminHandlers({
    async listDeliveries({ params, query }) {
      const deliveries = await listDeliveries(db, { endpointId: params.id, ...query });
      return { deliveries: found(deliveries, 'endpoint') };
    },
    async replayDeliveries({ params, body }) {
      const { deliveryId, since, until, undeliveredOnly = false } = body;
      const [endpointId, now] = [params.id, clock()];
      if ((deliveryId === undefined) === (since === undefined))
        throw new ApiError('invalid_request', 'Give either deliveryId, or since and perhaps until.');
      if (deliveryId !== undefined) {
        const again = found(
          await replayDelivery(db, { endpointId, deliveryId, now }),
          'endpoint or delivery',
        );
        return { replayed: 1, hasMore: false, nextSince: null, ...again };
      }
      const range = {
        since: Date.parse(since ?? ''),
        until: until === undefined ? now + 1 : Date.parse(until),
        undeliveredOnly,
      };
      return found(await replayRange(db, { endpointId, now, ...range }), 'endpoint');
    },
    async listStream({ query }) {
      const { events, ...page } = await asOwner(db, query.ownerId, (trx) =>
        listEvents(trx, { ...query, now: clock() }),
      );
      return { events: events.map(({ payload }) => JSON.parse(payload) as RecordedEnvelope), ...page };
    },
    // In the test stream alone: what is live has happened.
    async recordSampleEvent({ body: { accountId, type } }) {
      const { id: ownerId } = found(await getAccount(db, accountId), 'account');
      const recording = { ownerId, mode: 'test', events: [sampleEvent(type)], now: clock() } as const;
      const [event] = await asOwner(db, ownerId, (trx) => recordEvents(trx, recording));
      if (event === undefined) throw new Error('One event was recorded.');
      return { eventId: event.id, sequence: event.number, type, mode: 'test' };
    },
  });
