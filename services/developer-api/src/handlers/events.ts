import { type Event, type EventList, type EventListQuery, pageLimitOf } from '@svc/contracts';
import { callerOf, dataText, handler, parseQuery } from '@svc/server-kit';
import { asOwner, type EventPage, listEvents as readEvents } from '@svc/store';
import type { HandlerFactory } from '../handler.ts';

/** The stream of the key's account and mode, a page at a time. */
export const listEvents: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const { accountId: ownerId, mode } = callerOf(request);
      const { cursor, limit, type } = parseQuery<EventListQuery>(endpoint, request.query);
      return { ownerId, mode, cursor, type, limit: pageLimitOf(limit) };
    },

    compute: (asked) =>
      asOwner(deps.database.db, asked.ownerId, (trx) => readEvents(trx, { ...asked, now: deps.clock() })),

    write: (page) => dataText(listOf(page), endpoint, deps),
  });

function listOf({ events, hasMore, nextCursor, truncated }: EventPage): EventList {
  return {
    object: 'list',
    resource: 'event',
    count: events.length,
    events: events.map(({ payload, number }) => ({ ...(JSON.parse(payload) as Event), sequence: number })),
    hasMore,
    nextCursor,
    ...(truncated ? { truncated } : {}),
  };
}
