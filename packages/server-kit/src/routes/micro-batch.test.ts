import * as fc from 'fast-check';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { RawBody } from '../body/raw-body.ts';
import { handler } from './handler.ts';
import { BATCH_BYTES, createMicroBatches } from './micro-batch.ts';

type Failing = 'parse' | 'compute' | 'write';

/** Batches whose steps note themselves, and the answers they sent. */
function noted(failing: Readonly<Record<string, Failing>> = {}, later: readonly string[] = []) {
  const steps: string[] = [];
  const answers: string[] = [];
  const note = (step: Failing, name: string) => {
    steps.push(`${step} ${name}`);
    if (failing[name] === step) throw new Error(`${name} failed`);
    return name;
  };
  const reply = (name: string) => {
    const own = {
      sent: false,
      code: () => own,
      header: () => own,
      send(payload: string | Error) {
        answers.push(payload instanceof Error ? payload.message : payload);
        own.sent = true;
      },
    };
    if (name === 'cut') own.sent = true;
    return own as unknown as FastifyReply;
  };
  const join = createMicroBatches(
    handler({
      parse: ({ request }) => note('parse', request.id),
      compute(name): string | Promise<string> {
        if (!later.includes(name)) return note('compute', name);
        return nextTurn().then(() => note('compute', name));
      },
      write: (name) => `answer of ${note('write', name)}`,
    }),
  );
  const arrive = (name: string, bytes: number | null = 1000, { body }: { body: unknown } = { body: {} }) => {
    const headers = bytes === null ? {} : { 'content-length': String(bytes) };
    const request = { id: name, body, raw: { headers } } as FastifyRequest;
    join({ request, reply: reply(name), loaded: undefined });
  };
  return { steps, answers, arrive };
}

describe('requests that arrive in the same iteration of the event loop', () => {
  it('are taken through the steps together and answered in the order they came', async () => {
    const { arrive, steps, answers } = noted();
    for (const name of ['a', 'b']) arrive(name);
    expect(steps).toEqual([]);
    await nextTurn();
    expect(steps).toEqual(['parse a', 'parse b', 'compute a', 'compute b', 'write a', 'write b']);
    expect(answers).toEqual(['answer of a', 'answer of b']);
  });

  it('are taken again in a later iteration, each once', async () => {
    const { arrive, answers } = noted();
    for (const name of ['a', 'b']) {
      arrive(name);
      await nextTurn();
    }
    expect(answers).toEqual(['answer of a', 'answer of b']);
  });

  it.each(['parse', 'compute', 'write'] as const)('fail alone when %s throws', async (step) => {
    const { arrive, answers } = noted({ b: step });
    for (const name of ['a', 'b', 'c']) arrive(name);
    await nextTurn();
    expect(answers.toSorted()).toEqual(['answer of a', 'answer of c', 'b failed']);
  });

  it('leave the batch to wait for something, and hold up no other', async () => {
    const { arrive, steps, answers } = noted({}, ['a']);
    for (const name of ['a', 'b']) arrive(name);
    await nextTurn();
    expect(steps).not.toContain('write a');
    expect(answers).toEqual(['answer of b']);
    await nextTurn();
    expect(answers).toEqual(['answer of b', 'answer of a']);
  });

  it.each(['compute', 'write'] as const)('fail alone when %s throws after waiting', async (step) => {
    const { arrive, answers } = noted({ a: step }, ['a']);
    for (const name of ['a', 'b']) arrive(name);
    await nextTurn();
    await nextTurn();
    expect(answers).toEqual(['answer of b', 'a failed']);
  });

  it('are not answered twice when they were cut meanwhile', async () => {
    const { arrive, answers } = noted();
    arrive('cut');
    await nextTurn();
    expect(answers).toEqual([]);
  });
});

describe('a micro-batch', () => {
  it.each([
    ['one byte short of the end takes the next one too', BATCH_BYTES - 1, { body: {} }, 2],
    ['at the end takes no more', BATCH_BYTES, { body: {} }, 1],
    ['past the end takes no more', BATCH_BYTES + 1, { body: {} }, 1],
    ['without a length counts as the largest', null, { body: {} }, 1],
    ['not there counts as none', null, { body: undefined }, 3],
    ['read elsewhere counts as none', 2 * BATCH_BYTES, { body: new RawBody(new Uint8Array()) }, 3],
  ])('whose first body is %s', async (_, bytes, body, taken) => {
    const { arrive, answers } = noted();
    arrive('a', bytes, body);
    for (const name of ['b', 'c']) arrive(name, 1);
    await nextTurn();
    expect(answers).toHaveLength(taken);
    await nextTurn();
    expect(answers).toEqual(['answer of a', 'answer of b', 'answer of c']);
  });

  it('answers every request exactly once, whatever fails and however large the bodies are', async () => {
    const request = fc.record({
      bytes: fc.option(fc.nat(2 * BATCH_BYTES)),
      fails: fc.constantFrom<Failing | undefined>('parse', 'compute', 'write', undefined),
      alone: fc.boolean(),
      waits: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 20 }), async (requests) => {
        const failing = requests.flatMap(({ fails }, at) =>
          fails === undefined ? [] : [[`r${at}`, fails] as const],
        );
        const later = requests.flatMap(({ waits }, at) => (waits ? [`r${at}`] : []));
        const { arrive, answers } = noted(Object.fromEntries(failing), later);
        for (const [at, { bytes, alone }] of requests.entries()) {
          arrive(`r${at}`, bytes);
          if (alone) await nextTurn();
        }
        for (const _ of [...requests, 'the last one waits']) await nextTurn();
        const expected = requests.map(({ fails }, at) =>
          fails === undefined ? `answer of r${at}` : `r${at} failed`,
        );
        expect(answers.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });
});
