import { readFileSync } from 'node:fs';
import { assessMseRisk } from '@svc/engines';
import { describe, expect, it } from 'vitest';
import { draftMseSelection } from '../../../packages/mse-draft/src/draft-mse-selection.ts';

interface LearnVisit {
  readonly transcript: string;
  readonly gold: Readonly<Record<string, readonly string[]>>;
  readonly risk: { readonly level: string };
  readonly riskStatements: readonly { readonly quote: string }[];
  readonly mustNotReassure: boolean;
}

const CORPUS = new URL('../corpus/visits-learn.jsonl', import.meta.url);
const LEVELS = ['none', 'low', 'moderate', 'high'];
const judged = readFileSync(CORPUS, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const visit = JSON.parse(line) as LearnVisit;
    const draft = draftMseSelection({ transcript: visit.transcript });
    const quotes = [...draft.citations, ...draft.toClarify.map(({ quote }) => quote)];
    return { visit, draft, risk: assessMseRisk(draft.selection), quotes };
  });

const share = (list: readonly boolean[]): number => list.filter(Boolean).length / list.length;

/** Visits of the corpus that are for learning: floors to keep. `tools/visit-reader/scoring/score-visits.ts` prints every goal. */
describe('the visits of the corpus for learning [D:draft agent]', () => {
  const harmless = judged.filter(({ visit }) => visit.risk.level === 'none');

  it('are flagged in at most one of eight where nothing is', () => {
    expect(share(harmless.map(({ risk }) => !risk.flag))).toBeGreaterThanOrEqual(0.875);
  });

  it('are called too low in at most 2 of 60', () => {
    const under = judged.filter(
      ({ visit, risk }) => LEVELS.indexOf(risk.level) < LEVELS.indexOf(visit.risk.level),
    );
    expect(under.length).toBeLessThanOrEqual(2);
  });

  it('are never reassured about where nobody may be', () => {
    const reassured = judged.filter(
      ({ visit, draft }) =>
        visit.mustNotReassure &&
        draft.selection.risk?.values.some(
          (value) =>
            ['denies_si_hi', 'none_identified'].includes(value) && !visit.gold['risk']?.includes(value),
        ),
    );
    expect(reassured).toEqual([]);
  });

  it('leave at most 8 statements to clarify, each with a question', () => {
    expect(Math.max(...judged.map(({ draft }) => draft.toClarify.length))).toBeLessThanOrEqual(8);
    for (const { draft } of judged)
      for (const { question } of draft.toClarify) expect(question).toMatch(/\?$/);
  });
});
