import { plainWords } from './answers.ts';
import { instrumentsIn } from './name-in-words.ts';
import type { Instrument } from '@svc/clinical';

const NUMBER_AT_END = /(?:^|\D)(\d{1,2})$/;
const LONGEST_LINK = 200;

/** The number a link ends with, and what stands before it; undefined when it ends with none or is a name itself. */
export function numberAtEnd(
  linkId: string,
): { readonly before: string; readonly number: number } | undefined {
  const link = linkId.slice(-LONGEST_LINK);
  const [, digits] = NUMBER_AT_END.exec(link) ?? [];
  if (digits === undefined) return undefined;
  const before = link.slice(0, -digits.length);
  // "phq-9" names an instrument, not its ninth item.
  const [whole] = instrumentsIn(link);
  return whole !== undefined && whole !== instrumentsIn(before)[0]
    ? undefined
    : { before, number: Number(digits) };
}

/** The instrument that what stands before the number of a link names: `phq9-3`, `gad7.q2`. */
export function instrumentBefore(before: string): Instrument | undefined {
  const [instrument, ...others] = instrumentsIn(plainWords(before));
  return others.length === 0 ? instrument : undefined;
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
  if (given.length === 0 || highest > itemCount + 1 || new Set(given).size !== given.length) return undefined;
  const fromZero = lowest === 0;
  if (fromZero && highest > itemCount - 1) return undefined;
  return numbers.map((number) => {
    const item = number === undefined ? undefined : number + (fromZero ? 1 : 0);
    return item !== undefined && item <= itemCount ? item : undefined;
  });
}
