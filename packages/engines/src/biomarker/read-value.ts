import type { Comparator, SentNumber, Word } from './sent-value.ts';
import { normalForm } from '@svc/contracts';

/** Longer texts are comments, no values. */
const MOST_CHARACTERS = 60;
const VALUE =
  /^(<=|>=|=<|=>|<|>|≤|≥|less than|greater than|below|above|under|over)? {0,2}([+-]?(?:\d(?:[\d.,']|[ \u00a0\u202f](?=\d{3}(?!\d)))*|[.,]\d+)) {0,2}((?:[x×*] ?10|10[\^*]|[\p{L}%°#]|\/ ?\p{L})[^<>=≤≥]*)?$/iu;

const COMPARATORS: Readonly<Record<string, Comparator>> = {
  '<': '<',
  'less than': '<',
  below: '<',
  under: '<',
  '>': '>',
  'greater than': '>',
  above: '>',
  over: '>',
  '<=': '<=',
  '=<': '<=',
  '≤': '<=',
  '>=': '>=',
  '=>': '>=',
  '≥': '>=',
};

/**
 * A value sent as a number or as text: with `<`, `>`, `≤`, `≥`, a unit behind the number, a decimal comma or point.
 * Undefined for what is no single number, as a comment, a share (`120/80`) or a range (`4-5`).
 *
 * @example
 * ```ts
 * import { readValue } from '@svc/engines';
 *
 * readValue('< 0,5 mmol/L'); // → { number: 0.5, comparator: '<', unit: 'mmol/L' }
 * ```
 */
export function readValue(value: number | string | null): SentNumber | undefined {
  if (typeof value === 'number') return { number: value };
  if (value === null || value.length > MOST_CHARACTERS) return undefined;
  const [, word, digits = '', unit] = VALUE.exec(value.trim()) ?? [];
  const read = readDigits(digits);
  if (read === undefined) return undefined;
  const comparator = word === undefined ? undefined : COMPARATORS[word.toLowerCase()];
  return {
    ...read,
    ...(comparator === undefined ? {} : { comparator }),
    ...(unit === undefined || unit.trim() === '' ? {} : { unit: unit.trim() }),
  };
}

const PLAIN = /^[+-]?\d{0,15}(?:[.,]\d{1,15})?$/;
const GROUPED = /^[+-]?\d{1,3}(?:([.,' \u00a0\u202f])\d{3})(?:\1\d{3}){0,4}(?:[.,]\d{1,15})?$/;
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

function readDigits(digits: string): Pick<SentNumber, 'number' | 'ifGrouped'> | undefined {
  if (!/\d/.test(digits)) return undefined;
  if (PLAIN.test(digits)) {
    const number = Number(digits.replace(',', '.'));
    return AMBIGUOUS.test(digits) ? { number, ifGrouped: Number(digits.replace(',', '')) } : { number };
  }
  const separator = GROUPED.exec(digits)?.[1];
  if (separator === undefined) return undefined;
  const joined = digits.split(separator).join('').replace(',', '.');
  return /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(joined) ? { number: Number(joined) } : undefined;
}

const NEGATIVE = new Set([
  'negative',
  'neg',
  'not detected',
  'none detected',
  'nonreactive',
  'non-reactive',
  'absent',
]);
const POSITIVE = new Set([
  'positive',
  'pos',
  'detected',
  'reactive',
  'present',
  'weakly positive',
  'weak positive',
  'presumptive positive',
  'equivocal',
  'indeterminate',
  '+',
  '++',
  '+++',
]);
/** A serum that still reacts when it is thinned so far. */
const TITRE = /^1 ?: ?\d{1,6}$/;
const NOTHING = new Set([
  '',
  '-',
  '--',
  'n/a',
  'na',
  'pending',
  'not done',
  'not available',
  'not measured',
  'in progress',
  'to follow',
]);

/**
 * What a value without a number says.
 *
 * @example
 * ```ts
 * import { readWord } from '@svc/engines';
 *
 * readWord('Not detected'); // → 'negative'
 * ```
 */
export function readWord(value: number | string | null): Word | undefined {
  if (value === null) return 'nothing';
  if (typeof value === 'number' || value.length > MOST_CHARACTERS) return undefined;
  const text = normalForm(value)
    .toLowerCase()
    .replace(/[.!*()]/g, '')
    .trim();
  if (NEGATIVE.has(text)) return 'negative';
  if (POSITIVE.has(text) || TITRE.test(text)) return 'positive';
  return NOTHING.has(text) ? 'nothing' : undefined;
}
