import { textOf } from '../element/element.ts';
import type { AskedItem } from './answered-items.ts';
import { codingsOf } from './answers.ts';
import { DIFFICULTY_ANSWERS, NO_ITEM_CODES } from './instrument-items.ts';
import { totalAmong } from './recognise.ts';

const A_TOTAL = /(?:^|[^a-z])(?:total|sum|summe|score|severity score)(?:$|[^a-z])/i;
const A_DIFFICULTY = /difficult/i;

/** Whether an item is called a total, in its link or its text. */
export function isCalledTotal({ linkId, text = '' }: Pick<AskedItem, 'linkId' | 'text'>): boolean {
  return A_TOTAL.test(linkId.slice(-60)) || A_TOTAL.test(text.slice(0, 200));
}

/** The words an item is called by. */
export function wordsAround({ linkId, text = '' }: AskedItem): string {
  return `${linkId.slice(-60)} ${text}`;
}

/** A total, or the question how difficult life was. */
export function isNoItem({ codes, linkId, text = '', answers }: AskedItem): boolean {
  return (
    totalAmong(codes) !== undefined ||
    codes.some((code) => NO_ITEM_CODES.has(code)) ||
    isCalledTotal({ linkId, text }) ||
    A_DIFFICULTY.test(text) ||
    A_DIFFICULTY.test(linkId.slice(-60)) ||
    answers.some((answer) => codingsOf(answer).some(({ code }) => DIFFICULTY_ANSWERS.has(textOf(code) ?? '')))
  );
}
