import { expect, it } from 'vitest';
import { perEntry } from './per-entry.ts';

it('works out each entry once and tells entries apart', () => {
  const asked: string[] = [];
  const loud = perEntry(({ name }: { name: string }) => {
    asked.push(name);
    return name.toUpperCase();
  });
  const a = { name: 'a' };
  const twin = { name: 'a' };
  expect([a, twin, a, twin].map(loud)).toEqual(['A', 'A', 'A', 'A']);
  expect(asked).toEqual(['a', 'a']);
});
