import { plainWords } from './answers.ts';
import { instrumentsIn } from './name-in-words.ts';
import type { Instrument } from '@svc/clinical';

/** A number at the end, or before one word or several: `q9`, `phq9-9`, `q9_sleep`. */
const NUMBER_AT_END = /(?:^|\D)(\d{1,2})([-_. ][a-z][a-z_-]{0,40})?$/i;
const LONGEST_LINK = 200;

/** The number a link ends with, and what stands before it; undefined when it ends with none. */
export function numberAtEnd(
  linkId: string,
): { readonly before: string; readonly number: number } | undefined {
  const link = linkId.slice(-LONGEST_LINK);
  const [, digits, words = ''] = NUMBER_AT_END.exec(link) ?? [];
  if (digits === undefined) return undefined;
  const before = link.slice(0, link.length - words.length - digits.length);
  // In "phq9_sleep" the number belongs to the name.
  const isName = words !== '' && instrumentsIn(before + digits)[0] !== instrumentsIn(before)[0];
  return isName ? undefined : { before, number: Number(digits) };
}

/** The numbers of links that are numbered alike: what stands before them is the same for most. */
export function numbersAlike(links: readonly string[]): (number | undefined)[] {
  const ends = links.map(numberAtEnd);
  const counts = new Map<string, number>();
  for (const end of ends) if (end !== undefined) counts.set(end.before, (counts.get(end.before) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return ends.map((end) => (end !== undefined && end.before === most ? end.number : undefined));
}

/** The instrument that what stands before the number of a link names: `phq9-3`, `gad7.q2`. */
export function instrumentBefore(before: string): Instrument | undefined {
  const [instrument, ...others] = instrumentsIn(plainWords(before));
  return others.length === 0 ? instrument : undefined;
}

/** Whether links are numbered one after the other, or not at all: only then does their order say anything. */
export function isInOrder(numbers: readonly (number | undefined)[]): boolean {
  if (numbers.every((number) => number === undefined)) return true;
  return numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? Number.NaN) + 1);
}

/**
 * Numbers of links as items of an instrument, 1-based; undefined when they cannot be its numbers. One beyond the last is
 * left: the question how difficult life was often follows.
 */
export function itemNumbers(
  numbers: readonly (number | undefined)[],
  itemCount: number,
): (number | undefined)[] | undefined {
  const given = numbers.filter((number) => number !== undefined);
  const [lowest, highest] = [Math.min(...given), Math.max(...given)];
  if (given.length === 0 || highest > itemCount + 1) return undefined;
  const fromZero = lowest === 0;
  if (fromZero && highest > itemCount - 1) return undefined;
  return numbers.map((number) => {
    const item = number === undefined ? undefined : number + (fromZero ? 1 : 0);
    return item !== undefined && item <= itemCount ? item : undefined;
  });
}
