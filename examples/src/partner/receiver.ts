import { verifyServiceSignature, WebhookVerificationError } from '@svc/webhooks/verify';
import { newWebhookSecret, testHeaders } from '@svc/webhooks';
import type { Partner } from './partner.ts';

/** The handler of the route that deliveries come to, in any framework that knows `Request` and `Response`. */
async function receive(request: Request, secrets: string | string[]): Promise<Response> {
  const header = request.headers.get('service-signature');
  try {
    const event = await verifyServiceSignature({ header, body: await request.text(), secrets });
    return Response.json({ took: event.type });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return Response.json({ refused: error.code }, { status: 400 });
  }
}

/** Takes a delivery of the service and one of a test, and refuses forged ones: another body, another secret, another time. */
export async function tryReceiver({ delivery, webhookSecret }: Partner): Promise<string> {
  const { headers, body } = delivery;
  const deliver = async (sent: string, headersSent: Readonly<Record<string, string>>) => {
    const request = new Request('https://partner.example/hooks', {
      method: 'POST',
      headers: headersSent,
      body: sent,
    });
    const response = await receive(request, webhookSecret);
    return Object.values((await response.json()) as Record<string, string>)[0];
  };
  const stranger = newWebhookSecret((length) => crypto.getRandomValues(new Uint8Array(length)));
  const forged = await testHeaders({ body, secrets: stranger });
  const late = await testHeaders({ body, secrets: webhookSecret, nowMs: Date.now() - 3_600_000 });
  return [
    await deliver(body, headers),
    await deliver(body, await testHeaders({ body, secrets: webhookSecret })),
    await deliver(`${body} `, headers),
    await deliver(body, forged),
    await deliver(body, late),
  ].join(', ');
}
