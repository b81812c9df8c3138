import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { OUTPUTS } from '../../src/find/classifier/outputs.ts';
import { classifierOf } from '../../src/find/classifier/classify.ts';
import { learnLikelihood } from './learn-likelihood.ts';
import { pack } from './pack.ts';
import { corpusSamples, olderSamples, spokenOf } from './samples.ts';
import { train } from './train.ts';

// Learns the weights of the classifier anew: `node --conditions=@svc/source packages/mse-draft/test-support/classifier/learn-weights.ts`.

const TARGET = new URL('../../src/find/classifier/weights.ts', import.meta.url);

/** The whole file of weights, the same for the same statements. */
export function weightsFile(): string {
  const written = [...corpusSamples(), ...olderSamples()];
  const samples = [...written, ...written.filter(({ question }) => question !== '').map(spokenOf)];
  const digest = createHash('sha256')
    .update(
      JSON.stringify(
        samples.map(({ question, statement, positive }) => [question, statement, [...positive]]),
      ),
    )
    .digest('hex');
  const learned = train(samples, OUTPUTS);
  const bias = Object.fromEntries(
    OUTPUTS.map((output, at) => [output, Number((learned[at]?.bias ?? 0).toFixed(3))]),
  );
  const packed = Object.fromEntries(learned.map((one, at) => [OUTPUTS[at] ?? '', pack(one)]));
  const classify = classifierOf({ bias, packed });
  const likelihood = learnLikelihood(({ question, words }) => classify({ question, statement: words }));
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
    '/** Steps and weights by output, as `classify` unpacks them. */',
    'export const WEIGHTS: Readonly<Record<string, string>> = {',
    ...OUTPUTS.map((output) => `  '${output}':\n    '${packed[output]}',`),
    '};',
    '',
  ].join('\n');
}

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(TARGET, weightsFile());
