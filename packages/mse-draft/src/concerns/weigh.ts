import { FAMILIES, LENGTH_WEIGHTS, START_WEIGHT, WEIGHTS } from './weights.ts';

/** The weight of a word in an answer or, with `?` before it, in a question, and the kind of risk it goes with. */
interface Weight {
  readonly weight: number;
  readonly family: string | undefined;
}

/** How much words sound like risk, and like which kind. */
export interface Weighed {
  /** Log-odds as learned; 0 is even. */
  readonly score: number;
  /** Name of the likeliest kind of risk. */
  readonly family: string | undefined;
}

const BY_WORD: ReadonlyMap<string, Weight> = new Map(
  WEIGHTS.flatMap(([weight, family, words]) =>
    words
      .split(' ')
      .map((word): [string, Weight] => [word, { weight: weight / 10, family: FAMILIES[family] }]),
  ),
);
/** Share of the votes from which a kind of risk is named. Ours. */
const CLEAR_SHARE = 0.6;
/** Words of an answer in each class of length. */
const LENGTH_STEP = 6;

/**
 * The features of an answer: its words without endings, pairs of them, its length, and the words of the question marked with `?`.
 *
 * @param asked normal words joined by spaces
 * @param said normal words joined by spaces
 */
export function wordFeaturesOf(asked: string, said: string): string[] {
  const words = said.split(' ').filter((word) => word !== '');
  const stems = words.map(withoutEnding);
  const length = Math.min(LENGTH_WEIGHTS.length - 1, Math.floor(words.length / LENGTH_STEP));
  const questionWords = asked.split(' ').filter((word) => word !== '');
  return [
    ...new Set([
      ...stems,
      ...stems.slice(1).map((stem, index) => `${stems[index]}_${stem}`),
      ...questionWords.map((word) => `?${withoutEnding(word)}`),
      `#${length}`,
    ]),
  ];
}

/** A word without a common ending, so that forms not seen before count as well. */
function withoutEnding(word: string): string {
  return word.length > 4 ? word.replace(/(?:ings?|ed|es|s|ly)$/, '') : word;
}

/**
 * Weighs an answer by its words; words not learned count nothing. Linear.
 *
 * The weights are a logistic regression over words, pairs of words and words of the question, learned in a fixed order
 * from statements written for it, of risk and harmless, and written as data by
 * `test-support/risk-statements/learn-weights.ts`, which also prints how statements left out are judged. They only say
 * that something sounds like risk, to put it before a clinician; nothing is decided by them.
 */
export function weigh(asked: string, said: string): Weighed {
  let sum = 0;
  let known = 0;
  const votes = new Map<string, number>();
  for (const feature of wordFeaturesOf(asked, said)) {
    const { weight, family } = weightOf(feature) ?? {};
    if (weight === undefined) continue;
    known += 1;
    sum += weight;
    if (family !== undefined && weight > 0) votes.set(family, (votes.get(family) ?? 0) + weight);
  }
  const [likeliest] = [...votes].sort((a, b) => b[1] - a[1]);
  const total = [...votes.values()].reduce((all, vote) => all + vote, 0);
  const isClear = likeliest !== undefined && likeliest[1] >= CLEAR_SHARE * total;
  return {
    score: START_WEIGHT + sum / Math.sqrt(Math.max(1, known)),
    family: isClear ? likeliest[0] : undefined,
  };
}

function weightOf(feature: string): Weight | undefined {
  if (!feature.startsWith('#')) return BY_WORD.get(feature);
  const weight = LENGTH_WEIGHTS[Number(feature.slice(1))];
  return weight === undefined ? undefined : { weight, family: undefined };
}
