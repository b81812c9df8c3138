import { writeFileSync } from 'node:fs';
import { HARMLESS_STATEMENTS, RISK_STATEMENTS } from '../../src/statements.fixture.ts';
import { TRANSCRIPTS, visit } from '../transcripts/drafts.ts';
import { VISITS } from '../visits/visits.ts';
import { DEVELOPMENT, SHORT_VISITS, WRITTEN } from './statements.ts';
import { type Example, examplesOf, LENGTHS, learn, scoreOf } from './word-model.ts';

// Learns the word weights of the concern scan and writes them as data; run by hand after the statements change.
// It prints how statements that were held out are judged: every fifth is left out in turn.

/** Options by the kind of risk that gives them. */
const FAMILY_OF: Readonly<Record<string, string>> = {
  passive_si: 'passive',
  active_si: 'active',
  si_with_plan: 'active',
  si_with_intent: 'active',
  hopeless: 'hopelessness',
  self_harm: 'selfHarm',
  recent_attempt: 'attempt',
  past_attempt: 'attempt',
  homicidal_ideation: 'homicide',
  violence_risk: 'violence',
  command_hallucinations: 'command',
  access_to_lethal_means: 'means',
  grave_disability: 'care',
};
const FAMILIES = [...new Set([...Object.values(FAMILY_OF), ...WRITTEN.risk.map(({ kind }) => kind)])];
const dialogue = ({ question, answer }: { question: string; answer: string }): string =>
  `Clinician: ${question}\nPatient: ${answer}`;

const examples: Example[] = [
  ...DEVELOPMENT.risk.flatMap(({ transcript, quote, values }) =>
    examplesOf(transcript, [quote], FAMILY_OF[values[0]?.value ?? '']).filter(({ isRisk }) => isRisk),
  ),
  ...DEVELOPMENT.harmless.flatMap(({ transcript }) => examplesOf(transcript, undefined)),
  ...WRITTEN.risk.flatMap((one) => examplesOf(dialogue(one), [one.answer], one.kind)),
  ...WRITTEN.harmless.flatMap((one) => examplesOf(dialogue(one), undefined)),
  ...RISK_STATEMENTS.flatMap((said) => examplesOf(visit(said), [said])),
  ...HARMLESS_STATEMENTS.flatMap((said) => examplesOf(visit(said), undefined)),
  ...TRANSCRIPTS.flatMap(({ text, riskStatements }) => examplesOf(text, riskStatements)),
  ...SHORT_VISITS.risk.flatMap(({ transcript, quotes }) => examplesOf(transcript, quotes)),
  ...SHORT_VISITS.harmless.flatMap((transcript) => examplesOf(transcript, undefined)),
  ...VISITS.flatMap(({ transcript, riskStatements }) =>
    examplesOf(
      transcript,
      riskStatements.map(({ quote }) => quote),
    ),
  ),
];

/** The kind of risk a word goes with most, if clearly with one. */
function familiesOfWords(): ReadonlyMap<string, number> {
  const counts = new Map<string, number[]>();
  const totals = FAMILIES.map((name) => examples.filter(({ family }) => family === name).length);
  for (const { features, family } of examples) {
    const at = FAMILIES.indexOf(family ?? '');
    if (at < 0) continue;
    for (const one of features) {
      const own = counts.get(one) ?? FAMILIES.map(() => 0);
      own[at] = (own[at] ?? 0) + 1;
      counts.set(one, own);
    }
  }
  return new Map(
    [...counts].flatMap(([word, own]): [string, number][] => {
      const shares = own.map((count, at) => count / ((totals[at] ?? 0) + 20));
      const most = shares.indexOf(Math.max(...shares));
      const rest = shares.reduce((total, share) => total + share, 0) / shares.length;
      return (shares[most] ?? 0) > 2 * rest ? [[word, most]] : [];
    }),
  );
}

function printHeldOut(): void {
  const judged = [0, 1, 2, 3, 4].flatMap((fold) => {
    const model = learn(examples.filter((_, index) => index % 5 !== fold));
    return examples
      .filter((_, index) => index % 5 === fold)
      .map((example) => ({ isRisk: example.isRisk, score: scoreOf(model, example) }));
  });
  const share = (isRisk: boolean, above: number): string => {
    const own = judged.filter((one) => one.isRisk === isRisk);
    return (own.filter(({ score }) => score > above).length / own.length).toFixed(3);
  };
  for (const above of [-1.5, -1, -0.5, 0, 0.25, 0.5, 0.75, 1, 1.5])
    process.stdout.write(`above ${above}: risk ${share(true, above)}, harmless ${share(false, above)}\n`);
}

printHeldOut();
const model = learn(examples);
const families = familiesOfWords();
const lines = new Map<string, { weight: number; family: number; words: string[] }>();
for (const [word, weight] of [...model.weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (word.startsWith('#')) continue;
  const rounded = Math.round(weight * 10);
  const family = rounded > 0 ? (families.get(word) ?? -1) : -1;
  const key = `${rounded}/${family}`;
  const line = lines.get(key) ?? { weight: rounded, family, words: [] };
  line.words.push(word);
  lines.set(key, line);
}
const lengths = Array.from({ length: LENGTHS }, (_, at) =>
  Number((model.weights.get(`#${at}`) ?? 0).toFixed(2)),
);
const body = [...lines.values()]
  .sort((a, b) => b.weight - a.weight || a.family - b.family)
  .map(
    ({ weight, family, words }) =>
      `  [${weight}, ${family}, ${JSON.stringify(words.join(' ')).replaceAll("'", "\\'").replaceAll('"', "'")}],`,
  )
  .join('\n');
writeFileSync(
  new URL('../../src/concerns/weights.ts', import.meta.url),
  `// Learned from written statements of risk and harmless ones by test-support/risk-statements/learn-weights.ts.

/** Kinds of risk, by their place in this list. */
export const FAMILIES: readonly string[] = ${JSON.stringify(FAMILIES).replaceAll('"', "'").replaceAll(',', ', ')};

/** The weight of saying anything at all. */
export const START_WEIGHT = ${model.start.toFixed(2)};

/** Weights of the length of an answer, by steps of six words. */
export const LENGTH_WEIGHTS: readonly number[] = [${lengths.join(', ')}];

/** Tenths of log-odds, the kind of risk that the words go with or -1, and the words; \`?\` marks words of a question. Data. */
export const WEIGHTS: readonly (readonly [weight: number, family: number, words: string])[] = [
${body}
];
`,
);
