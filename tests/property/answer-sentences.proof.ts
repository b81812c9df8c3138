/** How many sentences a clinician has to read in an answer, over cases of clinicians, against the figures of an earlier state. */
import { readFileSync } from 'node:fs';
import { answerTo } from '../golden/clinical-cases/judge.ts';
import { sentencesIn } from '../golden/clinical-cases/sentences.ts';
import { runProof } from '../proof.ts';

/** Medians at 3679d0b6, counted by the same code on the same cases. */
const BEFORE: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL('../golden/clinical-cases/sentences-before.json', import.meta.url), 'utf8'),
);

interface Case {
  readonly kind: string;
  readonly input: unknown;
}

function vignettes(half: string): Case[] {
  const url = new URL(`../../packages/intelligence/test/vignettes/${half}.json`, import.meta.url);
  const read = JSON.parse(readFileSync(url, 'utf8')) as { path: string; body: unknown }[];
  return read.flatMap(({ path, body }) => {
    const [, , product = '', ...rest] = path.split('/');
    if (product === 'mse') return [{ kind: 'mse-lint', input: (body as { selection: unknown }).selection }];
    if (product === 'dmse') return [];
    return [{ kind: `${rest.at(-1) === 'agent' ? 'agent' : 'score'}-${product}`, input: body }];
  });
}

function learned(): Case[] {
  const lines = readFileSync(
    new URL('../golden/clinical-cases/learned.jsonl', import.meta.url),
    'utf8',
  ).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Case);
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

await runProof({
  name: 'answer-sentences',
  covers: ['packages/clinical/src', 'packages/engines/src', 'packages/intelligence/src'],
  bar: 'The median of sentences in an answer is no higher than before, over all requests (by kind it is shown), and no answer of an agent says a sentence twice (the two views of an analysis share theirs by contract).',
  async run() {
    const counts = new Map<string, number[]>();
    let repeated = 0;
    for (const { kind, input } of [...['half-a', 'half-b', 'third-set'].flatMap(vignettes), ...learned()]) {
      const { data } = await answerTo(kind, input);
      const { all, twice } = sentencesIn(data);
      if (kind.startsWith('agent')) repeated += twice.length;
      for (const name of [kind, 'all']) counts.set(name, [...(counts.get(name) ?? []), all.length]);
    }
    const now = Object.fromEntries([...counts].map(([kind, each]) => [kind, median(each)]));
    const isLonger = (now['all'] ?? 0) > (BEFORE['all'] ?? 0);
    return {
      passed: !isLonger && repeated === 0,
      figures: {
        ...Object.fromEntries(
          Object.entries(now).map(([kind, count]) => [`${kind}, before`, `${count}, ${BEFORE[kind] ?? '-'}`]),
        ),
        'sentences that agents say twice': repeated,
      },
    };
  },
});
