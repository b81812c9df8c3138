import { expect, it } from 'vitest';
import { turnOf } from './turns.ts';

const SECONDS: Readonly<Record<string, number>> = { keys: 40, fuzz: 90, states: 100, laws: 30, days: 500 };
const turn = (number: number, seconds = 120) =>
  turnOf([...Object.keys(SECONDS), 'new'], (name) => SECONDS[name], { seconds, turn: number });

it.each<[number, string[]]>([
  [0, ['keys', 'laws']],
  [1, ['fuzz', 'laws']],
  [2, ['states']],
  [3, ['laws', 'keys']],
  [4, ['keys', 'laws']],
])('turn %i runs what fits into two minutes, begun one further: %j', (number, names) => {
  expect(turn(number)).toEqual(names);
});

it('within as many turns as there are checks each of them has had one', () => {
  expect(new Set([0, 1, 2, 3].flatMap((number) => turn(number)))).toEqual(
    new Set(['keys', 'fuzz', 'states', 'laws']),
  );
});

it('what was never seen, or takes longer than there is, waits for a run by hand', () => {
  expect(turn(0, 20)).toEqual([]);
  expect(turn(0, 10_000)).not.toContain('new');
});
