import { writeFileSync } from 'node:fs';
import {
  askedScores,
  columnsOfAnswer,
} from '../../../packages/mse-draft/src/find/ordinary/ordinary-answers.ts';
import {
  ANSWERED,
  type AnsweredScores,
  type AskedScores,
  type Topic,
  TOPICS,
} from '../../../packages/mse-draft/src/find/ordinary/topics.ts';
import { saysOf } from '../../../packages/mse-draft/src/find/ordinary/says-of.ts';
import { classifierOf, type Weights } from '../../../packages/mse-draft/src/find/classifier/classify.ts';
import type { Judged } from '../../../packages/mse-draft/src/find/classifier/features.ts';
import { labelledVisits } from './labelled-visits.ts';
import { learn, modelOf, scoreOf, standardised, writtenModel } from './learn-linear.ts';
import { lowestFrom } from './learn-thresholds.ts';
import { pairSamples, visitQuestionSamples } from './ordinary-samples.ts';
import { pack } from './pack.ts';
import type { Sample } from './samples.ts';
import { SETTINGS, train } from './train.ts';

// Learns what is asked for and answered in the ordinary way:
// `node --conditions=@svc/source tools/visit-reader/trainer/learn-ordinary.ts`, two minutes.

const WRITTEN = new URL('../../../packages/mse-draft/src/find/ordinary/ordinary-weights.ts', import.meta.url);
/** Few and short: words of little weight count too. */
const OF_PAIRS = { ...SETTINGS, passes: 14, l1: 20 };
const LEAST_UNITS = 6;
/** What weights of an answer's columns cost. */
const SHRINK = 0.04;
/** How many of what is taken for asked or ordinary have to be so. */
const PRECISION_OF_ASKED = 0.9;
const PRECISION_OF: Readonly<Partial<Record<Topic, number>>> = { mood: 0.88, insight: 0.9, judgment: 0.87 };
const PRECISION_OF_OTHERS = 0.9;
/** Nothing that is more likely not ordinary by so much is taken for it. */
const LOWEST = -1;
/** Parts of the authors that are left out in turn. */
const PARTS = 9;

type Scores = Readonly<Record<string, number>>;
type Judge = (judged: Judged) => Scores;

function weightsOf(outputs: readonly string[], samples: readonly Sample[]): Weights {
  const learned = train(samples, outputs, OF_PAIRS);
  return {
    bias: learned.map(({ bias }) => Number(bias.toFixed(3))),
    packed: pack(outputs, learned, () => LEAST_UNITS),
  };
}

/** Every sample with its scores by what was learned without the part of the authors that its own is of. */
function crossed(
  outputs: readonly string[],
  samples: readonly Sample[],
  further: readonly Sample[] = [],
  scoresOf: (judge: Judge, sample: Sample) => Scores = (judge, sample) => judge(sample),
): Scores[] {
  const authors = [...new Set(samples.map(({ author }) => author))];
  const partOf = ({ author }: Sample): number => authors.indexOf(author) % PARTS;
  const judges = Array.from({ length: PARTS }, (_, part) =>
    classifierOf(outputs, weightsOf(outputs, [...samples.filter((one) => partOf(one) !== part), ...further])),
  );
  return samples.map((sample) => scoresOf(judges[partOf(sample)] as Judge, sample));
}

/** The lowest score of an output from which enough of the samples have it. */
function fromOf(
  output: string,
  samples: readonly Sample[],
  scores: readonly Scores[],
  precision: number,
): number {
  const judged = samples.map(({ positive }, at) => ({
    score: scores[at]?.[output] ?? 0,
    isRight: positive.has(output),
  }));
  const from = lowestFrom(judged, precision) ?? Infinity;
  report(output, judged, from);
  return from;
}

function report(
  output: string,
  judged: readonly { readonly score: number; readonly isRight: boolean }[],
  from: number,
): void {
  const right = judged.filter(({ isRight }) => isRight);
  const found = right.filter(({ score }) => score >= from).length;
  process.stdout.write(`${output.padEnd(28)}${found} of ${right.length} from ${from.toFixed(2)}\n`);
}

interface Weighed {
  readonly questions: readonly Sample[];
  readonly answers: readonly Sample[];
  readonly all: ReturnType<typeof standardised>;
}

/** The model of one topic, over the answers to turns that ask for it. */
function modelOfTopic(topic: Topic, { questions, answers, all }: Weighed): string {
  const asked = questions.flatMap(({ positive }, at) => (positive.has(topic) ? [at] : []));
  const rows = asked.map((at) => all.rows[at] as Float64Array);
  const wanted = asked.map((at) => Number(answers[at]?.positive.has(topic)));
  const target = { wanted, own: wanted.map(() => 0), counts: wanted.map(() => 1) };
  const authors = asked.map((at) => answers[at]?.author);
  const isSaid = asked.map((at) =>
    saysOf(topic, [...(questions[at]?.positive ?? [])] as Topic[], answers[at] as Sample),
  );
  const judged = [...new Set(authors)].flatMap((author) => {
    const learned = learn(target, rows, (at) => authors[at] !== author, SHRINK);
    return rows.flatMap((row, at) =>
      authors[at] === author
        ? [{ score: isSaid[at] ? scoreOf(learned, row, 0) : -Infinity, isRight: wanted[at] === 1 }]
        : [],
    );
  });
  const from = Math.max(LOWEST, lowestFrom(judged, PRECISION_OF[topic] ?? PRECISION_OF_OTHERS) ?? Infinity);
  report(`ordinary ${topic}`, judged, from);
  return `  ${topic}: ${writtenModel(
    modelOf(
      learn(target, rows, () => true, SHRINK),
      from,
      all,
    ),
  )},`;
}

/** The file of weights, the same for the same lines. */
export function ordinaryWeightsFile(): string {
  const { questions, answers } = pairSamples();
  const ofVisits = visitQuestionSamples(labelledVisits());
  const asked = crossed(TOPICS, questions, ofVisits, (judge, { statement }) =>
    askedScores(statement, judge as Parameters<typeof askedScores>[1]),
  );
  const answered = crossed(ANSWERED, answers);
  const columns = answers.map(({ statement }, at) =>
    columnsOfAnswer(asked[at] as AskedScores, answered[at] as AnsweredScores, statement),
  );
  const all = standardised(columns);
  return [
    '// Written by tools/visit-reader/trainer/learn-ordinary.ts: not to be edited by hand.',
    '',
    "import type { LinearModel } from '../classifier/linear-model.ts';",
    "import type { Topic } from './topics.ts';",
    '',
    '/** The score from which something is asked for. */',
    `export const ASKED_FROM: Readonly<Record<string, number>> = ${written(TOPICS.map((topic) => [topic, fromOf(topic, questions, asked, PRECISION_OF_ASKED)]))};`,
    '',
    `export const ANSWER_SPREADS: readonly number[] = [${[...all.spreads].join(', ')}];`,
    'export const ANSWER_MODELS: Readonly<Partial<Record<Topic, LinearModel>>> = {',
    ...TOPICS.map((topic) => modelOfTopic(topic, { questions, answers, all })),
    '};',
    '',
    classifierText('OF_QUESTIONS', weightsOf(TOPICS, [...questions, ...ofVisits])),
    classifierText('OF_ANSWERS', weightsOf(ANSWERED, answers)),
  ].join('\n');
}

function written(froms: readonly (readonly [string, number])[]): string {
  return `{\n${froms.map(([name, from]) => `  '${name}': ${from.toFixed(2)},\n`).join('')}}`;
}

function classifierText(name: string, { bias, packed }: Weights): string {
  const parts = Object.entries(packed).map(([part, text]) => `    ${part}:\n      '${text}',`);
  return `export const ${name} = {\n  bias: [${bias.join(', ')}],\n  packed: {\n${parts.join('\n')}\n  },\n};\n`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(WRITTEN, ordinaryWeightsFile());
