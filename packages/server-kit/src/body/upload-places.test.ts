import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestOver } from '../routes/request-over.ts';
import { watchArrival } from './arrival.ts';
import { createUploadPlaces, type UploadPlaces } from './upload-places.ts';

let places: UploadPlaces;
beforeEach(() => {
  vi.useFakeTimers();
  places = createUploadPlaces();
});
afterEach(() => {
  places.close();
  vi.useRealTimers();
});

/** A picture on its way: what it holds, and the 408 it may get. */
function upload(account: string, sender: string) {
  const told: (() => void)[] = [];
  const over = { isOver: false, whenOver: (then: () => void) => void told.push(then) };
  const socket = { bytesRead: 0, destroySoon: () => {}, end: () => {} };
  const raw = Object.assign(new EventEmitter(), { complete: false, socket }) as unknown as IncomingMessage;
  const state = { isHeld: false, isLeft: false, refusedWith: 0 };
  const end = async () => {
    over.isOver = true;
    for (const then of told) then();
    // Whoever waits is asked in turn.
    for (let turn = 0; turn < 12; turn++) await Promise.resolve();
  };
  places.take({ raw, over: over as RequestOver }, { account, sender }, (error) => {
    state.isLeft = error !== null;
    if (state.isLeft) return;
    state.isHeld = true;
    watchArrival(raw, ({ status }) => {
      state.refusedWith = status;
      void end();
    });
  });
  return { state, end, arrive: (bytes: number) => void (socket.bytesRead += bytes) };
}

const held = (uploads: readonly { state: { isHeld: boolean } }[]) =>
  uploads.filter(({ state }) => state.isHeld).length;
const settled = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};
const many = (count: number, account: string, sender = (i: number) => `p${i}`) =>
  Array.from({ length: count }, (_, i) => upload(account, sender(i)));

describe('places of pictures', () => {
  it.each([
    ['one sender', 4, () => many(6, 'clinic', () => 'p1')],
    ['one account', 8, () => many(12, 'clinic')],
    ['all together', 12, () => [...many(8, 'clinic'), ...many(8, 'practice')]],
  ])('are bounded for %s: %d', async (_, most, begin) => {
    const uploads = begin();
    await settled();
    expect(held(uploads)).toBe(most);
  });

  it('that are given back go to who waits, and never to who left while waiting', async () => {
    const uploads = many(7, 'clinic', () => 'p1');
    await settled();
    await uploads[4]?.end();
    await uploads[0]?.end();
    await uploads[1]?.end();
    expect(uploads.map(({ state }) => state.isHeld)).toEqual([true, true, true, true, false, true, true]);
    // Told, so that it does not count as one under way.
    expect(uploads.map(({ state }) => state.isLeft).indexOf(true)).toBe(4);
  });

  it('are taken from the slowest who sends nothing, when others wait: not at the first look', async () => {
    const quick = [...many(7, 'clinic'), ...many(4, 'practice')];
    const silent = upload('practice', 'silent');
    const next = upload('third', 'p');
    const look = async () => {
      for (const { arrive } of quick) arrive(20_000);
      await vi.advanceTimersByTimeAsync(2_000);
    };
    await settled();
    await look();
    expect([silent.state, next.state.isHeld]).toEqual([
      { isHeld: true, isLeft: false, refusedWith: 0 },
      false,
    ]);
    await look();
    expect([silent.state.refusedWith, next.state.isHeld]).toEqual([408, true]);
    expect(quick.map(({ state }) => state.refusedWith)).toEqual(quick.map(() => 0));
  });

  it('are taken from nobody for who left while waiting', async () => {
    const slow = [...many(8, 'clinic'), ...many(4, 'practice')];
    const gone = [upload('third', 'p'), upload('clinic', 'p9')];
    await settled();
    for (const { end } of gone) await end();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(slow.map(({ state }) => state.refusedWith)).toEqual(slow.map(() => 0));
  });

  it('stay with who is slow while nobody waits, until nothing came for ten seconds', async () => {
    const slow = upload('clinic', 'p1');
    const silent = upload('clinic', 'p2');
    await settled();
    await vi.advanceTimersByTimeAsync(9_999);
    expect([slow.state.refusedWith, silent.state.refusedWith]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([slow.state.refusedWith, silent.state.refusedWith]).toEqual([408, 408]);
  });

  it('of an account are taken for its own senders from its own alone', async () => {
    const own = many(8, 'clinic');
    const other = upload('practice', 'p');
    const next = upload('clinic', 'next');
    await settled();
    await vi.advanceTimersByTimeAsync(4_000);
    expect([other.state.refusedWith, next.state.isHeld]).toEqual([0, true]);
    expect(own.filter(({ state }) => state.refusedWith === 408)).toHaveLength(1);
  });
});
