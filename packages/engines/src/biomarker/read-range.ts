import type { SentRange, SentNumber } from './sent-value.ts';
import { normalizeUnit, type ReferenceInterval } from '@svc/clinical';
import { readValue } from './read-value.ts';

const MOST_CHARACTERS = 60;
const OPENING =
  /^(?:(?:adult )?(?:normal|reference)(?: range| interval)?|ref(?:erence)?\.?|range|rr|normal)\s*:?\s*/;
const TWO_ENDS =
  /^([+-]?[.,]?\d+(?:[.,' ]\d+)*)(?:\s*[\p{L}%/][^\d–—-]*)?\s*(?:-|–|—|−|~|to|\.\.\.?)\s*([+-]?[.,]?\d+(?:[.,' ]\d+)*)\s*([^\d\s].*)?$/u;

/**
 * The range a laboratory printed: `3.5-5.1`, `0,3 – 4,2 mmol/L`, `< 5`, `≥ 60`, `up to 40`. Undefined for what is no
 * single interval, as ranges by sex or age: the adult range of the catalogue stands in for it.
 */
export function readRange(text: string | undefined): SentRange | undefined {
  if (text === undefined || text.length > MOST_CHARACTERS) return undefined;
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^[[(](.*)[\])]$/u, '$1')
    .replace(OPENING, '')
    .trim();
  return oneEnd(plain) ?? twoEnds(plain);
}

function oneEnd(text: string): SentRange | undefined {
  const read = readValue(
    text.replace(/^(?:up to|max\.?|upto)\s+/, '<=').replace(/^(?:from|at least|min\.?)\s+/, '>='),
  );
  if (read?.comparator === undefined) return undefined;
  const { number, comparator, unit } = read;
  const open = comparator === '<' || comparator === '>';
  const interval: ReferenceInterval = comparator.startsWith('<')
    ? { high: number, ...(open ? { highOpen: true as const } : {}) }
    : { low: number, ...(open ? { lowOpen: true as const } : {}) };
  return withUnit(interval, unit);
}

function twoEnds(text: string): SentRange | undefined {
  const [, from, to, unit] = TWO_ENDS.exec(text) ?? [];
  const [first, second] = [readEnd(from), readEnd(to)];
  if (first === undefined || second === undefined) return undefined;
  const [low, high] = [endOf(first, to), endOf(second, from)];
  const behind = unit?.trim().replace(/^[[(](.*)[\])]$/u, '$1') ?? '';
  if (low >= high || /^[-–—]|\d\s*[-–,;]|[:;,]/.test(behind)) return undefined;
  return withUnit({ low, high }, behind);
}

function readEnd(text: string | undefined): SentNumber | undefined {
  const read = text === undefined ? undefined : readValue(text.trim());
  return read?.comparator === undefined && read?.unit === undefined ? read : undefined;
}

/** `1,500` beside `500` or `8,000` is a number with thousands, beside `0,35` one with decimals. */
function endOf({ number, ifGrouped }: SentNumber, other = ''): number {
  const decimalBeside = other.includes(',') && readEnd(other)?.ifGrouped === undefined;
  return decimalBeside ? number : (ifGrouped ?? number);
}

function withUnit(interval: ReferenceInterval, unit = ''): SentRange {
  return normalizeUnit(unit) === '' ? { interval } : { interval, unit };
}
