import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nextTry, parseRetryAfter, planTries, TRIES } from './retry-schedule.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Offsets as published, and the step before each. */
const LADDER = [
  0,
  5 * SECOND,
  65 * SECOND,
  6 * MINUTE,
  36 * MINUTE,
  156 * MINUTE,
  456 * MINUTE,
  1056 * MINUTE,
];
const STEPS = LADDER.map((offset, index) => offset - (LADDER[index - 1] ?? 0));

const middle = () => 0.5;
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** A source that gives these numbers in turn. */
const sourceOf = (numbers: readonly number[]) => {
  let index = 0;
  return () => numbers[index++ % numbers.length] as number;
};
const plans = fc.array(random, { minLength: 8, maxLength: 8 }).map((numbers) => planTries(sourceOf(numbers)));

describe('the planned tries of a delivery [1:6 delivery 4] [1:8 webhook retry window]', () => {
  it('are nine, at the published offsets when nothing is moved', () => {
    expect(planTries(middle)).toEqual([...LADDER, DAY - 12.5 * MINUTE]);
    expect(TRIES).toBe(9);
  });

  it('begin at once, whatever the random numbers', () => {
    expect([planTries(() => 0)[0], planTries(() => 0.999)[0]]).toEqual([0, 0]);
  });

  it.each(LADDER.map((offset, index) => [index + 1, offset, STEPS[index] as number] as const).slice(1))(
    'try %i, at %i ms, is moved by a fifth of its step at most, and reaches both ends',
    (number, offset, step) => {
      expect(planTries(() => 0)[number - 1]).toBe(offset - 0.2 * step);
      expect(planTries(() => 1 - 2 ** -53)[number - 1]).toBe(offset + 0.2 * step);
    },
  );

  it('end within the last 25 minutes of the day, and reach both ends', () => {
    expect([planTries(() => 0)[8], planTries(() => 1 - 2 ** -53)[8]]).toEqual([DAY, DAY - 25 * MINUTE]);
  });

  test('ascend, stay in their bands and within 24 h for any random numbers', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(plan).toHaveLength(9);
        for (const [index, offset] of LADDER.entries()) {
          expect(Math.abs((plan[index] as number) - offset)).toBeLessThanOrEqual(
            0.2 * (STEPS[index] as number) + 0.5,
          );
        }
        for (let index = 1; index < plan.length; index++)
          expect(plan[index]).toBeGreaterThan(plan[index - 1] as number);
        expect(plan[8]).toBeLessThanOrEqual(DAY);
        expect(plan[8]).toBeGreaterThanOrEqual(DAY - 25 * MINUTE);
      }),
    );
  });
});

/** Every try of a delivery that is never accepted; each try takes `lastsMs` and answers with `retryAfterMs`. */
function wholeDay(
  plan: readonly number[],
  lastsMs: (tried: number) => number,
  retryAfterMs: (tried: number) => number | null,
): number[] {
  const tries = [0];
  for (;;) {
    const tried = tries.length;
    const elapsedMs = (tries.at(-1) as number) + lastsMs(tried);
    const next = nextTry({ plan, tried, elapsedMs, retryAfterMs: retryAfterMs(tried) });
    if (next === null) return tries;
    expect(next).toBeGreaterThanOrEqual(Math.floor(Math.min(elapsedMs, DAY)));
    tries.push(next);
  }
}

describe('the next try [1:6 delivery 4]', () => {
  test('is the planned one while the receiver answers at once', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(
          wholeDay(
            plan,
            () => 0,
            () => null,
          ),
        ).toEqual(plan);
      }),
    );
  });

  it('is the planned one after a try of 15 s, save the second, which waits half its step', () => {
    const plan = planTries(middle);
    const tries = wholeDay(
      plan,
      () => 15 * SECOND,
      () => null,
    );
    expect(tries).toEqual([0, 17.5 * SECOND, ...plan.slice(2)]);
  });

  it.each([
    ['none asked', 1, 0, null, 5 * SECOND],
    ['0 s asked', 1, 0, 0, 5 * SECOND],
    ['sooner asked than planned', 1, 0, 4 * SECOND, 5 * SECOND],
    ['a second later than planned', 1, 0, 6 * SECOND, 6 * SECOND],
    ['an hour asked of the second try', 1, 0, HOUR, HOUR],
    ['an hour asked at 6 min', 4, 6 * MINUTE, HOUR, 66 * MINUTE],
    ['late already, asked for a minute', 4, 50 * MINUTE, MINUTE, 65 * MINUTE],
    ['a day asked of the last try', 8, 17.6 * HOUR, DAY, DAY],
    ['a year asked of the last try', 8, 17.6 * HOUR, 365 * DAY, DAY],
    ['all tries made', 9, 23.9 * HOUR, null, null],
    ['more tries than planned', 12, HOUR, null, null],
    ['the day is nearly over', 8, DAY - 2, null, DAY],
    ['the day is over', 5, DAY, null, null],
    ['the day is long over', 1, 3 * DAY, null, null],
    ['no elapsed time known', 1, Number.NaN, null, null],
  ])('%s', (_, tried, elapsedMs, retryAfterMs, expected) => {
    expect(nextTry({ plan: planTries(middle), tried, elapsedMs, retryAfterMs })).toBe(expected);
  });

  it('leaves room for the tries after it when a receiver asks for a day', () => {
    const plan = planTries(middle);
    const pauses = plan.slice(2).map((offset, index) => (offset - (plan[index + 1] as number)) / 2);
    const room = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(nextTry({ plan, tried: 1, elapsedMs: 0, retryAfterMs: DAY })).toBe(DAY - room);
  });

  test('grants up to 4 h asked for by one of the first five tries, exactly [D:Retry-After]', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 5 }), fc.nat(4 * HOUR), (plan, tried, retryAfterMs) => {
        const elapsedMs = plan[tried - 1] as number;
        expect(nextTry({ plan, tried, elapsedMs, retryAfterMs })).toBe(
          Math.max(plan[tried] as number, elapsedMs + retryAfterMs),
        );
      }),
    );
  });

  test('makes all nine tries within 24 h whatever a receiver asks for and however slow it is [D:Retry-After]', () => {
    const asked = fc.option(fc.oneof(fc.nat(2 * DAY), fc.nat(10 * MINUTE), fc.constant(9_999_999_999_000)));
    fc.assert(
      fc.property(
        plans,
        fc.array(asked, { minLength: 9, maxLength: 9 }),
        fc.array(fc.nat(15 * SECOND), { minLength: 9, maxLength: 9 }),
        (plan, asks, lasts) => {
          const tries = wholeDay(
            plan,
            (tried) => lasts[tried - 1] as number,
            (tried) => asks[tried - 1] as number | null,
          );
          expect(tries).toHaveLength(9);
          expect(Math.max(...tries)).toBeLessThanOrEqual(DAY);
        },
      ),
    );
  });

  test('fits every try into what an outage of ours left of the day', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 8 }), fc.nat(DAY - MINUTE), (plan, tried, elapsedMs) => {
        const tries: number[] = [];
        let now = elapsedMs;
        for (let made = tried; ; made++) {
          const next = nextTry({ plan, tried: made, elapsedMs: now });
          if (next === null) break;
          expect(next).toBeGreaterThanOrEqual(now);
          tries.push(next);
          now = Math.min(next, DAY - 1);
        }
        expect(tries).toHaveLength(9 - tried);
        expect(tries.at(-1)).toBeLessThanOrEqual(DAY);
      }),
    );
  });
});

const NOW = Date.UTC(2026, 10, 21, 12);

describe('Retry-After [D:Retry-After]', () => {
  it.each([
    ['0', 0],
    ['1', 1000],
    [' 120 ', 120_000],
    ['9999999999', 9_999_999_999_000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 12:00:00 GMT', 0],
    ['Sat, 21 Nov 2026 11:59:59 GMT', 0],
    ['Mon, 23 Nov 2026 12:00:00 GMT', 172_800_000],
    [undefined, null],
    [null, null],
    ['', null],
    ['soon', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['99999999999', null],
    ['2026-11-21T12:00:30Z', null],
    ['Sat, 99 Nov 2026 12:00:30 GMT', null],
  ])('%j is %j ms', (header, expected) => {
    expect(parseRetryAfter(header, NOW)).toBe(expected);
  });
});
