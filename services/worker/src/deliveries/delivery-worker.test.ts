import { createGuardedClient, type EgressClient } from '@svc/server-kit';
import { rotateEndpointSecret } from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import {
  newWebhookSecret,
  verifyMseSignature,
  verifyServiceSignature,
  verifyStandardWebhook,
} from '@svc/webhooks';
import { randomBytes } from 'node:crypto';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Stripe } from 'stripe';
import { Webhook as SvixWebhook } from 'svix';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';
import { startReceiver, type Receiver } from '../../test/deliveries/receiver.ts';
import { createWorld, VAULT, type World } from '../../test/deliveries/world.ts';

const WAIT = { timeout: 60_000, interval: 10 };

describe.each(['postgres', 'embedded'] as const)('the delivery worker, %s', (kind) => {
  let test: TestDatabase;
  let world: World;
  const open: { close(): unknown }[] = [];
  const workers: DeliveryWorker[] = [];
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    world = createWorld(test.database);
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop({ graceMs: 0 });
    for (const each of open.splice(0)) await each.close();
  });
  afterAll(() => test.close());

  function start(receivers: readonly Receiver[], more: { pollMs?: number } = {}): DeliveryWorker {
    const egress: EgressClient = createGuardedClient({
      production: false,
      allow: receivers.map(({ allow }) => allow),
    });
    open.push(egress, ...receivers);
    const worker = startDeliveryWorker({ ...world.options(egress), ...more });
    workers.push(worker);
    return worker;
  }

  it('sends an account event with a signature that its receiver verifies [1:6 delivery 1]', async () => {
    const receiver = await startReceiver();
    const ownerId = await world.owner();
    const { secret } = await world.endpoint(ownerId, receiver.url);
    start([receiver]);
    await world.record(ownerId);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), WAIT);
    const { headers, body } = receiver.received[0]!;
    const check = { body, secrets: secret, nowMs: world.now };
    await verifyServiceSignature({ ...check, header: headers['service-signature'] });
    await verifyStandardWebhook({
      ...check,
      id: headers['webhook-id'],
      timestamp: headers['webhook-timestamp'],
      signature: headers['webhook-signature'],
    });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': JSON.parse(body).id });
    expect(headers['x-mse-signature']).toBeUndefined();
  });

  it('what it sends is accepted by stripe-node, svix and standardwebhooks, and no changed byte of it [D:standard webhooks]', async () => {
    const receiver = await startReceiver();
    const ownerId = await world.owner();
    const { secret } = await world.endpoint(ownerId, receiver.url);
    // These libraries read the time of this machine.
    world.now = Date.now();
    start([receiver]);
    await world.record(ownerId, 20);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(20), WAIT);
    for (const { headers, body } of receiver.received) {
      const own = String(headers['service-signature']);
      const standard = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      );
      const verifiers = [
        (text: string, key: string) => Stripe.webhooks.constructEvent(text, own, key),
        (text: string, key: string) => new SvixWebhook(key).verify(text, standard),
        (text: string, key: string) => new StandardWebhook(key).verify(text, standard),
      ];
      for (const verify of verifiers) {
        expect(() => verify(body, secret)).not.toThrow();
        expect(() => verify(`${body} `, secret)).toThrow(/signature/i);
        expect(() => verify(body.replace('lab_1', 'lab_2'), secret)).toThrow(/signature/i);
        expect(() => verify(body, newWebhookSecret(randomBytes))).toThrow(/signature/i);
      }
    }
  });

  it('sends an organization event with x-mse-signature [2:6.1]', async () => {
    const receiver = await startReceiver();
    const ownerId = await world.owner('organization');
    const { secret } = await world.endpoint(ownerId, receiver.url, 'organization');
    start([receiver]);
    await world.record(ownerId);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), WAIT);
    const { headers, body } = receiver.received[0]!;
    await verifyMseSignature({ header: headers['x-mse-signature'], body, secrets: secret, nowMs: world.now });
    expect(headers['service-signature']).toBeUndefined();
  });

  it('signs with both secrets during an overlap [D:rotation]', async () => {
    const receiver = await startReceiver();
    const ownerId = await world.owner();
    const { id, secret: before } = await world.endpoint(ownerId, receiver.url);
    const after = newWebhookSecret(randomBytes);
    const rotation = { secret: after, overlapMs: 3_600_000, vault: VAULT, now: world.now };
    await rotateEndpointSecret(test.database.db, id, rotation);
    start([receiver]);
    await world.record(ownerId);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), WAIT);
    const { headers, body } = receiver.received[0]!;
    for (const secrets of [before, after])
      await verifyServiceSignature({ header: headers['service-signature'], body, secrets, nowMs: world.now });
  });

  it('is woken by an event, and does not wait for its own next look', async () => {
    const receiver = await startReceiver();
    const ownerId = await world.owner();
    await world.endpoint(ownerId, receiver.url);
    start([receiver], { pollMs: 3_600_000 });
    // The first events may come before the worker listens, so they are recorded until one is heard.
    await vi.waitFor(async () => {
      await world.record(ownerId);
      expect(receiver.received).not.toEqual([]);
    }, WAIT);
    const recorded = (await world.deliveries(ownerId)).length;
    for (let more = 1; more <= 5; more++) {
      await world.record(ownerId);
      await vi.waitFor(() => expect(receiver.received).toHaveLength(recorded + more), WAIT);
    }
  });

  // The embedded database holds one core for most of it, and a hundred show the same of it.
  const [each, inAll] = kind === 'postgres' ? [334, 'a thousand'] : [34, 'a hundred'];
  it(`delivers ${inAll} events to several receivers, each once`, async () => {
    const receivers = await Promise.all([startReceiver(), startReceiver(), startReceiver()]);
    const ownerId = await world.owner();
    for (const { url } of receivers) await world.endpoint(ownerId, url);
    await world.record(ownerId, each);
    const worker = start(receivers);
    await vi.waitFor(
      () => expect(receivers.map(({ received }) => received.length)).toEqual([each, each, each]),
      WAIT,
    );
    await worker.stop();
    expect(new Set((await world.deliveries(ownerId)).map(({ state }) => state))).toEqual(
      new Set(['delivered']),
    );
    for (const { received } of receivers)
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(each);
  });

  it('stop waits for the tries under way, and claims nothing more', async () => {
    const answers: (() => void)[] = [];
    const receiver = await startReceiver((response) => answers.push(() => response.writeHead(204).end()));
    const ownerId = await world.owner();
    await world.endpoint(ownerId, receiver.url);
    const worker = start([receiver]);
    await world.record(ownerId, 6);
    await vi.waitFor(() => expect(answers).toHaveLength(4), WAIT);
    const stopping = worker.stop();
    for (const answer of answers) answer();
    await stopping;
    expect((await world.deliveries(ownerId)).filter(({ state }) => state === 'delivered')).toHaveLength(4);
    expect(answers).toHaveLength(4);
  });

  it('stop leaves what does not end within the grace to the lease', async () => {
    const receiver = await startReceiver(() => {});
    const ownerId = await world.owner();
    await world.endpoint(ownerId, receiver.url);
    const worker = start([receiver]);
    await world.record(ownerId);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), WAIT);
    await worker.stop({ graceMs: 100 });
    expect(await world.deliveries(ownerId)).toMatchObject([{ state: 'waiting', tries: 0 }]);
  });
});
