import type * as z from 'zod';
import { EVENTS, type EventType } from './event-table.ts';
import { EVENT_API_VERSION, eventSchema } from './events.ts';

/** Headers of every delivery, by which the receiver verifies it. */
const HEADERS = {
  'Service-Signature':
    '`t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<raw body>`, keyed with the secret of the endpoint. Two `v1` while a rotation runs.',
  'webhook-id': 'Id of the event: the same on every try (Standard Webhooks)',
  'webhook-timestamp': 'Unix seconds of this try (Standard Webhooks)',
  'webhook-signature': '`v1,<base64>` over `<id>.<timestamp>.<raw body>` (Standard Webhooks)',
} as const;

/** Every event as an OpenAPI webhook, by its type. */
export function describeWebhooks(
  toSchema: (schema: z.ZodType) => Record<string, unknown>,
): Record<string, Record<string, object>> {
  return Object.fromEntries(
    (Object.keys(EVENTS) as EventType[]).map((type) => [type, describe(type, toSchema)]),
  );
}

function describe(
  type: EventType,
  toSchema: (schema: z.ZodType) => Record<string, unknown>,
): Record<string, object> {
  const { when, stream, example } = EVENTS[type];
  return {
    post: {
      operationId: `on_${type.replace('.', '_')}`,
      tags: [TAG_OF[stream]],
      summary: `Sent when ${when}`,
      description: `Goes to the endpoints of the ${stream}. Answer with any 2xx within 15 seconds; anything else is tried again for 24 hours.`,
      security: [],
      parameters: Object.entries(HEADERS).map(([name, description]) => ({
        name,
        in: 'header',
        required: true,
        description,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: toSchema(eventSchema(type)),
            example: {
              id: 'evt_7JXAN2DR5GV8KYBP3ES6HW',
              object: 'event',
              type,
              apiVersion: EVENT_API_VERSION,
              createdAt: '2026-11-20T10:00:00.000Z',
              sequence: 12,
              data: example,
            },
          },
        },
      },
      responses: {
        200: { description: 'Received' },
        '4XX': { description: 'Refused: it is tried again, except 410' },
      },
    },
  };
}

const TAG_OF = { account: 'Events', organization: 'MSE records' } as const;
