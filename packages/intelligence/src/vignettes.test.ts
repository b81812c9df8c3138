import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerVignette } from '../test/vignettes/answer-vignette.ts';
import { missesOf } from '../test/vignettes/judge-vignette.ts';
import type { Vignette } from '../test/vignettes/vignette.ts';

/** Shares that must be met, by half; `test/vignettes/README.md` says who wrote them and what was seen. */
const HALVES = [
  { half: 'half-a', alert: 1, calm: 0.95 },
  { half: 'half-b', alert: 0.95, calm: 0.95 },
  { half: 'third-set', alert: 0.95, calm: 0.95 },
] as const;

const read = (half: string) =>
  JSON.parse(readFileSync(new URL(`../test/vignettes/${half}.json`, import.meta.url), 'utf8')) as Vignette[];

describe.each(HALVES)('the vignettes of $half [D:vignettes]', ({ half, alert, calm }) => {
  const vignettes = read(half);

  it('is 120 cases, at least 35 % of them calm, each with an expectation and a reason', () => {
    expect(vignettes).toHaveLength(120);
    expect(vignettes.filter(({ kind }) => kind === 'calm').length).toBeGreaterThanOrEqual(0.35 * 120);
    for (const { expect: expected, reason } of vignettes) {
      expect(Object.keys(expected).length).toBeGreaterThan(0);
      expect(reason).not.toBe('');
    }
  });

  it.each([
    ['alert', 'is alerted to', alert],
    ['calm', 'is left calm in', calm],
    ['other', 'is not reassured in', alert],
  ] as const)('a clinician %s cases: %s enough of them', async (kind, _, share) => {
    const chosen = vignettes.filter((vignette) => vignette.kind === kind);
    const missed: string[] = [];
    for (const vignette of chosen) {
      const misses = missesOf(vignette.expect, await answerVignette(vignette));
      if (misses.length > 0) missed.push(`${vignette.id} ${vignette.title}: ${misses.join('; ')}`);
    }
    expect(missed.slice(Math.floor((1 - share) * chosen.length + 1e-9))).toEqual([]);
  });
});
