import { namesIn } from '../../../packages/mse-draft/src/attribute/names.ts';
import { heardTurns } from '../../../packages/mse-draft/src/attribute/heard-turns.ts';
import { type Statement, statementsOf } from '../../../packages/mse-draft/src/attribute/statements.ts';
import type { ObservedScores, Scores } from '../../../packages/mse-draft/src/find/classifier/classify.ts';
import { contextOf, scoresOfQuestions } from '../../../packages/mse-draft/src/find/likelihood.ts';
import { readTranscript } from '../../../packages/mse-draft/src/segment/read-transcript.ts';

const ROUNDS = 400;
const SHRINK = 0.002;

/** A visit with the quotes of it that bear risk, scored by a classifier that has learned nothing of its author. */
export interface ScoredVisit {
  readonly transcript: string;
  readonly risks: readonly string[];
  scoresOf(statement: Pick<Statement, 'question' | 'words'>): Scores;
  observedIn(words: string): ObservedScores;
}

/** How the context of a statement weighs, learned from whole visits. */
export function learnLikelihood(visits: readonly ScoredVisit[]): number[] {
  const rows: number[][] = [];
  const isRisk: boolean[] = [];
  for (const { transcript, risks, scoresOf } of visits) {
    const turns = heardTurns(readTranscript(transcript));
    const statements = statementsOf(turns, namesIn(turns));
    const questions = scoresOfQuestions(statements, ({ question, statement: words }) =>
      scoresOf({ question, words }),
    );
    contextOf(statements, statements.map(scoresOf), questions).forEach((row, at) => {
      rows.push(row);
      isRisk.push(risks.some((quote) => covers(transcript, quote, statements[at] as Statement)));
    });
  }
  return logistic(rows, isRisk);
}

/** Whether enough of a quote is in a statement. */
export function covers(transcript: string, quote: string, { start, end }: Statement): boolean {
  const at = transcript.indexOf(quote);
  const shared = Math.min(end, at + quote.length) - Math.max(start, at);
  return shared >= Math.min(quote.length, end - start) / 2;
}

/** Logistic regression by gradient descent over standardised columns; weights of the columns as they come. */
function logistic(rows: readonly number[][], positive: readonly boolean[]): number[] {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? 0));
  const means = columns.map((values, column) =>
    column === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length,
  );
  const spreads = columns.map((values, column) => {
    if (column === 0) return 1;
    const mean = means[column] ?? 0;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  });
  const standard = rows.map((row) =>
    row.map((value, column) => (value - (means[column] ?? 0)) / (spreads[column] ?? 1)),
  );
  const weights = new Float64Array(width);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = new Float64Array(width);
    standard.forEach((row, at) => {
      const sum = row.reduce((total, value, column) => total + value * (weights[column] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-sum)) - Number(positive[at]);
      for (let column = 0; column < width; column += 1)
        gradient[column] = (gradient[column] ?? 0) + error * (row[column] ?? 0);
    });
    for (let column = 0; column < width; column += 1)
      weights[column] =
        (weights[column] ?? 0) -
        ((gradient[column] ?? 0) / rows.length + (column === 0 ? 0 : SHRINK * (weights[column] ?? 0)));
  }
  const plain = Array.from(weights, (weight, column) => weight / (spreads[column] ?? 1));
  plain[0] =
    (plain[0] ?? 0) -
    plain.reduce((sum, weight, column) => (column === 0 ? sum : sum + weight * (means[column] ?? 0)), 0);
  return plain;
}
