import { getEventListeners } from 'node:events';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Labs } from '../src/resources/labs.ts';
import { scriptedClient, SECRET } from './scripted-client.ts';
import { dataStep, errorStep } from './scripted-server.ts';

const world = scriptedClient();
const ORDER = { patientRef: 'p-1', panelId: 'cbc' };

describe('a header of the caller', () => {
  it.each([
    ['Idempotency-Key', 'mine', 'idempotency-key'],
    ['AUTHORIZATION', 'Bearer mine', 'authorization'],
    ['Content-Type', 'application/json; charset=utf-8', 'content-type'],
    ['accept', 'application/json, text/plain', 'accept'],
  ])('replaces ours however it is written: %s', async (name, value, received) => {
    world.server.play(dataStep({}));
    await world.client().labs.createOrder(ORDER, { headers: { [name]: value } });
    expect(world.server.seen[0]?.headers[received]).toBe(value);
  });

  it.each<[string, Record<string, string>]>([
    ['a line break in its value', { traceparent: `a\r\nx-injected: ${SECRET}` }],
    ['a letter beyond Latin-1 in its value', { 'x-name': `Zoë ☃ ${SECRET}` }],
    ['a space in its name', { 'x name': SECRET }],
    ['no name', { '': SECRET }],
  ])('is refused before anything is sent, and not quoted, with %s', async (_, headers) => {
    world.server.play(dataStep({}));
    const error = await world
      .client()
      .ping({ headers })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'configuration', tries: 0 });
    expect(inspect(error)).not.toContain(SECRET);
    expect(world.server.seen).toHaveLength(0);
  });

  it('is refused as an idempotency key that no header can hold', async () => {
    const call = world.client().labs.createOrder(ORDER, { idempotencyKey: 'a\nb' });
    await expect(call).rejects.toMatchObject({ code: 'configuration', tries: 0 });
  });
});

describe('a key', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is in no JSON and no inspection of a client, or of a part of one', () => {
    const svc = world.client({ patientSession: 'patient-session-token' });
    for (const seen of [
      svc,
      svc.labs,
      svc.labs.connection,
      new Labs({ baseUrl: 'https://x.example', apiKey: SECRET }),
    ])
      for (const text of [
        JSON.stringify(seen),
        inspect(seen, { depth: 9 }),
        Object.values(seen).map(String).join(),
      ])
        expect(text).not.toMatch(/svc_sk_|mse_live_|patient-session/);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('vault is sealed');
      },
    ],
    ['rejects', () => Promise.reject(new Error('vault is sealed'))],
  ])('whose source %s ends the call with a code, its cause and no try', async (_, apiKey) => {
    world.server.play(dataStep({}));
    await expect(world.client({ apiKey }).ping()).rejects.toMatchObject({
      code: 'configuration',
      operation: 'ping',
      tries: 0,
      cause: new Error('vault is sealed'),
    });
    expect(world.server.seen).toHaveLength(0);
  });

  it('that is secret is taken where a page is simulated on a server, when that is said', async () => {
    vi.stubGlobal('document', {});
    expect(() => world.client()).toThrow('apiKey is secret');
    world.server.play(dataStep({ object: 'ping' }));
    expect(await world.client({ simulatedDom: true }).ping()).toEqual({ object: 'ping' });
  });
});

it('a body that JSON cannot hold ends the call with a code, before anything is sent', async () => {
  const order = { ...ORDER, metadata: { count: 1n } };
  await expect(world.client().labs.createOrder(order)).rejects.toMatchObject({
    code: 'configuration',
    tries: 0,
  });
});

describe('one signal over many calls', () => {
  it('is listened to once, and ends them all', async () => {
    const control = new AbortController();
    const { signal } = control;
    world.server.play(() => {});
    const ended = Promise.allSettled(Array.from({ length: 50 }, () => world.client().ping({ signal })));
    // Node warns from the eleventh on.
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    control.abort();
    for (const result of await ended) expect(result).toMatchObject({ reason: { code: 'aborted' } });
  });

  it('is let go by calls that are over', async () => {
    const { signal } = new AbortController();
    world.server.play(dataStep({}));
    for (let call = 0; call < 20; call++) await world.client().ping({ signal });
    expect(getEventListeners(signal, 'abort').length).toBeLessThanOrEqual(1);
  });
});

describe('the rest of an answer', () => {
  it('says what is left of the limit, and whether it was given before', async () => {
    const headers = {
      'x-ratelimit-limit': '100',
      'x-ratelimit-remaining': '7',
      'x-ratelimit-reset': '1800000000',
      'idempotent-replayed': 'true',
    };
    world.server.play({ ...dataStep({}), headers }, dataStep({}));
    const svc = world.client();
    expect((await svc.labs.createOrder(ORDER).withResponse()).response).toMatchObject({
      rateLimit: { limit: 100, remaining: 7, resetAt: 1_800_000_000_000 },
      replayed: true,
    });
    expect((await svc.labs.createOrder(ORDER).withResponse()).response).toMatchObject({
      rateLimit: undefined,
      replayed: false,
    });
  });
});

it('an error counts the tries that were sent', async () => {
  world.server.play(errorStep(500, 'server_error'));
  await expect(world.client().ping()).rejects.toMatchObject({ code: 'server_error', tries: 3 });
  await expect(world.client().ping({ signal: AbortSignal.abort() })).rejects.toMatchObject({ tries: 0 });
});
