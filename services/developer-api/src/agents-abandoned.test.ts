import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { scriptedModel } from '@svc/intelligence/models';
import { stopServer } from '@svc/server-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AGENT_BODIES } from './testing/bodies.ts';
import { type Harness, openHarness } from './testing/harness.ts';

let api: Harness;
let url: string;
let headers: Record<string, string>;
/** The signal of a model that hangs, once it is asked. */
let asked: PromiseWithResolvers<AbortSignal>;

beforeEach(async () => {
  api = await openHarness();
  asked = Promise.withResolvers();
  api.model = scriptedModel([
    ({ signal }) => {
      asked.resolve(signal);
      return new Promise(() => {});
    },
  ]);
  await api.server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.server.app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/api/v1/relapse/patient-1/agent`;
  const { key } = await api.makeKey();
  headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
});
afterEach(async () => {
  api.server.app.server.closeAllConnections();
  await api.close();
});

const ask = (signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(AGENT_BODIES.relapse),
    ...(signal && { signal }),
  });

/** What a model is told long before the deadline of its loop: it is no timeout. */
async function toldWhy(signal: AbortSignal): Promise<string> {
  if (!signal.aborted) await once(signal, 'abort');
  return (signal.reason as Error).name;
}

describe('a model that hangs is told to stop', () => {
  it('when the caller goes away', async () => {
    const caller = new AbortController();
    const answer = ask(caller.signal);
    const signal = await asked.promise;
    expect(signal.aborted).toBe(false);
    caller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(await toldWhy(signal)).toBe('AbortError');
  });

  it('when the server stops, whose caller gets 503', async () => {
    const answer = ask();
    const signal = await asked.promise;
    const now = async () => {};
    await stopServer(api.server, { graceMs: 0, flushMs: 0, delay: now });
    const { status, headers: sent } = await answer;
    expect([status, sent.get('retry-after')]).toEqual([503, '1']);
    expect(await toldWhy(signal)).toBe('AbortError');
  });
});
