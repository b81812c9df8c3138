import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { MseWriteResponse } from '@svc/contracts';
import { verifyMseSignature } from '@svc/webhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CredentialsFile } from './credentials-file.ts';
import { type ServerProcess, startServer, temporaryFolder } from '../test/processes.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const folder = temporaryFolder();
let server: ServerProcess;
let credentials: CredentialsFile;
let first: (received: Received) => void;
const delivery = new Promise<Received>((resolve) => {
  first = resolve;
});
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
  response.writeHead(204).end();
  first({ headers: request.headers, body });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  server = await startServer({ SVC_DATA_DIR: folder.path, SVC_EGRESS_ALLOW: `127.0.0.1:${port}` });
  credentials = JSON.parse(readFileSync(join(folder.path, 'credentials.json'), 'utf8')) as CredentialsFile;
});
afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.finished;
  receiver.close();
  folder.remove();
});

async function post<Answer>(path: string, token: string | undefined, body: object): Promise<Answer> {
  const response = await fetch(`${server.baseUrl}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

it("[2:6.1] [2:6 x-mse-signature] a flagged exam reaches the organization's webhook, signed, without free text", async () => {
  const { port } = receiver.address() as AddressInfo;
  const { data: endpoint } = await post<{ data: { secret: string } }>(
    '/admin/v1/webhooks',
    credentials.adminToken,
    {
      organizationId: credentials.organizationId,
      url: `http://127.0.0.1:${port}/hook`,
      eventTypes: ['mse.safety_event'],
    },
  );
  const written = await post<MseWriteResponse>('/v1/mse/visit-1', credentials.organizationKey, {
    patientId: 'patient-1',
    selection: { risk: { values: ['active_si'], text: 'Said in confidence.' } },
  });
  const { headers, body } = await delivery;
  await verifyMseSignature({ body, header: headers['x-mse-signature'], secrets: endpoint.secret });
  expect(JSON.parse(body)).toMatchObject({
    object: 'event',
    type: 'mse.safety_event',
    data: {
      object: 'mse.safety_event',
      id: written.risk.safetyEventId,
      visitId: 'visit-1',
      patientId: 'patient-1',
      version: 1,
      riskLevel: 'high',
      riskAssessed: true,
    },
  });
  expect(body).not.toContain('confidence');
  const metrics = await (await fetch(`${server.baseUrl}/metrics`)).text();
  expect(metrics).toContain('svc_mse_safety_events_undelivered 0');
});
