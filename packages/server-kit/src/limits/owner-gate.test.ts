import { describe, expect, it } from 'vitest';
import { createOwnerGate } from './owner-gate.ts';

function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the gate of an owner', () => {
  it('lets so many in at a time, the next when one is done, in the order they came', async () => {
    const inGate = createOwnerGate(2);
    const work = [held(), held(), held()];
    const begun: number[] = [];
    const done = work.map(({ promise }, index) =>
      inGate('a', () => {
        begun.push(index);
        return promise;
      }),
    );
    await turn();
    expect(begun).toEqual([0, 1]);
    work[1]?.resolve();
    await turn();
    expect(begun).toEqual([0, 1, 2]);
    for (const { resolve } of work) resolve();
    await Promise.all(done);
  });

  it('never makes another owner wait', async () => {
    const inGate = createOwnerGate(1);
    const first = held();
    const waiting = inGate('a', () => first.promise);
    expect(await inGate('b', () => 'answered')).toBe('answered');
    first.resolve();
    await waiting;
  });

  it('is left by work that fails', async () => {
    const inGate = createOwnerGate(1);
    await expect(inGate('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inGate('a', () => 1)).toBe(1);
  });
});
