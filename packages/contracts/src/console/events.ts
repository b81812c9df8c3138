import * as z from 'zod';
import { moment } from '../admin/admin-values.ts';
import { EVENT_TYPES, ORGANIZATION_EVENT_TYPES } from '../events/event-table.ts';
import { KEY_MODES } from '../platform/ping.ts';
import { text, Timestamp } from '../values/primitives.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import {
  DEVELOPER,
  listQuery,
  ofAccount,
  OWN_SETTINGS,
  pageOfList,
  thingOfAccount,
} from './console-values.ts';
import { DeliveryOfEndpoint } from './webhooks.ts';

const TYPES = [...EVENT_TYPES, ...ORGANIZATION_EVENT_TYPES] as const;

const StreamEvent = z.strictObject({
  id: z.string().describe('Id of the event'),
  number: z.number().describe('Number in its stream'),
  type: z.string().describe('Its type'),
  mode: z.enum(KEY_MODES).describe('Of test or of live keys'),
  objectId: z.string().nullable().describe('Id of the object it tells of; null when it tells of none'),
  createdAt: Timestamp.describe('Moment of the change it tells of'),
  payload: z.record(z.string(), z.unknown()).describe('The event as it was sent'),
});

/** The stream of events, newest first. */
export const EVENT_CONSOLE_ENDPOINTS = {
  listAccountEvents: {
    ...DEVELOPER,
    method: 'GET',
    path: '/accounts/{accountId}/events',
    pathParams: ofAccount,
    query: z.strictObject({
      ...listQuery(50),
      mode: z.enum(KEY_MODES).describe('Events of test or of live keys'),
      type: text({ min: 1, max: 100, description: 'Only this event type' }).optional(),
      eventId: text({ min: 1, max: 64, description: 'Only this event' }).optional(),
      objectId: text({ min: 1, max: 256, description: 'Only of this object' }).optional(),
      patientRef: text({
        min: 1,
        max: 256,
        description: 'Only of this patient, by the reference of the account',
      }).optional(),
      since: moment('Only from this moment on'),
      until: moment('Only before this moment'),
    }),
    summary: 'Events of the last 30 days, newest first',
    data: pageOfList('events', StreamEvent),
  },
  getAccountEvent: {
    ...DEVELOPER,
    method: 'GET',
    path: '/accounts/{accountId}/events/{id}',
    pathParams: thingOfAccount('the event'),
    summary: 'One event, and where it was sent',
    data: z.strictObject({
      event: StreamEvent,
      deliveries: z.array(DeliveryOfEndpoint).describe('Newest first, 200 at most'),
      asOf: Timestamp.describe('Moment this is of'),
    }),
  },
  listEventTypes: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}/event-types',
    pathParams: ofAccount,
    summary: 'Every event type, with a sample',
    data: z.strictObject({
      types: z
        .array(
          z.strictObject({
            type: z.enum(TYPES).describe('Name of the type'),
            description: z.string().describe('When it is sent'),
            to: z.enum(['account', 'organization']).describe('Whose endpoints get it'),
            sample: z.record(z.string(), z.unknown()).describe('An event of the type, as it is sent'),
          }),
        )
        .describe('By name'),
    }),
  },
  recordAccountSample: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/events/samples',
    pathParams: ofAccount,
    summary: 'Record a sample event in the test stream',
    body: z.strictObject({ type: z.enum(EVENT_TYPES).describe('Type of the event') }),
    successStatus: 201,
    data: z.strictObject({
      eventId: z.string().describe('Id of the event'),
      type: z.enum(EVENT_TYPES).describe('Its type'),
    }),
  },
} as const satisfies Record<string, ConsoleEndpoint>;
