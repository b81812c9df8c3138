import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { OUTPUTS } from '../../src/find/classifier/outputs.ts';
import { classifierOf, type Weights } from '../../src/find/classifier/classify.ts';
import { labelledVisits, type LabelledVisit, transcriptOf } from './labelled-visits.ts';
import { learnLikelihood, type ScoredVisit } from './learn-likelihood.ts';
import { learnDenials } from './learn-thresholds.ts';
import { visitWeightsFile, wholeOf } from './learn-visits.ts';
import { olderVisits, visitsForLearning } from './visits-for-learning.ts';
import { pack } from './pack.ts';
import { type Sample, corpusSamples, olderSamples, spokenOf, visitSamples } from './samples.ts';
import { type Learned, train } from './train.ts';

// Learns the weights of the classifier anew: `node --conditions=@svc/source packages/mse-draft/test-support/classifier/learn-weights.ts`.

const SOURCE = new URL('../../src/', import.meta.url);

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

/** The files of weights by their place in `src`, the same for the same statements and visits. */
export function weightsFiles(
  visits: readonly LabelledVisit[] = labelledVisits(),
  learnedFrom: Learn = (samples) => train(samples, OUTPUTS),
): Readonly<Record<string, string>> {
  const samples = samplesOf(visits);
  const whole = learnedFrom(samples);
  const halves = halvesOf(visits, samples, learnedFrom);
  const scored = crossed(halves);
  const weights = weightsOf(whole);
  const scoresOf = scoresBy(weights);
  const further = [...olderVisits(), ...visitsForLearning()].map((visit) => ({ ...visit, scoresOf }));
  const likelihood = learnLikelihood([...further, ...scored]);
  const statements = [
    '// Written by test-support/classifier/learn-weights.ts: not to be edited by hand.',
    `// Learned from ${samples.length} statements, SHA-256 ${digestOf(samples)}.`,
    '',
    '/** What stands without any word. */',
    'export const BIAS: Readonly<Record<string, number>> = {',
    ...OUTPUTS.map((output) => `  '${output}': ${weights.bias[output]},`),
    '};',
    '',
    '/** How the context of a statement weighs, column by column of `contextOf`. */',
    `export const LIKELIHOOD: readonly number[] = [${likelihood.map((weight) => weight.toFixed(3)).join(', ')}];`,
    '',
    '/** The score from which an answer denies. */',
    'export const DENIED_FROM: Readonly<Record<string, number>> = {',
    ...[...learnDenials(scored)].map(([denial, from]) => `  '${denial}': ${from.toFixed(2)},`),
    '};',
    '',
    'export const WEIGHTS = {',
    ...Object.entries(weights.packed).map(([name, text]) => `  ${name}:\n    '${text}',`),
    '};',
    '',
  ].join('\n');
  return {
    'find/classifier/weights.ts': statements,
    'weigh/visit-weights.ts': visitWeightsFile([
      ...scored.map((one) => ({ ...one, visit: wholeOf(one.visit) })),
      ...further,
    ]),
  };
}

type Learn = (samples: readonly Sample[]) => readonly Learned[];

function weightsOf(learned: readonly Learned[]): Weights {
  return {
    bias: Object.fromEntries(
      OUTPUTS.map((output, at) => [output, Number((learned[at]?.bias ?? 0).toFixed(3))]),
    ),
    packed: pack(learned),
  };
}

function scoresBy(weights: Weights): ScoredVisit['scoresOf'] {
  const classify = classifierOf(weights);
  return ({ question, words }) => classify({ question, statement: words });
}

/** The visits of half of the authors, and what was learned without them. */
interface Half {
  readonly visits: readonly LabelledVisit[];
  readonly learned: readonly Learned[];
}

function halvesOf(visits: readonly LabelledVisit[], samples: readonly Sample[], learnedFrom: Learn): Half[] {
  const authors = [...new Set(visits.map(({ author }) => author))];
  return [0, 1].map((half) => {
    const own = new Set(authors.filter((_, at) => at % 2 === half));
    return {
      visits: visits.filter(({ author }) => own.has(author)),
      learned: learnedFrom(samples.filter(({ author }) => !own.has(author))),
    };
  });
}

/** Every labelled visit, scored by what was learned without the half of the authors that its own is of. */
function crossed(halves: readonly Half[]): (ScoredVisit & { readonly visit: LabelledVisit })[] {
  return halves.flatMap(({ visits, learned }) => {
    const scoresOf = scoresBy(weightsOf(learned));
    return visits.map((visit) => ({
      visit,
      transcript: transcriptOf(visit),
      risks: visit.lines.filter(({ topics }) => topics.length > 0).map(({ text }) => text),
      scoresOf,
    }));
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  for (const [path, text] of Object.entries(weightsFiles())) writeFileSync(new URL(path, SOURCE), text);
