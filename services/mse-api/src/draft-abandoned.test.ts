import type { AddressInfo } from 'node:net';
import { scriptedModel } from '@svc/intelligence/models';
import { stopServer } from '@svc/server-kit';
import { toldWhy, untilNothingRuns } from '@svc/server-kit/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Harness, openHarness } from '../test/harness.ts';

const STOPPING = { error: 'The server is stopping. Please try again.' };
const UNAVAILABLE = {
  error: 'The model of the agent is temporarily unavailable; nothing was lost. Please try again.',
};

let api: Harness;
let url: string;
let headers: Record<string, string>;
/** The signal of a model that hangs, once it is asked. */
let asked: PromiseWithResolvers<AbortSignal>;

beforeEach(async () => {
  asked = Promise.withResolvers();
  const model = scriptedModel([
    ({ signal }) => {
      asked.resolve(signal);
      return new Promise(() => {});
    },
  ]);
  api = await openHarness({ model });
  await api.server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.server.app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/api/v1/mse/visit-1/agent`;
  const key = await api.makeDeveloperKey();
  headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
});
afterEach(async () => {
  vi.restoreAllMocks();
  api.server.app.server.closeAllConnections();
  await api.close();
});

const ask = (signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ patientId: 'p', transcript: 'Patient: I feel hopeless.' }),
    ...(signal && { signal }),
  });

async function toldTo(answer: Response): Promise<unknown[]> {
  return [answer.status, answer.headers.get('retry-after'), await answer.json()];
}

describe('a model that hangs over a draft is told to stop', () => {
  it('when the caller goes away', async () => {
    const caller = new AbortController();
    const answer = ask(caller.signal);
    const signal = await asked.promise;
    expect(signal.aborted).toBe(false);
    caller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(await toldWhy(signal)).toEqual(['AbortError', 'The caller went away.']);
    await untilNothingRuns(api.server);
  });

  it('when the server stops, whose caller gets 503', async () => {
    const answer = ask();
    const signal = await asked.promise;
    const now = async () => {};
    await stopServer(api.server, { graceMs: 0, flushMs: 0, delay: now });
    expect(await toldTo(await answer)).toEqual([503, '1', STOPPING]);
    expect(await toldWhy(signal)).toEqual(['AbortError', 'The server answered instead.']);
    await untilNothingRuns(api.server);
  });

  it('when its 20 s are over, whose caller gets 503', async () => {
    const { timeout } = AbortSignal;
    const limited = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1));
    const answer = ask();
    const signal = await asked.promise;
    expect(limited.mock.calls).toEqual([[20_000]]);
    expect(await toldTo(await answer)).toEqual([503, '5', UNAVAILABLE]);
    expect(await toldWhy(signal)).toEqual(['TimeoutError', expect.any(String)]);
    await untilNothingRuns(api.server);
  });
});
