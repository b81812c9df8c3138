import { featuresOf } from '../../../packages/mse-draft/src/find/classifier/features.ts';
import { markedWords } from '../../../packages/mse-draft/src/find/classifier/words.ts';
import { PLACES, placeOf } from '../../../packages/mse-draft/src/find/classifier/hash.ts';
import type { Sample } from './samples.ts';

export interface Settings {
  readonly passes: number;
  readonly rate: number;
  readonly l1: number;
  readonly l2: number;
  /** The same for risk, which is told by more words than anything else. */
  readonly l1OfRisk: number;
  /** The same for what is said of options and denials: fewer words, which fit more often. */
  readonly l1OfOptions: number;
  /** The same for what is seen. */
  readonly l1OfObserved: number;
  /** A feature is learned of that so many authors wrote so often. */
  readonly authors: number;
  readonly seen: number;
}
export const SETTINGS: Settings = {
  passes: 8,
  rate: 0.5,
  l1: 8,
  l1OfRisk: 3,
  l1OfOptions: 11,
  l1OfObserved: 6,
  l2: 0.05,
  authors: 2,
  seen: 3,
};
const SEED = 20_261_126;

/** Weights of one output by place, and what stands without any. */
export interface Learned {
  readonly bias: number;
  readonly weights: Float64Array;
}

/** Words that somebody writes small in a text with capitals: no name is one. */
function wordsWrittenSmall(samples: readonly Sample[]): ReadonlySet<string> {
  const texts = samples.flatMap(({ question, statement }) => [question, statement]);
  return new Set(
    texts
      .filter((text) => CAPITAL_ANYWHERE.test(text))
      .flatMap((text) => markedWords(text))
      .filter(({ read, mayBeName }) => !mayBeName || OTHER_MARKS.test(read))
      .map(({ read }) => read),
  );
}
const CAPITAL_ANYWHERE = /\p{Lu}/u;
/** Read as no word of their own: a name, a number. */
const OTHER_MARKS = /^~/;
/** Of words, not of ideas or of length: a word, two of them, a word of the question. */
const OF_WORDS = /^[\p{L}\p{N}~]|^\?(?!#)|^\^ /u;

/**
 * The features that more than one author wrote: what one alone writes is a habit or a name. None is of a word that is only
 * written with a capital.
 */
function sharedFeatures(
  samples: readonly Sample[],
  featured: readonly string[][],
  { authors, seen }: Settings,
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const writers = new Map<string, Set<string>>();
  samples.forEach(({ author }, at) => {
    for (const feature of featured[at] ?? []) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
      const those = writers.get(feature);
      if (those) those.add(author);
      else writers.set(feature, new Set([author]));
    }
  });
  const small = wordsWrittenSmall(samples);
  const isOfNames = (feature: string): boolean =>
    OF_WORDS.test(feature) &&
    feature
      .replace('?', '')
      .split(' ')
      .some((word) => word !== '^' && word !== 'i' && !small.has(word));
  return new Set(
    [...counts]
      .filter(([feature, count]) => count >= seen && (writers.get(feature)?.size ?? 0) >= authors)
      .map(([feature]) => feature)
      .filter((feature) => !isOfNames(feature)),
  );
}

/** Logistic regressions, one for each output, by follow-the-regularised-leader; the order is drawn from a fixed seed. */
export function train(
  samples: readonly Sample[],
  outputs: readonly string[],
  settings = SETTINGS,
): Learned[] {
  const featured = samples.map((sample) => featuresOf(sample));
  const shared = sharedFeatures(samples, featured, settings);
  const places = featured.map((features) => [
    ...new Set(features.filter((feature) => shared.has(feature)).map(placeOf)),
  ]);
  const counts = new Map<number, number>();
  for (const place of places.flat()) counts.set(place, (counts.get(place) ?? 0) + 1);
  // Places that are often met stand side by side, so that they stay in the processor's memory.
  const used = [...counts]
    .toSorted(([a, often], [b, seldom]) => seldom - often || a - b)
    .map(([place]) => place);
  const indexOf = new Map(used.map((place, index) => [place, index]));
  const rows = places.map((row) => Int32Array.from(row, (place) => indexOf.get(place) as number));
  const orders = ordersOf(samples.length, settings.passes);
  return outputs.map((output) => {
    const { bias, weights } = learn(output, samples, rows, orders, used.length, settings);
    const byPlace = new Float64Array(PLACES);
    used.forEach((place, index) => {
      byPlace[place] = weights[index] as number;
    });
    return { bias, weights: byPlace };
  });
}

function learn(
  output: string,
  samples: readonly Sample[],
  rows: readonly Int32Array[],
  orders: readonly Int32Array[],
  width: number,
  { rate, l2, ...settings }: Settings,
): Learned {
  const l1 = l1Of(output, settings);
  const z = new Float64Array(width + 1);
  const n = new Float64Array(width + 1);
  const weights = new Float64Array(width + 1);
  const step = (f: number, gradient: number, limit: number): void => {
    const before = n[f] as number;
    const after = before + gradient * gradient;
    const root = Math.sqrt(after);
    const zf = (z[f] as number) + gradient - ((root - Math.sqrt(before)) / rate) * (weights[f] as number);
    z[f] = zf;
    n[f] = after;
    weights[f] = Math.abs(zf) <= limit ? 0 : -(zf - Math.sign(zf) * limit) / ((0.1 + root) / rate + l2);
  };
  for (const order of orders)
    for (const at of order) {
      const sample = samples[at] as Sample;
      if (sample.only && !sample.only.has(output)) continue;
      const row = rows[at] as Int32Array;
      const value = 1 / Math.sqrt(row.length + 1);
      let sum = weights[width] as number;
      for (const f of row) sum += weights[f] as number;
      const isPositive = sample.positive.has(output);
      const error =
        (1 / (1 + Math.exp(-sum * value)) - (isPositive ? 1 : 0)) *
        value *
        (isPositive ? 1 : (sample.weightOfNo ?? 1));
      step(width, error, 0);
      for (const f of row) step(f, error, l1);
    }
  return { bias: weights[width] as number, weights: weights.subarray(0, width) };
}

function l1Of(output: string, settings: Omit<Settings, 'rate' | 'l2'>): number {
  if (output === 'risk') return settings.l1OfRisk;
  if (/^(?:option|denied):/.test(output)) return settings.l1OfOptions;
  return output.includes('.') ? settings.l1OfObserved : settings.l1;
}

function ordersOf(count: number, passes: number): Int32Array[] {
  let state = SEED;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const order = Int32Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: passes }, () => {
    for (let at = count - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    return order.slice();
  });
}
