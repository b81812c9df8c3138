/** A server that answers every request with the same analysis; prints its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import examples from '../../../packages/contracts/src/endpoints/examples.json' with { type: 'json' };

const BODY = JSON.stringify(examples.analyzeDmse.answer);
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'req_0123' }).end(BODY);
  });
}).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
