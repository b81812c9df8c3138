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
  /** Those that stand more than once in the answer. */
  readonly twice: readonly string[];
}

/** The sentences of an answer: texts of several words, split at their ends. */
export function sentencesIn(answer: unknown): Sentences {
  const all = textsIn(answer)
    .flatMap((text) => text.split(/(?<=[.;!?]) +/))
    .map((sentence) => sentence.trim().replace(/[.;]$/, ''))
    .filter((sentence) => sentence.split(' ').length >= LEAST_WORDS);
  return { all, twice: all.filter((sentence, index) => all.indexOf(sentence) !== index) };
}
const LEAST_WORDS = 4;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (NOT_READ.has(key) ? [] : textsIn(part)));
}
