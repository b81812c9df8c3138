import { type Event, type EventList, type EventListQuery, pageLimitOf } from '@svc/contracts';
import { ApiError, parseQuery, sendJson } from '@svc/server-kit';
import { asOwner, type EventPage, InvalidInputError, listEvents as readEvents } from '@svc/store';
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
    const answer = { ok: true, data: listOf(page) };
    checkResponse(endpoint, answer);
    sendJson(reply, JSON.stringify(answer));
    return undefined;
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
  const message = 'is not a cursor of this account and mode; leave it out to begin at the oldest event';
  throw new ApiError('invalid_request', `cursor: ${message}`, { issues: [{ path: 'cursor', message }] });
}
