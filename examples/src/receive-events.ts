import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyServiceSignature, WebhookVerificationError } from '@svc/webhooks/verify';

// Takes deliveries on this machine, and prints each that was signed with the secret of the endpoint.
const { WEBHOOK_SECRET: secrets, PORT = '3000' } = process.env;
if (secrets === undefined) {
  process.stderr.write(
    'Set WEBHOOK_SECRET to the signing secret of the endpoint (whsec_…): it is shown when the endpoint is made.\n',
  );
  process.exit(2);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const server = createServer(async (request, response) => {
  // The signature is over the body as it arrived: verified first, parsed afterwards.
  const body = await text(request);
  try {
    const header = String(request.headers['service-signature'] ?? '');
    const event = await verifyServiceSignature({ header, body, secrets });
    print(`verified ${event.type} ${event.id}`);
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    print(`refused: ${error.code}`);
    response.writeHead(400).end();
  }
});
server.listen(Number(PORT), '127.0.0.1', () => print(`listening on http://127.0.0.1:${PORT}/hooks`));
