import { describe, expect, it } from 'vitest';
import type { Scores } from '../find/classifier/classify.ts';
import { OUTPUTS, RISK_TOPICS } from '../find/classifier/outputs.ts';
import { contextOf } from '../find/likelihood.ts';
import { rankStatements } from './rank-statements.ts';
import { CONCERN, SPREADS_OF_STATEMENTS, TOPICS } from './statement-weights.ts';
import { columnsOfStatement, OF_VISIT, weighStatements } from './weigh-statements.ts';
import { VISIT_WEIGHTS } from './visit-weights.ts';

const scores = (over: Partial<Scores> = {}): Scores =>
  ({ ...Object.fromEntries(OUTPUTS.map((output) => [output, -3])), ...over }) as Scores;
const WIDTH = contextOf([STATEMENT()], [scores()], [scores()])[0]?.length ?? 0;
function STATEMENT() {
  return {
    text: 'It is.',
    words: 'It is.',
    start: 0,
    end: 6,
    speaker: 'patient' as const,
    question: '',
    turn: 0,
    answer: { start: 0, end: 6 },
    isFirst: true,
  };
}
const placed = (over: Partial<Scores> = {}) => ({
  scores: scores(over),
  ofQuestion: scores(),
  context: Array.from({ length: WIDTH }, () => 0),
});
const VISIT = new Map(Object.keys(VISIT_WEIGHTS).map((target) => [target, 0]));

describe('a statement of a visit that is weighed as a whole', () => {
  it('has a column for each weight that is learned', () => {
    expect(columnsOfStatement(placed(), undefined, VISIT)).toHaveLength(SPREADS_OF_STATEMENTS.length);
    expect(CONCERN.weights.length).toBeGreaterThan(0);
    expect(Object.keys(TOPICS)).toEqual([...RISK_TOPICS]);
  });

  it('is weighed by what is decided of visits, nothing that is not', () => {
    const decided = new Set(Object.keys(VISIT_WEIGHTS));
    expect(OF_VISIT.filter((target) => !decided.has(target))).toEqual([]);
  });

  it('is of more concern the more its words are risk, and the more the visit has of it', () => {
    const [calm, risky] = [placed(), placed({ risk: 2 })].map(
      (one) => weighStatements([one], VISIT)[0]?.concern ?? Number.NaN,
    ) as [number, number];
    expect(risky).toBeGreaterThan(calm);
    const grave = new Map([...VISIT, ['level.high', 4]]);
    expect(weighStatements([placed({ risk: 2 })], grave)[0]?.concern).toBeGreaterThan(risky);
  });

  it('of no visit has none', () => {
    expect(weighStatements([], VISIT)).toEqual([]);
    expect(rankStatements([], new Map(), [])).toEqual([]);
  });
});
