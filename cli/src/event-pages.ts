import type { KeyMode } from '@svc/contracts';
import type { AdminClient, DataOf } from './admin-client.ts';

/** Whose events, and which of them. */
export interface EventFilter {
  readonly ownerId: string;
  readonly mode: KeyMode;
  readonly type?: string | undefined;
  /** Events of one page. */
  readonly limit?: number | undefined;
}

type EventPage = DataOf<'listStream'>;

/** The envelope, with every field as it was recorded. */
export type ListedEvent = EventPage['events'][number];

const MOST = 200;

/** One page of the stream after a cursor; without one, from the oldest event kept. */
export async function readEventPage(
  client: AdminClient,
  { ownerId, mode, type, limit = MOST }: EventFilter,
  cursor?: string,
): Promise<EventPage> {
  return client.call('listStream', { query: { ownerId, mode, limit, type, cursor } });
}

/** Where the stream ends at this moment. */
export async function endOfStream(client: AdminClient, filter: EventFilter): Promise<string> {
  for (let cursor: string | undefined; ; ) {
    const { hasMore, nextCursor } = await readEventPage(client, filter, cursor);
    if (!hasMore) return nextCursor;
    cursor = nextCursor;
  }
}
