import * as z from 'zod';
import { EVENT_TYPES, ORGANIZATION_EVENT_TYPES } from '../events/event-table.ts';
import { KEY_MODES } from '../platform/ping.ts';
import { listOf } from '../values/list.ts';
import { text, Timestamp } from '../values/primitives.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { AccountId, byPathId, Cursor, moment, onlyOf, ownerId, pageOf, rotation } from './admin-values.ts';

const ENDPOINT = byPathId('the endpoint');
/** What an endpoint can ask for: events of the developer API, and those of records. */
const TYPES = [...EVENT_TYPES, ...ORGANIZATION_EVENT_TYPES] as const;

export const WebhookUrl = text({ min: 1, max: 2048, description: 'Where events are posted' });
export const EventTypes = listOf(z.enum(TYPES), {
  max: 50,
  description: 'Only these event types; all of them when empty',
});
export const EndpointDescription = text({ min: 1, max: 500, description: 'What it is for' });
const DeliveryId = text({ min: 1, max: 64, description: 'Id of a delivery' }).optional();

const NewEndpoint = z
  .strictObject({
    accountId: ownerId('Account whose events it gets').optional(),
    organizationId: ownerId('Organization whose events it gets').optional(),
    mode: z
      .enum(KEY_MODES)
      .optional()
      .describe('Events of test or of live keys; required for an account, live for an organization'),
    url: WebhookUrl,
    eventTypes: EventTypes.optional(),
    description: EndpointDescription.optional(),
  })
  .refine(({ accountId, organizationId }) => (accountId === undefined) !== (organizationId === undefined), {
    message: 'give either accountId or organizationId',
  })
  .refine(({ accountId, mode }) => accountId === undefined || mode !== undefined, {
    path: ['mode'],
    message: 'is required for an account',
  })
  .refine(({ organizationId, mode }) => organizationId === undefined || mode !== 'test', {
    path: ['mode'],
    message: 'records of an organization are live',
  });

export const Endpoint = z.strictObject({
  id: z.string().describe('Id of the endpoint'),
  ownerId: z.string().describe('Account or organization whose events it gets'),
  ownerKind: z.enum(['account', 'organization']).describe('What the owner is'),
  mode: z.enum(KEY_MODES).describe('Events of test or of live keys'),
  url: z.string().describe('Where events are posted'),
  description: z.string().nullable().describe('What it is for; null when nothing was said'),
  eventTypes: z.array(z.string()).describe('Only these event types; all of them when empty'),
  enabled: z.boolean().describe('Whether events are sent'),
  disabledReason: z.string().nullable().describe('Why nothing is sent; null while it is enabled'),
  disabledAt: Timestamp.nullable().describe('Moment it was disabled; null while it is enabled'),
  failingSince: Timestamp.nullable().describe('Since when every try has failed; null when the last did not'),
  previousSecretUntil: Timestamp.nullable().describe(
    'Until when the secret before the last rotation signs as well; null without one',
  ),
  createdAt: Timestamp.describe('Moment it was made'),
  updatedAt: Timestamp.describe('Moment of the last change'),
});

export const EndpointWithSecret = z.strictObject({
  secret: z.string().describe('The signing secret, shown once'),
  endpoint: Endpoint.describe('The endpoint'),
});

export const Delivery = z.strictObject({
  deliveryId: z.string().describe('Id of the delivery'),
  eventId: z.string().describe('Id of the event'),
  eventNumber: z.number().describe('Number of the event in its stream'),
  type: z.string().describe('Type of the event'),
  state: z
    .enum(['waiting', 'delivered', 'failed', 'parked'])
    .describe('Where it stands; parked while the endpoint is disabled'),
  replayedFrom: z.string().nullable().describe('The delivery this one repeats; null for a first one'),
  firstDueAt: Timestamp.describe('Moment of the first try'),
  nextAt: Timestamp.nullable().describe(
    'Moment of the next try, or of the one under way; null unless one is to come',
  ),
  attempts: z
    .array(
      z.strictObject({
        number: z.number().describe('Number of the try, from 1'),
        startedAt: Timestamp.describe('Moment it was sent'),
        durationMs: z.number().describe('How long it took, in milliseconds'),
        outcome: z.string().describe('`delivered`, or a code that says why not'),
        status: z.number().nullable().describe('HTTP status of the receiver; null without an answer'),
      }),
    )
    .describe('Oldest first'),
});

const Replayed = z.strictObject({
  replayed: z.number().describe('Events that are sent, or would be'),
  hasMore: z.boolean().describe('true when the range holds more than one call replays'),
  nextSince: z.string().nullable().describe('`since` of the call that goes on; null at the end'),
  deliveryId: z
    .string()
    .optional()
    .describe('The delivery that is sent, when one was asked for: a new one, or one that was still tried'),
});

/** Endpoints of accounts and organizations, what was sent to them, and what happened. */
export const WEBHOOK_ADMIN_ENDPOINTS = {
  createWebhook: {
    method: 'POST',
    path: '/webhooks',
    summary: 'Make an endpoint and show its signing secret once',
    auth: 'admin',
    body: NewEndpoint,
    successStatus: 201,
    data: EndpointWithSecret,
  },
  listWebhooks: {
    method: 'GET',
    path: '/webhooks',
    query: z.object({ ownerId: onlyOf('account or organization') }),
    summary: 'Endpoints, without their secrets',
    auth: 'admin',
    data: z.strictObject({ endpoints: z.array(Endpoint).describe('By the moment they were made') }),
  },
  updateWebhook: {
    method: 'PATCH',
    path: '/webhooks/{id}',
    pathParams: ENDPOINT,
    summary: 'Change where an endpoint is and what it gets',
    auth: 'admin',
    body: z.strictObject({
      url: WebhookUrl.optional(),
      eventTypes: EventTypes.optional(),
      description: EndpointDescription.nullable().describe('What it is for; null for nothing').optional(),
    }),
    data: Endpoint,
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/webhooks/{id}/rotate-secret',
    pathParams: ENDPOINT,
    summary: 'Make a new signing secret and show it once',
    auth: 'admin',
    body: rotation('the old secret signs as well'),
    data: EndpointWithSecret,
  },
  enableWebhook: {
    method: 'POST',
    path: '/webhooks/{id}/enable',
    pathParams: ENDPOINT,
    summary: 'Send again, with what was parked in the last 24 hours',
    auth: 'admin',
    data: Endpoint.extend({ resumed: z.number().describe('Parked deliveries that wait once more') }),
  },
  disableWebhook: {
    method: 'POST',
    path: '/webhooks/{id}/disable',
    pathParams: ENDPOINT,
    summary: 'Send nothing more; what waits is parked',
    auth: 'admin',
    data: Endpoint,
  },
  testWebhook: {
    method: 'POST',
    path: '/webhooks/{id}/test',
    pathParams: ENDPOINT,
    summary: 'Send one `svc.webhook.test` event now, and show what the receiver answered',
    auth: 'admin',
    data: z.strictObject({
      eventId: z.string().describe('Id of the event'),
      type: z.string().describe('Its type'),
      outcome: z.string().describe('`delivered`, or a code that says why not'),
      status: z.number().nullable().describe('HTTP status of the receiver; null without an answer'),
      durationMs: z.number().describe('How long it took, in milliseconds'),
    }),
  },
  listDeliveries: {
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    pathParams: ENDPOINT,
    query: z.strictObject({ limit: pageOf(20), deliveryId: DeliveryId }),
    summary: 'The newest deliveries to an endpoint, with every try',
    auth: 'admin',
    data: z.strictObject({ deliveries: z.array(Delivery).describe('Newest first') }),
  },
  replayDeliveries: {
    method: 'POST',
    path: '/webhooks/{id}/replay',
    pathParams: ENDPOINT,
    summary: 'Send one delivery again, or every event of a range; under the same event ids',
    auth: 'admin',
    body: z.strictObject({
      deliveryId: DeliveryId,
      since: moment('Events from this moment on'),
      until: moment('Events before this moment; the present when not given'),
      undeliveredOnly: z.boolean().optional().describe('Only what the endpoint has not accepted'),
      dryRun: z.boolean().optional().describe('true counts what would be sent, and sends nothing'),
    }),
    data: Replayed,
  },
  listStream: {
    method: 'GET',
    path: '/events',
    query: z.strictObject({
      ownerId: ownerId('Account or organization whose events they are'),
      mode: z.enum(KEY_MODES).describe('Events of test or of live keys'),
      cursor: Cursor,
      type: text({ min: 1, max: 100, description: 'Only this event type' }).optional(),
      limit: pageOf(50),
    }),
    summary: 'Events of the last 30 days of one owner, oldest first',
    auth: 'admin',
    data: z.strictObject({
      events: z
        .array(
          z.looseObject({
            id: z.string().describe('Id of the event'),
            type: z.string().describe('Its type'),
            createdAt: Timestamp.describe('Moment of the change it tells of'),
          }),
        )
        .describe('The events as they were sent'),
      hasMore: z.boolean().describe('true when newer events exist'),
      nextCursor: z.string().describe('Where to go on, also when nothing is there yet'),
      truncated: z.boolean().describe('true when events after the cursor are no longer kept'),
    }),
  },
  recordSampleEvent: {
    method: 'POST',
    path: '/events/samples',
    summary: 'Record a sample event in the test stream of an account',
    auth: 'admin',
    body: z.strictObject({ accountId: AccountId, type: z.enum(EVENT_TYPES).describe('Type of the event') }),
    successStatus: 201,
    data: z.strictObject({
      eventId: z.string().describe('Id of the event'),
      sequence: z.number().describe('Number of the event in the stream'),
      type: z.enum(EVENT_TYPES).describe('Its type'),
      mode: z.literal('test').describe('Always the test stream'),
    }),
  },
} as const satisfies Record<string, AdminEndpoint>;
