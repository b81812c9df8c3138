import { expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

it('work asked for again while it is under way is done once, and anew afterwards', async () => {
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const measure = singleFlight(
    (id: string) => id,
    (id) => {
      begun.push(id);
      return promise;
    },
  );
  const both = [measure('a'), measure('a'), measure('b')];
  expect(begun).toEqual(['a', 'b']);
  resolve('measured');
  expect(await Promise.all(both)).toEqual(['measured', 'measured', 'measured']);
  await measure('a');
  expect(begun).toEqual(['a', 'b', 'a']);
});

it('work that failed is told to all who waited, and may be tried again', async () => {
  let tries = 0;
  const measure = singleFlight(
    (id: string) => id,
    async () => {
      tries += 1;
      throw new Error('no');
    },
  );
  const both = [measure('a'), measure('a')];
  for (const one of both) await expect(one).rejects.toThrow('no');
  await expect(measure('a')).rejects.toThrow('no');
  expect(tries).toBe(2);
});
