import * as z from 'zod';
import { type Endpoint, success } from '../endpoint/endpoint.ts';
import { EVENT_TYPES } from './event-table.ts';
import { EventList } from './events.ts';
import { PageLimit } from '../values/page-limit.ts';
import { text } from '../values/primitives.ts';

const MOST_CURSOR_CHARACTERS = 200;

/** What may follow `/v1/events?`. */
const EventListQuery = z.object({
  cursor: text({
    min: 1,
    max: MOST_CURSOR_CHARACTERS,
    description: '`nextCursor` of an earlier page; the oldest event kept when not given',
  }).optional(),
  limit: PageLimit.optional(),
  type: z.enum(EVENT_TYPES).describe('Events of this type only').optional(),
});
export type EventListQuery = z.infer<typeof EventListQuery>;

/** The endpoints of the event stream. */
export const EVENT_ENDPOINTS = {
  listEvents: {
    id: 'listEvents',
    example: { query: { limit: '2' } },
    method: 'GET',
    path: '/v1/events',
    tag: 'Events',
    summary: 'Events of the last 30 days, oldest first',
    description:
      'For reconciliation: keep `nextCursor` (every page has one, an empty page too) and ask with it for what came since. `sequence` has no gaps, so a reader can prove that nothing is missing. A cursor older than 30 days resumes at the oldest event kept, with `truncated: true`.',
    auth: 'secret',
    stability: 'ga',
    query: EventListQuery,
    response: success(EventList),
    errors: ['invalid_request'],
  },
} as const satisfies Record<string, Endpoint>;
