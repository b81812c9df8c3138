import { describe, expect, it } from 'vitest';
import { CaptureError } from '../errors/capture-error.ts';
import type { QueueOptions } from './queue.ts';
import { createSender, type SentLater } from './sender.ts';

const NUMBERS = { speechRateWpm: 140.2, responseLatencySeconds: 1.234, sessionDurationSeconds: 600 };
const ANSWER = { object: 'dmse.analysis', disclaimer: 'Advisory.' };

type Step = { readonly status?: number; readonly code?: string; readonly after?: string } | 'unreachable';

/** A sender whose service answers what it is told, the last step again and again. */
function world(steps: Step[], queue?: Pick<QueueOptions, 'maxItems'>) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const bodies: string[] = [];
  const later: SentLater[] = [];
  const answer: typeof fetch = async (_, init) => {
    bodies.push(String(init?.body));
    const step = (steps.length > 1 ? steps.shift() : steps[0]) ?? {};
    if (step === 'unreachable') throw new TypeError('Failed to fetch');
    const { status = 200, code = '', after } = step;
    const body =
      status === 200 ? { ok: true, data: ANSWER } : { ok: false, error: { code, message: `It is ${code}.` } };
    return Response.json(body, {
      status,
      headers: { 'x-request-id': 'req_1', ...(after === undefined ? {} : { 'retry-after': after }) },
    });
  };
  const sender = createSender(
    {
      publishableKey: 'svc_pk_test_0123456789',
      baseUrl: 'https://api.example.org',
      fetch: answer,
      ...(queue === undefined ? {} : { queue: { storage, ...queue } }),
    },
    (sent) => later.push(sent),
  );
  const failed = () =>
    sender.send(NUMBERS).then(
      () => undefined,
      (error: CaptureError) => error,
    );
  return { sender, bodies, later, kept, failed };
}

describe('sending', () => {
  it('sends the numbers once, and what the page adds [D:capture: numbers leave]', async () => {
    const { sender, bodies } = world([{}]);
    expect(await sender.send(NUMBERS, { sessionRef: 'visit-7', history: { speech_rate: [150] } })).toEqual(
      ANSWER,
    );
    expect(bodies.map((body) => JSON.parse(body) as object)).toEqual([
      { ...NUMBERS, sessionRef: 'visit-7', history: { speech_rate: [150] } },
    ]);
  });

  it('sends nothing without a number to send', async () => {
    const { sender, bodies } = world([{}]);
    await expect(sender.send({ sessionDurationSeconds: 9 })).rejects.toMatchObject({
      code: 'nothing_measured',
    });
    expect(bodies).toEqual([]);
  });

  it.each<[string, Step, object]>([
    [
      '403',
      { status: 403, code: 'forbidden' },
      { code: 'api_error', recoverable: false, help: expect.stringContaining('allowed origins of the key') },
    ],
    [
      '401',
      { status: 401, code: 'invalid_token' },
      { code: 'api_error', recoverable: false, help: expect.stringContaining('publishable key') },
    ],
    [
      '402',
      { status: 402, code: 'payment_required' },
      { code: 'api_error', help: expect.stringContaining('paid plan') },
    ],
    [
      '400',
      { status: 400, code: 'invalid_request' },
      { code: 'api_error', recoverable: false, message: 'It is invalid_request.' },
    ],
    [
      '429 that asks for long',
      { status: 429, code: 'rate_limited', after: '90' },
      { code: 'rate_limited', recoverable: true, retryAfterSeconds: 90 },
    ],
  ])('explains %s, and tries once', async (_, step, error) => {
    const { failed, bodies } = world([step]);
    expect(await failed()).toMatchObject(error);
    expect((await failed()) instanceof CaptureError).toBe(true);
    expect(bodies).toHaveLength(2);
  });

  it('keeps what could not be reached, and sends it later, without what the page added', async () => {
    const { sender, failed, later, kept, bodies } = world(
      ['unreachable', 'unreachable', 'unreachable', {}],
      {},
    );
    expect(await failed()).toMatchObject({ code: 'offline', recoverable: true });
    expect(kept.size).toBe(1);
    await sender.flush();
    expect(later).toMatchObject([{ analysis: ANSWER }]);
    expect([kept.size, bodies.length]).toEqual([0, 4]);
    expect(JSON.parse(bodies[3] as string)).toEqual(NUMBERS);
  });

  it('keeps nothing where it was not asked to, and nothing that was refused', async () => {
    const without = world(['unreachable']);
    await without.failed();
    const refused = world([{ status: 403, code: 'forbidden' }], {});
    await refused.failed();
    expect([without.kept.size, refused.kept.size]).toEqual([0, 0]);
  });

  it('tries again later what the service asks to wait for', async () => {
    const { sender, failed, later, kept } = world([{ status: 429, code: 'rate_limited', after: '90' }], {});
    await failed();
    await sender.flush();
    expect([later.length, kept.size]).toEqual([0, 1]);
  });
});
