import { describe, expect, it } from 'vitest';
import type { AnySvcError, SvcClient } from '../src/index.ts';
import { scriptedClient } from './scripted-client.ts';
import { dataStep, errorStep, type Step } from './scripted-server.ts';

const world = scriptedClient();
const ORDER = { patientRef: 'p-1', panelId: 'thyroid_screen' };
const DONE = dataStep({ object: 'lab_order', id: 'labord_1' });
const cut: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"ok":true,"data":{"obj', () => response.destroy());
};
const reset: Step = (response) => void response.destroy();

const failed = (call: PromiseLike<unknown>): Promise<AnySvcError> =>
  Promise.resolve(call).then(
    () => Promise.reject(new Error('It succeeded.')),
    (error: AnySvcError) => error,
  );
const create = (svc: SvcClient = world.client()) => svc.labs.createOrder(ORDER);

describe('what is tried again', () => {
  it.each<[string, Step]>([
    ['408', errorStep(408, 'server_error')],
    ['409 of a twin in flight', errorStep(409, 'conflict', { 'retry-after': '1' })],
    ['429', errorStep(429, 'rate_limited')],
    ['500', errorStep(500, 'server_error')],
    ['502 of a proxy, in HTML', { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad' }],
    ['503', errorStep(503, 'service_unavailable')],
    ['504 without a body', { status: 504 }],
    ['a connection that is reset', reset],
    ['an answer whose bytes stop', cut],
    ['JSON that breaks off', { body: '{"ok":true,"data":{"obj' }],
    ['an empty answer', { body: '' }],
  ])('%s', async (_, step) => {
    world.server.play(step, DONE);
    const { data, response } = await create().withResponse();
    expect(data.id).toBe('labord_1');
    expect(response.tries).toBe(2);
    expect(world.waits).toHaveLength(1);
  });

  it.each<[string, Step]>([
    ['400', errorStep(400, 'invalid_request')],
    ['401', errorStep(401, 'invalid_token')],
    ['402', errorStep(402, 'payment_required')],
    ['403', errorStep(403, 'forbidden')],
    ['404', errorStep(404, 'not_found')],
    ['409 for good', errorStep(409, 'conflict')],
    ['412', errorStep(412, 'precondition_failed')],
    ['413', errorStep(413, 'payload_too_large')],
    ['a redirect', { status: 307, headers: { location: '/elsewhere' } }],
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<!doctype html>' }],
  ])('not %s', async (_, step) => {
    world.server.play(step, DONE);
    expect((await failed(create())).tries).toBe(1);
    expect(world.server.seen).toHaveLength(1);
  });

  it('stops after the first try and two more, with the last error and the number of tries', async () => {
    world.server.play(errorStep(500, 'server_error'));
    expect(await failed(create())).toMatchObject({ code: 'server_error', tries: 3, requestId: 'req_0123' });
    expect(world.server.seen).toHaveLength(3);
    world.server.play(errorStep(500, 'server_error'));
    expect((await failed(create(world.client({ maxRetries: 0 })))).tries).toBe(1);
  });
});

describe('the key of a request that stores something', () => {
  const stores: readonly [string, (svc: SvcClient) => PromiseLike<unknown>][] = [
    ['a lab order', (svc) => svc.labs.createOrder(ORDER)],
    ['a simulation', (svc) => svc.labs.simulateOrder('labord_1')],
    ['a connection', (svc) => svc.wearables.connect({ patientRef: 'p-1' })],
    ['an exam', (svc) => svc.mse.write('v-1', { patientId: 'p-1', selection: {} })],
    ['an amendment', (svc) => svc.mse.patch('v-1', { patientId: 'p-1', selection: {} })],
    ['a signature', (svc) => svc.mse.sign('v-1', { patientId: 'p-1', signedByName: 'A', attestation: 'B' })],
    ['an ingested picture', (svc) => svc.retina.ingest({ patientRef: 'p-1', imageBase64: 'AA' })],
  ];

  it.each(stores)('is the same on every try of %s, and another for another', async (_, call) => {
    world.server.play(reset, errorStep(503, 'service_unavailable'), dataStep({}), dataStep({}));
    await call(world.client());
    await call(world.client());
    const [first, second, third, other] = world.server.seen.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^svc_[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
    expect(new Set(world.server.seen.slice(0, 3).map(({ body }) => body)).size).toBe(1);
  });

  it('is the one of the caller, where there is one', async () => {
    world.server.play(DONE);
    await world.client().labs.createOrder(ORDER, { idempotencyKey: 'mine' });
    expect(world.server.seen[0]?.headers['idempotency-key']).toBe('mine');
  });

  it('is not sent where nothing is stored', async () => {
    world.server.play(dataStep({}));
    await world.client().dmse.analyze({ speechRateWpm: 120 });
    await world.client().relapse.agent('p-1', { signals: [] });
    expect(world.server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('how long it waits', () => {
  it('doubles from half a second, half of it by chance', async () => {
    const waited = async (chance: number) => {
      world.waits.length = 0;
      world.server.play(errorStep(500, 'server_error'));
      const timing = { random: () => chance, wait: async (ms: number) => void world.waits.push(ms) };
      await failed(create(world.client({ timing, maxRetries: 6 })));
      return [...world.waits];
    };
    expect(await waited(0)).toEqual([250, 500, 1000, 2000, 4000, 4000]);
    expect(await waited(1)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  });

  it.each([
    ['seconds', '7', 7000],
    ['a fraction of a second', '0.5', 500],
    ['none', '0', 0],
    ['a moment that has passed', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['a date', new Date(Date.UTC(2030, 0, 1, 0, 0, 30)).toUTCString(), 30_000],
  ])('as long as Retry-After says in %s', async (_, header, ms) => {
    const now = () => Date.UTC(2030, 0, 1);
    world.server.play(errorStep(429, 'rate_limited', { 'retry-after': header }), DONE);
    const wait = async (waited: number) => void world.waits.push(waited);
    await create(world.client({ timing: { now, random: () => 0, wait } }));
    expect(world.waits).toEqual([ms]);
  });

  it.each([0, 0.5, 0.99])(
    'never sooner than Retry-After says, and at most a tenth later (chance %d)',
    async (chance) => {
      world.server.play(errorStep(429, 'rate_limited', { 'retry-after': '7' }), DONE);
      const wait = async (waited: number) => void world.waits.push(waited);
      await create(world.client({ timing: { random: () => chance, wait } }));
      const [waited] = world.waits;
      expect(waited).toBeGreaterThanOrEqual(7000);
      expect(waited).toBeLessThanOrEqual(7700);
    },
  );

  it('as without Retry-After, where that says nothing', async () => {
    world.server.play(errorStep(429, 'rate_limited', { 'retry-after': 'soon' }), DONE);
    await create();
    expect(world.waits).toEqual([250]);
  });

  it('not at all beyond the cap: the error comes at once, with what was asked', async () => {
    world.server.play(errorStep(429, 'rate_limited', { 'retry-after': '61' }), DONE);
    expect(await failed(create())).toMatchObject({ code: 'rate_limited', retryAfterMs: 61_000, tries: 1 });
    expect(world.waits).toEqual([]);
    world.server.play(errorStep(429, 'rate_limited', { 'retry-after': '61' }), DONE);
    await create(world.client({ maxRetryAfterMs: 100_000 }));
    expect(world.waits).toEqual([61_000]);
  });

  it('not past the total timeout', async () => {
    world.server.play(errorStep(429, 'rate_limited', { 'retry-after': '20' }), DONE);
    expect(await failed(create(world.client({ totalTimeoutMs: 15_000 })))).toMatchObject({
      code: 'rate_limited',
    });
    expect(world.waits).toEqual([]);
  });
});

describe('an end before the answer', () => {
  const never: Step = () => {};

  it('by a timeout, which is tried again', async () => {
    world.server.play(never, DONE);
    const { response } = await create(world.client({ timeoutMs: 200 })).withResponse();
    expect(response.tries).toBe(2);
    world.server.play(never);
    expect(await failed(create(world.client({ timeoutMs: 20, maxRetries: 1 })))).toMatchObject({
      code: 'timeout',
      tries: 2,
    });
  });

  it('by a timeout while the body drips', async () => {
    world.server.play((response) => void response.writeHead(200).write('{"ok":'));
    expect(await failed(create(world.client({ timeoutMs: 50, maxRetries: 0 })))).toMatchObject({
      code: 'timeout',
    });
  });

  it('by the caller, before, during and between tries, with the reason', async () => {
    const before = AbortSignal.abort('closed');
    world.server.play(DONE);
    const early = await failed(world.client().labs.createOrder(ORDER, { signal: before }));
    expect(early).toMatchObject({ code: 'aborted', cause: 'closed' });
    expect(world.server.seen).toHaveLength(0);

    const during = new AbortController();
    world.server.play(() => during.abort('left'));
    const left = await failed(world.client().labs.createOrder(ORDER, { signal: during.signal }));
    expect(left).toMatchObject({ code: 'aborted', cause: 'left', tries: 1 });

    // The wait is the real one, and an hour long.
    const between = new AbortController();
    world.server.play(errorStep(503, 'service_unavailable', { 'retry-after': '3600' }));
    const logger = ({ event }: { event: string }) =>
      void (event === 'retry' && setTimeout(() => between.abort('gave up')));
    const svc = world.client({ timing: {}, maxRetryAfterMs: 1e9, totalTimeoutMs: 1e9, logger });
    const gaveUp = await failed(svc.labs.createOrder(ORDER, { signal: between.signal }));
    expect(gaveUp).toMatchObject({ code: 'aborted', cause: 'gave up', tries: 1 });
  });

  it('although fetch does not listen to its signal', async () => {
    const deaf = () => new Promise<Response>(() => {});
    const svc = world.client({ fetch: deaf, timeoutMs: 10, maxRetries: 0 });
    expect(await failed(svc.ping())).toMatchObject({ code: 'timeout' });
  });
});
