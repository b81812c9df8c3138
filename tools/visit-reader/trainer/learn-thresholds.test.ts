import { describe, expect, it } from 'vitest';
import { lowestFrom, worthFrom } from './learn-thresholds.ts';

/** Scores from -2 to 2; right from 0 on, but one in so many. */
const judged = (wrongOneIn: number) =>
  Array.from({ length: 81 }, (_, at) => {
    const score = (at - 40) / 20;
    const isRight = at % wrongOneIn === 0 ? score < 0 : score >= 0;
    return { score, isRight, isWanted: isRight };
  });

describe('the score from which something is drafted', () => {
  it('is the higher the more it has to be worth', () => {
    const [little, much] = [0.5, 3].map((worth) => worthFrom(judged(7), worth) ?? Number.NaN) as [
      number,
      number,
    ];
    expect(little).toBeLessThan(much);
  });

  it('is lower where what is wrong is allowed', () => {
    const strict = worthFrom(judged(7), 1) ?? Number.NaN;
    const lenient = worthFrom(
      judged(7).map((one) => ({ ...one, isRight: one.isRight || one.score > -1 })),
      1,
    );
    expect(lenient).toBeLessThan(strict);
  });

  it('is none where a higher score makes nothing likelier, or where too little is known', () => {
    expect(
      worthFrom(
        judged(7).map((one) => ({ ...one, score: -one.score })),
        1,
      ),
    ).toBeUndefined();
    expect(worthFrom(judged(7).slice(0, 30), 1)).toBeUndefined();
    expect(lowestFrom(judged(7).slice(0, 4), 0.5)).toBeUndefined();
  });
});
