import type { AdminData, AdminEndpoints } from '@svc/contracts';
import { asOwner, listDeliveries, listEvents, recordSample } from '@svc/store';
import { adminHandlers, found } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';
import { replay } from './replay.ts';

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
      return found(
        await replay(db, { ...body, endpointId: params.id, now: clock() }),
        'endpoint or delivery',
      );
    },
    async listStream({ query }) {
      const { events, ...page } = await asOwner(db, query.ownerId, (trx) =>
        listEvents(trx, { ...query, now: clock() }),
      );
      return { events: events.map(({ payload }) => JSON.parse(payload) as RecordedEnvelope), ...page };
    },
    async recordSampleEvent({ body: { accountId, type } }) {
      return { ...found(await recordSample(db, { accountId, type, now: clock() }), 'account'), mode: 'test' };
    },
  });
