import * as z from 'zod';
import { Timestamp } from '../values/primitives.ts';
import { EVENT_TYPES, type EventData, EVENTS, type EventType } from './event-table.ts';

/** Version of the event envelope, date-shaped. */
export const EVENT_API_VERSION = '2026-11-20';

/** What every event has, whatever it is about. */
const envelope = {
  id: z.string().describe('Id of the event: the same on every delivery of it'),
  object: z.literal('event').describe('Always `event`'),
  apiVersion: z.string().describe('Version of this envelope, date-shaped'),
  createdAt: Timestamp.describe('Moment of the change it tells of'),
  sequence: z
    .int()
    .positive()
    .describe('Number in the stream of the account and mode, from 1, without gaps')
    .optional(),
};

/**
 * The event of one type, with what it carries.
 *
 * @example
 * ```ts
 * import { eventSchema } from '@svc/contracts';
 *
 * eventSchema('lab_order.results_ready').safeParse({ type: 'lab_order.status_changed' }).success;
 * // → false
 * ```
 */
export function eventSchema<Type extends EventType>(type: Type) {
  const { data, when } = EVENTS[type];
  return z
    .looseObject({ ...envelope, type: z.literal(type).describe(`Sent when ${when}`), data })
    .describe(`Sent when ${when}`);
}

type EventSchemas = { [Type in EventType]: ReturnType<typeof eventSchema<Type>> };
const schemas = Object.keys(EVENTS).map((type) => eventSchema(type as EventType));

/** Any event there is, told apart by its type: what a webhook receives. */
export const AnyEvent = z.discriminatedUnion(
  'type',
  schemas as unknown as [EventSchemas[EventType], ...EventSchemas[EventType][]],
);
export type AnyEvent = {
  [Type in EventType]: Omit<z.infer<EventSchemas[Type]>, 'type' | 'data'> & {
    type: Type;
    data: EventData<Type>;
  };
}[EventType];

/** An event of the stream of an account, as it is listed. */
export const Event = z
  .looseObject({
    ...envelope,
    type: z.enum(EVENT_TYPES).describe('What happened'),
    data: z
      .looseObject({
        object: z.string().describe('What the event is about: `lab_order` or `wearable_connection`'),
        id: z.string().describe('Its id: read it for the rest'),
        status: z.string().describe('Its status after the change'),
        patientRef: z.string().describe('Your reference of the patient, as you sent it'),
      })
      .describe('What changed: ids and status, never a result'),
  })
  .meta({ id: 'Event' });
export type Event = z.infer<typeof Event>;

export const EventList = z
  .looseObject({
    object: z.literal('list'),
    resource: z.literal('event'),
    count: z.int(),
    events: z.array(Event).describe('Ascending by `sequence`'),
    hasMore: z.boolean(),
    nextCursor: z.string().describe('Where to go on; opaque, and there on an empty page too'),
    truncated: z.boolean().optional().describe('true when the cursor was older than the 30 days kept'),
  })
  .meta({ id: 'EventList' });
export type EventList = z.infer<typeof EventList>;
