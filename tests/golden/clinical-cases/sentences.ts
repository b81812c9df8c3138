/** Texts a clinician reads only when looking for them: standing texts, codes, and the caller's own words given back. */
const NOT_READ: ReadonlySet<string> = new Set([
  'disclaimer',
  'interpretationScale',
  'provenance',
  'codes',
  'model',
  'terminology',
  'source',
  'contextRead',
  'contextNotRead',
  'notChecked',
  'unrecognized',
  'sentAs',
  'readAsAbsent',
  'indicator',
  'recognized',
  'citations',
  'labels',
  'reasons',
  'flagged',
  'missingInputs',
  'staleInputs',
  'reasoning',
  'ruleIds',
]);

export interface Sentences {
  readonly all: readonly string[];
  /** Those that stand more than once, beside the rows of pairs, which carry their reason and advice each by contract. */
  readonly twice: readonly string[];
}

/** The sentences of an answer: texts of several words, split at their ends. */
export function sentencesIn(answer: unknown): Sentences {
  const once = split(textsIn(answer, OF_PAIRS)).filter(
    (sentence) => sentence.split(' ').length > LEAST_WORDS,
  );
  return {
    all: split(textsIn(answer)),
    twice: once.filter((sentence, index) => once.indexOf(sentence) !== index),
  };
}

const OF_PAIRS: ReadonlySet<string> = new Set(['mechanism', 'recommendation']);

function split(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/(?<=[.;!?]) +/))
    .map((sentence) => sentence.trim().replace(/[.;]$/, ''))
    .filter((sentence) => sentence.split(' ').length >= LEAST_WORDS);
}
const LEAST_WORDS = 4;

function textsIn(value: unknown, without: ReadonlySet<string> = new Set()): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, without));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    NOT_READ.has(key) || without.has(key) ? [] : textsIn(part, without),
  );
}
