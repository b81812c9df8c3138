import * as z from 'zod';
import { Timestamp } from '../values/primitives.ts';

/** Webhook event types of lab orders and wearable connections. */
export const EVENT_TYPES = [
  'lab_order.results_ready',
  'lab_order.status_changed',
  'wearable.connected',
  'wearable.sync_completed',
  'wearable.disconnected',
] as const;

/** Version of the event envelope, date-shaped. */
export const EVENT_API_VERSION = '2026-11-20';

export const Event = z
  .looseObject({
    id: z.string(),
    object: z.literal('event'),
    type: z.enum(EVENT_TYPES),
    apiVersion: z.string(),
    createdAt: Timestamp,
    sequence: z
      .int()
      .positive()
      .describe('Number in the stream of the account and mode, from 1, without gaps')
      .optional(),
    data: z.looseObject({
      object: z.string(),
      id: z.string(),
      status: z.string(),
      patientRef: z.string(),
    }),
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
