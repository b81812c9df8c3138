import type { AdminClient } from './admin-client.ts';
import { segment } from './commands/command.ts';

/** Whose events, and which of them. */
export interface EventFilter {
  readonly ownerId: string;
  readonly mode: string;
  readonly type?: string | undefined;
  /** Events of one page. */
  readonly limit?: number | undefined;
}

/** The envelope, with every field as it was recorded. */
export interface ListedEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: string;
}

interface EventPage {
  readonly events: readonly ListedEvent[];
  readonly hasMore: boolean;
  readonly nextCursor: string;
  readonly truncated: boolean;
}

const MOST = 200;

/** One page of the stream behind a cursor; from the oldest event kept without one. */
export async function readEventPage(
  client: AdminClient,
  { ownerId, mode, type, limit = MOST }: EventFilter,
  cursor?: string,
): Promise<EventPage> {
  const filter = type === undefined ? '' : `&type=${segment(type)}`;
  const after = cursor === undefined ? '' : `&cursor=${segment(cursor)}`;
  const path = `/events?ownerId=${segment(ownerId)}&mode=${mode}&limit=${limit}${filter}${after}`;
  return (await client.call({ method: 'GET', path })) as EventPage;
}

/** Where the stream ends at this moment. */
export async function endOfStream(client: AdminClient, filter: EventFilter): Promise<string> {
  for (let cursor: string | undefined; ; ) {
    const { hasMore, nextCursor } = await readEventPage(client, filter, cursor);
    if (!hasMore) return nextCursor;
    cursor = nextCursor;
  }
}
