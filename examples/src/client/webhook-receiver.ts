import type { WebhookEvent } from '@svc/client';
import { verifyServiceSignature, WebhookVerificationError } from '@svc/webhooks/verify';
import express, { type Express } from 'express';

/** An Express server that takes the events of an account: `onEvent` hears of each once. */
export function webhookReceiver(secret: string, onEvent: (event: WebhookEvent) => void): Express {
  const seen = new Set<string>();
  const app = express();
  // The signature is over the bytes, so they must arrive unparsed.
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 waits for it, and hands on what it throws
  app.post('/hooks', express.raw({ type: 'application/json' }), async (request, response) => {
    const body = request.body as Buffer;
    try {
      await verifyServiceSignature({ header: request.get('service-signature'), body, secrets: secret });
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      response.status(400).end();
      return;
    }
    const event = JSON.parse(body.toString()) as WebhookEvent;
    // A delivery can come twice. Keep the ids in your database, not in memory.
    if (!seen.has(event.id)) onEvent(event);
    seen.add(event.id);
    response.status(204).end();
  });
  return app;
}

/** What to do next, for each type that matters here. */
export function nextStep(event: WebhookEvent): string {
  switch (event.type) {
    case 'lab_order.results_ready':
      return `read order ${event.data.id}`;
    case 'wearable.sync_completed':
      return `read metrics of ${event.data.id}`;
    case 'mse.safety_event':
      return `page the clinician of visit ${event.data.visitId}`;
    default:
      return 'nothing';
  }
}
