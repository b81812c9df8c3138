import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type LearnedOption, OUTPUTS } from '../../src/find/classifier/outputs.ts';
import { classifierOf, type Weights } from '../../src/find/classifier/classify.ts';
import { labelledVisits, type LabelledVisit, transcriptOf } from './labelled-visits.ts';
import { learnLikelihood, olderVisits, type ScoredVisit } from './learn-likelihood.ts';
import { learnThresholds } from './learn-thresholds.ts';
import { pack } from './pack.ts';
import { type Sample, corpusSamples, olderSamples, spokenOf, visitSamples } from './samples.ts';
import { train } from './train.ts';

// Learns the weights of the classifier anew: `node --conditions=@svc/source packages/mse-draft/test-support/classifier/learn-weights.ts`.

const TARGET = new URL('../../src/find/classifier/weights.ts', import.meta.url);

/** The whole file of weights, the same for the same statements. */
export function weightsFile(): string {
  const written = [...corpusSamples(), ...visitSamples(), ...olderSamples()];
  const samples = [...written, ...written.filter(({ question }) => question !== '').map(spokenOf)];
  const digest = createHash('sha256')
    .update(
      JSON.stringify(
        samples.map(({ question, statement, positive }) => [question, statement, [...positive]]),
      ),
    )
    .digest('hex');
  const { bias, packed } = weightsFrom(samples);
  const halves = crossed(samples);
  const thresholds = learnThresholds(halves);
  const likelihood = learnLikelihood([
    ...olderVisits().map((visit) => ({ ...visit, scoresOf: scoresBy({ bias, packed }) })),
    ...halves,
  ]);
  const isUsed = (output: string): boolean =>
    !output.startsWith('option:') || thresholds.has(output.slice('option:'.length) as LearnedOption);
  return [
    '// Written by test-support/classifier/learn-weights.ts: not to be edited by hand.',
    `// Learned from ${samples.length} statements, SHA-256 ${digest}.`,
    '',
    '/** What stands without any word. */',
    'export const BIAS: Readonly<Record<string, number>> = {',
    ...OUTPUTS.map((output) => `  '${output}': ${bias[output]},`),
    '};',
    '',
    '/** How the context of a statement weighs, column by column of `contextOf`. */',
    `export const LIKELIHOOD: readonly number[] = [${likelihood.map((weight) => weight.toFixed(3)).join(', ')}];`,
    '',
    '/** The score from which each learned option is drafted; those that are not here never are. */',
    'export const OPTION_FROM: Readonly<Record<string, number>> = {',
    ...[...thresholds].map(([option, from]) => `  '${option}': ${from.toFixed(2)},`),
    '};',
    '',
    '/** Steps and weights by output, as `classify` unpacks them. */',
    'export const WEIGHTS: Readonly<Record<string, string>> = {',
    ...OUTPUTS.filter(isUsed).map((output) => `  '${output}':\n    '${packed[output]}',`),
    '};',
    '',
  ].join('\n');
}

function weightsFrom(samples: readonly Sample[]): {
  bias: Record<string, number>;
  packed: Record<string, string>;
} {
  const learned = train(samples, OUTPUTS);
  return {
    bias: Object.fromEntries(
      OUTPUTS.map((output, at) => [output, Number((learned[at]?.bias ?? 0).toFixed(3))]),
    ),
    packed: Object.fromEntries(learned.map((one, at) => [OUTPUTS[at] ?? '', pack(one)])),
  };
}

function scoresBy(weights: Weights): ScoredVisit['scoresOf'] {
  const classify = classifierOf(weights);
  return ({ question, words }) => classify({ question, statement: words });
}

/** The labelled visits, each half of their authors scored by what was learned without that half. */
function crossed(samples: readonly Sample[]): (ScoredVisit & { readonly visit: LabelledVisit })[] {
  const visits = labelledVisits();
  const authors = [...new Set(visits.map(({ author }) => author))];
  return [0, 1].flatMap((half) => {
    const own = new Set(authors.filter((_, at) => at % 2 === half));
    const scoresOf = scoresBy(weightsFrom(samples.filter(({ author }) => !own.has(author))));
    return visits
      .filter(({ author }) => own.has(author))
      .map((visit) => ({
        visit,
        transcript: transcriptOf(visit),
        risks: visit.lines.filter(({ topics }) => topics.length > 0).map(({ text }) => text),
        scoresOf,
      }));
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(TARGET, weightsFile());
