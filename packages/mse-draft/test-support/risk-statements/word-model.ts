import { exchangesOf } from '../../src/concerns/exchanges.ts';
import { wordFeaturesOf } from '../../src/concerns/weigh.ts';
import { attributeSentences } from '../../src/attribute-sentences.ts';
import { readTranscript } from '../../src/transcript/read-transcript.ts';

/** What an answer holds, and whether it is risk. */
export interface Example {
  readonly features: readonly string[];
  readonly isRisk: boolean;
  readonly family: string | undefined;
}

/** Classes of length. */
export const LENGTHS = 5;
const ROUNDS = 40;
const STEP = 0.1;
const RESTRAINT = 1;
/** Words seen less often teach nothing. */
const FEWEST = 2;

/** The answers of a visit, those that touch a quote as risk. */
export function examplesOf(
  transcript: string,
  quotes: readonly string[] | undefined,
  family?: string,
): Example[] {
  return exchangesOf(attributeSentences(readTranscript(transcript))).flatMap(({ asked, said, turn }) => {
    if (turn.speaker !== 'patient' || said.length === 0) return [];
    const touches = (start: number, end: number): boolean =>
      quotes?.some((quote) => {
        const at = transcript.indexOf(quote);
        return at < turn.start + end && at + quote.length > turn.start + start;
      }) ?? false;
    const own = said.filter(({ sentence }) => touches(sentence.start, sentence.end));
    const isRisk = own.length > 0;
    const used = isRisk ? own : said;
    const question = asked.map(({ fullText }) => fullText).join(' ');
    return [
      {
        features: wordFeaturesOf(question, used.map(({ sentence }) => sentence.fullText).join(' ')),
        isRisk,
        family,
      },
    ];
  });
}

/** Weights of words, and of saying anything at all. */
export interface Model {
  readonly start: number;
  readonly weights: ReadonlyMap<string, number>;
}

/** Logistic regression by stochastic descent with shrinking steps, in a fixed order. */
export function learn(from: readonly Example[]): Model {
  const seen = new Map<string, number>();
  for (const { features } of from) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  let start = 0;
  let startSquares = 1e-6;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < from.length; index += 1) {
      const example = from[(index * 7919 + round * 31) % from.length];
      if (!example) continue;
      const features = example.features.filter((one) => (seen.get(one) ?? 0) >= FEWEST);
      const scale = 1 / Math.sqrt(Math.max(1, features.length));
      const sum = features.reduce((total, one) => total + (weights.get(one) ?? 0), 0);
      const error = 1 / (1 + Math.exp(-(start + sum * scale))) - (example.isRisk ? 1 : 0);
      startSquares += error * error;
      start -= (STEP * error) / Math.sqrt(startSquares);
      for (const one of features) {
        const weight = weights.get(one) ?? 0;
        const slope = error * scale + (RESTRAINT * weight) / from.length;
        const square = (squares.get(one) ?? 1e-6) + slope * slope;
        squares.set(one, square);
        weights.set(one, weight - (STEP * slope) / Math.sqrt(square));
      }
    }
  }
  return { start, weights };
}

/** The log-odds of an answer. */
export function scoreOf({ start, weights }: Model, { features }: Example): number {
  const known = features.filter((one) => weights.has(one));
  const sum = known.reduce((total, one) => total + (weights.get(one) ?? 0), 0);
  return start + sum / Math.sqrt(Math.max(1, known.length));
}
