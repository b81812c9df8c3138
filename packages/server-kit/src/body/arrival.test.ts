import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveUpBody, SILENT_MS, watchArrival } from './arrival.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const request = Object.assign(new EventEmitter(), { socket: {} }) as unknown as IncomingMessage;
  const giveUp = vi.fn();
  return { request, giveUp, end: watchArrival(request, giveUp) };
}

it('a body of which nothing comes for ten seconds is answered 408', () => {
  const { request, giveUp } = watched();
  vi.advanceTimersByTime(SILENT_MS - 1);
  request.emit('data', Buffer.from('x'));
  vi.advanceTimersByTime(SILENT_MS - 1);
  expect(giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(giveUp.mock.calls[0]?.[0]).toMatchObject({ status: 408, code: 'request_timeout' });
});

it('a body is given up for others once, and not after it came whole', () => {
  const late = watched();
  giveUpBody(late.request);
  giveUpBody(late.request);
  expect(late.giveUp).toHaveBeenCalledOnce();
  const whole = watched();
  whole.end();
  giveUpBody(whole.request);
  vi.runAllTimers();
  expect(whole.giveUp).not.toHaveBeenCalled();
});
