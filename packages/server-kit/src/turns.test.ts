import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs one piece of work a turn, in order, with room between for what came meanwhile', async () => {
  const inTurn = createTurns();
  const done: string[] = [];
  await new Promise<void>((resolve) => {
    inTurn(() => {
      done.push('first');
      inTurn(() => {
        done.push('added');
        resolve();
      });
    });
    inTurn(() => void done.push('second'));
    setImmediate(() => done.push('another request'));
  });
  expect(done).toEqual(['first', 'another request', 'second', 'added']);
});

it('goes on after work that throws', async () => {
  const inTurn = createTurns();
  const seen: unknown[] = [];
  const onError = (error: unknown) => void seen.push(error);
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').once('uncaughtException', onError);
  await new Promise<void>((resolve) => {
    inTurn(() => {
      throw new Error('a fault');
    });
    inTurn(resolve);
  });
  for (const listener of listeners) process.on('uncaughtException', listener);
  expect(seen).toHaveLength(1);
});
