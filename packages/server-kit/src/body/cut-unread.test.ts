import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cutUnread, UNREAD_MS } from './cut-unread.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function answered(complete: boolean | undefined) {
  const destroy = vi.fn();
  const request = Object.assign(new EventEmitter(), { complete, socket: { destroy } });
  cutUnread(request as unknown as IncomingMessage);
  return { request, destroy };
}

it('the connection of a body that goes on after its answer is closed in a while', () => {
  const { destroy } = answered(false);
  vi.advanceTimersByTime(UNREAD_MS - 1);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(destroy).toHaveBeenCalledOnce();
});

it('that of a body that arrives whole meanwhile stays open, and nothing waits for it', () => {
  const late = answered(false);
  late.request.complete = true;
  const closed = answered(false);
  closed.request.emit('close');
  answered(true);
  answered(undefined);
  expect(vi.getTimerCount()).toBe(1);
  vi.runAllTimers();
  expect(late.destroy).not.toHaveBeenCalled();
  expect(closed.destroy).not.toHaveBeenCalled();
});
