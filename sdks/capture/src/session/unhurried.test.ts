import { expect, it } from 'vitest';
import { unhurried } from './unhurried.ts';

function* steps(log: string[]): Generator<number, string, void> {
  for (let i = 1; i <= 3; i++) {
    log.push(`slice ${i}`);
    yield i;
  }
  return 'done';
}

it('work in slices leaves room for other messages between two of them', async () => {
  const log: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    log.push('other');
    if (log.length < 12) port2.postMessage(null);
  });
  port1.start();
  port2.postMessage(null);
  const result = unhurried(steps(log));
  expect(log).toEqual(['slice 1']);
  expect(await result).toBe('done');
  port1.close();
  const between = log.slice(0, log.indexOf('slice 3'));
  expect(between).toContain('other');
});

it('what fails in a slice is thrown', async () => {
  const failing = (function* (): Generator<number, void, void> {
    yield 1;
    throw new Error('full');
  })();
  await expect(unhurried(failing)).rejects.toThrow('full');
});
