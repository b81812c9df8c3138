import { randomUUID } from 'node:crypto';
import { CDS_HOOKS, CdsResponse, CdsServices } from '@svc/contracts';
import { adminCall } from '../../support/admin-client.ts';
import { bearer, type Client, createClient } from '../../support/call.ts';
import type { PlatformProcess } from '../../support/server-process.ts';
import { type CdsClient, createCdsClient } from './cds-client.ts';
import type { Findings } from './findings.ts';
import { type Gateway, startGateway } from './gateway.ts';

/** The origin in the example, as EHRs see it. */
const HOST = 'cds.example.org';
const PUBLIC_ORIGIN = `https://${HOST}`;

/** What the platform is told about the gateway: lines of the example. */
export const GATEWAY_SETTINGS = { SVC_PUBLIC_URL: PUBLIC_ORIGIN, SVC_TRUST_PROXY: 'loopback' } as const;

/** Paths of the platform, and spellings that a gateway and the server behind it might read in two ways. */
const HIDDEN = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/openapi.json',
  '/api/v1/ping',
  '/api/admin/v1/accounts',
  '/demo/capture',
  '/cds-services/',
  '/cds-services/../metrics',
  '/cds-services/%2e%2e/metrics',
  '/cds-services/..%2fmetrics',
  '/cds-services/%2e%2e%2fapi%2fv1%2fping',
  '/cds-services;/metrics',
  '/CDS-SERVICES',
];
const MEBIBYTE = 1024 * 1024;

/** Calls a platform behind the gateway as an EHR does. */
export async function checkGateway(platform: PlatformProcess, found: Findings): Promise<void> {
  const client = createClient(1);
  const ehr = createCdsClient();
  const gateway = await startGateway(platform.port);
  try {
    await letIn(client, platform, ehr);
    await checkOpened(client, gateway, ehr, found);
    await checkHidden(client, gateway, found);
    found.expect(
      'calls are logged',
      gateway.log().includes(' POST /cds-services/order-sign 200 '),
      gateway.log(),
    );
    found.expect('no token is logged', !gateway.log().includes('Bearer'));
  } finally {
    client.close();
    await gateway.stop();
  }
}

async function letIn(client: Client, { port, credentials }: PlatformProcess, ehr: CdsClient): Promise<void> {
  const { adminToken, accountId } = credentials();
  const call = adminCall(client, port, adminToken);
  await call('POST', '/cds/clients', { accountId, mode: 'test', name: 'Hospital', ...ehr.registration });
}

async function checkOpened(
  client: Client,
  { port }: Gateway,
  ehr: CdsClient,
  found: Findings,
): Promise<void> {
  const discovery = await client.send({
    port,
    method: 'GET',
    path: '/cds-services',
    headers: { host: HOST },
  });
  const services = CdsServices.safeParse(discovery.status === 200 ? JSON.parse(discovery.text) : undefined);
  const ids = services.data?.services.map(({ id }) => id).join();
  found.expect('discovery is open', ids === CDS_HOOKS.join(), discovery.text);

  const post = (path: string, body: string, audience = `${PUBLIC_ORIGIN}${path}`) =>
    client.send({
      port,
      method: 'POST',
      path,
      headers: { host: HOST, 'content-type': 'application/json', ...bearer(ehr.tokenFor(audience)) },
      body,
    });
  const path = '/cds-services/order-sign';
  const signed = await post(path, JSON.stringify(HOOK_CALL));
  const cards = CdsResponse.safeParse(signed.status === 200 ? JSON.parse(signed.text) : undefined).data
    ?.cards;
  found.expect('a signed call is answered', cards?.[0]?.indicator === 'critical', signed.text);
  const feedback = {
    feedback: [{ card: cards?.[0]?.uuid ?? '', outcome: 'accepted', outcomeTimestamp: new Date() }],
  };
  const taken = await post(`${path}/feedback`, JSON.stringify(feedback));
  found.expect('feedback is taken', taken.status === 200, taken.text);
  const inner = await post(path, JSON.stringify(HOOK_CALL), `http://127.0.0.1${path}`);
  found.expect('a token for another address is refused', inner.status === 401, inner.text);
  const large = await post(path, JSON.stringify({ ...HOOK_CALL, filler: 'x'.repeat(MEBIBYTE) }));
  found.expect(
    'a body over 1 MiB is refused by the platform',
    large.status === 413 && large.text.startsWith('{'),
    `${large.status} ${large.text}`,
  );
}

async function checkHidden(client: Client, { port }: Gateway, found: Findings): Promise<void> {
  for (const path of HIDDEN) {
    const { status, text } = await client.send({ port, method: 'GET', path, headers: { host: HOST } });
    found.expect(
      `${path} is 404 of the gateway`,
      status === 404 && text.includes('nginx'),
      `${status} ${text}`,
    );
  }
}

const order = (text: string, status: string) => ({
  resource: {
    resourceType: 'MedicationRequest',
    status,
    intent: 'order',
    medicationCodeableConcept: { text },
    subject: { reference: 'Patient/42' },
  },
});

/** A draft order that must not be combined with what is taken. */
const HOOK_CALL = {
  hook: 'order-sign',
  hookInstance: randomUUID(),
  context: {
    userId: 'Practitioner/1',
    patientId: '42',
    draftOrders: { resourceType: 'Bundle', entry: [order('Phenelzine 15 mg', 'draft')] },
  },
  prefetch: { medicationRequests: { resourceType: 'Bundle', entry: [order('Sertraline 50 mg', 'active')] } },
};
