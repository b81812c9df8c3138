import { type Event, type EventList, type EventListQuery, pageLimitOf } from '@svc/contracts';
import { invalidField, parseQuery } from '@svc/server-kit';
import { asOwner, type EventPage, InvalidInputError, listEvents as readEvents } from '@svc/store';
import { answerData } from '../answer.ts';
import { callerOf } from '../caller.ts';
import type { HandlerFactory } from '../handler.ts';

/** The stream of the key's account and mode, a page at a time. */
export const listEvents: HandlerFactory =
  (endpoint, { clock, database, checkResponse }) =>
  async (request, reply) => {
    const { accountId, mode } = callerOf(request);
    const { cursor, limit, type } = parseQuery<EventListQuery>(endpoint, request.query);
    const asked = {
      ownerId: accountId,
      mode,
      cursor,
      type,
      limit: pageLimitOf(limit),
      now: clock(),
    };
    const page = await asOwner(database.db, accountId, (trx) => readEvents(trx, asked)).catch(badCursor);
    return answerData(reply, listOf(page), endpoint, { checkResponse });
  };

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
