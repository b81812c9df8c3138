import { findMseDomain, findMseOption } from '@svc/clinical';
import { namesIn } from '../../../packages/mse-draft/src/attribute/names.ts';
import { heardTurns } from '../../../packages/mse-draft/src/attribute/heard-turns.ts';
import { observationsOf, statementsOf } from '../../../packages/mse-draft/src/attribute/statements.ts';
import { findByRules } from '../../../packages/mse-draft/src/find/find-by-rules.ts';
import { judgeAnswers } from '../../../packages/mse-draft/src/find/judge-answers.ts';
import { RULES } from '../../../packages/mse-draft/src/find/rules.ts';
import { readTranscript } from '../../../packages/mse-draft/src/segment/read-transcript.ts';
import { SEEN } from '../../../packages/mse-draft/src/settle/covered.ts';
import { REASSURANCES } from '../../../packages/mse-draft/src/settle/reassurances.ts';
import {
  columnsOf,
  countsOf,
  namesOfColumns,
  type VisitEvidence,
} from '../../../packages/mse-draft/src/weigh/visit-evidence.ts';
import type { LinearModel } from '../../../packages/mse-draft/src/find/classifier/linear-model.ts';
import type { LabelledVisit } from './labelled-visits.ts';
import {
  learn,
  modelOf,
  scoreOf,
  standardised,
  type Target as LinearTarget,
  writtenModel,
} from './learn-linear.ts';
import { lowestFrom, worthFrom } from './learn-thresholds.ts';
import type { ScoredVisit } from './learn-likelihood.ts';

/** What is decided for a whole visit is learned of so many visits that have it. */
const FEWEST_VISITS = 24;
/** An option that rules find in so many visits is a column of its own. */
const FEWEST_RULED = 9;
/** An option is drafted from where it is wanted so many times for each time that it is wrong: the same for all, so that none pays for another. */
const WORTH = 1;
/** The same for risk: what is missed of it weighs more than what a clinician strikes out. */
const WORTH_OF_RISK = 0.6;
/** How many of the visits in which the suicide screen is answered yes must have that answer. */
const PRECISION_OF_SCREEN = 0.92;
/** How many of the visits in which something reassures must allow it. */
const PRECISION_OF_REASSURANCE = 0.95;
/** How many visits without risk must stay below the score from which a visit has some. */
const QUIET = 0.82;
/** An option whose rules are so often right and find more of it than what is learned stays with them. */
const RULES_SUFFICE = 0.78;

const GROUPS = 6;
const LEVELS = ['none', 'low', 'moderate', 'high'];
const DENIED: ReadonlySet<string> = new Set(
  REASSURANCES.filter(({ denied }) => denied.length > 0).map(({ domain, value }) => `${domain}.${value}`),
);
/** Ordinary options that are seen, asked or tested, and never weighed. */
const NEVER_WEIGHED: ReadonlySet<string> = new Set([
  ...SEEN,
  ...REASSURANCES.filter(({ denied }) => denied.length === 0).map(
    ({ domain, value }) => `${domain}.${value}`,
  ),
]);

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
}

/** Something to be learned of visits, and which of them allow it. */
interface Target extends LinearTarget {
  readonly name: string;
  readonly isRight: readonly boolean[];
}

/** What is learned of whole visits. */
export interface LearnedVisits {
  readonly file: string;
  /** How far each visit has what is decided of it, by what was learned without its author. */
  readonly weighed: readonly ReadonlyMap<string, number>[];
}

/** Learns of whole visits, each of them scored by what was learned without its author. */
export function learnVisits(
  scored: readonly (ScoredVisit & { readonly visit: WholeVisit })[],
): LearnedVisits {
  const evidence = scored.map((one) => evidenceOf(one));
  const ruledOptions = [...new Set(evidence.flatMap(({ ruled }) => [...ruled.keys()]))]
    .filter((option) => evidence.filter(({ ruled }) => ruled.has(option)).length >= FEWEST_RULED)
    .toSorted();
  const visits = scored.map(
    ({ visit }, at): Weighable => ({ visit, ruled: evidence[at]?.ruled ?? new Map() }),
  );
  const columns = standardised(evidence.map((own) => columnsOf(own, ruledOptions)));
  const { rows } = columns;
  const authors = [...new Set(visits.map(({ visit }) => visit.author))].toSorted();
  const groups = visits.map(({ visit }) => authors.indexOf(visit.author) % GROUPS);
  const weighed = visits.map(() => new Map<string, number>());
  const models = targetsOf(visits, namesOfColumns(ruledOptions)).flatMap(
    (target): [string, LinearModel][] => {
      const scores = new Float64Array(rows.length);
      for (let group = 0; group < GROUPS; group += 1) {
        const isOther = (at: number): boolean => groups[at] !== group;
        const without = learn(target, rows, isOther);
        rows.forEach((row, at) => {
          if (groups[at] === group) scores[at] = scoreOf(without, row, target.own[at] ?? 0);
        });
      }
      const from = thresholdOf(target, scores);
      if (from === undefined) return [];
      weighed.forEach((own, at) => own.set(target.name, (scores[at] as number) - from));
      return [
        [
          target.name,
          modelOf(
            learn(target, rows, () => true),
            from,
            columns,
          ),
        ],
      ];
    },
  );
  return { file: written(ruledOptions, columns.spreads, models), weighed };
}

function written(
  ruledOptions: readonly string[],
  spreads: Float64Array,
  models: readonly (readonly [name: string, model: LinearModel])[],
): string {
  return [
    '// Written by tools/visit-reader/trainer/learn-weights.ts: not to be edited by hand.',
    "import type { LinearModel } from '../find/classifier/linear-model.ts';",
    '',
    '/** Options that rules find often enough to be weighed. */',
    `export const RULED: readonly string[] = [\n${ruledOptions.map((option) => `  '${option}',`).join('\n')}\n];`,
    '',
    '/** By how much each column differs from visit to visit. */',
    `export const SPREADS: readonly number[] = [${[...spreads].join(', ')}];`,
    '',
    '/** What is decided for whole visits. */',
    'export const VISIT_WEIGHTS: Readonly<Record<string, LinearModel>> = {',
    ...models.map(([name, model]) => `  '${name}': ${writtenModel(model)},`),
    '};',
    '',
  ].join('\n');
}

function evidenceOf({ transcript, scoresOf, observedIn }: ScoredVisit): VisitEvidence {
  const turns = heardTurns(readTranscript(transcript));
  const names = namesIn(turns);
  const answers = judgeAnswers(turns, names, ({ question, statement: words }) =>
    scoresOf({ question, words }),
  );
  return {
    statements: statementsOf(turns, names).map(scoresOf),
    answers: answers.map(({ scores }) => scores),
    observations: observationsOf(turns, names).map(({ words }) => observedIn(words)),
    ruled: countsOf(findByRules(turns, transcript, RULES).findings),
  };
}

/** Weights of the own option, and of its domain, cost less than others. */
const COST_OF_OWN = 0.25;
const COST_OF_DOMAIN = 0.7;

function costsOf(target: string, names: readonly string[]): number[] {
  const domain = target.slice(0, target.indexOf('.') + 1);
  return names.map((name) => (name === target ? COST_OF_OWN : name.startsWith(domain) ? COST_OF_DOMAIN : 1));
}

function targetsOf(visits: readonly Weighable[], names: readonly string[]): Target[] {
  const options = [...new Set(visits.flatMap(({ visit }) => visit.gold))]
    .filter((option) => !NEVER_WEIGHED.has(option))
    .filter((option) => visits.filter(({ visit }) => visit.gold.includes(option)).length >= FEWEST_VISITS)
    .toSorted();
  const ruled = (name: string): number[] => visits.map((one) => one.ruled.get(name) ?? 0);
  const counts = visits.map(({ visit }) => visit.weight);
  return [
    ...options.map((name): Target => {
      const isRight = visits.map(({ visit }) => visit.allowed.has(name));
      // What may be recorded is half an example of what should be.
      const wanted = visits.map(({ visit }, at) => (visit.gold.includes(name) ? 1 : isRight[at] ? 0.5 : 0));
      return { name, wanted, isRight, own: ruled(name), counts, costs: costsOf(name, names) };
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
  const judged = isRight
    .map((right, at) => ({ score: scores[at] ?? 0, isRight: right, isWanted: wanted[at] === 1 }))
    .filter((_, at) => (counts[at] ?? 0) > 0);
  const from = name.startsWith('cssrs.')
    ? lowestFrom(judged, PRECISION_OF_SCREEN)
    : DENIED.has(name)
      ? lowestFrom(judged, PRECISION_OF_REASSURANCE)
      : worthFrom(judged, isRisk(name) ? WORTH_OF_RISK : WORTH);
  const byRules = own.flatMap((count, at) => (count > 0 ? [at] : []));
  const metBy = (chosen: readonly number[]): number => chosen.filter((at) => wanted[at] === 1).length;
  const rulesRight = byRules.filter((at) => isRight[at]).length / Math.max(1, byRules.length);
  const drafted = from === undefined ? [] : [...scores.keys()].filter((at) => (scores[at] ?? 0) >= from);
  return rulesRight >= RULES_SUFFICE && metBy(byRules) > metBy(drafted) ? undefined : from;
}
