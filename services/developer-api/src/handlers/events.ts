import { type Event, type EventList, type EventListQuery, pageLimitOf } from '@svc/contracts';
import { callerOf, dataText, handler, invalidField, parseQuery } from '@svc/server-kit';
import { asOwner, type EventPage, InvalidInputError, listEvents as readEvents } from '@svc/store';
import type { HandlerFactory } from '../handler.ts';

/** The stream of the key's account and mode, a page at a time. */
export const listEvents: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const { accountId: ownerId, mode } = callerOf(request);
      const { cursor, limit, type } = parseQuery<EventListQuery>(endpoint, request.query);
      return { ownerId, mode, cursor, type, limit: pageLimitOf(limit) };
    },

    async compute(asked) {
      const query = { ...asked, now: deps.clock() };
      return asOwner(deps.database.db, asked.ownerId, (trx) => readEvents(trx, query)).catch(badCursor);
    },

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

/** The cursor is the one part of the query that its schema cannot judge. */
function badCursor(error: unknown): never {
  if (!(error instanceof InvalidInputError)) throw error;
  throw invalidField(
    'cursor',
    'is not a cursor of this account and mode; leave it out to begin at the oldest event',
  );
}
