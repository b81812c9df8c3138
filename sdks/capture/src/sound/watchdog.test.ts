import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watch } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const state = { blocks: 0, now: 0, stalls: 0 };
  const unwatch = watch({
    blocks: () => state.blocks,
    now: () => state.now,
    onStall: () => void state.stalls++,
  });
  const second = (blocks: number, ms = 1000) => {
    state.now += ms;
    state.blocks += blocks;
    vi.advanceTimersByTime(1000);
  };
  return { state, second, unwatch };
}

it('says nothing while sound comes', () => {
  const { state, second } = watched();
  for (let i = 0; i < 10; i++) second(50);
  expect(state.stalls).toBe(0);
});

it('says so after two seconds without sound, and again after two more', () => {
  const { state, second } = watched();
  second(50);
  second(0);
  expect(state.stalls).toBe(0);
  second(0);
  expect(state.stalls).toBe(1);
  second(0);
  second(0);
  expect(state.stalls).toBe(2);
});

it('takes the sleep of a laptop for no stall', () => {
  const { state, second } = watched();
  second(50);
  second(0, 3_600_000);
  second(50);
  expect(state.stalls).toBe(0);
});

it('ends', () => {
  const { state, second, unwatch } = watched();
  unwatch();
  for (let i = 0; i < 5; i++) second(0);
  expect(state.stalls).toBe(0);
});
