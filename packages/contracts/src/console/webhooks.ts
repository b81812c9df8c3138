import * as z from 'zod';
import {
  Delivery,
  Endpoint,
  EndpointDescription,
  EndpointWithSecret,
  EventTypes,
  WEBHOOK_ADMIN_ENDPOINTS as ADMIN,
  WebhookUrl,
} from '../admin/webhooks.ts';
import { moment } from '../admin/admin-values.ts';
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

const ENDPOINT = thingOfAccount('the endpoint');

/** Where a delivery stands: `retrying` once a try has failed and another is to come, `parked` while the endpoint is disabled. */
const DELIVERY_STANDINGS = ['waiting', 'retrying', 'delivered', 'failed', 'parked'] as const;

export type DeliveryStanding = (typeof DELIVERY_STANDINGS)[number];

export const DeliveryOfEndpoint = Delivery.extend({
  endpointId: z.string().describe('Id of the endpoint'),
  state: z
    .enum(DELIVERY_STANDINGS)
    .describe(
      'Where it stands; retrying once a try has failed and another is to come, parked while the endpoint is disabled',
    ),
});

/** Where events are sent, and what became of them. */
export const WEBHOOK_CONSOLE_ENDPOINTS = {
  listAccountWebhooks: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}/webhooks',
    pathParams: ofAccount,
    query: z.strictObject({
      ...listQuery(50),
      mode: z.enum(KEY_MODES).optional().describe('Only endpoints of this mode'),
    }),
    summary: 'Webhook endpoints of an account',
    data: pageOfList('endpoints', Endpoint),
  },
  createAccountWebhook: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/webhooks',
    pathParams: ofAccount,
    summary: 'Make an endpoint and show its signing secret once',
    body: z.strictObject({
      url: WebhookUrl,
      mode: z.enum(KEY_MODES).describe('Events of test or of live keys'),
      eventTypes: EventTypes.optional(),
      description: EndpointDescription.optional(),
    }),
    successStatus: 201,
    data: EndpointWithSecret,
  },
  getAccountWebhook: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}/webhooks/{id}',
    pathParams: ENDPOINT,
    summary: 'One endpoint, and how its deliveries went in the last 24 hours',
    data: z.strictObject({
      endpoint: Endpoint,
      lastDeliveredAt: Timestamp.nullable().describe(
        'Moment of the last success in 30 days; null without one',
      ),
      waiting: z.number().describe('Deliveries that are still tried'),
      parked: z.number().describe('Deliveries that wait until it is enabled'),
      hours: z
        .array(
          z.strictObject({
            hour: Timestamp.describe('Begin of the hour, UTC'),
            delivered: z.number().describe('Tries that the receiver accepted'),
            failed: z.number().describe('Tries that it did not'),
            medianMs: z
              .number()
              .nullable()
              .describe('Median duration of the tries, milliseconds; null without one'),
          }),
        )
        .describe('The last 24 hours, oldest first'),
      asOf: Timestamp.describe('Moment this is of'),
    }),
  },
  updateAccountWebhook: {
    ...DEVELOPER,
    method: 'PATCH',
    path: '/accounts/{accountId}/webhooks/{id}',
    pathParams: ENDPOINT,
    summary: 'Change where an endpoint is, what it gets and what it is for',
    body: ADMIN.updateWebhook.body,
    data: Endpoint,
  },
  deleteAccountWebhook: {
    ...DEVELOPER,
    method: 'DELETE',
    path: '/accounts/{accountId}/webhooks/{id}',
    pathParams: ENDPOINT,
    summary: 'Remove an endpoint with what waits for it; its events stay',
    recent: true,
    data: z.strictObject({
      id: z.string().describe('Id of the endpoint'),
      dropped: z.number().describe('Deliveries that were still to come'),
    }),
  },
  enableAccountWebhook: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/webhooks/{id}/enable',
    pathParams: ENDPOINT,
    summary: ADMIN.enableWebhook.summary,
    data: ADMIN.enableWebhook.data,
  },
  disableAccountWebhook: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/webhooks/{id}/disable',
    pathParams: ENDPOINT,
    summary: ADMIN.disableWebhook.summary,
    data: Endpoint,
  },
  rotateAccountWebhookSecret: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/webhooks/{id}/rotate-secret',
    pathParams: ENDPOINT,
    summary: ADMIN.rotateWebhookSecret.summary,
    recent: true,
    body: ADMIN.rotateWebhookSecret.body,
    data: EndpointWithSecret,
  },
  testAccountWebhook: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/webhooks/{id}/test',
    pathParams: ENDPOINT,
    summary: ADMIN.testWebhook.summary,
    data: ADMIN.testWebhook.data,
  },
  listAccountDeliveries: {
    ...DEVELOPER,
    method: 'GET',
    path: '/accounts/{accountId}/deliveries',
    pathParams: ofAccount,
    query: z.strictObject({
      ...listQuery(50),
      endpointId: text({ min: 1, max: 64, description: 'Only to this endpoint' }).optional(),
      mode: z.enum(KEY_MODES).optional().describe('Only of this mode'),
      state: z.enum(DELIVERY_STANDINGS).optional().describe('Only those that stand there'),
      type: text({ min: 1, max: 100, description: 'Only of this event type' }).optional(),
      eventId: text({ min: 1, max: 64, description: 'Only of this event' }).optional(),
      since: moment('Only first due from this moment on'),
      until: moment('Only first due before this moment'),
    }),
    summary: 'Deliveries to all endpoints of an account, with every try',
    data: pageOfList('deliveries', DeliveryOfEndpoint),
  },
  replayAccountDeliveries: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/webhooks/{id}/replay',
    pathParams: ENDPOINT,
    summary: 'Send one delivery again, or every event of a range; or count them first',
    body: ADMIN.replayDeliveries.body,
    data: ADMIN.replayDeliveries.data,
  },
} as const satisfies Record<string, ConsoleEndpoint>;
