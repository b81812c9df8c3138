import { expect, it } from 'vitest';
import { createOnePerTick } from './one-per-tick.ts';

it('runs one piece of work an iteration of the event loop, in order, with room between for what came meanwhile', async () => {
  const next = createOnePerTick();
  const done: string[] = [];
  await new Promise<void>((resolve) => {
    next(() => {
      done.push('first');
      next(() => {
        done.push('added');
        resolve();
      });
    });
    next(() => void done.push('second'));
    setImmediate(() => done.push('another request'));
  });
  expect(done).toEqual(['first', 'another request', 'second', 'added']);
});

it('goes on after work that throws', async () => {
  const next = createOnePerTick();
  const seen: unknown[] = [];
  const onError = (error: unknown) => void seen.push(error);
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').once('uncaughtException', onError);
  await new Promise<void>((resolve) => {
    next(() => {
      throw new Error('a fault');
    });
    next(resolve);
  });
  for (const listener of listeners) process.on('uncaughtException', listener);
  expect(seen).toHaveLength(1);
});
