import { findMseDomain, findMseOption } from '@svc/clinical';
import { namesIn } from '../../src/attribute/names.ts';
import { heardTurns, statementsOf } from '../../src/attribute/statements.ts';
import { characterOf, MIDDLE } from '../../src/find/classifier/packed-weights.ts';
import { findByRules } from '../../src/find/find-by-rules.ts';
import { judgeAnswers } from '../../src/find/judge-answers.ts';
import { RULES } from '../../src/find/rules.ts';
import { readTranscript } from '../../src/segment/read-transcript.ts';
import { columnsOf, countsOf, type VisitEvidence } from '../../src/weigh/visit-evidence.ts';
import type { VisitModel } from '../../src/weigh/visit-model.ts';
import { VISIT_UNIT } from '../../src/weigh/weigh-visit.ts';
import type { LabelledVisit } from './labelled-visits.ts';
import { stepOf } from './pack.ts';
import { lowestFrom } from './learn-thresholds.ts';
import type { ScoredVisit } from './learn-likelihood.ts';

/** What is decided for a whole visit is learned of so many visits that have it. */
const FEWEST_VISITS = 12;
/** An option that rules find in so many visits is a column of its own. */
const FEWEST_RULED = 5;
/** How many of the visits in which something is drafted must allow it. */
const PRECISION = 0.85;
/** The same for risk: what is missed of it weighs more than what a clinician strikes out. */
const PRECISION_OF_RISK = 0.65;
/** The same for answers of the suicide screen. */
const PRECISION_OF_SCREEN = 0.88;
/** The same for what reassures. */
const PRECISION_OF_REASSURANCE = 0.95;
/** How many visits without risk must stay below the score from which a visit has some. */
const QUIET = 0.82;
/** An option whose rules are so often right and find more of it than what is learned stays with them. */
const RULES_SUFFICE = 0.78;

const ROUNDS = 60;
const RATE = 0.1;
const SHRINK = 0.1;
const GROUPS = 6;
const LEVELS = ['none', 'low', 'moderate', 'high'];
const REASSURING: ReadonlySet<string> = new Set(
  'risk.denies_si_hi risk.none_identified thought_content.unremarkable perception.no_abnormality orientation.oriented_x4 attention.intact memory.intact'.split(
    ' ',
  ),
);

/** What is to be learned of a whole visit. */
export interface WholeVisit {
  readonly author: string;
  readonly level: string;
  readonly gold: readonly string[];
  /** What may be recorded, `gold` with it. */
  readonly allowed: ReadonlySet<string>;
  /** Questions of the suicide screen that are answered yes; undefined where nobody labelled them. */
  readonly screen: readonly string[] | undefined;
  /** For how many visits it counts. */
  readonly weight: number;
}

/** A labelled visit as a whole. */
export function wholeOf({ author, level, gold, acceptable, lines }: LabelledVisit): WholeVisit {
  return {
    author,
    level,
    gold,
    allowed: new Set([...gold, ...acceptable, ...lines.flatMap(({ options }) => options)]),
    screen: lines.flatMap(({ cssrs }) => cssrs),
    weight: 1,
  };
}

/** A visit with what it is weighed by. */
interface Weighable {
  readonly visit: WholeVisit;
  readonly ruled: ReadonlyMap<string, number>;
  readonly columns: Float64Array;
}

/** Something to be learned: how far each visit has it, and which ones allow it. */
interface Target {
  readonly name: string;
  readonly wanted: readonly number[];
  readonly isRight: readonly boolean[];
  readonly own: readonly number[];
  /** For how many each visit counts: 0 where nobody labelled it. */
  readonly counts: readonly number[];
}

/** What is learned of whole visits, as a file, each of them scored by what was learned without its author. */
export function visitWeightsFile(scored: readonly (ScoredVisit & { readonly visit: WholeVisit })[]): string {
  const evidence = scored.map((one) => evidenceOf(one));
  const ruledOptions = [...new Set(evidence.flatMap(({ ruled }) => [...ruled.keys()]))]
    .filter((option) => evidence.filter(({ ruled }) => ruled.has(option)).length >= FEWEST_RULED)
    .toSorted();
  const visits = scored.map(({ visit }, at): Weighable => {
    const own = evidence[at] as VisitEvidence;
    return { visit, ruled: own.ruled, columns: columnsOf(own, ruledOptions) };
  });
  const width = visits[0]?.columns.length ?? 0;
  const means = Float64Array.from({ length: width }, (_, column) =>
    mean(visits.map(({ columns }) => columns[column] ?? 0)),
  );
  const spreads = Float64Array.from({ length: width }, (_, column) =>
    Number(
      Math.max(
        0.01,
        Math.sqrt(mean(visits.map(({ columns }) => ((columns[column] ?? 0) - (means[column] ?? 0)) ** 2))),
      ).toFixed(2),
    ),
  );
  const rows = visits.map(({ columns }) =>
    columns.map((value, column) => (value - (means[column] ?? 0)) / (spreads[column] ?? 1)),
  );
  const authors = [...new Set(visits.map(({ visit }) => visit.author))].toSorted();
  const groups = visits.map(({ visit }) => authors.indexOf(visit.author) % GROUPS);
  const models = targetsOf(visits).flatMap((target): [string, VisitModel][] => {
    const learned = learn(target, rows, () => true);
    const scores = new Float64Array(rows.length);
    for (let group = 0; group < GROUPS; group += 1) {
      const without = learn(target, rows, (at) => groups[at] !== group);
      rows.forEach((row, at) => {
        if (groups[at] === group) scores[at] = scoreOf(without, row, target.own[at] ?? 0);
      });
    }
    const from = thresholdOf(target, scores);
    return from === undefined ? [] : [[target.name, modelOf(learned, from, means, spreads)]];
  });
  return [
    '// Written by test-support/classifier/learn-weights.ts: not to be edited by hand.',
    "import type { VisitModel } from './visit-model.ts';",
    '',
    '/** Options that rules find often enough to be weighed. */',
    `export const RULED: readonly string[] = [\n${ruledOptions.map((option) => `  '${option}',`).join('\n')}\n];`,
    '',
    '/** By how much each column differs from visit to visit. */',
    `export const SPREADS: readonly number[] = [${[...spreads].join(', ')}];`,
    '',
    '/** What is decided for whole visits. */',
    'export const VISIT_WEIGHTS: Readonly<Record<string, VisitModel>> = {',
    ...models.map(
      ([name, { bias, own, from, steps, weights }]) =>
        `  '${name}': {\n    bias: ${bias.toFixed(2)},\n    own: ${own.toFixed(2)},\n    from: ${from.toFixed(2)},\n    steps:\n      '${steps}',\n    weights:\n      '${weights}',\n  },`,
    ),
    '};',
    '',
  ].join('\n');
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function evidenceOf({ transcript, scoresOf }: ScoredVisit): VisitEvidence {
  const turns = heardTurns(readTranscript(transcript));
  const names = namesIn(turns);
  const { findings, observed } = findByRules(turns, transcript, RULES);
  return {
    statements: statementsOf(turns, names).map(scoresOf),
    answers: judgeAnswers(turns, names, ({ question, statement: words }) =>
      scoresOf({ question, words }),
    ).map(({ scores }) => scores),
    ruled: countsOf([...findings, ...observed]),
  };
}

function targetsOf(visits: readonly Weighable[]): Target[] {
  const options = [...new Set(visits.flatMap(({ visit }) => visit.gold))]
    .filter((option) => visits.filter(({ visit }) => visit.gold.includes(option)).length >= FEWEST_VISITS)
    .toSorted();
  const ruled = (name: string): number[] => visits.map((one) => one.ruled.get(name) ?? 0);
  const counts = visits.map(({ visit }) => visit.weight);
  return [
    ...options.map((name): Target => {
      const isRight = visits.map(({ visit }) => visit.allowed.has(name));
      // What may be recorded is half an example of what should be.
      const wanted = visits.map(({ visit }, at) => (visit.gold.includes(name) ? 1 : isRight[at] ? 0.5 : 0));
      return { name, wanted, isRight, own: ruled(name), counts };
    }),
    ...['q1', 'q2', 'q3', 'q4', 'q5', 'q6'].map((question): Target => {
      const isRight = visits.map(({ visit }) => visit.screen?.includes(question) ?? false);
      return {
        name: `cssrs.${question}`,
        wanted: isRight.map(Number),
        isRight,
        own: visits.map(() => 0),
        counts: visits.map(({ visit }) => (visit.screen === undefined ? 0 : visit.weight)),
      };
    }),
    ...LEVELS.slice(1).map((level, at): Target => {
      const isRight = visits.map(({ visit }) => LEVELS.indexOf(visit.level) > at);
      return {
        name: `level.${level}`,
        wanted: isRight.map(Number),
        isRight,
        own: visits.map(() => 0),
        counts,
      };
    }),
  ];
}

/** Weights over standardised columns, of what rules found, and what stands without any. */
interface Learned {
  readonly weights: Float64Array;
  readonly own: number;
  readonly bias: number;
}

/** Logistic regression with a penalty on its weights, by Adam over all visits at once (Kingma and Ba 2015, algorithm 1). */
function learn(
  { wanted, own, counts }: Target,
  rows: readonly Float64Array[],
  isLearned: (at: number) => boolean,
): Learned {
  const width = rows[0]?.length ?? 0;
  const size = width + 2;
  const weights = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const learned = rows.flatMap((_, at) => (isLearned(at) && (counts[at] ?? 0) > 0 ? [at] : []));
  const total = learned.reduce((sum, at) => sum + (counts[at] ?? 0), 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const gradient = new Float64Array(size);
    for (const at of learned) {
      const row = rows[at] as Float64Array;
      let sum = (weights[width] as number) * (own[at] ?? 0) + (weights[width + 1] as number);
      for (let column = 0; column < width; column += 1)
        sum += (weights[column] as number) * (row[column] as number);
      const error = ((1 / (1 + Math.exp(-sum)) - (wanted[at] ?? 0)) * (counts[at] ?? 0)) / total;
      for (let column = 0; column < width; column += 1)
        gradient[column] = (gradient[column] as number) + error * (row[column] as number);
      gradient[width] = (gradient[width] as number) + error * (own[at] ?? 0);
      gradient[width + 1] = (gradient[width + 1] as number) + error;
    }
    for (let column = 0; column < size; column += 1) {
      const slope =
        (gradient[column] as number) + (column < width ? SHRINK * (weights[column] as number) : 0);
      first[column] = 0.9 * (first[column] as number) + 0.1 * slope;
      second[column] = 0.99 * (second[column] as number) + 0.01 * slope * slope;
      weights[column] =
        (weights[column] as number) -
        (RATE * ((first[column] as number) / (1 - 0.9 ** round))) /
          (Math.sqrt((second[column] as number) / (1 - 0.99 ** round)) + 1e-8);
    }
  }
  return {
    weights: weights.subarray(0, width).map((weight) => unitsOf(weight) * VISIT_UNIT),
    own: weights[width] as number,
    bias: weights[width + 1] as number,
  };
}

/** What is less than a unit is left out. */
function unitsOf(weight: number): number {
  const units = Math.trunc(weight / VISIT_UNIT);
  return Math.max(-MIDDLE, Math.min(MIDDLE - 1, units));
}

function scoreOf({ weights, own, bias }: Learned, row: Float64Array, ruled: number): number {
  return row.reduce((sum, value, column) => sum + value * (weights[column] ?? 0), bias + own * ruled);
}

function isRisk(name: string): boolean {
  const [domain = '', value = ''] = name.split('.');
  const found = findMseDomain(domain);
  const mark = found && findMseOption(found, value)?.riskMark;
  return mark !== undefined && mark !== 'none';
}

function thresholdOf(
  { name, isRight, wanted, own, counts }: Target,
  scores: Float64Array,
): number | undefined {
  if (name.startsWith('level.')) {
    const without = [...scores].filter((_, at) => !isRight[at]).toSorted((a, b) => a - b);
    return without[Math.floor(without.length * QUIET)];
  }
  const precision = name.startsWith('cssrs.')
    ? PRECISION_OF_SCREEN
    : REASSURING.has(name)
      ? PRECISION_OF_REASSURANCE
      : isRisk(name)
        ? PRECISION_OF_RISK
        : PRECISION;
  const from = lowestFrom(
    isRight
      .map((right, at) => ({ score: scores[at] ?? 0, isRight: right }))
      .filter((_, at) => (counts[at] ?? 0) > 0),
    precision,
  );
  const byRules = own.flatMap((count, at) => (count > 0 ? [at] : []));
  const metBy = (chosen: readonly number[]): number => chosen.filter((at) => wanted[at] === 1).length;
  const rulesRight = byRules.filter((at) => isRight[at]).length / Math.max(1, byRules.length);
  const drafted = from === undefined ? [] : [...scores.keys()].filter((at) => (scores[at] ?? 0) >= from);
  return rulesRight >= RULES_SUFFICE && metBy(byRules) > metBy(drafted) ? undefined : from;
}

/** The model for columns that are divided by their spreads, but not centred. */
function modelOf(
  { weights, own, bias }: Learned,
  from: number,
  means: Float64Array,
  spreads: Float64Array,
): VisitModel {
  const centred = weights.reduce(
    (sum, weight, column) => sum + (weight * (means[column] ?? 0)) / (spreads[column] ?? 1),
    0,
  );
  let steps = '';
  let packed = '';
  let last = 0;
  weights.forEach((weight, column) => {
    if (weight === 0) return;
    steps += stepOf(column - last);
    packed += characterOf(MIDDLE + Math.round(weight / VISIT_UNIT));
    last = column;
  });
  return { bias: bias - centred, own, from, steps, weights: packed };
}
