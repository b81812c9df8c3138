import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { OBSERVED_OPTIONS, OUTPUTS } from '../../../packages/mse-draft/src/find/classifier/outputs.ts';
import { classifierOf, type Weights } from '../../../packages/mse-draft/src/find/classifier/classify.ts';
import { labelledVisits, type LabelledVisit, transcriptOf } from './labelled-visits.ts';
import { learnLikelihood, type ScoredVisit } from './learn-likelihood.ts';
import { statementWeightsFile } from './learn-statements.ts';
import { learnVisits, wholeOf } from './learn-visits.ts';
import { olderVisits, visitsForLearning } from './visits-for-learning.ts';
import { pack } from './pack.ts';
import {
  type Sample,
  corpusSamples,
  observationSamples,
  olderSamples,
  spokenOf,
  visitSamples,
} from './samples.ts';
import { train } from './train.ts';

// Learns the weights of the classifier anew: `node --conditions=@svc/source tools/visit-reader/trainer/learn-weights.ts`.

const SOURCE = new URL('../../../packages/mse-draft/src/', import.meta.url);

/** Everything that is learned from, each also as a recogniser without marks writes it. */
export function samplesOf(visits: readonly LabelledVisit[]): Sample[] {
  const written = [...corpusSamples(), ...visitSamples(visits), ...olderSamples()];
  return [...written, ...written.filter(({ question }) => question !== '').map(spokenOf)];
}

/** Tells other samples from these. */
export function digestOf(samples: readonly Sample[]): string {
  const told = samples.map(({ question, statement, positive }) => [question, statement, [...positive]]);
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

/** What is learned of statements, and of what is seen. */
interface Classifiers {
  readonly statements: Weights;
  readonly observed: Weights;
}

function learn(samples: readonly Sample[], observed: readonly Sample[]): Classifiers {
  return { statements: weightsOf(OUTPUTS, samples), observed: weightsOf(OBSERVED_OPTIONS, observed) };
}

function weightsOf(outputs: readonly string[], samples: readonly Sample[]): Weights {
  const learned = train(samples, outputs);
  return {
    bias: learned.map(({ bias }) => Number(bias.toFixed(3))),
    packed: pack(outputs, learned),
  };
}

/** The files of weights by their place in `src`, the same for the same statements and visits. */
export function weightsFiles(
  visits: readonly LabelledVisit[] = labelledVisits(),
): Readonly<Record<string, string>> {
  const samples = samplesOf(visits);
  const observed = observationSamples(visits);
  const whole = learn(samples, observed);
  const scored = crossed(visits, samples, observed);
  const further = [...olderVisits(), ...visitsForLearning()].map((visit) => ({
    ...visit,
    ...scoresBy(whole),
  }));
  const likelihood = learnLikelihood([...further, ...scored]);
  const { file, weighed } = learnVisits([
    ...scored.map((one) => ({ ...one, visit: wholeOf(one.visit) })),
    ...further,
  ]);
  const statements = [
    ...headOf(samples),
    ...biasOf('BIAS', whole.statements),
    '',
    '/** How the context of a statement weighs, column by column of `contextOf`. */',
    `export const LIKELIHOOD: readonly number[] = [${likelihood.map((weight) => weight.toFixed(3)).join(', ')}];`,
    '',
    ...packedOf('WEIGHTS', whole.statements),
  ];
  return {
    'find/classifier/weights.ts': statements.join('\n'),
    'find/classifier/observed-weights.ts': [
      ...headOf(observed),
      ...biasOf('BIAS_OF_OBSERVED', whole.observed),
      '',
      ...packedOf('WEIGHTS_OF_OBSERVED', whole.observed),
    ].join('\n'),
    'weigh/visit-weights.ts': file,
    'weigh/statement-weights.ts': statementWeightsFile(scored, weighed),
  };
}

function headOf(samples: readonly Sample[]): string[] {
  return [
    '// Written by tools/visit-reader/trainer/learn-weights.ts: not to be edited by hand.',
    `// Learned from ${samples.length} statements, SHA-256 ${digestOf(samples)}.`,
    '',
  ];
}

function biasOf(name: string, { bias }: Weights): string[] {
  return [
    '/** What stands without any word, output by output. */',
    `export const ${name}: readonly number[] = [${bias.join(', ')}];`,
  ];
}

function packedOf(name: string, { packed }: Weights): string[] {
  return [
    `export const ${name} = {`,
    ...Object.entries(packed).map(([part, text]) => `  ${part}:\n    '${text}',`),
    '};',
    '',
  ];
}

function scoresBy({ statements, observed }: Classifiers): Pick<ScoredVisit, 'scoresOf' | 'observedIn'> {
  const classify = classifierOf(OUTPUTS, statements);
  const classifyObserved = classifierOf(OBSERVED_OPTIONS, observed);
  return {
    scoresOf: ({ question, words }) => classify({ question, statement: words }),
    observedIn: (words) => classifyObserved({ question: '', statement: words }),
  };
}

/** Parts of the authors: what is learned without one of them is nearly what is learned of all. */
const PARTS = 4;

/** Every labelled visit, scored by what was learned without the part of the authors that its own is of. */
function crossed(
  visits: readonly LabelledVisit[],
  samples: readonly Sample[],
  observed: readonly Sample[],
): (ScoredVisit & { readonly visit: LabelledVisit })[] {
  const authors = [...new Set(visits.map(({ author }) => author))];
  return Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const own = new Set(authors.filter((_, at) => at % PARTS === part));
    const isOfOthers = ({ author }: Sample): boolean => !own.has(author);
    const scores = scoresBy(learn(samples.filter(isOfOthers), observed.filter(isOfOthers)));
    return visits
      .filter(({ author }) => own.has(author))
      .map((visit) => ({
        visit,
        transcript: transcriptOf(visit),
        risks: visit.lines.filter(({ topics }) => topics.length > 0).map(({ text }) => text),
        ...scores,
      }));
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  for (const [path, text] of Object.entries(weightsFiles())) writeFileSync(new URL(path, SOURCE), text);
