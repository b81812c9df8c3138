import { namesIn } from '../../../packages/mse-draft/src/attribute/names.ts';
import { heardTurns } from '../../../packages/mse-draft/src/attribute/heard-turns.ts';
import { type Statement, statementsOf } from '../../../packages/mse-draft/src/attribute/statements.ts';
import { RISK_TOPICS } from '../../../packages/mse-draft/src/find/classifier/outputs.ts';
import { contextOf, scoresOfQuestions } from '../../../packages/mse-draft/src/find/likelihood.ts';
import { readTranscript } from '../../../packages/mse-draft/src/segment/read-transcript.ts';
import { columnsOfStatement } from '../../../packages/mse-draft/src/weigh/weigh-statements.ts';
import { riskTopicsOf } from '../scoring/scorable.ts';
import type { LabelledVisit } from './labelled-visits.ts';
import { learn, modelOf, standardised, writtenModel } from './learn-linear.ts';
import { covers, type ScoredVisit } from './learn-likelihood.ts';

/** Statements are many, so that their weights cost less. */
const SHRINK_OF_CONCERN = 0.006;
const SHRINK_OF_TOPICS = 0.05;

/** A statement with what it is weighed by, and the topics that its line is labelled with. */
interface Row {
  readonly columns: Float64Array;
  readonly topics: readonly string[];
}

/**
 * What is learned of statements where the whole visit is weighed, as a file.
 *
 * @param scored each scored by what was learned without its author
 * @param weighed how far each visit has what is decided of it, by what was learned without its author
 */
export function statementWeightsFile(
  scored: readonly (ScoredVisit & { readonly visit: LabelledVisit })[],
  weighed: readonly ReadonlyMap<string, number>[],
): string {
  const all = scored.flatMap((one, at) => rowsOf(one, weighed[at] as ReadonlyMap<string, number>));
  const columns = standardised(all.map((row) => row.columns));
  const same = all.map(() => 1);
  const none = all.map(() => 0);
  const isRisk = all.map(({ topics }) => topics.length > 0);
  const concern = learn(
    { wanted: isRisk.map(Number), own: none, counts: same },
    columns.rows,
    () => true,
    SHRINK_OF_CONCERN,
  );
  const topics = RISK_TOPICS.map((topic) => {
    const wanted = all.map((row) => Number(row.topics.includes(topic)));
    const learned = learn(
      { wanted, own: none, counts: same },
      columns.rows,
      (at) => isRisk[at] === true,
      SHRINK_OF_TOPICS,
    );
    return `  ${topic}: ${writtenModel(modelOf(learned, 0, columns))},`;
  });
  return [
    '// Written by tools/visit-reader/trainer/learn-weights.ts: not to be edited by hand.',
    "import type { RiskTopic } from '../find/classifier/outputs.ts';",
    "import type { LinearModel } from '../find/classifier/linear-model.ts';",
    '',
    '/** By how much each column differs from statement to statement. */',
    `export const SPREADS_OF_STATEMENTS: readonly number[] = [${[...columns.spreads].join(', ')}];`,
    '',
    '/** That a statement bears risk. */',
    `export const CONCERN: LinearModel = ${writtenModel(modelOf(concern, 0, columns))};`,
    '',
    '/** What the risk of a statement is about. */',
    'export const TOPICS: Readonly<Record<RiskTopic, LinearModel>> = {',
    ...topics,
    '};',
    '',
  ].join('\n');
}

function rowsOf(
  { visit, transcript, scoresOf }: ScoredVisit & { readonly visit: LabelledVisit },
  weighed: ReadonlyMap<string, number>,
): Row[] {
  const turns = heardTurns(readTranscript(transcript));
  const statements = statementsOf(turns, namesIn(turns));
  const questions = scoresOfQuestions(statements, ({ question, statement: words }) =>
    scoresOf({ question, words }),
  );
  const scores = statements.map(scoresOf);
  const contexts = contextOf(statements, scores, questions);
  const placed = statements.map((_, at) => ({
    scores: scores[at] as (typeof scores)[number],
    ofQuestion: questions[at] as (typeof questions)[number],
    context: contexts[at] as number[],
  }));
  const { riskStatements } = riskTopicsOf(visit);
  return placed.map((own, at) => ({
    columns: columnsOfStatement(own, placed[at - 1], weighed),
    topics: riskStatements
      .filter(({ quote }) => covers(transcript, quote, statements[at] as Statement))
      .flatMap(({ topics }) => topics),
  }));
}
