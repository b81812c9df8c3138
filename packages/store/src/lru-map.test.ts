import { expect, it } from 'vitest';
import { LruMap } from './lru-map.ts';

it('forgets what was not asked for longest', () => {
  const map = new LruMap<string, number>(3);
  map.set('a', 1);
  map.set('b', 2);
  map.set('c', 3);
  map.get('a');
  map.set('d', 4);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([1, undefined, 3, 4]);
});

it('never holds more than its capacity', () => {
  const map = new LruMap<number, number>(10);
  for (let i = 0; i < 1_000; i++) map.set(i, i);
  expect([...map.values()]).toEqual([990, 991, 992, 993, 994, 995, 996, 997, 998, 999]);
});
