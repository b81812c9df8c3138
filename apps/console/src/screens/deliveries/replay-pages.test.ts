import { describe, expect, it } from 'vitest';
import { goThrough, type ReplayRange } from './replay-pages.ts';

const RANGE: ReplayRange = { since: 's0', until: 'end', undeliveredOnly: true };
const START = { count: 0, nextSince: 's0' };

/** Three pages of 100, 100 and 5, of which the one asked for as `failsAt` fails once. */
function pages(failsAt?: string) {
  const asked: ReplayRange[] = [];
  let fails = failsAt;
  return {
    asked,
    page: async (body: ReplayRange) => {
      asked.push(body);
      if (body.since === fails) {
        fails = undefined;
        throw new Error('503');
      }
      const number = Number(body.since.slice(1));
      const isLast = number === 2;
      return { replayed: isLast ? 5 : 100, hasMore: !isLast, nextSince: isLast ? null : `s${number + 1}` };
    },
  };
}

describe('going through a range', () => {
  it('goes on over every page, within the same end', async () => {
    const { asked, page } = pages();
    const told: number[] = [];
    const done = await goThrough(RANGE, START, page, ({ count }) => told.push(count));
    expect(done).toEqual({ count: 205, nextSince: null });
    expect(told).toEqual([100, 200, 205]);
    expect(asked.map(({ since, until }) => `${since} ${until}`)).toEqual(['s0 end', 's1 end', 's2 end']);
  });

  it('goes on where a page failed: as much is done as was counted, nothing twice', async () => {
    const { page } = pages('s1');
    let progress = START as { count: number; nextSince: string | null };
    const keep = (now: typeof progress) => {
      progress = now;
    };
    await expect(goThrough(RANGE, progress, page, keep)).rejects.toThrow('503');
    expect(progress).toEqual({ count: 100, nextSince: 's1' });
    expect(await goThrough(RANGE, progress, page, keep)).toEqual({ count: 205, nextSince: null });
  });
});
