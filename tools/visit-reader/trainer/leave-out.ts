import { classifierOf } from '../../../packages/mse-draft/src/find/classifier/classify.ts';
import { OUTPUTS, type Output } from '../../../packages/mse-draft/src/find/classifier/outputs.ts';
import { pack } from './pack.ts';
import { corpusSamples, olderSamples, type Sample, spokenOf } from './samples.ts';
import { train } from './train.ts';

// Measures the classifier on the statements of authors it has not learned from:
// `node --conditions=@svc/source tools/visit-reader/trainer/leave-out.ts`.

const GROUPS = 4;

interface Judged {
  readonly score: number;
  readonly isPositive: boolean;
}

/** The mean of the precision at each positive, from the highest score down. */
function averagePrecision(judged: readonly Judged[]): number {
  let hits = 0;
  let sum = 0;
  judged
    .toSorted((a, b) => b.score - a.score)
    .forEach(({ isPositive }, at) => {
      if (!isPositive) return;
      hits += 1;
      sum += hits / (at + 1);
    });
  return hits === 0 ? 0 : sum / hits;
}

const samples = corpusSamples();
const authors = [...new Set(samples.map(({ author }) => author))];
const results = new Map<Output, Judged[]>(OUTPUTS.map((output) => [output, []]));
for (let group = 0; group < GROUPS; group += 1) {
  const isLeftOut = ({ author }: Sample): boolean => authors.indexOf(author) % GROUPS === group;
  const written = [...samples.filter((sample) => !isLeftOut(sample)), ...olderSamples()];
  const learned = train(
    [...written, ...written.filter(({ question }) => question !== '').map(spokenOf)],
    OUTPUTS,
  );
  const classify = classifierOf(OUTPUTS, {
    bias: learned.map(({ bias }) => bias),
    packed: pack(OUTPUTS, learned),
  });
  for (const sample of samples.filter(isLeftOut)) {
    const scores = classify(sample);
    for (const output of OUTPUTS)
      results.get(output)?.push({ score: scores[output], isPositive: sample.positive.has(output) });
  }
}
for (const [output, judged] of results)
  process.stdout.write(`${output.padEnd(40)} average precision ${averagePrecision(judged).toFixed(3)}\n`);
