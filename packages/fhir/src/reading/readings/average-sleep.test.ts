import { expect, test } from 'vitest';
import { averageSleepHours, type Night } from './average-sleep.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const session = (from: string, to: string, hours: number): Night => ({
  hours,
  at: `2026-11-${to}:00Z`,
  from: `2026-11-${from}:00Z`,
});
const day = (at: string, hours: number): Night => ({ hours, at });

test.each<[string, Night[], number | undefined]>([
  ['no night', [], undefined],
  [
    'one night in two sessions',
    [session('18T23:18', '19T04:25', 5.12), session('19T05:15', '19T09:46', 4.52)],
    9.64,
  ],
  [
    'one night recorded by two devices',
    [session('18T23:00', '19T07:00', 7.5), session('18T23:10', '19T06:50', 7.2)],
    7.5,
  ],
  ['two nights', [session('17T23:00', '18T07:00', 8), session('18T23:00', '19T05:00', 6)], 7],
  ['a night told twice by its day', [day('2026-11-19', 7), day('2026-11-19', 6)], 7],
  [
    'a nap in the afternoon, which counts to the night after',
    [session('18T23:00', '19T06:00', 7), session('19T14:00', '19T15:00', 1)],
    4,
  ],
  [
    'a session that ended before midnight',
    [session('18T21:00', '18T23:30', 2.5), session('19T01:00', '19T06:00', 5)],
    7.5,
  ],
  ['nights of before two weeks, left out', [day('2026-11-19', 6), day('2026-10-01', 9)], 6],
  ['a night of the future, left out', [day('2026-12-19', 6)], undefined],
])('%s', (_, nights, mean) => expect(averageSleepHours(nights, NOW)).toBe(mean));
