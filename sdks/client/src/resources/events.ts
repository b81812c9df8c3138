import type { CallOptions } from '../connection/options.ts';
import { listPages, type PagePromise } from '../connection/page-promise.ts';
import { listEvents } from '../wire/operations.ts';
import type { Event, EventList, ListEventsQuery } from '../wire/types.ts';
import { byCursor } from './paging.ts';
import { Resource } from './resource.ts';

/**
 * The stream of events of your account. Needs a secret key.
 *
 * @example
 * ```ts
 * import { Events } from '@svc/client/events';
 *
 * const events = new Events({ baseUrl: 'https://api.example.org', apiKey: 'svc_sk_test_example' });
 * typeof events.list; // → 'function'
 * ```
 */
export class Events extends Resource {
  /**
   * The events of the last 30 days, oldest first: `for await` gives every event up to now, `.pages()` the pages. Keep the
   * `nextCursor` of the last page, and continue from it later with `cursor`.
   */
  list(query?: ListEventsQuery, options?: CallOptions): PagePromise<EventList, Event> {
    return listPages(
      this.connection,
      listEvents,
      { query },
      byCursor(({ events }: EventList) => events),
      options,
    );
  }
}
