import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Delivery, PartnerSettings } from '../../../examples/src/partner/partner.ts';
import { type ServedPlatform, servePlatform } from '../../../sdks/client/test/served-platform.ts';

/** The built platform on loopback, with an endpoint of its account that keeps what is delivered. */
export interface Served {
  readonly platform: ServedPlatform;
  /** What a run is given: a delivery of its own, not older than a moment, since receivers refuse old ones. */
  settings(run: string): Promise<PartnerSettings>;
  close(): Promise<void>;
}

export async function serve(): Promise<Served> {
  const letterbox = await openLetterbox();
  const platform = await servePlatform({ SVC_EGRESS_ALLOW: letterbox.host });
  const { origin: baseUrl, secretKey: apiKey, organizationKey } = platform;
  const webhookSecret = await registerEndpoint(platform, `http://${letterbox.host}/hooks`);
  return {
    platform,
    async settings(run) {
      const delivery = await letterbox.deliveryOf(await orderWithResults(platform, run));
      return { baseUrl, apiKey, organizationKey, run, webhookSecret, delivery };
    },
    async close() {
      await platform.close();
      letterbox.close();
    },
  };
}

/** The secret of a new endpoint that hears of results of test orders. */
async function registerEndpoint(platform: ServedPlatform, url: string): Promise<string> {
  const { accountId, adminToken } = platform;
  const endpoint = { accountId, mode: 'test', url, eventTypes: ['lab_order.results_ready'] };
  const { secret } = await post<{ secret: string }>(platform, 'admin/v1/webhooks', adminToken, endpoint);
  return secret;
}

/** The id of a new order that has its results. */
async function orderWithResults(platform: ServedPlatform, run: string): Promise<string> {
  const order = { patientRef: `delivered-${run}`, panelId: 'lithium_monitoring' };
  const { id } = await post<{ id: string }>(platform, 'v1/labs/orders', platform.secretKey, order);
  await post(platform, `v1/labs/orders/${id}/simulate`, platform.secretKey, {});
  return id;
}

async function post<Data>(
  { origin }: ServedPlatform,
  path: string,
  key: string,
  body: object,
): Promise<Data> {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

interface Letterbox {
  /** `host:port` */
  readonly host: string;
  /** The delivery that tells of an object, as soon as it comes. */
  deliveryOf(id: string): Promise<Delivery>;
  close(): void;
}

async function openLetterbox(): Promise<Letterbox> {
  const slots = new Map<string, PromiseWithResolvers<Delivery>>();
  const slotOf = (id: string) => {
    const slot = slots.get(id) ?? Promise.withResolvers<Delivery>();
    slots.set(id, slot);
    return slot;
  };
  // oxlint-disable-next-line typescript/no-misused-promises -- nothing it awaits can fail
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    const { data } = JSON.parse(body) as { data: { id: string } };
    slotOf(data.id).resolve({ body, headers: signed(request.headers) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliveryOf: (id) => slotOf(id).promise,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Without the headers of the connection, which no request in a page may set. */
function signed(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) =>
    /^(?:content-type|service-signature|webhook-\w+)$/.test(name),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
